/** The log without what was taken back. */
import { HOUSE } from "./house.js";

/** @typedef {import("../../../js/board-api.js").LogEntry} LogEntry */

/**
 * Events are numbered without gaps and an undo of n steps takes back the n events before it that still
 * stood; so what
 * stands is told from the numbers alone, also where an event wrote nothing. The undo itself stays in the log, and so
 * does what the house did: that a bot took over is no step of the game.
 * @param {readonly LogEntry[]} log oldest first
 * @returns {LogEntry[]}
 */
export function whatStands(log) {
  const undos = new Map(
    log.filter(({ k }) => k === "undo").map(({ seq, steps }) => [seq, Number(steps ?? 1)]),
  );
  /** Ways back by everybody's consent, and the version that each led to. */
  const rewinds = new Map(log.filter(({ k }) => k === "rewind" || k === "again").map(({ seq, to, steps }) => [seq, Number(to ?? steps)]));
  if (!undos.size && !rewinds.size) return [...log];
  const house = new Set(log.filter(({ k }) => HOUSE.has(k)).map(({ seq }) => seq));
  /** @type {number[]} */
  const standing = [];
  const first = log[0].seq;
  const last = log[log.length - 1].seq;
  for (let seq = first; seq <= last; seq++) {
    const back = rewinds.get(seq);
    if (back !== undefined) while ((standing.at(-1) ?? 0) > back) standing.pop();
    if (house.has(seq)) continue;
    const steps = undos.get(seq);
    if (steps === undefined) standing.push(seq);
    else standing.splice(Math.max(0, standing.length - steps));
  }
  const kept = new Set([...standing, ...undos.keys(), ...house]);
  return log.filter(({ seq }) => kept.has(seq));
}
