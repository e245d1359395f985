/** A help card's side in symbols, as it lies on the table: what decides each minigame, the best first. */
import { html, nothing, svg } from "lit-html";
import { box, text } from "../../common/draw/kit.js";
import { badge } from "../draw/kit.js";
import { icon } from "../icons.js";
import { effectShape } from "../notation.js";

/** @typedef {Pick<import("../types.js").Scene, "t" | "data">} Named */

/** @type {Record<string, string>} */
const SIGNS = { far: "boat", mill: "any", ideas: "idea", crate: "crate" };

/** @param {number} x @param {number} y @param {boolean} clockwise */
const turn = (x, y, clockwise) =>
  text(x, y + 7, clockwise ? "↻" : "↺", { size: 21, weight: 800, anchor: "middle", cls: "on-paper" });

/** @param {Named} scene @param {string} side */
export function helpFace({ t, data }, side) {
  const { flame, around, walk, vodnik, robot } = data.help_cards[side];
  const row = (/** @type {string} */ hood, /** @type {number} */ i, /** @type {unknown} */ content) =>
    svg`<g transform=${`translate(0 ${30 + i * 22})`}>${badge(hood, 15, 10, 8)}${content}</g>`;
  const signs = (/** @type {string[]} */ names) =>
    names.map((name, i) => svg`${icon(SIGNS[name], 32 + i * 30, 1, 18)}${
      i < names.length - 1 ? svg`<path d=${`M${54 + i * 30} 7l3 3l-3 3`} class="solo-then"/>` : nothing
    }`);
  return html`<svg viewBox="-2 -2 162 124">${svg`${box(1.5, 2.5, 156, 116, 8, "shade")}${box(0, 0, 156, 116, 8, "paper")}
    <path d="M0 8Q0 0 8 0H148Q156 0 156 8V24H0Z" fill=${side === "witch" ? "#cdbdf0" : "#dccfae"}/>
    ${text(78, 16.5, t(`unseen.solo.help.${side}`), { size: 13, anchor: "middle", cls: "head on-paper" })}
    ${row("horned", 0, svg`${flame.map((/** @type {string} */ bonus, /** @type {number} */ i) => effectShape(bonus, 41 + i * 24, 10, 22, 18, 17))}${turn(142, 10, around === "clockwise")}`)}
    ${row("vodnik", 1, signs(vodnik))}${row("golem", 2, turn(42, 10, walk === "clockwise"))}${row("robot", 3, signs(robot))}
    ${box(0, 0, 156, 116, 8, "edge")}`}</svg>`;
}
