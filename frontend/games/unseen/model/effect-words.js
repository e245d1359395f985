/** Effects for lines of the details card, and words broken into lines. */
import { inWords } from "../notation.js";

/**
 * An effect in symbols and in words, for a line of the details card.
 * @param {{t: import("../../common/types.js").Words}} scene
 * @param {string} effect
 */
export const effectLine = ({ t }, effect) => ({ effect, words: inWords(t, effect) });

/**
 * Lines of at most `room` px of text of a size; a letter is about half its size wide.
 * @param {string} words
 * @param {number} room
 * @param {number} size
 */
export function wrapped(words, room, size) {
  const letters = Math.floor(room / (size * 0.47));
  /** @type {string[]} */
  const lines = [];
  for (const word of words.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= letters)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
