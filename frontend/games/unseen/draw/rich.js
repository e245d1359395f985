/** The signs that stand before choices, and small figures between words. */
import { html } from "lit-html";
import { glyph } from "../icons.js";
import { effectGlyphs } from "../notation.js";
import { badge } from "./kit.js";
import { worker } from "../pieces.js";

/** @typedef {import("../types.js").Scene} Scene */
/** @typedef {import("../model/choices.js").Sign} Sign */

/** @param {string} type @param {number} [size] */
export const badgeGlyph = (type, size = 24) =>
  html`<svg class="glyph" width=${size} height=${size} viewBox="-12 -12 24 24"
    aria-hidden="true">${badge(type, 0, 0, 9)}</svg>`;

/** @param {number} seat @param {string} type @param {number} [width] @param {string} [cls] */
export const workerGlyph = (seat, type, width = 19, cls = "") =>
  html`<svg class=${`glyph ${cls}`} width=${width} height=${width * (44 / 36)} viewBox="0 0 36 44"
    aria-hidden="true">${worker(seat, type, 0, 0, 36)}</svg>`;

/** @param {Scene} scene @param {Sign | undefined} sign @param {number} [size] */
export function signGlyph({ me }, sign, size = 24) {
  if (!sign) return html`<span></span>`;
  if ("badge" in sign) return badgeGlyph(sign.badge, size);
  if ("worker" in sign) return workerGlyph(me, sign.worker, size - 4);
  return "icon" in sign
    ? glyph(sign.icon, size)
    : html`<span class="sign-effect">${effectGlyphs(sign.effect, size - 6)}</span>`;
}
