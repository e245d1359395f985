/** An Influence track: spaces 0 to 6 and the crown, with their rewards and everybody's Gargoyles. */
import { nothing, svg } from "lit-html";
import { effectShape, marks } from "../notation.js";
import { box, text } from "../../common/draw/kit.js";
import { states } from "../draw/kit.js";
import { piece } from "../../common/draw/piece.js";
import { icon } from "../icons.js";
import { gargoyle } from "../pieces.js";

/** @typedef {import("../types.js").Scene} Scene */
/** @typedef {import("../types.js").Catalogue} Catalogue */

const HEIGHT = 42;
const CROWN = 7;

/** Rewards by space, as notation. @param {Catalogue} data @param {string} hood @returns {string[]} */
export function rewards(data, hood) {
  const { influence_track: track, influence_rewards: printed } = data.board;
  const row = [
    "",
    printed.space_1,
    printed.space_2,
    "",
    printed.space_4[hood],
    "",
    printed.space_6,
    printed.space_6,
  ];
  row[track.witch_level_1] = row[track.witch_level_2] = "witch";
  return row.map((reward) => (reward === "none" ? "" : reward));
}

/** @param {string} reward @param {number} x right edge */
function chip(reward, x) {
  const wide = marks(reward).some((mark) => "amount" in mark && mark.amount > 1);
  const w = wide ? 22.5 : 17;
  return svg`${box(x - w, 23.5, w, 15, 4, "chip")}
    ${effectShape(reward.replace(" here", ""), x - w / 2, 31, w, 14, wide ? 12 : 13.5)}`;
}

/** @param {Scene} scene @param {string} hood @param {number} space @param {number} x @param {number} w */
function standing(scene, hood, space, x, w) {
  const now = scene.view.hoods[hood].influence;
  const next = scene.next.hoods[hood].influence;
  const here = [...scene.order, /** @type {const} */ ("virtual")].filter((seat) => next[seat] === space);
  const spread = Math.min(15.5, (w - 19) / Math.max(1, here.length - 1));
  return here.map((seat, i) => {
    const [gx, gy, size] =
      here.length > 2
        ? [x + w / 2 - 15 + (i % 2) * 14.4, 1.6 + Math.floor(i / 2) * 11.4, 15.4]
        : here.length > 1
          ? [x + w / 2 - (spread + 18) / 2 + i * spread, 4, 18]
          : [x + w / 2 - 10.5, 3.2, 21];
    return svg`<g class=${now[seat] === space ? "" : "ghost"}>${gargoyle(seat, gx, gy, size)}</g>`;
  });
}

/** @param {Scene} scene @param {string} hood */
function spoken({ view, t, name, order }, hood) {
  const { influence } = view.hoods[hood];
  const at = (/** @type {number | undefined} */ n) =>
    n === CROWN ? t("unseen.board.crown") : String(n ?? 0);
  const seats = order.map((seat) => `${name(seat)} ${at(influence[seat])}`);
  if ("virtual" in influence) seats.push(`${t("unseen.board.virtual")} ${at(influence.virtual)}`);
  return t("unseen.label.influence", { hood: t(`unseen.kind.${hood}`), seats: seats.join(", ") });
}

/** @param {Scene} scene @param {string} hood */
export function influence(scene, hood) {
  const row = rewards(scene.data, hood);
  return piece(
    { choice: `influence:${hood}`, info: `influence:${hood}`, label: spoken(scene, hood), cls: "influence" },
    svg`${box(0, 0, 300, HEIGHT, 8, "well")}${row.map((reward, i) => {
      const x = 2 + i * 36.2;
      const w = i === CROWN ? 42.6 : 34.6;
      return svg`<rect x=${x} y="2" width=${w} height=${HEIGHT - 4} rx="6"
        class=${i === CROWN ? "cell crown-cell" : "cell"} fill-opacity=${0.35 + i * 0.07}/>
        ${i === CROWN ? icon("crown", x + 3, 22, 17) : text(x + 6, HEIGHT - 6.6, i, { size: 12, weight: 700,
          anchor: "middle", cls: "second" })}
        ${reward ? chip(reward, x + w - 1.4) : nothing}${standing(scene, hood, i, x, w)}`;
    })}${states(300, HEIGHT, { lampAt: [293, 5], out: 1 })}`,
  );
}
