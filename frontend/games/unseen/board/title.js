/** A quarter's name, its home Resource, the Upgrade cards left, and who holds its End Game Scoring Bonus. */
import { svg } from "lit-html";
import { states } from "../draw/kit.js";
import { text } from "../../common/draw/kit.js";
import { piece } from "../../common/draw/piece.js";
import { icon } from "../icons.js";
import { marker } from "../pieces.js";

/** @param {import("../types.js").Scene} scene @param {string} hood */
export function title({ view, next, data, t, name }, hood) {
  const words = t(`unseen.hood.${hood}`);
  const home = 50 + words.length * 9.45;
  const held = next.hoods[hood].end_bonus;
  const holders = Object.values(held).map((seat, i) => `${i + 1} ${name(seat)}`);
  const bonus = svg`${icon("bonus", 193, 1, 19)}${data.board.end_bonus.vp_each.map(
    (/** @type {number} */ points, /** @type {number} */ i) => {
      const seat = held[String(i + 1)];
      const cx = 227 + i * 22;
      return svg`<circle cx=${cx} cy="11" r="9.6" class="slot filled"/>${
        seat === undefined
          ? text(cx, 15.2, points, { size: 12, weight: 700, anchor: "middle", cls: "second" })
          : svg`<g class=${view.hoods[hood].end_bonus[String(i + 1)] === seat ? "" : "ghost"}>${marker(seat, cx,
            11, 6.6)}</g>`
      }`;
    },
  )}${states(108, 24, { x: 192, y: -1, lampAt: [298, 2], out: 1 })}`;
  return svg`<g class="title"><circle cx="14" cy="11" r="12.5" class="crest" fill=${`var(--type-${hood})`}/>
    ${icon(hood, 4, 0.8, 20)}
    ${text(33, 17, words, { size: 18.5, cls: "head first" })}<circle cx=${home} cy="11" r="10.6" class="disc"/>
      ${icon(data.neighborhoods[hood].resource, home - 8, 3, 16)}
    ${piece(
      {
        info: `upgrades-left:${hood}`,
        label: t("unseen.label.upgrades-left", {
          n: next.hoods[hood].upgrades_left,
          hood: t(`unseen.kind.${hood}`),
        }),
      },
      svg`${icon("upgrade", home + 14, 3.5, 15)}
        ${text(home + 30, 15.4, next.hoods[hood].upgrades_left, { size: 12, weight: 700, cls: "second" })}`,
    )}
    ${piece({ choice: `bonus:${hood}`, info: `end-bonus:${hood}`, label: t("unseen.label.end-bonus",
      { hood: t(`unseen.kind.${hood}`), who: holders.join(", ") || t("unseen.label.nobody") }) }, bonus)}</g>`;
}
