/** Effects and costs in symbols: inside a drawing, and between words. */
import { html, svg } from "lit-html";

/** @typedef {import("../notation.js").Mark} Mark */
/** @typedef {import("../model/run.js").RunLine} RunLine */

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
 * @param {object} game
 * @param {(text: string) => Mark[]} game.marks
 * @param {ReturnType<typeof import("../model/run.js").measures>} game.run
 * @param {(name: string, x: number, y: number, size: number) => unknown} game.icon  by symbol, left upper corner
 * @param {(n: number, cx: number, cy: number, size: number) => unknown} game.points  the sign for victory points
 */
export function effects({ marks, run, icon, points }) {
  /** @param {Mark} mark @param {number} x @param {number} y middle @param {number} s */
  function markShape(mark, x, y, s) {
    if ("sign" in mark) return signShape(mark.sign, x, y, s);
    const { symbol, amount, here } = mark;
    if (symbol === "vp") return points(amount, x + run.markWidth(mark, s) / 2, y, s);
    const count = run.countShown(mark);
    const left = x + (count ? s * 0.52 : 0);
    return svg`${
      count
        ? svg`<text class="mark" text-anchor="middle" x=${x + s * 0.22} y=${y + s * 0.3}
          font-size=${Math.max(11.5, s * 0.84)}>${amount}</text>`
        : ""
    }${icon(symbol, left, y - s / 2, s)}${here ? icon("pin", left + s * 0.62, y - s * 0.06, s * 0.64) : ""}`;
  }

  /** @param {RunLine} line @param {number} left @param {number} y @param {number} size */
  const lineShape = (line, left, y, size) =>
    line.marks.map(({ mark, x }) => markShape(mark, left + x, y, size));

  /**
   * An effect drawn in the middle of a box.
   * @param {string} effect notation
   * @param {number} cx @param {number} cy middle of the box
   * @param {number} w @param {number} h its size
   * @param {number} [size] of a symbol when there is room
   * @param {number} [least] of a symbol
   */
  function effectShape(effect, cx, cy, w, h, size = 18, least = 12) {
    const laid = run.fitted(marks(effect), w, h, size, least);
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
  function effectGlyphs(effect, size = 16) {
    const marked = marks(effect);
    if (!marked.length) return "";
    const line = run.lineOf(marked, size);
    const width = Math.ceil(line.width) + 1;
    return html`<svg class="glyph effect" width=${width} height=${size + 2}
      viewBox=${`0 0 ${width} ${size + 2}`} aria-hidden="true">${lineShape(
        line,
        0,
        (size + 2) / 2,
        size,
      )}</svg>`;
  }
  return { effectShape, effectGlyphs };
}
