/** Words with symbols among them. Every symbol is also there in words, for those who listen. */
import { html } from "lit-html";

/** @typedef {import("../types.js").Scene<any>} Scene */
/** @typedef {import("../types.js").Part} Part */

/** @param {string} words */
export const heard = (words) => html`<span class="heard">${words}</span>`;

/** @param {Scene} scene @param {string} effect notation @param {number} [size] */
export const spokenEffect = ({ t, lore }, effect, size = 16) =>
  html`${lore.effectGlyphs(effect, size)}${heard(lore.inWords(t, effect))}`;

/** @param {Scene} scene @param {readonly Part[]} parts @param {number} [size] */
export const rich = (scene, parts, size = 15) =>
  parts.map((part) =>
    "text" in part
      ? part.text
      : "icon" in part
        ? html`${scene.lore.glyph(part.icon, size + 2)}${heard(part.words)}`
        : spokenEffect(scene, part.effect, size),
  );

/** A question with its *middle* in gold. @param {string} words */
export const question = (words) => words.split("*").map((part, i) => (i % 2 ? html`<b>${part}</b>` : part));
