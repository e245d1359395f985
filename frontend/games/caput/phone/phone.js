/** The board on a phone: what to do and the purse above, six places, the confirm bar under the thumb. */
import { html, nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { ph } from "../../../js/icons.js";
import { emblem } from "../../../js/seats.js";
import { asSeenOf } from "../../common/model/scene.js";
import { heard } from "../../common/draw/rich.js";
import { endTurn, stepButtons } from "../../common/rail/decision.js";
import { detailsCard } from "../../common/rail/details.js";
import { chatForm, chatLines, logLines } from "../../common/rail/log.js";
import { onlineSeats } from "../../common/surroundings.js";
import { actionBoard } from "../board/action-board.js";
import { crane } from "../board/crane.js";
import { counts, rivalHead } from "../board/rivals.js";
import { rows } from "../board/rows.js";
import { forTheEnd, technologies } from "../board/technologies.js";
import { tracks } from "../board/tracks.js";
import { treasury } from "../board/treasury.js";
import { crownGlyph, glyph } from "../icons.js";
import { GOODS } from "../model/catalogue.js";
import { SECTIONS, sectionOf } from "../model/sections.js";
import { choiceList } from "../rail/choices.js";
import { payCard } from "../rail/preview.js";
import { thread } from "../rail/thread.js";
import { pastBar, stepList } from "../../common/past/box.js";
import { pastFoot, pastHead } from "../../common/past/phone.js";
import { sandboxBar } from "../../common/past/sandbox.js";
import { seatClock, standingWords } from "../../common/rail/clock.js";
import { menuButton } from "../../common/rail/company.js";
import { prompt } from "../rail/topbar.js";
import { tray } from "../rail/tray.js";
import { about } from "../rail/turn.js";
import { cityPage } from "./map.js";
import { worksPage } from "./works.js";

/** @typedef {import("../types.js").Scene} Scene */
/** @typedef {import("../types.js").Ui} Ui */
/** @typedef {import("../types.js").Doings} Doings */
/** @typedef {import("../../common/types.js").TableState} TableState */

const BOARD = { s: 42, w: 374, h: 346 };
const OTHER = { s: 39, w: 346, h: 320 };
const TURNS = 16;

/** @param {Scene} scene @param {TableState} state @param {Doings} doings */
const header = (scene, state, doings, { view, t } = scene) => html`<header class="phone-top"><a class="icon-button" href="/" aria-label=${t("board.home")}
  @click=${doings.home}>${ph("caret-left", 22)}</a><b class="head">${t("caput.era", {
    era: view.era === 2 ? "II" : "I",
  })}</b><span>${t("caput.turn-n", { n: view.turn.round })} ${t("caput.of", { of: TURNS })}</span>
  <span class="turn-time">${timeWords(scene, state)}</span>${menuButton(scene, doings, 22)}</header>`;

/** The clock that runs, why none does, or how long the wait has lasted. @param {Scene} scene @param {TableState} state */
function timeWords(scene, { table }) {
  const standing = standingWords(scene, table);
  const running = table.clocks?.running ?? null;
  if (standing) return html`${ph("pause-circle", 15)} <span>${standing}</span>`;
  return running === null
    ? html`${ph("timer", 15)} <span data-turn-time></span>`
    : html`${emblem(running, 15)} ${seatClock(scene, running, 15)}`;
}

/** @param {Scene} scene */
function purse({ view, next, me, t }) {
  const { goods } = view.players[me];
  const then = next.players[me].goods;
  return html`<div class="purse">${crownGlyph(goods.vp, 30)}${heard(
    t("caput.points-now", { n: goods.vp, all: view.players[me].projected }),
  )}${GOODS.map(
    (good) => html`<span class=${goods[good] ? "" : "zero"}
    data-info=${`good:${good}`}>${glyph(good, 19)}<b class=${
      then[good] === goods[good] ? "" : "changes"
    }>${then[good]}</b>${heard(t(`caput.good.${good}`))}</span>`,
  )}</div>`;
}

/**
 * Two round buttons for the tile in hand, and what it pays.
 * @param {Scene} scene
 * @param {Ui} ui
 * @param {Doings} doings
 */
const hand = (scene, ui, doings) =>
  scene.lay && sectionOf(scene.lay.choiceAt(scene.lay.places[0])) === ui.place
    ? html`<div class="hand">${payCard(scene, ui)}<button type="button" class="turn-button"
      aria-label=${scene.t("caput.turn-left")} ?disabled=${!scene.lay.place}
        @click=${() => doings.turn(-1)}>${glyph("turn-left", 22)}</button><button type="button"
          class="turn-button" aria-label=${scene.t("caput.turn-right")} ?disabled=${!scene.lay.place}
            @click=${() => doings.turn(1)}>${glyph("turn-right", 22)}</button></div>`
    : nothing;

/**
 * What can be chosen on this page, and where else there is something.
 * @param {Scene} scene
 * @param {Ui} ui
 * @param {Doings} doings
 */
function here(scene, ui, doings) {
  if (!scene.decision) return nothing;
  const shown = ui.shown.filter((choice) => ["", ui.place].includes(sectionOf(choice)));
  const elsewhere = SECTIONS.filter((section) => section !== ui.place)
    .map((section) => ({ section, n: ui.shown.filter((choice) => sectionOf(choice) === section).length }))
    .filter(({ n }) => n);
  return html`${about(scene)}${shown.length ? choiceList(scene, { ...ui, shown }) : nothing}${
    elsewhere.length
      ? html`<div class="elsewhere">${elsewhere.map(
          ({ section, n }) => html`<button type="button"
        @click=${() => doings.go(section)}>${scene.t("caput.nav.elsewhere", {
          n,
          place: scene.t(`caput.nav.${section}`),
        })}</button>`,
        )}</div>`
      : nothing
  }`;
}

/** @param {Scene} scene @param {Ui} ui @param {TableState} state @param {Doings} doings */
function tablePage(scene, ui, state, doings) {
  const online = onlineSeats(state);
  return html`${scene.order
    .filter((seat) => seat !== scene.me)
    .map((seat) => {
      const open = ui.open === seat;
      const seen = { ...asSeenOf(scene, seat), lay: null, pointed: null, next: scene.view };
      return html`<article class="panel rival" data-seat=${seat}><button type="button" class="rival-open"
        aria-expanded=${open} @click=${() => doings.openRival(open ? null : seat)}><span>${emblem(
          seat,
          26,
        )}</span>${rivalHead(scene, seat, online.has(seat))}${ph(
          open ? "caret-up" : "caret-down",
          18,
        )}</button>${counts(scene, seat, 20)}${
          open
            ? html`<div class="whole-board"
          data-seat=${seat}>${treasury(seen)}${actionBoard(seen, OTHER.s, doings.turn, OTHER)}${tracks(
            seen,
          )}${technologies(seen)}${forTheEnd(seen)}</div>`
            : nothing
        }</article>`;
    })}<section class="panel talk"><h2>${scene.t("board.log")}</h2><div
      class="scroll-end">${logLines(scene, state.log)}</div><h2>${scene.t("board.chat")}</h2><div
        class="scroll-end">${chatLines(scene, state, doings)}</div>${chatForm(scene, doings)}</section>`;
}

/** @param {Scene} scene @param {Ui} ui @param {TableState} state @param {Doings} doings */
function page(scene, ui, state, doings) {
  const list = here(scene, ui, doings);
  switch (ui.place) {
    case "city":
      return html`${cityPage(scene, ui, doings, doings.zoom)}${hand(scene, ui, doings)}${list}`;
    case "tiles":
      return html`${rows(scene, 44)}${list}`;
    case "board":
      return html`${actionBoard(scene, BOARD.s, doings.turn, BOARD)}${hand(scene, ui, doings)}${
        list
      }${tracks(scene)}${technologies(scene)}${forTheEnd(scene)}`;
    case "works":
      return html`${list}${worksPage(scene)}`;
    case "table":
      return html`${list}${tablePage(scene, ui, state, doings)}`;
    default:
      return html`${crane(scene)}${list}`;
  }
}

/** @type {Record<string, string>} */
const SIGNS = {
  crane: "special",
  city: "act:building",
  tiles: "act:upgrade",
  board: "act:wall",
  works: "cath>",
  table: "vp",
};

/** @param {Scene} scene @param {Ui} ui @param {TableState} state @param {Doings} doings */
function tabs({ t, decision }, ui, state, doings) {
  const unread = state.chat.length - ui.read;
  return html`<nav class="phone-nav" aria-label=${t("caput.nav.nav")}>${SECTIONS.map((section) => {
    const n = decision ? ui.shown.filter((choice) => sectionOf(choice) === section).length : 0;
    const name = t(`caput.nav.${section}`);
    return html`<button type="button" class=${ui.place === section ? "on" : ""}
      aria-current=${ui.place === section ? "page" : nothing}
        aria-label=${n ? t("caput.nav.count", { place: name, n }) : name}
          @click=${() => doings.go(section)}>${glyph(SIGNS[section], 22)}<span>${name}</span>${
            n
              ? html`<u>${n}</u>`
              : section === "table" && unread > 0
                ? html`<u class="said">${unread}</u>`
                : nothing
          }</button>`;
  })}</nav>`;
}

/** @param {Scene} scene @param {Ui} ui @param {TableState} state @param {Doings} doings */
export function phone(scene, ui, state, doings) {
  const { decision, view, t } = scene;
  const { past } = state;
  const mine = view.turn.seat === scene.you;
  return html`<div class="phone">${
    past
      ? html`${pastBar(scene, state, doings.past)}${pastHead(scene, state)}`
      : html`${header(scene, state, doings)}${
          state.table.sandbox ? sandboxBar(scene, state, doings, { inside: html`` }) : nothing
        }<div class="todo">${prompt(scene)}</div>`
  }${past ? nothing : purse(scene)}${keyed(
      ui.place,
      html`<div
      class="page">${past ? stepList(scene, past, doings.past, 0) : nothing}${tray(scene)}${page(scene, ui, state, doings)}${
        decision && ui.place === "crane" ? thread(scene, ui) : nothing
      }</div>`,
    )}
    ${
      past
        ? pastFoot(scene, { ...state, past }, doings.past)
        : decision
        ? html`<div class=${mine ? "buttons with-end" : "buttons"}>${stepButtons(
            scene,
            ui,
            doings,
          )}${mine ? endTurn(scene, ui) : nothing}</div>`
        : view.phase === "over" || scene.ended
          ? html`<div class="buttons"><button type="button" class="confirm"
            @click=${doings.scores}>${t("board.score-sheet")}</button></div>`
          : nothing
    }
    ${tabs(scene, ui, state, doings)}${detailsCard(scene, ui.info, doings.closeInfo)}</div>`;
}
