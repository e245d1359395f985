/** The solo material: Aim cards, Solo action cards, Reward tokens, help cards. Drawn by the board and among the pieces. */
import { nothing, svg } from "lit-html";
import { box, fit, text } from "../../common/draw/kit.js";
import { badge, points } from "../draw/kit.js";
import { icon } from "../icons.js";
import { effectShape } from "../notation.js";

/** @typedef {import("../types.js").Catalogue} Catalogue */
/** @typedef {import("../types.js").Scene} Scene */

export const AIM = { width: 156, height: 82 };
export const CARD = { width: 156, height: 104 };
export const HELP = { width: 232, height: 150 };

/** How often an Aim card's Reward is gained at a level. @param {Catalogue} data @param {number} level */
export const aimAmount = (data, level) =>
  Object.values(data.councilors).find((/** @type {any} */ board) => board.level === level)?.aim_amount ?? 1;

/** An Aim card's Reward, gained so often, as notation: "boat 2" twice is "boat 4". @param {Catalogue} data @param {string} id @param {number} times */
export function aimReward(data, id, times) {
  const [good, n = "1"] = data.aims[id].unit.split(" ");
  return `${good} ${Number(n) * times}`;
}

/** A disc with the letter of a slot. @param {number} cx @param {number} cy @param {string} slot */
const slotDisc = (cx, cy, slot) =>
  svg`<circle cx=${cx} cy=${cy} r="9.5" class="solo-slot"/>${text(cx, cy + 5, slot.toUpperCase(), {
    size: 14,
    anchor: "middle",
    cls: "head on-paper",
  })}`;

/**
 * What it prefers, what it looks for in order, and its Reward.
 * @param {Catalogue} data
 * @param {string} id
 * @param {{slot?: string, times?: number}} [look]
 */
export function aimCard(data, id, { slot = "", times = 1 } = {}) {
  const { width: w, height: h } = AIM;
  const { name, neighborhood: hood, symbols } = data.aims[id];
  const tint = hood === "witch" ? "#cdbdf0" : `var(--type-${hood})`;
  const pitch = 24;
  return svg`${box(1.5, 2.5, w, h, 8, "shade")}${box(0, 0, w, h, 8, "paper")}
    <path d=${`M0 8Q0 0 8 0H${w - 8}Q${w} 0 ${w} 8V24H0Z`} fill=${tint}/>
    ${slot ? slotDisc(13, 12, slot) : nothing}
    ${text(slot ? 27 : 8, 16.5, fit(name, slot ? 104 : 124, 12.5), { size: 13, cls: "head on-paper" })}
    ${hood === "witch" ? icon("witch", w - 24, 2, 20) : badge(hood, w - 14, 12, 8)}
    ${symbols.map(
      (/** @type {string} */ symbol, /** @type {number} */ i) => svg`${
        symbol === "vp"
          ? points(6 + i * pitch + 10, 40, "n", 8.4)
          : icon(symbol, 6 + i * pitch, 30, 20)
      }${
        i < symbols.length - 1
          ? svg`<path d=${`M${6 + i * pitch + 20.6} 37l3 3l-3 3`} class="solo-then"/>`
          : nothing
      }`,
    )}
    <path d=${`M6 57H${w - 6}`} class="card-line"/>
    ${icon("reward", 6, 61, 16)}${effectShape(aimReward(data, id, times), w / 2 + 8, 69.5, w - 40, 20, 17)}
    ${box(0, 0, w, h, 8, "edge")}`;
}

const ACTION_ICON = { place: "place", enter: "enter", build: "build", bridge: "bridge", pass: "bench", draw: "spin" };

/** @param {string} row as printed, "place a-else-b" @returns {{action: string, where: string}} */
export function rowOf(row) {
  const [action, where = ""] = row.split(" ");
  return { action, where };
}

/**
 * A Solo action card, its rows from the top; `state` says what became of each.
 * @param {Scene} scene
 * @param {string} id
 * @param {(row: number) => "" | "not" | "done" | "now"} [state]
 */
export function soloCard({ data, t }, id, state = () => "") {
  const { width: w, height: h } = CARD;
  const { name, rows } = data.solo_cards[id];
  const pitch = (h - 30) / rows.length;
  return svg`${box(1.5, 2.5, w, h, 8, "shade")}${box(0, 0, w, h, 8, "paper")}
    <path d=${`M0 8Q0 0 8 0H${w - 8}Q${w} 0 ${w} 8V24H0Z`} class="solo-band"/>
    ${text(w / 2, 16.5, name, { size: 14, anchor: "middle", cls: "head solo-name" })}
    ${rows.map((/** @type {string} */ row, /** @type {number} */ i) => {
      const { action, where } = rowOf(row);
      const y = 27 + i * pitch;
      const became = state(i + 1);
      return svg`${became === "now" || became === "done" ? box(3, y, w - 6, pitch - 1, 5, `solo-row ${became}`) : nothing}
        <g class=${became === "not" ? "solo-not" : ""}>
        ${text(11, y + pitch / 2 + 4, i + 1, { size: 11, weight: 700, anchor: "middle", cls: "on-paper" })}
        ${icon(/** @type {Record<string, string>} */ (ACTION_ICON)[action], 20, y + (pitch - 17) / 2, 17)}
        ${text(46, y + pitch / 2 + 4.4, t(`unseen.solo.code.${where || action}`), { size: 13, weight: 700,
          cls: "on-paper" })}</g>
        ${
          became === "not"
            ? svg`<path d=${`M${w - 18} ${y + pitch / 2 - 4}l8 8m0 -8l-8 8`} class="solo-cross"/>`
            : became === "done"
              ? svg`<path d=${`M${w - 20} ${y + pitch / 2}l3.6 4l6.4 -7.4`} class="solo-check"/>`
              : nothing
        }`;
    })}
    ${box(0, 0, w, h, 8, "edge")}`;
}

/** Its back. */
export const soloBack = () => {
  const { width: w, height: h } = CARD;
  return svg`${box(1.5, 2.5, w, h, 8, "shade")}${box(0, 0, w, h, 8, "solo-back")}${box(5, 5, w - 10, h - 10, 6, "mug-line")}
    ${icon("crown", w / 2 - 20, h / 2 - 20, 40)}`;
};

/** A Reward token, radius 20 round 0 0; `null` is its back. @param {Catalogue} data @param {string | null} id */
export function rewardToken(data, id) {
  if (!id)
    return svg`<circle r="20" class="solo-token back"/><circle r="16" class="mug-line"/>${icon("reward", -11, -11, 22)}`;
  const { gain, aim } = data.reward_tokens[id];
  return svg`<circle r="20" class="solo-token"/>${
    aim
      ? svg`${slotDisc(0, -4, aim)}${icon("reward", -7, 6, 13)}`
      : effectShape(gain, 0, 0, 30, 30, 24)
  }`;
}
