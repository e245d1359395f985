/** What happened, in sentences, and what people say. */
import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { repeat } from "lit-html/directives/repeat.js";
import { ph } from "../../../js/icons.js";
import { listed } from "../../../js/words.js";
import { emblem } from "../../../js/seats.js";
import { rich } from "../draw/rich.js";
import { whatStands } from "../model/history.js";

/** @typedef {import("../types.js").Scene<any>} Scene */
/** @typedef {import("../control.js").Ui} Ui */
/** @typedef {import("../control.js").Doings} Doings */

const LONGEST = 80; // lines kept on the page

/** @param {Scene} scene @param {readonly import("../types.js").LogEntry[]} log */
export function logLines(scene, log) {
  const lines = scene.lore.sentences(scene, whatStands(log)).slice(-LONGEST);
  if (!lines.length) return html`<p class="nothing">${scene.t("board.log.nothing")}</p>`;
  return html`<ul class="lines" tabindex="0" aria-label=${scene.t("board.log")}>${repeat(
    lines,
    (_, i) => i,
    ({ seat, parts }) =>
      html`<li class=${seat === null ? "line general" : "line"}>${
        seat === null ? html`<span></span>` : emblem(seat, 16)
      }<span>${seat === null ? nothing : html`<b>${scene.name(seat)}</b> `}${rich(scene, parts)}</span></li>`,
  )}</ul>`;
}

/** The invited onlookers by name. @param {Scene} scene @param {import("../../../js/board-api.js").TableInfo} table */
const lookers = ({ t }, { watchers }) =>
  watchers?.length
    ? html`<p class="lookers">${ph("eye", 14)} ${t("stand.watchers", {
        n: watchers.length,
        names: listed(watchers.map(({ name }) => name)),
      })}</p>`
    : nothing;

/** @param {Scene} scene @param {import("../types.js").TableState} state @param {Doings} doings */
export const chatLines = (scene, { chat, table }, doings) =>
  html`${lookers(scene, table)}${
    chat.length
      ? html`<ul class="lines" tabindex="0" aria-label=${scene.t("board.chat")}>${repeat(
          chat,
          ({ id }) => id,
          (line) =>
            html`<li class="line">${emblem(line.seat, 16)}<span><b>${line.name}</b> ${line.text}</span>${
              line.person && (line.seat === null || line.seat !== scene.you)
                ? html`<button type="button" class="mute" aria-label=${scene.t("mute.of", { name: line.name })}
                  title=${scene.t("mute.of", { name: line.name })} @click=${() => doings.silence(line)}>${ph("dots-three", 16)}</button>`
                : nothing
            }</li>`,
        )}</ul>`
      : html`<p class="nothing">${scene.t("board.log.quiet")}</p>`
  }`;

/** @param {Scene} scene @param {Doings} doings */
export const chatForm = (scene, doings) =>
  html`<form class="say" @submit=${(/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const field = /** @type {HTMLInputElement} */ (
      /** @type {HTMLFormElement} */ (event.currentTarget).elements.namedItem("text")
    );
    if (field.value.trim()) doings.say(field.value.trim());
    field.value = "";
  }}><input name="text" autocomplete="off" maxlength="500" placeholder=${scene.t("board.say")}
    aria-label=${scene.t("board.say")}><button aria-label=${scene.t("board.send")}>${ph(
      "paper-plane-right",
      16,
    )}</button></form>`;

/**
 * @param {Scene} scene
 * @param {Ui} ui
 * @param {import("../types.js").TableState} state
 * @param {Doings} doings
 * @param {{words: string, body: unknown} | null} [turn]  what a game tells besides, on a tab of its own
 */
export function logAndChat(scene, ui, state, doings, turn = null) {
  const unread = state.chat.length - ui.read;
  const own = turn && ui.talk === "turn";
  return html`<section class="log" aria-label=${scene.t("board.log")}><div class="tabs">
      ${
        turn
          ? html`<button type="button" aria-pressed=${ui.talk === "turn"} class=${ui.talk === "turn" ? "on" : ""}
        @click=${() => doings.talk("turn")}>${turn.words}</button>`
          : nothing
      }
      <button type="button" aria-pressed=${ui.talk === "log"} class=${ui.talk === "log" ? "on" : ""}
        @click=${() => doings.talk("log")}>${scene.t("board.log")}</button>
      <button type="button" aria-pressed=${ui.talk === "chat"} class=${ui.talk === "chat" ? "on" : ""}
        @click=${() => doings.talk("chat")}>${scene.t("board.chat")}${
          unread > 0 && ui.talk !== "chat" ? html` <em>${unread}</em>` : nothing
        }</button></div>
    ${own ? turn.body : html`<div class="scroll-end">${guard([ui.talk, state.log, state.chat, state.table], () =>
      ui.talk === "chat" ? chatLines(scene, state, doings) : logLines(scene, state.log),
    )}</div>${chatForm(scene, doings)}`}</section>`;
}
