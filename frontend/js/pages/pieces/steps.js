/** The arrow keys among the pieces: to the next one in reading order, or to the nearest of the next row. */

/**
 * @param {HTMLElement[]} pieces  in reading order
 * @param {HTMLElement} from
 * @param {string} key  of the keyboard event
 * @returns {HTMLElement | undefined} where to go; nowhere for another key, or at the end
 */
export function step(pieces, from, key) {
  const at = pieces.indexOf(from);
  if (key === "ArrowRight") return pieces[at + 1];
  if (key === "ArrowLeft") return pieces[at - 1];
  if (key === "Home") return pieces[0];
  if (key === "End") return pieces.at(-1);
  if (key === "ArrowDown") return nearest(pieces.slice(at + 1), from);
  if (key === "ArrowUp") return nearest(pieces.slice(0, Math.max(0, at)).reverse(), from);
}

/** @param {HTMLElement[]} pieces  beginning with the row of `from` @param {HTMLElement} from */
function nearest(pieces, from) {
  const here = from.getBoundingClientRect();
  const other = pieces.find((one) => Math.abs(one.getBoundingClientRect().top - here.top) > here.height / 2);
  if (!other) return undefined;
  const { top } = other.getBoundingClientRect();
  const middle = here.left + here.width / 2;
  const away = (/** @type {HTMLElement} */ one) => {
    const { left, width } = one.getBoundingClientRect();
    return Math.abs(left + width / 2 - middle);
  };
  return pieces
    .filter((one) => Math.abs(one.getBoundingClientRect().top - top) < 1)
    .reduce((best, one) => (away(one) < away(best) ? one : best), other);
}
