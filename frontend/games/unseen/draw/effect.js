/** Effects and costs in symbols: inside a drawing, and between words. */
import { html, svg } from "lit-html";
import { icon } from "../icons.js";
import { countShown, fitted, lineOf } from "../model/run.js";
import { marks } from "../notation.js";

/** Symbols that go by another drawing's name. @type {Record<string, string>} */
const DRAWING = { building: "build" };

/** @param {string} sign @param {number} x @param {number} y @param {number} s */
function signShape(sign, x, y, s) {
  if (sign === "->")
    return svg`<path class="mark-line" stroke-width=${s > 14 ? 2 : 1.7}
      d=${`M${x + s * 0.08} ${y}h${s * 0.5}m${-s * 0.26} ${-s * 0.24}l${s * 0.27} ${s * 0.24}l${-s * 0.27} ${s * 0.24}`}/>`;
  if (sign === "|" || sign === ";")
    return svg`<path class="mark-line" stroke-width="1.5" stroke-dasharray=${sign === "|" ? "2.5 2" : "none"}
      d=${`M${x + s * 0.25} ${y - s * 0.5}v${s}`}/>`;
  return svg`<text class="mark" x=${x} y=${y + s * 0.3} font-size=${Math.max(11, s * 0.84)}>${sign}</text>`;
}

/**
 * @param {import("../notation.js").Mark} mark
 * @param {number} x
 * @param {number} y middle
 * @param {number} s
 */
function markShape(mark, x, y, s) {
  if ("sign" in mark) return signShape(mark.sign, x, y, s);
  const { symbol, amount, here } = mark;
  if (symbol === "vp")
    return svg`<circle class="point" cx=${x + s / 2} cy=${y} r=${s * 0.5}/><text class="on-paper"
      text-anchor="middle" font-weight="800" x=${x + s / 2} y=${y + s * 0.29}
      font-size=${Math.max(11, s * 0.78)}>${amount}</text>`;
  const count = countShown(mark);
  const left = x + (count ? s * 0.52 : 0);
  return svg`${
    count
      ? svg`<text class="mark" text-anchor="middle" x=${x + s * 0.22} y=${y + s * 0.3}
        font-size=${Math.max(11.5, s * 0.84)}>${amount}</text>`
      : ""
  }${icon(DRAWING[symbol] ?? symbol, left, y - s / 2, s)}
    ${here ? icon("pin", left + s * 0.62, y - s * 0.06, s * 0.64) : ""}`;
}

/**
 * @param {{width: number, marks: import("../model/run.js").Placed[]}} line
 * @param {number} left
 * @param {number} y
 * @param {number} size
 */
const lineShape = (line, left, y, size) =>
  line.marks.map(({ mark, x }) => markShape(mark, left + x, y, size));

/**
 * An effect drawn in the middle of a box.
 * @param {string} effect notation
 * @param {number} cx @param {number} cy middle of the box
 * @param {number} w @param {number} h its size
 * @param {number} [size] of a symbol when there is room
 */
export function effectShape(effect, cx, cy, w, h, size = 18) {
  const laid = fitted(marks(effect), w, h, size);
  const step = laid.size + 3;
  return svg`<g class="effect">${laid.lines.map((line, i) =>
    lineShape(line, cx - line.width / 2, cy + (i - (laid.lines.length - 1) / 2) * step, laid.size),
  )}</g>`;
}

/**
 * An effect between words; silent, the words beside it speak.
 * @param {string} effect notation
 * @param {number} [size]
 */
export function effectGlyphs(effect, size = 16) {
  const run = marks(effect);
  if (!run.length) return "";
  const line = lineOf(run, size);
  const width = Math.ceil(line.width) + 1;
  return html`<svg class="glyph effect" width=${width} height=${size + 2} viewBox=${`0 0 ${width} ${size + 2}`}
    aria-hidden="true">${lineShape(line, 0, (size + 2) / 2, size)}</svg>`;
}
