/** Of all that happened while somebody was away: what concerns them most, in at most two sentences. */

/** @typedef {import("../types.js").LogEntry} LogEntry */
/** @typedef {import("../../../js/board-api.js").Retold} Retold */

const MOST = 2;

/** Kinds that concern everybody. */
const COMMON = new Set(["era-end", "era", "over", "rewind", "cancel", "pause", "resume", "concede", "drop", "substitute"]);

/**
 * How much an entry concerns a seat: what others did to it most, then what concerns all.
 * @param {LogEntry} entry @param {number | null} you
 */
function weight(entry, you) {
  if (you !== null && entry.actor !== you && (entry.seat === you || entry.to === you || entry.owner === you)) return 3;
  return COMMON.has(entry.k) ? 2 : 0;
}

/**
 * @param {readonly Retold[]} steps  since the last visit
 * @param {readonly LogEntry[]} log
 * @param {number | null} you
 * @returns {Retold[]} oldest first; the last steps where nothing concerns one in particular
 */
export function concerning(steps, log, you) {
  const weighed = steps
    .filter(({ seat }) => seat === null || seat !== you)
    .map((step, i) => ({
      step,
      i,
      w: Math.max(
        0,
        ...log.filter(({ seq }) => seq >= step.from && seq <= step.to).map((entry) => weight(entry, you)),
      ),
    }));
  return weighed
    .toSorted((a, b) => b.w - a.w || b.i - a.i)
    .slice(0, MOST)
    .toSorted((a, b) => a.i - b.i)
    .map(({ step }) => step);
}
