/** Tiles: Bridges, sides of the Marketplace, River Variety, Priority, the Flame board. */
import { svg } from "lit-html";
import { tileShape } from "../area/bridges.js";
import { flameBoard } from "../board/cauldron.js";
import { marketGrid, priorityFace } from "../board/market.js";
import { signs } from "../board/river.js";
import { KINDS, stalls } from "../model/catalogue.js";
import { costWords, inWords } from "../notation.js";
import { alone, kindOf, told } from "./shelf.js";

/** @typedef {import("../types.js").Scene} Scene */

const SPACES = 3; // of a row of stalls, and of a set of the River

/** @param {Scene} scene */
export const tiles = (scene) => [
  kindOf(scene, "bridge-tiles", bridgeTiles(scene)),
  kindOf(scene, "market-sides", marketSides(scene)),
  kindOf(scene, "river-sets", riverSets(scene)),
  kindOf(scene, "other-tiles", [...priorityTiles(scene), flame(scene)]),
];

/** @param {Scene} scene */
function bridgeTiles(scene) {
  const { data, t } = scene;
  return Object.entries(data.bridge_tiles).map(([id, { stack, depth, cost }], i) => ({
    id,
    name: t("unseen.gallery.bridge", { n: i + 1 }),
    note: t(depth ? "unseen.gallery.below" : "unseen.gallery.top", { stack }),
    draw: () => alone(-2, -2, 53, 48, tileShape(scene, id, 49, 44)),
    words: [
      { effect: cost, words: t("unseen.details.costs", { what: costWords(t, cost) }) },
      t("unseen.details.guild"),
      t("unseen.details.bridge"),
    ],
  }));
}

/** @param {Scene} scene */
function marketSides(scene) {
  const { t, data, view } = scene;
  return Object.keys(data.market_sides).map((side) => {
    const shown = { ...view, market: { ...view.market, side } };
    return {
      id: side,
      name: t(`unseen.gallery.market.${side}`),
      wide: true,
      draw: () => alone(-2, -2, 192, 170, marketGrid({ ...scene, view: shown, next: shown })),
      words: [
        t("unseen.gallery.market"),
        ...stalls(data, side).map((reward, i) =>
          reward === "none"
            ? t("unseen.gallery.stall", { n: i + 1, what: t("unseen.label.nothing") })
            : { effect: reward, words: t("unseen.gallery.stall", { n: i + 1, what: inWords(t, reward) }) },
        ),
      ],
    };
  });
}

/** @param {Scene} scene */
function riverSets(scene) {
  const { t, data } = scene;
  return Object.entries(data.river_sets).map(([id, { tokens }], i) => ({
    id,
    name: t("unseen.gallery.river-set", { n: i + 1 }),
    draw: () =>
      alone(
        -20,
        -20,
        40 * SPACES,
        40,
        tokens.map(
          (/** @type {string[]} */ types, /** @type {number} */ n) =>
            svg`<circle cx=${n * 40} r="18" class="disc"/>${signs(types, n * 40, 0)}`,
        ),
      ),
    words: [
      t("unseen.gallery.river-set.text"),
      ...tokens.map((/** @type {string[]} */ types, /** @type {number} */ n) =>
        t("unseen.gallery.river-token", {
          n: n + 1,
          what: types.map((type) => t(`unseen.kind.${type}`)).join(t("unseen.gallery.or")),
        }),
      ),
    ],
  }));
}

/** @param {Scene} scene */
const priorityTiles = ({ t, data }) =>
  KINDS.map((type) => ({
    id: `priority-${type}`,
    name: t("unseen.gallery.priority", { type: t(`unseen.kind.${type}`) }),
    draw: () => alone(-8, -8, 49, 46, priorityFace(type)),
    words: [t("unseen.gallery.priority.text", { steps: data.board.priority_track.steps.join(", ") })],
  }));

/** @param {Scene} scene */
const flame = (scene) => ({
  id: "flame-board",
  name: scene.t("unseen.flame-board"),
  draw: () => alone(94 - 45, 117 - 45, 90, 90, flameBoard(scene)),
  words: told(scene, "flame"),
});
