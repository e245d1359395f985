/** A seat's clock beside its name. It is written by `followTurn`, by the service's time. */
import { html, nothing } from "lit-html";
import { ph } from "../../../js/icons.js";
import { leftAt } from "../../../js/clocks.js";
import { lasting } from "../../../js/time.js";

/** @typedef {import("../types.js").Scene<any>} Scene */
/** @typedef {import("../../../js/board-api.js").TableInfo} TableInfo */

const HOUR = 3600;

/** "38:05", "9:05 h" from an hour, "2 d 4 h" from a day. @param {number} left  seconds */
export function clockFace(left) {
  const s = Math.max(0, Math.floor(left));
  const two = (/** @type {number} */ n) => String(n).padStart(2, "0");
  if (s >= 24 * HOUR) return lasting(s * 1000);
  if (s >= HOUR) return `${Math.floor(s / HOUR)}:${two(Math.floor(s / 60) % 60)} h`;
  return `${Math.floor(s / 60)}:${two(s % 60)}`;
}

/** Nothing where the table has no clock. @param {Scene} scene @param {number} seat @param {number} [size] */
export const seatClock = ({ clocked }, seat, size = 13) =>
  clocked(seat) ? html`<span class="clock" data-clock=${seat} role="timer">${ph("timer", size)}<span></span></span>` : nothing;

/** Why no clock runs, in words. @param {Scene} scene @param {TableInfo} table */
export const standingWords = ({ t }, { clocks }) =>
  clocks?.standing ? t(`board.clock.standing.${clocks.standing}`) : "";

/**
 * The viewer's own clock, or why none runs; an ornament where the table has no clock.
 * @param {Scene} scene @param {import("../types.js").TableState} state @param {unknown} [ornament]
 */
export function ownClock(scene, { table }, ornament = nothing) {
  const { you, t } = scene;
  if (you === null || !scene.clocked(you)) return ornament;
  return html`<span class="own-clock">${standingWords(scene, table) || t("board.clock.yours")} ${seatClock(scene, you, 14)}</span>`;
}

/**
 * Writes all clocks of a page anew.
 * @param {HTMLElement} page
 * @param {import("../../../js/board-api.js").BoardTable} board
 */
export function tickClocks(page, { state, now, t }) {
  const { table } = state();
  if (!table.clocks) return;
  const at = now();
  const { clocks } = table;
  for (const place of page.querySelectorAll("[data-clock]")) {
    const seat = Number(place.getAttribute("data-clock"));
    const left = leftAt(table, seat, at);
    const runs = clocks.running === seat && !clocks.standing;
    const words = left === null ? "" : left < 1 ? t("board.clock.empty") : clockFace(left);
    const face = place.lastElementChild;
    if (face && face.textContent !== words) face.textContent = words;
    place.classList.toggle("runs", runs);
    place.classList.toggle("empty", left !== null && left < 1);
    const who = table.seats[seat]?.name ?? "";
    const label = t(runs ? "board.clock.runs" : "board.clock.of", { who, left: words });
    if (place.getAttribute("title") !== label) place.setAttribute("title", label);
    place.setAttribute("aria-label", label);
  }
}
