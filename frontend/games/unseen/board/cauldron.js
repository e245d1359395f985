/** The Cauldron: four Items between the Worker signs, the Flame board that turns in its middle, the bag. */
import { svg } from "lit-html";
import { effectShape } from "../notation.js";
import { badge, caption, states } from "../draw/kit.js";
import { text } from "../../common/draw/kit.js";
import { piece, worn } from "../../common/draw/piece.js";
import { icon } from "../icons.js";
import { WINDS } from "../model/layout.js";

/** @typedef {import("../types.js").Scene} Scene */

const CX = 94;
const CY = 117;
/** @type {[number, number, number][]} */
const BUBBLES = [
  [-34, -62, 4],
  [-20, -74, 2.6],
  [30, 66, 4.6],
  [18, 58, 2.4],
  [62, -30, 3.4],
  [-66, 26, 4],
  [-60, 38, 2.4],
  [66, 34, 2.6],
];
const PETAL =
  "M0 0C-19 -10 -24 -26 -12 -36Q-10 -30 -6 -31Q-6 -40 2 -46Q2 -38 8 -35Q13 -32 14 -25Q17 -12 0 0Z";

/** @param {string} item @param {number} x @param {number} y @param {number} r */
export const itemToken = (item, x, y, r) =>
  svg`<circle cx=${x + 1} cy=${y + 2} r=${r} class="shade"/><circle cx=${x} cy=${y} r=${r} class="paper"/>
    <circle cx=${x} cy=${y} r=${r * 0.84} class="paper-line"/>${icon(
    item,
    x - r * 0.67,
    y - r * 0.67,
    r * 1.34,
  )}<circle cx=${x} cy=${y} r=${r} class="edge"/>`;

/** @param {Scene} scene @param {string} section @param {number} i from the north-east, clockwise */
function item(scene, section, i) {
  const [dx, dy] = [
    [1, -1],
    [1, 1],
    [-1, 1],
    [-1, -1],
  ][i];
  const [x, y] = [CX + dx * 46, CY + dy * 46];
  const id = scene.next.cauldron.items[section];
  const fresh = scene.view.cauldron.items[section] !== id;
  const label = scene.t("unseen.label.cauldron-item", {
    item: id ? scene.t(`unseen.item.${id}`) : scene.t("unseen.label.nothing"),
  });
  return piece(
    { choice: `cauldron:${section}`, info: id ? `item:${id}` : undefined, label, cls: fresh ? "ghost" : "" },
    svg`${id ? itemToken(id, x, y, 21) : svg`<circle cx=${x} cy=${y} r="20"
      class="slot"/>`}${states(42, 42, { x: x - 21, y: y - 21, r: 22, lampAt: [x + 16, y - 16] })}`,
  );
}

/**
 * Choices to turn the Flame board are on the board itself: every press takes up the next one.
 * @param {Scene} scene
 */
function spin(scene) {
  const turns = [...scene.legal].filter((choice) => choice.startsWith("spin:"));
  return turns.length ? turns[(turns.indexOf(scene.chosen ?? "") + 1) % turns.length] : undefined;
}

/** The Flame board, 84 wide round 94 117. @param {Scene} scene */
export function flameBoard(scene) {
  const { ring, cauldron } = scene.data.board;
  const types = cauldron.symbols_clockwise ?? ring.clockwise;
  const moved = types.some(
    (/** @type {string} */ type) => scene.next.cauldron.flame[type] !== scene.view.cauldron.flame[type],
  );
  const spoken = types.map(
    (/** @type {string} */ type) =>
      `${scene.t(`unseen.kind.${type}`)}: ${scene.t(`unseen.good.${scene.view.cauldron.flame[type].split(" ")[0]}`)}`,
  );
  return piece(
    {
      choice: spin(scene),
      info: "flame",
      label: scene.t("unseen.label.flame", { what: spoken.join(", ") }),
      cls: moved ? "ghost" : "",
    },
    svg`<circle cx=${CX} cy=${CY} r="42" class="flame-bed"/>${WINDS.map((_, i) => svg`<path d=${PETAL}
      class="petal" transform=${`translate(${CX} ${CY}) rotate(${i * 90})`}/>`)}
      ${types.map((/** @type {string} */ type,
        /** @type {number} */ i) => effectShape(scene.next.cauldron.flame[type], CX + WINDS[i][0] * 25,
        CY + WINDS[i][1] * 25, 30, 22, 20))}
      <circle cx=${CX} cy=${CY} r="9" class="pivot"/><path
        d="M89.4 118.6A4.9 4.9 0 1 1 95.6 121.6M98.9 120.4L95 121.9L95.4 117.8" class="pivot-arrow"/>
      ${states(84, 84, { x: CX - 42, y: CY - 42, r: 43, lampAt: [CX + 30, CY - 30] })}`,
  );
}

/** Box 188 x 250. @param {Scene} scene */
export function cauldron(scene) {
  const { data, t, next } = scene;
  const types = data.board.cauldron.symbols_clockwise;
  return svg`${caption(t("unseen.board.cauldron"), 188)}<circle cx=${CX} cy=${CY} r="93" class="iron"/><circle
    cx=${CX} cy=${CY} r="86" class="brew"/>
    ${BUBBLES.map(([x, y, r]) => svg`<circle cx=${CX + x} cy=${CY + y} r=${r}
      class="bubble"/>`)}${flameBoard(scene)}
    ${Object.keys(next.cauldron.items)
      .sort()
      .map((section, i) => item(scene, section, i))}
    ${types.map((/** @type {string} */ type, /** @type {number} */ i) => badge(type, CX + WINDS[i][0] * 73,
      CY + WINDS[i][1] * 73, 12))}
    ${piece(
      {
        choice: worn(scene, "repair:draw"),
        info: "bag",
        label: t("unseen.label.bag", { n: next.cauldron.bag }),
        y: 216,
      },
      svg`<rect width="58" height="34" class="hit"/>${icon("bag", 0, 0, 32)}${text(35, 24, next.cauldron.bag, { size: 17, weight: 800, cls: "first" })}
        ${states(58, 34, { lampAt: [56, 4] })}`,
    )}`;
}
