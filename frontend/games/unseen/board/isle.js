/** The isle between the arms: Popularity, Building offer and Bench. Box 628 x 104. */
import { nothing, svg } from "lit-html";
import { effectShape } from "../notation.js";
import { at, box, text } from "../../common/draw/kit.js";
import { badge, heading, points, states } from "../draw/kit.js";
import { piece } from "../../common/draw/piece.js";
import { icon } from "../icons.js";
import { benchBonus, LEVELS } from "../model/catalogue.js";
import { worker } from "../pieces.js";
import { buildingCard } from "./card.js";

/** @typedef {import("../types.js").Scene} Scene */

const W = 628;
const H = 104;

const lantern = (/** @type {number} */ x) =>
  svg`<g transform=${`translate(${x} ${H / 2})`}><circle r="15" fill="url(#lamp-glow)"/><path
    d="M0 4V26M-4 26H4M-3 4H3" class="post"/><path d="M-4.4 -7L-3 3H3L4.4 -7Z" class="glass"/><path
    d="M-5.6 -7H5.6L0 -13Z" class="lantern-cap"/></g>`;

/**
 * Rows from the top, with what first and second earn at the end of this Era and who has visited so far.
 * @param {Scene} scene
 */
export const popularity = (scene) => svg`${heading(0, 11, scene.t("unseen.board.popularity"))}
  ${text(104, 11, scene.t("unseen.board.first"), { size: 11, weight: 600, anchor: "middle", cls: "second" })}
    ${text(128, 11, scene.t("unseen.board.second"), { size: 11, weight: 600, anchor: "middle", cls: "second" })}
    ${icon("worker", 142, 1, 12)}
  ${Object.entries(scene.next.popularity).map(([row, { hood, first, second }], i) => {
    const y = 15 + i * 18.6;
    const visitors = scene.next.visitors[hood] ?? 0;
    const label = scene.t("unseen.label.popularity", {
      n: Number(row),
      hood: scene.t(`unseen.kind.${hood}`),
      first,
      second,
      visitors,
    });
    return piece(
      { info: `popularity:${row}`, label },
      svg`${box(0, y, 158, 17.4, 5, "row")}${badge(hood, 12, y + 8.7, 7)}
        ${text(25, y + 13, scene.t(`unseen.kind.${hood}`), { size: 12.5, weight: 700, cls: "first" })}
        ${points(104, y + 8.7, first, 7.6)}${points(128, y + 8.7, second, 7.4, "silver")}
          ${text(148, y + 13.2, visitors, { size: 12.5, weight: 600, anchor: "middle",
          cls: visitors === (scene.view.visitors[hood] ?? 0) ? "second" : "gold strong" })}`,
    );
  })}`;

/** @param {Scene} scene */
export function offer(scene) {
  const { next, view, t } = scene;
  const piles = Object.entries(next.witch_piles);
  return svg`${heading(0, 11, t("unseen.board.offer"))}
    ${piece(
      {
        info: "witch-piles",
        label: t("unseen.label.witch-piles", { one: next.witch_piles["1"], two: next.witch_piles["2"] }),
      },
      piles.map(
        ([level, n], i) =>
          svg`<circle cx=${150 + i * 46} cy="7" r="7.4" class="witch-token"/>
            ${text(150 + i * 46, 11, LEVELS[Number(level)], { size: 11, anchor: "middle",
              cls: "head on-paper" })}${text(161 + i * 46, 11.4, n, { size: 12, weight: 700, cls: "second" })}`,
      ),
    )}
    ${text(364, 11, t("unseen.board.deck", { n: next.deck }), { size: 11.5, weight: 600, anchor: "end",
      cls: "second" })}
    ${Object.entries(next.offer).map(([slot, id], i) =>
      id
        ? buildingCard(scene, id, {
            choice: `offer:${id}`,
            width: 88,
            x: i * 92,
            y: 17,
            cls: view.offer[slot] === id ? "" : "ghost",
          })
        : svg`${box(i * 92, 17, 88, 70, 7, "empty-site")}`,
    )}`;
}

/** The top place takes the First Player token; every place pays the bonus of the Era. @param {Scene} scene */
export function bench(scene) {
  const { next, view, data, t, name } = scene;
  const seats = Object.entries(next.bench);
  const top = seats.find(([, { top }]) => top);
  const rest = seats.filter(([, { top }]) => !top);
  const bonus = benchBonus(data, view.era);
  const figure = (
    /** @type {[string, {worker: string}]} */ [seat, { worker: type }],
    /** @type {number} */ x,
    /** @type {number} */ y,
    /** @type {number} */ w,
  ) => svg`<g class=${seat in view.bench ? "" : "ghost"}>${worker(Number(seat), type, x, y, w)}</g>`;
  const spoken = Object.keys(view.bench)
    .map((seat) => name(Number(seat)))
    .join(", ");
  return svg`${heading(0, 11, t("unseen.board.bench"))}${piece(
    {
      choice: "bench",
      info: "bench",
      label: t("unseen.label.bench", { who: spoken || t("unseen.label.nobody") }),
    },
    svg`${box(0, 16, 44, 34, 7, "well")}${top ? figure(top, 9, 16.5, 27) : svg`${icon("first", 3, 22, 20)}
      <circle
      cx="32" cy="33" r="8" class="slot"/>`}
      ${box(0, 54, 44, 34, 7, "well")}${rest.map((entry, i) => figure(entry,
        22 - rest.length * 7 + i * 14 - (rest.length > 1 ? 1 : 5), rest.length > 1 ? 61 : 56,
        rest.length > 1 ? 16 : 24))}
      ${rest.length ? nothing : bonus ? svg`<g
        class="printed">${effectShape(bonus, 22, 71, 40, 30, 18)}
          </g>` : text(22, 75, "–", { anchor: "middle", cls: "second" })}
          ${states(44, 72, { y: 16, lampAt: [40, 20], out: 0.5 })}`,
  )}`;
}

/** @param {Scene} scene */
export const isle = (
  scene,
) => svg`<path d=${`M26 0H${W - 26}C${W - 8} 0 ${W} 22 ${W} ${H / 2}C${W} ${H - 22} ${W - 8} ${H} ${W - 26} ${H}H26C8 ${H} 0 ${H - 22} 0 ${H / 2}C0 22 8 0 26 0Z`}
  class="isle"/>
  <path d=${`M27 4H${W - 27}C${W - 12} 4 ${W - 4} 24 ${W - 4} ${H / 2}C${W - 4} ${H - 24} ${W - 12} ${H - 4} ${W - 27} ${H - 4}H27C12 ${H - 4} 4 ${H - 24} 4 ${H / 2}C4 24 12 4 27 4Z`}
    class="isle-line"/>
  ${lantern(11)}${lantern(W - 11)}${at(24, 8, popularity(scene))}${at(189, 8, offer(scene))}
    ${at(560, 8, bench(scene))}`;
