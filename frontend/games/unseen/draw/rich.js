/** Words with symbols among them. Every symbol is also there in words, for those who listen. */
import { html } from "lit-html";
import { heard } from "../../common/draw/rich.js";
import { glyph } from "../icons.js";
import { effectGlyphs, inWords } from "../notation.js";
import { badge } from "./kit.js";
import { worker } from "../pieces.js";

/** @typedef {import("../types.js").Scene} Scene */
/** @typedef {import("../model/sentences.js").Part} Part */

/** @param {Scene} scene @param {string} effect notation @param {number} [size] */
export const spokenEffect = ({ t }, effect, size = 16) =>
  html`${effectGlyphs(effect, size)}${heard(inWords(t, effect))}`;

/** @param {Scene} scene @param {readonly Part[]} parts @param {number} [size] */
export const rich = (scene, parts, size = 15) =>
  parts.map((part) =>
    "text" in part
      ? part.text
      : "item" in part
        ? html`${glyph(part.item, size + 2)}${heard(scene.t(`unseen.item.${part.item}`))}`
        : spokenEffect(scene, part.effect, size),
  );

/** @param {string} type @param {number} [size] */
export const badgeGlyph = (type, size = 24) =>
  html`<svg class="glyph" width=${size} height=${size} viewBox="-12 -12 24 24"
    aria-hidden="true">${badge(type, 0, 0, 9)}</svg>`;

/** @param {number} seat @param {string} type @param {number} [width] @param {string} [cls] */
export const workerGlyph = (seat, type, width = 19, cls = "") =>
  html`<svg class=${`glyph ${cls}`} width=${width} height=${width * (44 / 36)} viewBox="0 0 36 44"
    aria-hidden="true">${worker(seat, type, 0, 0, 36)}</svg>`;
