/** The board's own bar: name, Era, whose turn in the order of play, how long it lasts, and three buttons. */
import { html, nothing } from "lit-html";
import { ph } from "../../../js/icons.js";
import { emblem } from "../../../js/seats.js";
import { standInButton } from "../../common/rail/company.js";
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

/** @param {Scene} scene @param {Doings} doings */
export const topbar = (scene, doings) => html`<header class="top">
  <a class="brand" href="/" aria-label=${scene.t("unseen.top.home")}
    @click=${doings.home}>${glyph("first", 22)}<span>${scene.t("unseen.title")}</span></a>
  ${eras(scene)}${order(scene)}
  <span class="turn-time">${ph("timer", 16)}<span data-turn-time></span></span>
  <nav>${standInButton(scene, doings)}${[
    ["drawer", "users", "unseen.log.drawer", doings.drawer],
    ["keys", "keyboard", "board.keys", doings.keys],
    ["theme", "moon", "board.theme", doings.theme],
  ].map(
    ([cls, sign, words, does]) =>
      html`<button type="button" class=${`icon-button ${cls}`} aria-label=${scene.t(String(words))}
        title=${scene.t(String(words))} @click=${does}>${ICONS[String(sign)]}</button>`,
  )}</nav></header>`;

/** @type {Record<string, unknown>} */
const ICONS = { users: ph("users", 18), keyboard: ph("keyboard", 18), moon: ph("moon", 18) };
