/**
 * Measures of a run of symbols and signs: how wide it is, where it breaks, and how large it may be drawn in a box.
 * @typedef {import("../notation.js").Mark} Mark
 * @typedef {{mark: Mark, x: number}} Placed  x from the left edge of its line
 * @typedef {{size: number, lines: {width: number, marks: Placed[]}[]}} Laid  size of a symbol
 */

/** Steps are always counted; of all else one is left out. */
const COUNTED = new Set(["market", "boat", "idea"]);

/** Widths of signs, as parts of a symbol. @type {Record<string, number>} */
const SIGN_WIDTH = { "->": 0.78, "|": 0.5, ";": 0.5, "(": 0.28, ")": 0.28, "/": 0.5 };

/** Is the number written before the symbol? @param {{symbol: string, amount: number}} mark */
export const countShown = ({ symbol, amount }) => symbol !== "vp" && (amount > 1 || COUNTED.has(symbol));

/** @param {Mark} mark @param {number} size */
export function markWidth(mark, size) {
  if ("sign" in mark) return size * (SIGN_WIDTH[mark.sign] ?? 0.85);
  return size * (1 + (countShown(mark) ? 0.54 : 0) + (mark.here ? 0.3 : 0));
}

const gap = (/** @type {number} */ size) => (size > 15 ? 3 : 2);

/** @param {Mark[]} marks @param {number} size */
export function lineOf(marks, size) {
  let x = 0;
  const placed = marks.map((mark, i) => {
    if (i) x += gap(size);
    const here = { mark, x };
    x += markWidth(mark, size);
    return here;
  });
  return { width: x, marks: placed };
}

/** Where a line may be broken: before an arrow or a bar, else between symbols. @param {Mark[]} marks @param {number} room @param {number} size */
function broken(marks, room, size) {
  const sign = marks.findIndex((mark) => "sign" in mark && ["->", "|", ";"].includes(mark.sign));
  const parts = sign > 0 ? [marks.slice(0, sign), marks.slice(sign)] : [marks];
  return parts.flatMap((part) => {
    const whole = lineOf(part, size);
    if (whole.width <= room || part.length < 2) return [whole];
    const half = Math.ceil(part.length / 2);
    return [lineOf(part.slice(0, half), size), lineOf(part.slice(half), size)];
  });
}

/**
 * The largest drawing of a run that fits a box, in one line where that is possible at full size.
 * @param {Mark[]} marks
 * @param {number} width @param {number} height of the box
 * @param {number} largest @param {number} [least] sizes of a symbol
 * @returns {Laid}
 */
export function fitted(marks, width, height, largest, least = 12) {
  for (let size = largest; ; size -= 1) {
    const one = lineOf(marks, size);
    if (one.width <= width) return { size, lines: [one] };
    const lines = broken(marks, width, size);
    const fits = lines.every((line) => line.width <= width) && lines.length * (size + 3) - 3 <= height;
    if (fits || size <= least) return { size, lines: fits ? lines : lines.length * (size + 3) - 3 <= height ? lines : [one] };
  }
}
