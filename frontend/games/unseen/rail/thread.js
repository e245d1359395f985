/** The steps of this turn that can still be taken back; a red seal stands before them when something cannot. */
import { html, nothing } from "lit-html";
import { glyph } from "../icons.js";
import { badgeGlyph, workerGlyph } from "../draw/rich.js";
import { heard } from "../../common/draw/rich.js";
import { stepName, told } from "../model/choices.js";

/** @typedef {import("../types.js").Scene} Scene */

/** @param {Scene} scene @param {string} choice */
function sign(scene, choice) {
  const told_ = told(scene, choice).sign;
  if (!told_ || "effect" in told_) return nothing;
  return "badge" in told_
    ? badgeGlyph(told_.badge, 18)
    : "worker" in told_
      ? workerGlyph(scene.me, told_.worker, 16)
      : glyph(told_.icon, 17);
}

const SHOWN = 4; // latest steps, the box is not wider

/** @param {Scene} scene @param {boolean} sealed */
export function thread(scene, sealed) {
  const steps = scene.decision?.undo ?? [];
  const sealWords = scene.t("unseen.decision.sealed");
  return html`<ol class="thread" aria-label=${scene.t("board.thread")}>
    ${steps.length > SHOWN ? html`<li aria-hidden="true">…</li>` : nothing}${sealed ? html`<li class="sealed"
      title=${sealWords}>${glyph("seal", 22)}${heard(sealWords)}</li>` : nothing}
    ${steps.slice(-SHOWN).map((choice) => html`<li>${sign(scene, choice)}<span>${stepName(scene,
      choice)}</span></li>`)}</ol>`;
}
