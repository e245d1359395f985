/** The decision box: one question, this turn's thread, the actions, the choices in words, and what to do with them. */
import { html, nothing } from "lit-html";
import { endTurn, restart, stepButtons, waiting } from "../../common/rail/decision.js";
import { ownClock } from "../../common/rail/clock.js";
import { question, rich, spokenEffect } from "../../common/draw/rich.js";
import { told } from "../model/choices.js";
import { asked, sourceName } from "../model/questions.js";
import { foreseen } from "../model/sentences.js";
import { actions } from "./actions.js";
import { choiceList } from "./choices.js";
import { thread } from "./thread.js";

/** @typedef {import("../types.js").Scene} Scene */
/** @typedef {import("../types.js").Ui} Ui */
/** @typedef {import("../types.js").Doings} Doings */

const flourish = html`<svg class="flourish" width="236" height="18" viewBox="0 0 236 18"
  aria-hidden="true"><path
  d="M4 9H176C196 9 202 2.4 213 2.4C223 2.4 226 11 219 13.4C213 15.4 209.6 9.6 213.6 7.4M150 9C170 10 182 16 196 15.4C204 15 205 10 200.6 9.6"/></svg>`;

/** What a cost or exchange is about, beside the question. @param {Scene} scene */
export function occasion(scene) {
  const { cost, gain } = scene.decision?.context ?? {};
  const source = sourceName(scene);
  if (!source && !cost) return nothing;
  return html`<p class="occasion">${source ? html`<span>${scene.t("board.for",
    { name: source })}</span>` : nothing}${
    cost ? html`<span>${spokenEffect(scene, gain ? `${cost} -> ${gain}` : cost, 16)}</span>` : nothing
  }</p>`;
}

/** @param {Scene} scene @param {Ui} ui @param {Doings} doings */
export const buttons = (scene, ui, doings) =>
  html`<div class="buttons">${stepButtons(scene, ui, doings, scene.t("unseen.decision.sending"))}${endTurn(
    scene,
    ui,
  )}</div>`;

/** @param {Scene} scene @param {Ui} ui @param {import("../../common/types.js").TableState} state @param {Doings} doings */
function asking(scene, ui, state, doings) {
  const { t, decision, view, chosen } = scene;
  const mine = view.turn.seat === scene.you;
  const preview = chosen ? ui.previews[chosen] : undefined;
  const effect = chosen && told(scene, chosen, preview).effect ? foreseen(scene, preview) : []; // else its row says it
  return html`<div class="kicker">${mine ? t("board.your-turn") : t("board.asked")}${ownClock(scene, state, flourish)}</div>
    <h1 tabindex="-1" aria-live="polite">${question(asked(scene))}</h1>${occasion(scene)}
    <div class="thread-row">${thread(scene, ui.sealed)}${
      (decision?.undo.length ?? 0) > 1 ? restart(scene, ui, doings) : nothing
    }</div>
    ${decision?.ask === "turn" && !view.turn.acted ? actions(scene, ui.action, doings.show) : nothing}
    ${choiceList(scene, ui.shown, ui.previews)}
    <p class="foreseen" aria-live="polite">${effect.length ? rich(scene, effect) : nothing}</p>
    ${buttons(scene, ui, doings)}`;
}

/** @param {Scene} scene @param {Ui} ui @param {import("../../common/types.js").TableState} state @param {Doings} doings */
export const decision = (scene, ui, state, doings) =>
  html`<section class=${scene.decision ? "decision yours" : "decision"}
    aria-label=${scene.t("unseen.decision.decision")}>${scene.decision ? asking(scene, ui, state,
      doings) : waiting(scene, doings, ownClock(scene, state, flourish))}</section>`;
