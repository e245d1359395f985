/** What the details card says of a piece: a name, and lines of words or symbols. */
import { split } from "../../common/model/names.js";
import { inWords } from "../notation.js";
import {
  actionsOf,
  bookOf,
  crossingCost,
  gridOf,
  positionOf,
  roadFree,
  slotBonus,
  trackOf,
  zoneOf,
} from "./catalogue.js";
import { actionName, actionNames, plazaName, positionName, siteName, tileName } from "./places.js";

/** @typedef {import("../types.js").Scene} Scene */
/** @typedef {import("../../common/types.js").Card} Card */
/** @typedef {(scene: Scene, name: string) => Card | null} Describer */

/** An effect as a line, none for nothing. @param {Scene} scene @param {string | undefined} effect */
const line = ({ t }, effect) => (effect ? [{ effect, words: inWords(t, effect) }] : []);

/** @param {Scene} scene @param {string} key @param {Record<string, string | number>} [params] */
const words = ({ t }, key, params) => t(`caput.details.${key}`, params);

/** @type {Record<string, Describer>} */
export const DESCRIBERS = {
  hex: (scene, id) => {
    const tile = bookOf(scene.data).tiles[id];
    const { t } = scene;
    const symbols = tile.edges.filter(Boolean);
    return {
      title: tileName(scene, id),
      lines: [
        t(`caput.kind.${tile.kind}`, {
          action: tile.action ? actionName(scene, tile.action) : "",
          era: tile.era === 2 ? "II" : "I",
        }),
        ...(tile.special ? [words(scene, "special")] : []),
        ...(tile.cost ? [words(scene, "cost"), ...line(scene, tile.cost)] : []),
        ...(tile.gain
          ? [words(scene, tile.kind === "upgrade" ? "centre" : "reward"), ...line(scene, tile.gain)]
          : []),
        ...(tile.hunger ? line(scene, "wall>") : []),
        ...(tile.cathedral ? line(scene, "cath>") : []),
        ...(tile.kind === "building" ? [words(scene, tile.cube ? "cube" : "no-cube")] : []),
        ...(symbols.length ? [words(scene, "edges"), ...line(scene, symbols.join(", "))] : []),
        ...(tile.corners.length
          ? [
              words(scene, tile.kind === "building" ? "corners-blue" : "corners-red", {
                n: tile.corners.length,
              }),
            ]
          : []),
      ],
    };
  },
  site: (scene, id) => {
    const { data, view, person } = scene;
    const book = bookOf(data);
    const built = view.city.sites[id];
    const old = book.old.has(book.plazaOf[id]);
    return {
      title: siteName(scene, id),
      lines: [
        ...(old ? [words(scene, "old", { n: book.siteVp[id] ?? 0 })] : [words(scene, "new")]),
        ...(built ? [words(scene, "stands", { name: tileName(scene, built.tile) })] : []),
        ...(built && built.claim !== null
          ? [words(scene, "claimed", { who: person(built.claim), n: built.paid })]
          : []),
      ],
    };
  },
  plaza: (scene, id) => {
    const { view, data, person } = scene;
    const { tile, resolved } = view.city.plazas[id];
    const { upper, lower } = bookOf(data).plazaTiles[tile];
    const claims = Object.entries(view.city.sites)
      .filter(([site, { claim }]) => claim !== null && bookOf(data).plazaOf[site] === id)
      .map(([, { claim, paid }]) => `${person(Number(claim))} (${paid})`);
    return {
      title: plazaName(scene, id),
      lines: [
        words(scene, "upper"),
        ...line(scene, upper),
        words(scene, "lower"),
        ...line(scene, lower),
        words(scene, resolved ? "resolved" : "plaza"),
        ...(claims.length ? [words(scene, "claims", { who: claims.join(", ") })] : []),
      ],
    };
  },
  crane: (scene, id) => {
    const { data, view } = scene;
    const actions = actionsOf(data, view.options, id);
    const spot = view.crane.tiles[id];
    return {
      title: actionNames(scene, actions),
      lines: [
        ...(spot ? [words(scene, "at", { position: positionName(scene, spot.position) })] : []),
        ...(spot?.five ? [words(scene, "five")] : []),
        ...actions.map((action) => `${actionName(scene, action)}: ${scene.t(`caput.does.${action}`)}`),
      ],
    };
  },
  position: (scene, n) => {
    const { cost, vp } = positionOf(scene.data, Number(n));
    return {
      title: positionName(scene, Number(n)),
      lines: [
        words(scene, `zone-${zoneOf(scene.data, Number(n))}`),
        ...line(scene, cost || (vp ? `vp ${vp}` : "")),
      ],
    };
  },
  slot: (scene, n) => {
    const bonus = slotBonus(scene.data, Number(n));
    return {
      title: words(scene, "slot"),
      lines: [
        ...line(scene, bonus),
        words(
          scene,
          bonus.includes("special") ? "slot-special" : bonus.includes("->") ? "slot-buy" : "slot-gain",
        ),
      ],
    };
  },
  blocked: (scene) => ({ title: words(scene, "blocked"), lines: [words(scene, "blocked-text")] }),
  token: (scene, id) => ({
    title: words(scene, "token"),
    lines: [...line(scene, bookOf(scene.data).tokens[id].gain), words(scene, "token-text")],
  }),
  seal: (scene, id) => {
    const { cost, end } = bookOf(scene.data).seals[id];
    const owner = scene.view.seals[id];
    return {
      title: scene.t(`caput.seal.${id}`),
      lines: [
        words(scene, "at-the-end"),
        ...line(scene, end),
        ...(cost ? [words(scene, "cost"), ...line(scene, cost)] : [words(scene, "free")]),
        ...(typeof owner === "number"
          ? [words(scene, "owner", { who: scene.person(owner) })]
          : [words(scene, "seal-text")]),
      ],
    };
  },
  road: (scene, id) => {
    const { data, view } = scene;
    const n = bookOf(data).road.findIndex((one) => one.id === id) + 1;
    const { space, entry, egg } = bookOf(data).road[n - 1];
    const free = roadFree(data, view.options, n);
    return {
      title: words(scene, "road", { space }),
      lines: [
        ...(entry ? [words(scene, "entry"), ...line(scene, entry)] : []),
        ...(free ? [words(scene, "road-free"), ...line(scene, free)] : []),
        ...(egg ? [words(scene, "road-egg"), ...line(scene, egg)] : []),
        ...(n === 4 ? [words(scene, "road-4")] : n === 5 ? [words(scene, "road-5")] : []),
      ],
    };
  },
  plank: (scene, n) => {
    const laid = scene.view.bridge.planks[n];
    const { ways } = bookOf(scene.data).planks[Number(n) - 1];
    return {
      title: words(scene, "plank", { n }),
      lines: laid
        ? [
            words(scene, "laid", {
              name: bookOf(scene.data).iv[laid.tile]
                ? scene.t(`caput.iv.${laid.tile}`)
                : scene.t(`caput.v.${laid.tile}`),
            }),
          ]
        : [words(scene, "ways"), ...ways.flatMap((way) => line(scene, way))],
    };
  },
  v: (scene, id) => {
    const { now, end } = bookOf(scene.data).v[id];
    return {
      title: scene.t(`caput.v.${id}`),
      lines: [
        ...(now ? [words(scene, "now"), ...line(scene, now)] : []),
        words(scene, "at-the-end"),
        ...line(scene, end),
        words(scene, scene.view.cathedral[id] ? "v-cathedral" : "v-bridge"),
      ],
    };
  },
  "iv-stack": (scene) => ({
    title: words(scene, "iv", { n: scene.view.bridge.iv_stack }),
    lines: [words(scene, "iv-text")],
  }),
  technology: (scene, id) => {
    const { level } = bookOf(scene.data).technologies[id];
    const state = Object.values(scene.view.players).find(({ technologies }) => technologies[id])
      ?.technologies[id].state;
    const once = level === "III" || level === "IV";
    return {
      title: `${level} · ${scene.t(`caput.technology.${id}`)}`,
      lines: [
        scene.t(`caput.technology-text.${id}`),
        words(scene, once ? (state === "used" ? "used" : "once") : state === "fresh" ? "fresh" : "permanent"),
      ],
    };
  },
  track: (scene, id) => {
    if (id === "tech") return { title: scene.t("caput.track.tech"), lines: [words(scene, "tech")] };
    if (id === "uni") return { title: scene.t("caput.track.uni"), lines: [words(scene, "uni")] };
    const track = id === "quarries" ? "quarries" : "mines";
    const { token, seal, bonuses } = trackOf(scene.data, track);
    return {
      title: scene.t(`caput.track.${track}`),
      lines: [
        words(scene, `track-${track}`),
        words(scene, "track-bonuses"),
        ...line(scene, Object.values(bonuses).join(", ")),
        words(scene, "track-ends", { token, seal }),
      ],
    };
  },
  project: (scene, which) => {
    const project = which === "cath" ? "cath" : "wall";
    const { values } = gridOf(scene.data, scene.view.options, project);
    return {
      title: scene.t(`caput.project.${project}`),
      lines: [
        words(scene, `project-${project}`),
        words(scene, "up"),
        ...line(scene, scene.data.grids.up.cost),
        words(scene, "crossing"),
        ...line(scene, crossingCost(scene.data, "II")),
        ...line(scene, crossingCost(scene.data, "III")),
        words(scene, `columns-${project}`, { values: values.join(", ") }),
      ],
    };
  },
  good: (scene, good) => ({ title: scene.t(`caput.good.${good}`), lines: [words(scene, `good-${good}`)] }),
  stack: (scene, row) => ({
    title: scene.t(`caput.row.${row}`),
    lines: [
      words(scene, "stack", {
        n: scene.view.rows[/** @type {import("../types.js").Row} */ (row)].stack,
        special: scene.view.rows[/** @type {import("../types.js").Row} */ (row)].special_stack,
      }),
      words(scene, "refresh"),
    ],
  }),
};

/**
 * The card of a piece by its info key, "hex:ungelt-court"; null when there is nothing to tell.
 * @param {Scene} scene
 * @param {string} key
 */
export function describe(scene, key) {
  const [kind, name] = split(key);
  return DESCRIBERS[kind]?.(scene, name) ?? null;
}
