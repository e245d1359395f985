/**
 * What a player holds: points, the gold and stone cranes with their wealth bonuses, eggs, windows, tokens,
 * walls.
 */
import { html, nothing, svg } from "lit-html";
import { ph } from "../../../js/icons.js";
import { shield } from "../../../js/seats.js";
import { text } from "../../common/draw/kit.js";
import { heard } from "../../common/draw/rich.js";
import { piece, worn } from "../../common/draw/piece.js";
import { seatClock } from "../../common/rail/clock.js";
import { crownGlyph, glyph, iconAt } from "../icons.js";
import { bookOf } from "../model/catalogue.js";
import { inWords } from "../notation.js";

/** @typedef {import("../types.js").Scene} Scene */

const MOST = 9;
const MIDDLE = { x: 54, y: 53, r: 38 };

/** A point of the arc. @param {number} n 0..9 @param {number} r @returns {[number, number]} */
function onArc(n, r) {
  const angle = Math.PI * (1 + n / MOST);
  return [+(MIDDLE.x + r * Math.cos(angle)).toFixed(2), +(MIDDLE.y + r * Math.sin(angle)).toFixed(2)];
}
const arc = (/** @type {number} */ from, /** @type {number} */ to) =>
  `M${onArc(from, MIDDLE.r)}A${MIDDLE.r} ${MIDDLE.r} 0 0 1 ${onArc(to, MIDDLE.r)}`;

/**
 * The treadwheel crane of a good: an arc from 0 to 9, with the bonuses that are still covered.
 * @param {Scene} scene
 * @param {"gold" | "stone"} good
 */
export function dial(scene, good) {
  const { view, next, me, data, t } = scene;
  const n = view.players[me].goods[good];
  const then = next.players[me].goods[good];
  const { wealth } = bookOf(data);
  const marks = Object.values(wealth)
    .filter(({ level }) => level.includes(good))
    .map((one) => ({
      ...one,
      at: Number(
        /(\d+)/.exec(
          one.level.split(" | ").find((/** @type {string} */ part) => part.startsWith(good)) ?? "",
        )?.[1] ?? 9,
      ),
    }));
  return html`<svg class="dial" width="118" height="62" viewBox="0 0 118 62" role="img"
    aria-label=${t("caput.held", { n, what: t(`caput.good.${good}`) })} data-info=${`good:${good}`}>
    <path d=${arc(0, MOST)} class="dial-ground"/>${
      n
        ? svg`<path d=${arc(0, n)}
      class=${`dial-fill of-${good}`}/>`
        : nothing
    }${
      then === n
        ? nothing
        : svg`<path d=${arc(Math.min(n, then), Math.max(n, then))}
      class=${then > n ? "dial-gain" : "dial-loss"}/>`
    }
    <path class="dial-marks" d=${Array.from(
      { length: MOST + 1 },
      (_, k) => `M${onArc(k, MIDDLE.r - 4.5)}L${onArc(k, MIDDLE.r + 4.5)}`,
    ).join("")}/>
    ${marks.map(({ id, at, gain }) => {
      const [x, y] = onArc(at, MIDDLE.r + 13);
      const [px, py] = onArc(at, MIDDLE.r);
      const covered = id in view.players[me].wealth;
      return piece(
        {
          choice: worn(scene, `wealth:${id}`),
          label: t("caput.wealth-spoken", { what: inWords(t, gain), n: at }),
          cls: covered ? "wealth" : "wealth taken",
        },
        svg`<circle cx=${px} cy=${py} r="9" class="hit"/>${
          covered ? iconAt(gain.split(/[ ,]/)[0], x + 2, at === MOST ? y - 7 : y, 14) : nothing
        }<circle cx=${px} cy=${py} r="3.4" class="wealth-mark"/>`,
      );
    })}<circle cx=${onArc(n, MIDDLE.r)[0]} cy=${onArc(n, MIDDLE.r)[1]} r="5.4"
      class="needle"/>${iconAt(good, MIDDLE.x - 13, MIDDLE.y - 10, 24)}${text(MIDDLE.x + 3, MIDDLE.y - 1, n, {
        size: 25,
        weight: 800,
        cls: "first",
      })}</svg>`;
}

/** @param {Scene} scene @param {string} good @param {number} n @param {number} then */
const chip = (scene, good, n, then) => {
  const choice = `discard:${good}`;
  const body = html`${glyph(good, 23)}<b aria-hidden="true">${n}${
    then === n
      ? nothing
      : html`<em
    class=${then > n ? "more" : "less"}>${then > n ? `+${then - n}` : `−${n - then}`}</em>`
  }</b><small>${scene.t(`caput.short.${good}`)}</small>${heard(String(n))}`;
  return scene.legal.has(choice)
    ? html`<button type="button" class=${n ? "chip" : "chip zero"} data-choice=${choice}
      data-info=${`good:${good}`}>${body}</button>`
    : html`<span class=${n ? "chip" : "chip zero"} data-info=${`good:${good}`}>${body}</span>`;
};

const CHIPS = ["egg", "silver", "goldwindow", "red", "blue"];

/** @param {Scene} scene @param {unknown} [aside] in the place of the clock */
export function treasury(scene, aside) {
  const { view, next, me, person, t } = scene;
  const { goods, board, projected } = view.players[me];
  const then = next.players[me].goods;
  const walls = Object.keys(board).filter((place) => place.startsWith("wall-")).length;
  const here = view.turn.seat === me;
  return html`<div class="treasury"><div class="who">${shield(me, 34)}<div><b>${person(me)}</b><small>${
    aside ??
    (scene.clocked(me)
      ? seatClock(scene, me)
      : here
      ? html`${ph("timer", 13)} <span
    data-turn-time></span>`
      : t("caput.if-over", { n: projected }))
  }</small></div></div>
    <span class="score" title=${t("caput.if-over", { n: projected })}>${crownGlyph(goods.vp, 46)}${heard(
      t("caput.points-now", { n: goods.vp, all: projected }),
    )}</span>${dial(scene, "gold")}${dial(scene, "stone")}
    ${CHIPS.map((good) => chip(scene, good, goods[good], then[good]))}<span
      class=${walls ? "chip" : "chip zero"} data-info="good:wall">${glyph("act:wall", 23)}<b>${
        walls
      }</b><small>${t("caput.short.wall")}</small></span>${
        view.players[me].rights
          ? html`<span
        class="chip rights" data-info="good:seal">${glyph("seal", 23)}<b>${
          view.players[me].rights
        }</b><small>${t("caput.short.seal")}</small></span>`
          : nothing
      }</div>`;
}
