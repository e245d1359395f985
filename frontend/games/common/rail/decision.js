/** Parts of the decision box: what it is about, the buttons, and what stands there while others think. */
import { html, nothing } from "lit-html";
import { ph } from "../../../js/icons.js";
import { emblem } from "../../../js/seats.js";
import { waitingWords } from "../model/questions.js";

/** @typedef {import("../types.js").Scene<any>} Scene */
/** @typedef {import("../control.js").Ui} Ui */
/** @typedef {import("../control.js").Doings} Doings */

/**
 * Undo and Confirm.
 * @param {Scene} scene
 * @param {Ui} ui
 * @param {Doings} doings
 * @param {string} [sending]  said below Confirm while a command has no answer yet
 */
export function stepButtons(scene, ui, doings, sending) {
  const { t, chosen, decision, lore } = scene;
  const last = decision?.undo.at(-1);
  const undoName = last ? lore.stepName(scene, last) : t("board.undo-none");
  const preview = chosen ? ui.previews[chosen] : undefined;
  return html`<button type="button" class="undo" ?disabled=${!last || ui.busy} @click=${() => doings.undo(1)}
    aria-label=${t("board.undo-what", { what: undoName })}>${ph("arrow-u-up-left", 18)}<span>${t(
      "board.undo",
    )}</span><small>${undoName}</small></button>
    <button type="button" class="confirm" ?disabled=${!chosen || ui.busy}
      @click=${doings.confirm}>${preview?.reveals ? lore.glyph("seal", 18) : nothing}<span>${t(
        "board.confirm",
      )}</span><small>${
        ui.busy && sending ? sending : chosen ? lore.told(scene, chosen, preview).title : t("board.confirm-none")
      }</small></button>`;
}

/** The button that ends the turn; it stands apart. @param {Scene} scene @param {Ui} ui */
export const endTurn = (scene, ui) =>
  html`<button type="button" class="end-turn" data-choice="end-turn"
    ?disabled=${!scene.legal.has("end-turn") || ui.busy}><span>${scene.t("board.end-turn")}</span></button>`;

/**
 * Takes back every step of this turn that can be taken back.
 * @param {Scene} scene
 * @param {Ui} ui
 * @param {Doings} doings
 */
export const restart = (scene, ui, doings) => {
  const steps = scene.decision?.undo.length ?? 0;
  return html`<button type="button" class="restart" ?disabled=${steps < 2 || ui.busy}
    @click=${() => doings.undo(steps)}>${scene.t("board.restart")}</button>`;
};

/**
 * Somebody else is asked, or the game is over.
 * @param {Scene} scene
 * @param {Doings} doings
 * @param {unknown} [ornament]
 */
export function waiting(scene, doings, ornament = nothing) {
  const { view, t, person } = scene;
  if (view.phase === "over") {
    /** @type {number[]} */
    const winners = view.winners ?? [];
    return html`<div class="kicker">${t("board.over")}${ornament}</div>
      <h1>${
        winners.length
          ? t("board.winner", { n: winners.length, who: winners.map(person).join(", ") })
          : t(`${scene.lore.id}.alone`, { n: view.players[0].projected })
      }</h1>
      <p class="winners">${winners.map((seat) => emblem(seat, 44))}</p>
      <div class="buttons"><button type="button" class="confirm"
        @click=${doings.scores}>${t("board.score-sheet")}</button></div>`;
  }
  if (scene.ended && !scene.past)
    return html`<div class="kicker">${t("board.over")}${ornament}</div><h1 tabindex="-1">${waitingWords(scene)}</h1>
      <div class="buttons"><button type="button" class="confirm" @click=${doings.scores}>${t("board.result")}</button></div>`;
  const seat = Number(Object.keys(view.waiting)[0] ?? -1);
  const turnOf = view.turn.seat >= 0 ? t("board.turn-of", { who: person(view.turn.seat) }) : t("board.setup");
  return html`<div class="kicker">${scene.you === null ? t("board.watching") : turnOf}${ornament}</div>
    <h1 tabindex="-1" aria-live="polite">${seat >= 0 ? html`${emblem(seat, 24)} ` : nothing}${waitingWords(scene)}</h1>
    <p class="hint">${t("board.wait-for-you")}</p>`;
}
