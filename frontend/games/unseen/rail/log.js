/** What happened, in sentences, and what people say. */
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { ph } from "../../../js/icons.js";
import { emblem } from "../../../js/seats.js";
import { rich } from "../draw/rich.js";
import { whatStands } from "../../common/model/history.js";
import { sentences } from "../model/sentences.js";

/** @typedef {import("../types.js").Scene} Scene */
/** @typedef {import("../control.js").Ui} Ui */
/** @typedef {import("../control.js").Doings} Doings */

const LONGEST = 80; // lines kept on the page

/** @param {Scene} scene @param {readonly import("../../../js/board-api.js").LogEntry[]} log */
export function logLines(scene, log) {
  const lines = sentences(scene, whatStands(log)).slice(-LONGEST);
  if (!lines.length) return html`<p class="nothing">${scene.t("unseen.log.nothing")}</p>`;
  return html`<ul class="lines" tabindex="0" aria-label=${scene.t("unseen.log.log")}>${repeat(
    lines,
    (_, i) => i,
    ({ seat, parts }) =>
      html`<li class=${seat === null ? "line general" : "line"}>${seat === null ? html`<span></span>` : emblem(seat,
        16)}<span>${seat === null ? nothing : html`<b>${scene.name(seat)}</b> `}${rich(scene,
        parts)}</span></li>`,
  )}</ul>`;
}

/** @param {Scene} scene @param {readonly import("../../../js/board-api.js").ChatLine[]} chat */
export const chatLines = (scene, chat) =>
  chat.length
    ? html`<ul class="lines" tabindex="0" aria-label=${scene.t("unseen.log.chat")}>${repeat(
        chat,
        ({ id }) => id,
        ({ seat, name, text }) =>
          html`<li class="line">${emblem(seat, 16)}<span><b>${name}</b> ${text}</span></li>`,
      )}</ul>`
    : html`<p class="nothing">${scene.t("unseen.log.quiet")}</p>`;

/** @param {Scene} scene @param {Doings} doings */
export const chatForm = (scene, doings) =>
  html`<form class="say" @submit=${(/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const field = /** @type {HTMLInputElement} */ (
      /** @type {HTMLFormElement} */ (event.currentTarget).elements.namedItem("text")
    );
    if (field.value.trim()) doings.say(field.value.trim());
    field.value = "";
  }}><input name="text" autocomplete="off" maxlength="500" placeholder=${scene.t("unseen.log.say")}
    aria-label=${scene.t("unseen.log.say")}><button
    aria-label=${scene.t("unseen.log.send")}>${ph("paper-plane-right", 16)}</button></form>`;

/**
 * @param {Scene} scene
 * @param {Ui} ui
 * @param {import("../../../js/board-api.js").TableState} state
 * @param {Doings} doings
 */
export function logAndChat(scene, ui, state, doings) {
  const unread = state.chat.length - ui.read;
  return html`<section class="log" aria-label=${scene.t("unseen.log.log")}><div class="tabs">
      <button type="button" aria-pressed=${ui.talk === "log"} class=${ui.talk === "log" ? "on" : ""}
        @click=${() => doings.talk("log")}>${scene.t("unseen.log.log")}</button>
      <button type="button" aria-pressed=${ui.talk === "chat"} class=${ui.talk === "chat" ? "on" : ""}
        @click=${() => doings.talk("chat")}>${scene.t("unseen.log.chat")}${unread > 0 && ui.talk !== "chat" ? html` <em>${unread}</em>` : nothing}</button></div>
    <div class="scroll-end">${ui.talk === "chat" ? chatLines(scene, state.chat) : logLines(scene,
      state.log)}</div>${chatForm(scene, doings)}</section>`;
}
