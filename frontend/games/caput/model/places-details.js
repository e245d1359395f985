/** What the details card says of places: sites, plazas, the crane, the road, planks, tracks and projects. */
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
import { line, words } from "./describing.js";
import { actionName, actionNames, plazaName, positionName, siteName, tileName } from "./places.js";

/** @type {Record<string, import("./describing.js").Describer>} */
export const PLACES = {
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
};
