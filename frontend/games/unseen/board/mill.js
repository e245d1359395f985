/** The Mill Wheel with its Reward tokens, and the Mug deck beside it: lower part of the Vodnik minigame. */
import { svg } from "lit-html";
import { effectShape, inWords } from "../notation.js";
import { badge, states } from "../draw/kit.js";
import { box, text } from "../../common/draw/kit.js";
import { piece } from "../../common/draw/piece.js";
import { icon } from "../icons.js";
import { WINDS } from "../model/layout.js";

/** @typedef {import("../types.js").Scene} Scene */

const CX = 60;
const CY = 200;

/** @param {Scene} scene @param {string} section @param {number} slot @returns {[number, number]} */
function spot({ data }, section, slot) {
  const [dx, dy] = WINDS[data.board.mill_wheel.clockwise.indexOf(section)];
  const aside = (slot ? 1 : -1) * 11;
  return [CX + dx * 33 + (dx ? 0 : aside), CY + dy * 33 + (dx ? aside : 0)];
}

/** A Reward token of the Mill. @param {import("../types.js").Catalogue} data @param {string} id @param {number} x @param {number} y middle */
export const millFace = (data, id, x, y) =>
  svg`<circle cx=${x} cy=${y} r="10.6" class="paper"/>${effectShape(data.mill_tokens[id].gain, x, y, 20, 20,
    15)}<circle cx=${x} cy=${y} r="10.6" class="edge"/>`;

/** @param {Scene} scene @param {string} id */
function token(scene, id) {
  const { section, slot } = scene.next.mill[id];
  const before = scene.view.mill[id];
  const [x, y] = spot(scene, section, slot);
  const label = scene.t("unseen.label.mill", {
    what: inWords(scene.t, scene.data.mill_tokens[id].gain),
    hood: scene.t(`unseen.kind.${before.section}`),
  });
  return piece(
    {
      choice: `mill:${id}`,
      info: `mill:${id}`,
      label,
      cls: before.section === section && before.slot === slot ? "" : "ghost",
    },
    svg`<rect x=${x - 15} y=${y - 15} width="30" height="30" class="hit"/>${millFace(scene.data, id, x, y)}
      ${states(21.2, 21.2, { x: x - 10.6, y: y - 10.6, r: 11, lampAt: [x + 9, y - 9], lampSize: 11,
        out: 0.5 })}`,
  );
}

/** @param {Scene} scene */
function wheel(scene) {
  const { clockwise, slots } = scene.data.board.mill_wheel;
  return svg`<g class="mill">${Array.from({ length: 8 }, (_, i) => svg`<path d="M-6 -46H6V-55H-6Z"
    class="paddle" transform=${`translate(${CX} ${CY}) rotate(${i * 45 + 22.5})`}/>`)}
    <circle cx=${CX} cy=${CY} r="50" class="mill-rim"/><circle cx=${CX} cy=${CY} r="46" class="mill-bed"/>
    ${[45, 135, 225, 315].map((angle) => svg`<path d="M14 0H46" class="spoke"
      transform=${`translate(${CX} ${CY}) rotate(${angle})`}/>`)}</g>
    ${clockwise.map((/** @type {string} */ type, /** @type {number} */ i) => badge(type,
      CX + WINDS[i][0] * 12.4, CY + WINDS[i][1] * 12.4, 7.2))}
    ${clockwise.flatMap((/** @type {string} */ type) =>
      Array.from({ length: slots }, (_, slot) => {
        const [x, y] = spot(scene, type, slot);
        return svg`<circle cx=${x} cy=${y} r="7" class="slot"/>`;
      }),
    )}`;
}

/** @param {Scene} scene */
function mugDeck({ next, t }) {
  const discarded = Object.values(next.mugs.discard).reduce((sum, n) => sum + n, 0);
  return piece(
    {
      info: "mug-deck",
      label: t("unseen.label.mug-deck", { n: next.mugs.deck, discard: discarded }),
      x: 132,
      y: 154,
    },
    svg`${box(4, 4, 50, 64, 6, "under")}${box(2, 2, 50, 64, 6, "under")}${box(0, 0, 50, 64, 6, "mug-back")}
      ${box(3.5, 3.5, 43, 57, 4, "mug-line")}
      ${icon("mug", 11, 8, 28)}${text(25, 55, next.mugs.deck, { size: 17, weight: 800, anchor: "middle",
        cls: "on-mug" })}
      ${text(26, 82, t("unseen.board.mug-deck"), { size: 12, weight: 600, anchor: "middle", cls: "second" })}
        ${text(26, 95, t("unseen.board.discarded", { n: discarded }), { size: 11, anchor: "middle",
        cls: "second" })}`,
  );
}

/** @param {Scene} scene */
export const mill = (scene) =>
  svg`${wheel(scene)}${Object.keys(scene.view.mill)
    .sort()
    .map((id) => token(scene, id))}${mugDeck(scene)}`;
