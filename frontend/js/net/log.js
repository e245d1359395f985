/** What happened at a table, kept by event, so that fetched and pushed events cannot stand in it twice. */
import { problemOf } from "./api.js";

/** @typedef {import("../board-api.js").LogEntry} LogEntry */
/** @typedef {{seq: number, kind: string, seat: number, log: any[], steps?: number, at?: string}} LoggedEvent */

/**
 * @param {(after: number) => Promise<LoggedEvent[]>} fetch  events later than a version
 */
export function createLog(fetch) {
  /** @type {Map<number, LogEntry[]>} */
  const events = new Map();

  /** @param {LoggedEvent} event */
  function add({ seq, kind, seat, log, steps, at }) {
    const common = { seq, event: kind, actor: seat, ...(steps ? { steps } : {}), ...(at ? { at } : {}) };
    events.set(
      seq,
      log.map((entry) => ({ seat, ...entry, ...common })),
    );
  }

  return {
    add,

    /** Fetches what is missing up to a version. @param {() => number} version  asked for again after each answer */
    async fill(version) {
      let after = Math.max(0, ...events.keys());
      while (after < version()) {
        const more = await fetch(after).catch((error) => (problemOf(error), []));
        if (!more.length) break;
        more.forEach(add);
        after = more[more.length - 1].seq;
      }
    },

    /** @returns {LogEntry[]} oldest first */
    entries: () => [...events.keys()].sort((a, b) => a - b).flatMap((seq) => events.get(seq) ?? []),
  };
}
