/** All legal choices in words, always there: the way of the keyboard and the screen reader. */
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { ph } from "../../../js/icons.js";
import { heard, rich, spokenEffect } from "../../common/draw/rich.js";
import { signGlyph } from "../draw/rich.js";
import { glyph } from "../icons.js";
import { told } from "../model/choices.js";
import { foreseen } from "../model/sentences.js";
import { reasons } from "../model/reasons.js";

/** @typedef {import("../types.js").Scene} Scene */
/** @typedef {Record<string, import("../../../js/board-api.js").Preview>} Previews */

/** @param {Scene} scene @param {string} choice @param {number} i @param {Previews} previews */
function row(scene, choice, i, previews) {
  const preview = previews[choice];
  const { title, sign, effect, detail } = told(scene, choice, preview);
  const chosen = scene.chosen === choice;
  const brings = effect ? [] : foreseen(scene, preview);
  const seal = scene.t("unseen.decision.seal");
  return html`<li><button type="button" data-choice=${choice} aria-pressed=${chosen}>
    ${signGlyph(scene, sign)}<span class="told"><b>${title}</b>${
      effect || detail || brings.length
        ? html`<span>${effect ? spokenEffect(scene, effect,
          16) : nothing}${detail ? html`<span>${detail}</span>` : nothing}${brings.length ? html`<span>${rich(scene,
          brings)}</span>` : nothing}</span>`
        : nothing
    }</span>
    <span class="state">${preview?.reveals ? html`<span
      title=${seal}>${glyph("seal", 20)}${heard(seal)}</span>` : nothing}${chosen ? ph("check",
        18) : nothing}</span>
    ${i < 9 ? html`<kbd aria-hidden="true">${i + 1}</kbd>` : html`<span></span>`}</button></li>`;
}

/**
 * @param {Scene} scene
 * @param {string[]} shown choices in the order of their keys
 * @param {Previews} previews
 */
export const choiceList = (
  scene,
  shown,
  previews,
) => html`<ul class="choices" aria-label=${scene.t("unseen.decision.choices")}>
  ${repeat(
    shown,
    (choice) => choice,
    (choice, i) => row(scene, choice, i, previews),
  )}
  ${reasons(scene).map(({ sign, title, why }) => html`<li class="cannot">${signGlyph(scene, sign)}<span
    class="told"><b>${title}</b><span>${why}</span></span><span
    class="state">${ph("prohibit", 16)}</span></li>`)}</ul>`;
