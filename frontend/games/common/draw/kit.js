/** The few shapes every drawing is put together from. Coordinates are those of the drawing that uses them. */
import { nothing, svg } from "lit-html";

/**
 * @typedef {object} TextLook
 * @property {number} [size] px
 * @property {number} [weight]
 * @property {"start" | "middle" | "end"} [anchor]
 * @property {string} [fill] a colour; else the class or the surrounding says it
 * @property {string} [cls]
 */

/** @param {number} x @param {number} y base line @param {unknown} content @param {TextLook} [look] */
export const text = (x, y, content, look = {}) =>
  svg`<text x=${x} y=${y} class=${look.cls ?? nothing} font-size=${look.size ?? nothing}
    font-weight=${look.weight ?? nothing} text-anchor=${
      look.anchor ?? nothing
    } fill=${look.fill ?? nothing}>${content}</text>`;

/**
 * @param {number} x
 * @param {number} y
 * @param {number} w
 * @param {number} h
 * @param {number} r
 * @param {string} cls
 */
export const box = (x, y, w, h, r, cls) =>
  svg`<rect x=${x} y=${y} width=${w} height=${h} rx=${r} class=${cls}/>`;

/** @param {number} x @param {number} y @param {unknown} content @param {string} [cls] */
export const at = (x, y, content, cls) =>
  svg`<g transform=${`translate(${x} ${y})`} class=${cls ?? nothing}>${content}</g>`;

/**
 * A name cut to the room it has: about half its size a letter.
 * @param {string} name
 * @param {number} room px
 * @param {number} [size] px
 */
export function fit(name, room, size = 11) {
  const letters = Math.max(2, Math.floor(room / (size * 0.45)));
  return name.length <= letters ? name : `${name.slice(0, letters - 1)}…`;
}
