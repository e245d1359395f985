/**
 * Positions of a game that has been played so far. They come in ranges: one whole position and the differences of the
 * steps after it; all that was known once stays, and positions share the branches that no step touched.
 */
import { applyPatch } from "../patch.js";

/** @typedef {import("./table-api.js").PastRange} PastRange */
/** @typedef {Record<string, any>} View */

export const RANGE = 200; // steps the service gives at once
const FIRST = 1; // the version that the beginning makes: there is no position before it

/** @param {(from: number, to: number) => Promise<PastRange>} fetch */
export function createHistory(fetch) {
  /** @type {Map<number, View>} */
  const positions = new Map();
  /** @type {Map<string, Promise<void>>} */
  const asked = new Map();

  /** @param {PastRange} range */
  function keep({ from, view, steps }) {
    let at = positions.get(from) ?? view;
    positions.set(from, at);
    for (const { seq, patch } of steps) positions.set(seq, (at = positions.get(seq) ?? applyPatch(at, patch)));
  }

  /**
   * The range in which a version lies: from the last position known in its stretch of the game, or from the beginning
   * of that stretch.
   * @param {number} version @param {number} last  the present one @returns {[number, number]}
   */
  function rangeOf(version, last) {
    const start = FIRST + Math.floor((Math.max(FIRST, version) - FIRST) / RANGE) * RANGE;
    let from = version;
    while (from > start && !positions.has(from)) from -= 1;
    return [from, Math.max(version, Math.min(from + RANGE, start + RANGE, last))];
  }

  return {
    /** @param {number} version @returns {View | null} */
    at: (version) => positions.get(version) ?? null,
    /** A position that is known without asking. @param {number} version @param {View} view */
    know: (version, view) => void positions.set(version, view),
    /**
     * Makes a position known.
     * @param {number} version @param {number} last  the present version
     * @throws {import("./api.js").ProblemError}
     */
    async reach(version, last) {
      if (positions.has(version)) return;
      const [from, to] = rangeOf(version, last);
      const key = `${from}-${to}`;
      if (!asked.has(key))
        asked.set(
          key,
          fetch(from, to)
            .then(keep)
            .finally(() => asked.delete(key)),
        );
      await asked.get(key);
    },
  };
}

/** @typedef {ReturnType<typeof createHistory>} History */
