/** What the details card says of a piece: a name, and lines of words or symbols. */
import { split } from "../../common/model/names.js";
import { bookOf } from "./catalogue.js";
import { line, words } from "./describing.js";
import { PLACES } from "./places-details.js";
import { actionName, tileName } from "./places.js";

/** @typedef {import("../types.js").Scene} Scene */

/** @type {Record<string, import("./describing.js").Describer>} */
export const DESCRIBERS = {
  ...PLACES,
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
