/**
 * Shows the Councilor's turn one step after the other, by itself when it has just happened and by hand afterwards.
 * Nothing waits for it: whoever acts meanwhile is at the end of it at once.
 */

/** @typedef {import("./steps.js").Step} Step */
/** @typedef {{seq: number, steps: Step[]}} Turn */

const PACE = 850; // ms of a step, and for each letter of it
const LETTER = 7;
const LONGEST = 2400;
const MANY = 24; // steps; where it plays on alone after the bench, all go faster
const HASTE = 0.6;

/** How long a step is shown. @param {Step} step @returns {number} ms */
export function pace({ what, why }) {
  const letters = what.reduce((sum, part) => sum + ("text" in part ? part.text.length : 6), why.length);
  return Math.min(LONGEST, PACE + LETTER * letters);
}

/**
 * @param {() => void} redraw
 * @param {{still: () => boolean, after: (work: () => void, ms: number) => any, cancel: (timer: any) => void}} surroundings
 *   `still`: nothing may move, or nobody looks
 */
export function createPlayback(redraw, surroundings) {
  const { still, after, cancel } = surroundings;
  /** @type {Turn | null} */
  let turn = null;
  /** @type {number | null} index of the step that is shown; null for the present position */
  let at = null;
  let live = false; // it has just happened
  let running = false;
  let shown = -1; // the event that has been shown
  /** @type {any} */
  let timer;
  /** @type {(() => void)[]} whoever waits for the end of a turn that unfolds */
  let waiting = [];

  function calm() {
    live = false;
    const told = waiting;
    waiting = [];
    told.forEach((tell) => tell());
  }

  function schedule() {
    cancel(timer);
    if (running && turn && at !== null) timer = after(next, pace(turn.steps[at]) * (turn.steps.length > MANY ? HASTE : 1));
  }

  /** @param {number | null} to @param {boolean} [run] */
  function go(to, run = running) {
    at = to;
    running = run && to !== null;
    if (to === null) calm();
    schedule();
    redraw();
  }

  const end = () => at !== null && go(null, false);

  function next() {
    if (!turn || at === null) return;
    go(at + 1 < turn.steps.length ? at + 1 : null);
  }

  return {
    /**
     * A turn begins to unfold when the positions on its way have just come.
     * @param {Turn | null} now  the latest turn of the Councilor
     * @param {number} fresh  the event whose positions are known, -1 for none
     */
    follow(now, fresh) {
      const other = now?.seq !== turn?.seq;
      turn = now;
      if (other && at !== null) at = null;
      if (!turn || fresh !== turn.seq || fresh === shown) return;
      shown = fresh;
      live = running = turn.steps.length > 0 && !still();
      at = live ? 0 : null;
      if (!live) calm();
      schedule();
    },
    /** What is known before this page was opened does not unfold. @param {number} seq */
    skip: (seq) => (shown = seq),
    at: () => at,
    live: () => live,
    running: () => running,
    step: () => (turn && at !== null ? (turn.steps[at] ?? null) : null),
    next,
    back: () => at !== null && go(Math.max(0, at - 1), false),
    pause: () => at !== null && go(at, !running),
    /** @param {number} i */
    show: (i) => turn?.steps[i] && go(i, false),
    again: () => turn && go(0, !still()),
    end,
    /** Nobody looks any more. */
    hide: () => live && end(),
    /** Resolves when no turn unfolds any more. @returns {Promise<void>} */
    settled: () => (live ? new Promise((resolve) => waiting.push(() => resolve())) : Promise.resolve()),
    stop() {
      cancel(timer);
      calm();
    },
  };
}

/** @typedef {ReturnType<typeof createPlayback>} Playback */
