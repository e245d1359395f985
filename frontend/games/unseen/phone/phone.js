/** The board on a phone: four places, what to do above, the confirm bar under the thumb. */
import { html, nothing } from "lit-html";
import { ph } from "../../../js/icons.js";
import { emblem } from "../../../js/seats.js";
import { onlineSeats } from "../../common/surroundings.js";
import { question } from "../../common/draw/rich.js";
import { LEVELS } from "../model/catalogue.js";
import { asked } from "../model/questions.js";
import { waitingWords } from "../../common/model/questions.js";
import { actions } from "../rail/actions.js";
import { choiceList } from "../rail/choices.js";
import { buttons, occasion } from "../rail/decision.js";
import { menuButton } from "../../common/rail/company.js";
import { AROUND_ON_PHONE, pastBar as lookingBar, stepList } from "../../common/past/box.js";
import { pastFoot, pastHead } from "../../common/past/phone.js";
import { sandboxBar } from "../../common/past/sandbox.js";
import { turnTime } from "../rail/topbar.js";
import { detailsCard } from "../../common/rail/details.js";
import { chatForm, chatLines, logLines } from "../../common/rail/log.js";
import { counts, rivalHead, wholeBoard } from "../rail/rivals.js";
import { block } from "../area/area.js";
import { thread } from "../rail/thread.js";
import { rumorTrack } from "../solo/track.js";
import { councilorBoard } from "../solo/board.js";
import { aims, figures, head } from "../solo/row.js";
import { pastBar, turnRead, turnSheet } from "../solo/turn.js";
import { tray } from "../rail/tray.js";
import { islePage } from "./isle.js";
import { cityMap } from "./map.js";
import { minePage } from "./mine.js";
import { quarterPage, quarterTabs } from "./quarter.js";

/** @typedef {import("../types.js").Scene} Scene */
/** @typedef {import("../types.js").Ui} Ui */
/** @typedef {import("../types.js").Doings} Doings */
/** @typedef {import("../solo/turn.js").Unfolding | null} Unfolding */
/** @typedef {import("../../../js/board-api.js").TableState} TableState */

/** @param {Scene} scene @param {TableState} state @param {Doings} doings */
const header = (scene, state, doings, { view, t, name } = scene) => html`<header class="phone-top">
  <a class="icon-button" href="/" aria-label=${t("unseen.top.home")}
    @click=${doings.home}>${ph("caret-left", 22)}</a><b>${t("unseen.top.era")} ${LEVELS[view.era]}</b>
  <ol class="order" aria-label=${t("board.order")}>${Array.from({ length: view.seats }, (_, i) => {
    const seat = (view.turn.first + i) % view.seats;
    return html`<li class=${view.turn.seat === seat ? "now" : ""}
      aria-current=${view.turn.seat === seat ? "true" : nothing}
      aria-label=${name(seat)}>${emblem(seat, 18)}</li>`;
  })}</ol>${turnTime(scene, state)}${menuButton(scene, doings, 22)}</header>`;

/** @param {Scene} scene @param {Ui} ui */
const todo = (scene, ui) =>
  html`<div class="todo"><h1 tabindex="-1"
    aria-live="polite">${scene.decision ? question(asked(scene)) : waitingWords(scene)}</h1>${scene.decision ? thread(scene,
      ui.sealed) : nothing}</div>`;

/** @param {Scene} scene @param {Ui} ui @param {TableState} state @param {Doings} doings */
const city = (scene, ui, state, doings) =>
  html`<div class="page">${tray(scene)}${cityMap(scene, doings.visit)}${state.past ? stepList(scene, state.past, doings.past, AROUND_ON_PHONE) : nothing}${
    scene.decision
      ? html`${occasion(scene)}${scene.decision.ask === "turn" && !scene.view.turn.acted ? actions(scene,
        ui.action, doings.show) : nothing}${choiceList(scene, ui.shown, ui.previews)}`
      : nothing
  }${islePage(scene)}</div>`;

/** @param {Scene} scene @param {Ui} ui @param {TableState} state @param {Doings} doings */
function rivalsPage(scene, ui, state, doings) {
  const online = onlineSeats(state);
  return html`<div class="page rivals-page">${scene.order
    .filter((seat) => seat !== scene.me)
    .map((seat) => {
      const open = ui.open === seat;
      return html`<article class="rival"><button type="button" class="rival-head" aria-expanded=${open}
        @click=${() => doings.openRival(open ? null : seat)}>${rivalHead(scene, seat,
          online.has(seat))}${ph(open ? "caret-up" : "caret-down", 18)}</button>
      ${counts(scene, seat, 22)}${open ? wholeBoard(scene, seat) : nothing}</article>`;
    })}</div>`;
}

/** The only rival of a solo game. @param {Scene} scene @param {Ui} ui @param {Doings} doings @param {Unfolding} unfolding */
function councilorPage(scene, ui, doings, unfolding) {
  const open = ui.open !== null;
  return html`<div class="page rivals-page"><article class="rival councilor"><button type="button" class="rival-head"
      aria-expanded=${open}
      @click=${() => doings.openRival(open ? null : 1)}>${head(scene)}${ph(open ? "caret-up" : "caret-down", 18)}</button>
    ${figures(scene, 22)}${open ? councilorBoard(scene) : html`${block(320, 30, rumorTrack(scene), 1.1)}${aims(scene, 1.08)}`}</article>
    <article class="rival"><h2>${scene.t("unseen.solo.turn-part")}</h2>${turnRead(scene, unfolding, doings)}</article></div>`;
}

/** @param {Scene} scene @param {TableState} state @param {Doings} doings */
const logPage = (
  scene,
  state,
  doings,
) => html`<div class="page log-page"><h2>${scene.t("board.log")}</h2><div
  class="scroll-end">${logLines(scene, state.log)}</div>
  <h2>${scene.t("board.chat")}</h2><div
    class="scroll-end">${chatLines(scene, state, doings)}</div>${chatForm(scene, doings)}</div>`;

/** @type {[string, unknown][]} */
const PLACES = [
  ["city", ph("map-trifold", 22)],
  ["mine", ph("user-square", 22)],
  ["rivals", ph("users-three", 22)],
  ["log", ph("chat-circle-text", 22)],
];

/** @param {Scene} scene @param {Ui} ui @param {TableState} state @param {Doings} doings @param {Unfolding} unfolding */
function page(scene, ui, state, doings, unfolding) {
  if (ui.place === "mine") return html`<div class="page">${minePage(scene)}</div>`;
  if (ui.place === "rivals")
    return scene.view.councilor
      ? councilorPage(scene, ui, doings, unfolding)
      : rivalsPage(scene, ui, state, doings);
  if (ui.place === "log") return logPage(scene, state, doings);
  return ui.quarter
    ? html`<div class=${`page ground-${ui.quarter}`}>${quarterPage(scene, ui.quarter)}</div>${quarterTabs(scene,
      ui.quarter, doings.visit)}`
    : city(scene, ui, state, doings);
}

/** @param {Scene} scene @param {Ui} ui @param {TableState} state @param {Doings} doings @param {Unfolding} unfolding  the Councilor's last turn */
export function phone(scene, ui, state, doings, unfolding) {
  const looking = unfolding && unfolding.playback.at() !== null;
  const { t, view } = scene;
  const unread = state.chat.length - ui.read;
  const over = view.phase === "over" || scene.ended;
  const { past } = state;
  return html`<div class="phone">${past ? lookingBar(scene, state, doings.past) : header(scene, state, doings)}${
    state.table.sandbox && !past ? sandboxBar(scene, state, doings, { inside: html`` }) : nothing
  }${past ? pastHead(scene, state) : looking ? pastBar(scene, unfolding) : todo(scene, ui)}${page(scene, ui, state, doings, unfolding)}
    ${past ? pastFoot(scene, { ...state, past }, doings.past) : looking ? turnSheet(scene, unfolding, doings) : scene.decision ? buttons(scene, ui, doings) : over ? html`<div class="buttons"><button type="button"
      class="confirm" @click=${doings.scores}>${t("board.score-sheet")}</button></div>` : nothing}
    <nav class="phone-nav" aria-label=${t("unseen.nav.nav")}>${PLACES.map(([place, sign]) => html`<button
      type="button" class=${ui.place === place ? "on" : ""}
      aria-current=${ui.place === place ? "page" : nothing}
      @click=${() => doings.go(place)}>${sign}<span>${t(`unseen.nav.${place}`)}</span>${place === "log" && unread > 0 ? html`<em>${unread}</em>` : nothing}</button>`)}</nav>
    ${detailsCard(scene, ui.info, doings.closeInfo)}</div>`;
}
