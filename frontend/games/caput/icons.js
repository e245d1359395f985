/** The game's own drawings, as symbols of the document: `#c-<name>`, drawn once and used everywhere. */
import { html, svg } from "lit-html";
import { ACTS } from "./art/actions.js";
import { GOODS } from "./art/goods.js";
import { SIGNS } from "./art/signs.js";
import { STEPS } from "./art/steps.js";

/** Drawing by name, the names of the notation, as SVG markup on a grid of 24 x 24. */
export const SYMBOLS = { ...GOODS, ...STEPS, ...ACTS, ...SIGNS };

/** Counts of the notation that go by another drawing's name. @type {Record<string, string>} */
const DRAWING = {
  upgrade: "act:upgrade",
  wall: "act:wall",
  building: "act:building",
  road: "act:road",
  technology: "tech",
  around: "plaza",
};

/** @param {string} name */
const idOf = (name) =>
  `c-${(DRAWING[name] ?? name).replace(":", "-").replace(">", "-side").replace("^", "-up")}`;

/** The symbols' markup, for the sprite. */
export const iconDefs = () =>
  Object.entries(SYMBOLS)
    .map(([name, drawing]) => `<symbol id="${idOf(name)}" viewBox="0 0 24 24">${drawing}</symbol>`)
    .join("");

/**
 * A symbol inside a drawing.
 * @param {string} name @param {number} x @param {number} y left upper corner @param {number} size
 */
export const icon = (name, x, y, size) =>
  svg`<use href=${`#${idOf(name)}`} x=${+x.toFixed(2)} y=${+y.toFixed(2)} width=${size} height=${size}/>`;

/**
 * A symbol round its middle.
 * @param {string} name
 * @param {number} cx
 * @param {number} cy
 * @param {number} size
 */
export const iconAt = (name, cx, cy, size) => icon(name, cx - size / 2, cy - size / 2, size);

/**
 * A symbol between words; silent, the words beside it speak.
 * @param {string} name @param {number} [size]
 */
export const glyph = (name, size = 16) =>
  html`<svg class="glyph" width=${size} height=${size} viewBox="0 0 24 24" aria-hidden="true"><use
    href=${`#${idOf(name)}`}/></svg>`;

/**
 * A crown with its number, round its middle.
 * @param {number | string} n
 * @param {number} cx
 * @param {number} cy
 * @param {number} [size]
 */
export const crown = (n, cx, cy, size = 24) =>
  svg`${iconAt("vp", cx, cy, size)}<text class="on-crown" x=${cx} y=${+(cy + size * 0.335).toFixed(2)}
    font-size=${Math.max(11.2, size * 0.54).toFixed(1)} text-anchor="middle">${n}</text>`;

/** A crown with its number between words; silent. @param {number | string} n @param {number} [size] */
export const crownGlyph = (n, size = 24) =>
  html`<svg class="glyph" width=${size} height=${size} viewBox=${`0 0 ${size} ${size}`}
    aria-hidden="true">${crown(n, size / 2, size / 2, size)}</svg>`;
