/** The turns and eras of a game, told from its log: a turn begins with the position that its `turn` entry led to. */

/** @typedef {import("../board-api.js").LogEntry} LogEntry */
/** @typedef {{seat: number, from: number, to: number}} Turn  `from` the position it begins with, `to` the one it ends in */
/** @typedef {{era: number, at: number}} EraStart */

/** @param {readonly LogEntry[]} log  oldest first @param {number} last  the present version @returns {Turn[]} */
export function turnsOf(log, last) {
  const starts = log.filter(({ k }) => k === "turn").map(({ seq, seat }) => ({ seat: Number(seat), from: seq }));
  const apart = starts.filter(({ from }, i) => starts[i + 1]?.from !== from); // the last of one event begins a turn
  return apart.map((turn, i) => ({ ...turn, to: apart[i + 1]?.from ?? Math.max(turn.from, last) }));
}

/** Where each era after the first begins. @param {readonly LogEntry[]} log @returns {EraStart[]} */
export const erasOf = (log) =>
  log.filter(({ k }) => k === "era").map(({ era, seq }) => ({ era: Number(era), at: seq }));

/**
 * The turn that led to a position; -1 before the first. Where one ends and the next begins it is the one that has ended.
 * @param {readonly Turn[]} turns @param {number} at
 */
export const turnAt = (turns, at) => turns.findLastIndex(({ from }) => from < at);
