/**
 * Looking back at a game while it goes on: since the last visit, or from its beginning. What is seen then comes from the
 * history; the table itself goes on underneath, and nothing in the past can be chosen.
 */
import { createStore } from "../store.js";
import { turnsOf } from "./turns.js";

/** @typedef {import("../board-api.js").TableState} TableState */
/** @typedef {import("../board-api.js").Retold} Retold */
/** @typedef {import("../board-api.js").PastShown} PastShown */
/** @typedef {import("../net/history.js").History} History */
/** @typedef {{still: () => boolean, after: (work: () => void, ms: number) => any, cancel: (timer: any) => void}} Surroundings  `still`: nothing may move by itself */

const PACE = 1_100; // ms of a step, and for each letter of it
const LETTER = 14;
const LONGEST = 4_000;

/** The version that an address names: `#v=40`; 0 for none. @param {string} hash */
export const versionIn = (hash) => Number(/^#v=(\d{1,9})$/.exec(hash)?.[1] ?? 0);

/** How long a step is shown where the game is retold by itself. @param {Retold | undefined} step @returns {number} ms */
export const pace = (step) => Math.min(LONGEST, PACE + LETTER * (step?.words.length ?? 0));

/** @typedef {{kind: PastShown["kind"], at: number, first: number, opened: number, running: boolean, loading: boolean, view: Record<string, any> | null}} Looking */

/**
 * @param {object} order
 * @param {() => Pick<TableState, "version" | "view" | "log">} order.live
 * @param {() => Retold[]} order.steps  the whole game as it is told
 * @param {History} order.history
 * @param {(error: unknown) => void} order.failed  a position could not be had
 * @param {Surroundings} order.surroundings
 */
export function createPast({ live, steps, history, failed, surroundings }) {
  const store = createStore({ looking: /** @type {Looking | null} */ (null) });
  const looking = () => store.state().looking;
  /** @type {any} */
  let timer;

  /** @param {Partial<Looking>} change */
  const set = (change) => store.set(({ looking: now }) => ({ looking: now && { ...now, ...change } }));

  /** Steps of what is looked through. */
  function told() {
    const now = looking();
    return now ? steps().filter(({ to }) => to > now.first) : [];
  }

  /** The step that led to a position. @param {number} at */
  const stepAt = (at) => told().findLast(({ to }) => to <= at);

  function schedule() {
    surroundings.cancel(timer);
    const now = looking();
    if (!now?.running) return;
    if (surroundings.still()) return set({ running: false });
    timer = surroundings.after(() => {
      const before = looking();
      if (!before?.running) return;
      const next = told().find(({ to }) => to > before.at);
      if (next) void go(next.to, true);
      else set({ running: false });
    }, pace(stepAt(now.at)));
  }

  /** @param {number} to @param {boolean} [run] */
  async function go(to, run = false) {
    const now = looking();
    if (!now) return;
    const { version } = live();
    const at = Math.max(now.first, Math.min(to, version));
    const view = at === version ? live().view : history.at(at);
    set({ at, running: run, loading: !view, ...(view ? { view } : {}) });
    if (!view) {
      try {
        await history.reach(at, version);
      } catch (error) {
        if (looking()?.at === at) set({ loading: false, running: false });
        return failed(error);
      }
      if (looking()?.at !== at) return; // gone on meanwhile
      set({ view: history.at(at), loading: false });
    }
    schedule();
  }

  /** @param {number[]} stops  rising @param {1 | -1} way */
  function leap(stops, way) {
    const at = looking()?.at ?? 0;
    const to = way > 0 ? stops.find((stop) => stop > at) : stops.findLast((stop) => stop < at);
    void go(to ?? (way > 0 ? live().version : (looking()?.first ?? 0)));
  }

  const stops = () => told().map(({ to }) => to);
  const starts = () => turnsOf(live().log, live().version).map(({ from }) => from);

  return {
    onChange: store.onChange,
    looking,
    told,
    stepAt,
    /**
     * Begins to look back.
     * @param {PastShown["kind"]} kind
     * @param {number} first  nothing before this version is looked at
     * @param {number} at
     * @param {boolean} [run]  by itself
     */
    open(kind, first, at, run = false) {
      const { version, view } = live();
      history.know(version, view);
      store.set({
        looking: { kind, first, at, opened: version, running: false, loading: true, view: null },
      });
      void go(at, run);
    },
    close() {
      surroundings.cancel(timer);
      store.set({ looking: null });
    },
    to: (/** @type {number} */ at) => void go(at),
    next: () => leap(stops(), 1),
    back: () => leap(stops(), -1),
    nextTurn: () => leap(starts(), 1),
    turnBack: () => leap(starts(), -1),
    start: () => void go(looking()?.first ?? 0),
    end: () => void go(live().version),
    play() {
      const now = looking();
      if (!now) return;
      if (now.running) return void (set({ running: false }), surroundings.cancel(timer));
      const next = told().find(({ to }) => to > now.at) ?? told()[0];
      if (next) void go(next.to, true);
    },
    /** The table has moved on: whoever is at its end stays there. @param {number} before  the version until now */
    moved(before) {
      const now = looking();
      if (now && now.kind !== "visit" && now.at === before) void go(live().version, now.running);
    },
    /** ms until the end at this pace. */
    left: () => told().filter(({ to }) => to > (looking()?.at ?? 0)).reduce((sum, step) => sum + pace(step), 0),
    stop: () => surroundings.cancel(timer),
  };
}

/** @typedef {ReturnType<typeof createPast>} Past */

/**
 * What a board is shown: the table as it is, or as it was.
 * @param {Omit<TableState, "past">} live
 * @param {Past | null} past
 * @param {number | null} seen  version at the last visit
 * @returns {TableState}
 */
export function shown(live, past, seen) {
  const looking = past?.looking();
  if (!past || !looking) return { ...live, past: null };
  const { kind, at, first, opened, running, loading, view } = looking;
  const told = past.told();
  const end = at >= live.version;
  const now = told.findLastIndex(({ to }) => to <= at);
  /** @type {PastShown} */
  const state = {
    kind,
    at,
    first,
    last: live.version,
    end,
    running,
    loading,
    yours: live.decision !== null,
    steps: told,
    step: now,
    seen,
    fresh: told.filter(({ to }) => to > opened).length, // also what a step has grown by
    turns: turnsOf(live.log, live.version),
  };
  if (end) return { ...live, past: state };
  return { ...live, view: view ?? live.view, decision: null, pending: null, refused: null, passage: null, past: state };
}
