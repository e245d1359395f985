/**
 * The turn box: the thread of steps, the choices in words, what to do with them, and apart the end of the
 * turn.
 */
import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { keyed } from "lit-html/directives/keyed.js";
import { endTurn, restart, stepButtons, waiting } from "../../common/rail/decision.js";
import { ownClock } from "../../common/rail/clock.js";
import { slotBonus } from "../model/catalogue.js";
import { occasion } from "../model/questions.js";
import { spokenEffect } from "../../common/draw/rich.js";
import { choiceList } from "./choices.js";
import { thread } from "./thread.js";

/** @typedef {import("../types.js").Scene} Scene */
/** @typedef {import("../types.js").Ui} Ui */
/** @typedef {import("../types.js").Doings} Doings */

/** What a cost or exchange is about. @param {Scene} scene */
export function about(scene) {
  const { cost, gain } = scene.decision?.context ?? {};
  const source = occasion(scene);
  if (!source && typeof cost !== "string") return nothing;
  return html`<p class="occasion">${
    source ? html`<span>${scene.t("board.for", { name: source })}</span>` : nothing
  }${
    typeof cost === "string"
      ? html`<span>${spokenEffect(scene, gain ? `${cost} -> ${gain}` : cost, 16)}</span>`
      : nothing
  }</p>`;
}

/** What the end of the turn would do, or what it waits for. @param {Scene} scene */
function endWords({ legal, view, data }) {
  if (!legal.has("end-turn")) return view.turn.tile ? "caput.end-act" : "caput.end-tile";
  const offer = view.turn.pending.bonus && slotBonus(data, view.turn.slot ?? 0).includes("->");
  return offer ? "caput.end-lapses" : "caput.end-does";
}

/** @param {Scene} scene @param {Ui} ui @param {import("../../common/types.js").TableState} state @param {Doings} doings */
export function turnBox(scene, ui, state, doings) {
  const { t, decision, view, you, chosen } = scene;
  if (!decision)
    return html`<section class="panel turn-box waits" aria-label=${t("board.decision")}>${waiting(
      scene,
      doings,
      ownClock(scene, state),
    )}</section>`;
  const mine = view.turn.seat === you;
  return html`<section class="panel turn-box yours" aria-label=${t("board.decision")}>${thread(
    scene,
    ui,
  )}${about(scene)}${keyed(
    decision,
    html`${guard([view, chosen, ui.shown, ui.previews], () => choiceList(scene, ui))}`,
  )}
    <div class="buttons">${stepButtons(scene, ui, doings)}</div>
    ${
      mine
        ? html`<div class="end-row">${restart(scene, ui, doings)}<span>${
            decision.ask !== "turn" ? nothing : t(endWords(scene))
          }</span>${endTurn(scene, ui)}</div>`
        : nothing
    }</section>`;
}
