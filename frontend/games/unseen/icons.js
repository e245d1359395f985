/** The game's own drawings, as symbols of the document: `#u-<name>`, drawn once and used everywhere. */
import { html, svg } from "lit-html";
import { ACTS } from "./art/acts.js";
import { GOODS } from "./art/goods.js";
import { heads } from "./art/heads.js";
import { SIGNS } from "./art/signs.js";

const HEAD_FILL = { golem: "#d39a62", robot: "#a9b9d6", horned: "#d98a86", vodnik: "#7fc0a2" };
const HEADS = Object.fromEntries(
  Object.entries(HEAD_FILL).map(([type, fill]) => [type, heads[type]?.(fill) ?? ""]),
);

/** Drawing by name, as SVG markup on a grid of 24 x 24. */
export const SYMBOLS = { ...GOODS, ...ACTS, ...SIGNS, ...HEADS };

/** The symbols' markup, for the sprite. */
export const iconDefs = () =>
  Object.entries(SYMBOLS)
    .map(([name, drawing]) => `<symbol id="u-${name}" viewBox="0 0 24 24">${drawing}</symbol>`)
    .join("");

/**
 * A symbol inside a drawing.
 * @param {string} name @param {number} x @param {number} y left upper corner @param {number} size
 */
export const icon = (name, x, y, size) =>
  svg`<use href=${`#u-${name}`} x=${x} y=${y} width=${size} height=${size}/>`;

/**
 * A symbol between words; silent, the words beside it speak.
 * @param {string} name @param {number} [size]
 */
export const glyph = (name, size = 16) =>
  html`<svg class="glyph" width=${size} height=${size} viewBox="0 0 24 24" aria-hidden="true"><use
    href=${`#u-${name}`}/></svg>`;
