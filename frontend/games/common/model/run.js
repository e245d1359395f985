/**
 * Measures of a run of symbols and signs: how wide it is, where it breaks, and how large it may be drawn in
 * a box.
 * @typedef {import("../notation.js").Mark} Mark
 * @typedef {{mark: Mark, x: number}} Placed  x from the left edge of its line
 * @typedef {{width: number, marks: Placed[]}} RunLine
 * @typedef {{size: number, lines: RunLine[]}} Laid  size of a symbol
 */

/** Widths of signs, as parts of a symbol. @type {Record<string, number>} */
const SIGN_WIDTH = { "->": 0.78, "|": 0.5, ";": 0.5, "(": 0.28, ")": 0.28, "/": 0.5 };
const COUNT_WIDTH = 0.54; // of a number before its symbol
const HERE_WIDTH = 0.3;

const gap = (/** @type {number} */ size) => (size > 15 ? 3 : 2);

/**
 * Before which mark to break a line: an arrow or a bar, else the joint nearest the middle; 0 for nowhere.
 * @param {Mark[]} marks
 */
function joint(marks) {
  const sign = marks.findIndex(
    (mark, i) => i > 0 && !mark.glued && "sign" in mark && ["->", "|", ";"].includes(mark.sign),
  );
  if (sign > 0) return sign;
  const middle = marks.length / 2;
  const joints = marks.flatMap((mark, i) => (i > 0 && !mark.glued ? [i] : []));
  return joints.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0] ?? 0;
}

/**
 * @param {object} look  a game's way of writing
 * @param {ReadonlySet<string>} look.counted  symbols whose number is written even when it is 1
 * @param {number} [look.point]  width of a sign for points, as a part of a symbol
 */
export function measures({ counted, point = 1 }) {
  /** Is the number written before the symbol? @param {{symbol: string, amount: number}} mark */
  const countShown = ({ symbol, amount }) => symbol !== "vp" && (amount > 1 || counted.has(symbol));

  /** @param {Mark} mark @param {number} size */
  function markWidth(mark, size) {
    if ("sign" in mark) return size * (SIGN_WIDTH[mark.sign] ?? 0.85);
    if (mark.symbol === "vp") return size * point;
    return size * (1 + (countShown(mark) ? COUNT_WIDTH : 0) + (mark.here ? HERE_WIDTH : 0));
  }

  /** @param {Mark[]} marks @param {number} size @returns {RunLine} */
  function lineOf(marks, size) {
    let x = 0;
    const placed = marks.map((mark, i) => {
      if (i) x += gap(size);
      const here = { mark, x };
      x += markWidth(mark, size);
      return here;
    });
    return { width: x, marks: placed };
  }

  /**
   * A run in as many lines as it needs.
   * @param {Mark[]} marks
   * @param {number} room
   * @param {number} size
   * @returns {RunLine[]}
   */
  function broken(marks, room, size) {
    const whole = lineOf(marks, size);
    const at = joint(marks);
    if (whole.width <= room || !at) return [whole];
    return [...broken(marks.slice(0, at), room, size), ...broken(marks.slice(at), room, size)];
  }

  /**
   * The largest drawing of a run that fits a box, in one line where that is possible at full size.
   * @param {Mark[]} marks
   * @param {number} width @param {number} height of the box
   * @param {number} largest @param {number} [least] sizes of a symbol
   * @returns {Laid}
   */
  function fitted(marks, width, height, largest, least = 12) {
    for (let size = largest; ; size -= 1) {
      const lines = broken(marks, width, size);
      const tall = lines.length * (size + 3) - 3 > height;
      const wide = lines.some((line) => line.width > width);
      if ((!tall && !wide) || size <= least) return { size, lines: tall ? [lineOf(marks, size)] : lines };
    }
  }
  return { countShown, markWidth, lineOf, fitted };
}
