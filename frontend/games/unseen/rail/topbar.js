/** The board's own bar: name, Era, whose turn in the order of play, how long it lasts, and three buttons. */
import { html, nothing } from "lit-html";
import { ph } from "../../../js/icons.js";
import { emblem } from "../../../js/seats.js";
import { pastBar } from "../../common/past/box.js";
import { sandboxBar } from "../../common/past/sandbox.js";
import { seatClock, standingWords } from "../../common/rail/clock.js";
import { menuButton, standInButton } from "../../common/rail/company.js";
import { glyph } from "../icons.js";
import { LEVELS } from "../model/catalogue.js";

/** @typedef {import("../types.js").Scene} Scene */
/** @typedef {import("../types.js").Doings} Doings */

/** Seats in the order of play, the one in turn lit. @param {Scene} scene */
export const order = (scene) => html`<ol class="order" aria-label=${scene.t("board.order")}>
  ${Array.from({ length: scene.view.seats }, (_, i) => {
    const seat = (scene.view.turn.first + i) % scene.view.seats;
    const now = scene.view.turn.seat === seat;
    const benched = String(seat) in scene.view.bench;
    return html`<li class=${`${now ? "now" : ""} ${benched ? "benched" : ""}`}
      aria-current=${now ? "true" : nothing}>${emblem(seat,
        19)}<span>${scene.name(seat)}</span>${benched ? html`<i
      title=${scene.t("unseen.where.bench")}>${glyph("bench", 15)}</i>` : nothing}</li>`;
  })}</ol>`;

/** @param {Scene} scene */
export const eras = ({ view, t }) =>
  html`<span class="eras"><span>${t("unseen.top.era")}</span>${[1, 2, 3].map((era) => html`<i
    class=${era === view.era ? "on" : ""}
    aria-current=${era === view.era ? "true" : nothing}>${LEVELS[era]}</i>`)}</span>`;

/** The clock of whoever is waited for, else how long the wait has lasted. @param {Scene} scene @param {import("../../common/types.js").TableState} state @param {number} [size] */
export function turnTime(scene, { table }, size = 16) {
  const standing = standingWords(scene, table);
  const running = table.clocks?.running ?? null;
  return html`<span class="turn-time">${
    standing
      ? html`${ph("pause-circle", size)}<span>${standing}</span>`
      : running !== null
        ? seatClock(scene, running, size)
        : html`${ph("timer", size)}<span data-turn-time></span>`
  }</span>`;
}

/** @param {Scene} scene @param {Doings} doings */
const tools = (scene, doings) => html`<nav>${standInButton(scene, doings)}${[
  ["drawer", "users", "unseen.log.drawer", doings.drawer],
  ["keys", "keyboard", "board.keys", doings.keys],
  ["theme", "moon", "board.theme", doings.theme],
].map(
  ([cls, sign, words, does]) =>
    html`<button type="button" class=${`icon-button ${cls}`} aria-label=${scene.t(String(words))}
      title=${scene.t(String(words))} @click=${does}>${ICONS[String(sign)]}</button>`,
)}${menuButton(scene, doings, 19)}</nav>`;

/** @param {Scene} scene @param {import("../../common/types.js").TableState} state @param {Doings} doings */
export function topbar(scene, state, doings) {
  if (state.past) return pastBar(scene, state, doings.past, "past-top");
  if (state.table.sandbox) return sandboxBar(scene, state, doings, { cls: "past-top", inside: html`<span class="sand-more">${scene.t("sandbox.text.short")}</span>${eras(scene)}`, tools: tools(scene, doings) });
  return html`<header class="top">
  <a class="brand" href="/" aria-label=${scene.t("unseen.top.home")}
    @click=${doings.home}>${glyph("first", 22)}<span>${scene.t("unseen.title")}</span></a>
  ${eras(scene)}${order(scene)}
  ${turnTime(scene, state)}${tools(scene, doings)}</header>`;
}

/** @type {Record<string, unknown>} */
const ICONS = { users: ph("users", 18), keyboard: ph("keyboard", 18), moon: ph("moon", 18) };
