/** Along the King's Road and by the river: road, bridge, seals, production tokens. */
import { capital } from "../../../js/words.js";
import { bridge, plankFace, vFace, widthOfV } from "../board/bridge.js";
import { station } from "../board/road.js";
import { sealFace, tokenFace } from "../board/supplies.js";
import { bookOf } from "../model/catalogue.js";
import { inWords } from "../notation.js";
import { alone, having, kindOf, line, told } from "./shelf.js";

/** @typedef {import("../types.js").Scene} Scene */

const PLATE = { x: 0, y: 0, w: 156, h: 38, numeral: 32 };

/** @param {Scene} scene */
export const city = (scene) => [
  kindOf(scene, "road", [...spaces(scene), ...roadTiles(scene)]),
  kindOf(scene, "arches", arches(scene)),
  kindOf(scene, "statues", statues(scene)),
  kindOf(scene, "bridge", [wholeBridge(scene)]),
  kindOf(scene, "seals", seals(scene)),
  kindOf(scene, "tokens", tokens(scene)),
];

/** @param {Scene} scene @param {number} n */
const plate = (scene, n) => alone(-80, -21, 160, 42, station(scene, n, PLATE));

/** @param {Scene} scene */
const spaces = (scene) =>
  bookOf(scene.data).road.map(({ id, space }, i) => ({
    id,
    name: scene.t("caput.details.road", { space }),
    group: scene.t("caput.gallery.printed"),
    wide: true,
    draw: () => plate(scene, i + 1),
    words: told(scene, `road:${id}`),
  }));

/** @param {Scene} scene */
function roadTiles(scene) {
  const { road, roadTiles: tiles } = bookOf(scene.data);
  return tiles.map(({ id, space }) => {
    const n = road.findIndex((one) => one.space === space) + 1;
    const laid = having(scene, { options: { [`road-${n}`]: "tile" } });
    return {
      id,
      name: scene.t("caput.details.road", { space }),
      group: scene.t("caput.gallery.road-tiles"),
      wide: true,
      draw: () => plate(laid, n),
      words: [scene.t("caput.gallery.road-tile", { space }), ...told(laid, `road:${road[n - 1].id}`)],
    };
  });
}

/** @param {Scene} scene */
const arches = (scene) =>
  Object.entries(bookOf(scene.data).iv).map(([id, { now }]) => ({
    id,
    name: scene.t(`caput.iv.${id}`),
    note: scene.t("caput.gallery.tile", { space: "IV" }),
    draw: () => alone(-26, -20, 52, 40, plankFace(now, false)),
    words: [scene.t("caput.details.now"), ...line(scene, now), scene.t("caput.details.iv-text")],
  }));

/** @param {Scene} scene */
function statues(scene) {
  const { t, data } = scene;
  const { v_at_bridge: bridge, v_at_cathedral: cathedral } = data.bridge.rules;
  return Object.entries(bookOf(data).v).map(([id, tile]) => ({
    id,
    name: t(`caput.v.${id}`),
    note: t("caput.gallery.tile", { space: "V" }),
    draw: () => alone(-3, -17, widthOfV(tile) + 6, 35, vFace(tile)),
    words: [
      ...(tile.now ? [t("caput.details.now"), ...line(scene, tile.now)] : []),
      t("caput.details.at-the-end"),
      ...line(scene, tile.end),
      t("caput.gallery.statue", { bridge, cathedral }),
    ],
  }));
}

/** @param {Scene} scene */
const wholeBridge = (scene) => ({
  id: "charles-bridge",
  name: scene.t("caput.bridge"),
  wide: true,
  draw: () => alone(-178 - 250, -262, 270, 58, bridge(scene)),
  words: bookOf(scene.data).planks.flatMap(({ ways }, i) => [
    scene.t("caput.details.plank", { n: i + 1 }),
    ...ways.flatMap((way) => line(scene, way)),
  ]),
});

/** @param {Scene} scene */
const seals = (scene) =>
  Object.keys(bookOf(scene.data).seals).map((id) => ({
    id,
    name: capital(scene.t(`caput.seal.${id}`)),
    draw: () => alone(-26, -24, 52, 62, sealFace(scene, id)),
    words: told(scene, `seal:${id}`),
  }));

/** @param {Scene} scene */
const tokens = (scene) =>
  Object.entries(bookOf(scene.data).tokens).map(([id, { gain }]) => ({
    id,
    name: capital(inWords(scene.t, gain)),
    draw: () => alone(-24, -16, 48, 32, tokenFace(gain)),
    words: told(scene, `token:${id}`),
  }));
