/** The decision box: one question, this turn's thread, the actions, the choices in words, and what to do with them. */
import { html, nothing } from "lit-html";
import { ph } from "../../../js/icons.js";
import { emblem } from "../../../js/seats.js";
import { question } from "../../common/draw/rich.js";
import { rich, spokenEffect } from "../draw/rich.js";
import { glyph } from "../icons.js";
import { told } from "../model/choices.js";
import { asked, sourceName, waitingWords } from "../model/questions.js";
import { foreseen } from "../model/sentences.js";
import { actions } from "./actions.js";
import { choiceList } from "./choices.js";
import { stepName, thread } from "./thread.js";

/** @typedef {import("../types.js").Scene} Scene */
/** @typedef {import("../control.js").Ui} Ui */
/** @typedef {import("../control.js").Doings} Doings */

const flourish = html`<svg class="flourish" width="236" height="18" viewBox="0 0 236 18"
  aria-hidden="true"><path
  d="M4 9H176C196 9 202 2.4 213 2.4C223 2.4 226 11 219 13.4C213 15.4 209.6 9.6 213.6 7.4M150 9C170 10 182 16 196 15.4C204 15 205 10 200.6 9.6"/></svg>`;

/** What a cost or exchange is about, beside the question. @param {Scene} scene */
export function occasion(scene) {
  const { cost, gain } = scene.decision?.context ?? {};
  const source = sourceName(scene);
  if (!source && !cost) return nothing;
  return html`<p class="occasion">${source ? html`<span>${scene.t("unseen.decision.for",
    { name: source })}</span>` : nothing}${
    cost ? html`<span>${spokenEffect(scene, gain ? `${cost} -> ${gain}` : cost, 16)}</span>` : nothing
  }</p>`;
}

/** @param {Scene} scene @param {Ui} ui @param {Doings} doings */
export function buttons(scene, ui, doings) {
  const { t, chosen, decision } = scene;
  const undo = decision?.undo ?? [];
  const last = undo.at(-1);
  const undoName = last ? stepName(scene, last) : t("unseen.decision.undo-none");
  const canEnd = scene.legal.has("end-turn");
  const preview = chosen ? ui.previews[chosen] : undefined;
  return html`<div class="buttons">
    <button type="button" class="undo" ?disabled=${!last || ui.busy} @click=${() => doings.undo(1)}
      aria-label=${t("unseen.decision.undo-what", { what: undoName })}>${ph("arrow-u-up-left",
        18)}<span>${t("unseen.decision.undo")}</span><small>${undoName}</small></button>
    <button type="button" class="confirm" ?disabled=${!chosen || ui.busy}
      @click=${doings.confirm}>${preview?.reveals ? glyph("seal",
        18) : nothing}<span>${t("unseen.decision.confirm")}</span><small>${ui.busy ? t("unseen.decision.sending") : chosen ? told(scene,
        chosen, preview).title : t("unseen.decision.confirm-none")}</small></button>
    <button type="button" class="end-turn" data-choice="end-turn"
      ?disabled=${!canEnd || ui.busy}><span>${t("unseen.decision.end-turn")}</span></button></div>`;
}

/** @param {Scene} scene @param {Ui} ui @param {Doings} doings */
function asking(scene, ui, doings) {
  const { t, decision, view, chosen } = scene;
  const mine = view.turn.seat === scene.you;
  const preview = chosen ? ui.previews[chosen] : undefined;
  const effect = chosen && told(scene, chosen, preview).effect ? foreseen(scene, preview) : []; // else its row says it
  return html`<div class="kicker">${mine ? t("unseen.decision.your-turn") : t("unseen.decision.asked")}${flourish}</div>
    <h1 tabindex="-1" aria-live="polite">${question(asked(scene))}</h1>${occasion(scene)}
    <div class="thread-row">${thread(scene, ui.sealed)}${
      (decision?.undo.length ?? 0) > 1
        ? html`<button type="button" class="restart" ?disabled=${ui.busy}
          @click=${() => doings.undo(decision?.undo.length ?? 1)}>${t("unseen.decision.restart")}</button>`
        : nothing
    }</div>
    ${decision?.ask === "turn" && !view.turn.acted ? actions(scene, ui.action, doings.show) : nothing}
    ${choiceList(scene, ui.shown, ui.previews)}
    <p class="foreseen" aria-live="polite">${effect.length ? rich(scene, effect) : nothing}</p>
    ${buttons(scene, ui, doings)}`;
}

/** Somebody else is asked, or the game is over. @param {Scene} scene @param {Doings} doings */
function waiting(scene, doings) {
  const { view, t, person } = scene;
  if (view.phase === "over") {
    const winners = view.winners ?? [];
    return html`<div class="kicker">${t("unseen.decision.over")}${flourish}</div>
      <h1>${t("unseen.decision.winner", { n: winners.length, who: winners.map(person).join(", ") })}</h1>
      <p class="winners">${winners.map((seat) => emblem(seat, 44))}</p>
      <div class="buttons"><button type="button" class="confirm"
        @click=${doings.scores}>${t("unseen.decision.score-sheet")}</button></div>`;
  }
  const seat = Number(Object.keys(view.waiting)[0] ?? -1);
  const turnOf =
    view.turn.seat >= 0
      ? t("unseen.decision.turn-of", { who: person(view.turn.seat) })
      : t("unseen.decision.setup");
  return html`<div class="kicker">${scene.you === null ? t("unseen.decision.watching") : turnOf}${flourish}</div>
    <h1 tabindex="-1"
      aria-live="polite">${seat >= 0 ? html`${emblem(seat, 24)} ` : nothing}${waitingWords(scene)}</h1>
    <p class="hint">${t("unseen.decision.wait-for-you")}</p>`;
}

/** @param {Scene} scene @param {Ui} ui @param {Doings} doings */
export const decision = (scene, ui, doings) =>
  html`<section class=${scene.decision ? "decision yours" : "decision"}
    aria-label=${scene.t("unseen.decision.decision")}>${scene.decision ? asking(scene, ui,
      doings) : waiting(scene, doings)}</section>`;
