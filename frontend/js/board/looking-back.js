/** Looking back on a board's page: the history behind it, when it opens by itself, and the keys. */
import { problemOf } from "../net/api.js";
import { createHistory } from "../net/history.js";
import { tablePath } from "../router.js";
import { copyText } from "../ui/copy.js";
import { toastNews, toastProblem } from "../ui/toast.js";
import { t } from "../words.js";
import { createPast, versionIn } from "./past.js";
import { tryFrom } from "./sandbox.js";

/** @typedef {import("../net/table.js").TableSession} TableSession */
/** @typedef {import("../board-api.js").Retold} Retold */
/** @typedef {import("../board-api.js").LogEntry} LogEntry */
/** @typedef {import("../board-api.js").PastDoings} PastDoings */

/**
 * @param {import("../app.js").App} app
 * @param {TableSession} session
 * @param {import("../net/table-api.js").TableApi} api
 * @param {() => ((log: readonly LogEntry[]) => Retold[]) | null} retell  the board's own way of telling
 */
export function createLookingBack(app, session, api, retell) {
  const { store } = session;
  const newHistory = () =>
    createHistory((from, to) => api.history(session.id, from, to, session.as()));
  let history = newHistory();
  /** @type {{log: readonly LogEntry[] | null, steps: Retold[]}} */
  let told = { log: null, steps: [] };
  let reached = 0; // how far somebody who catches up has come

  function steps() {
    const { log } = store.state();
    const tell = retell();
    if (!tell) return [];
    if (told.log !== log) told = { log, steps: tell(log) };
    return told.steps;
  }

  const calm = window.matchMedia("(prefers-reduced-motion: reduce)");
  const past = createPast({
    live: store.state,
    steps,
    history: {
      at: (version) => history.at(version),
      know: (version, view) => history.know(version, view),
      reach: (version, last) => history.reach(version, last),
    },
    failed: (error) => toastProblem(problemOf(error)),
    surroundings: {
      still: () => calm.matches || document.hidden,
      after: (work, ms) => window.setTimeout(work, ms),
      cancel: (timer) => window.clearTimeout(timer),
    },
  });

  let done = false; // nothing is left to catch up with
  session.seenAs(() => ({
    version: done ? store.state().version : Math.max(reached, session.visit.seen ?? 0),
    done,
  }));

  function caughtUp() {
    done = true;
    session.saySeen();
  }

  function close() {
    past.close();
    if (location.hash) window.history.replaceState(null, "", location.pathname);
    if (!done) caughtUp();
  }

  /** @type {PastDoings} */
  const doings = {
    look() {
      const { version } = store.state();
      past.open("game", 1, version);
    },
    close,
    to: past.to,
    next: past.next,
    back: past.back,
    nextTurn: past.nextTurn,
    turnBack: past.turnBack,
    start: past.start,
    end: past.end,
    play: past.play,
    left: past.left,
    tryFrom: () => void tryFrom(app, session, api, past.looking()?.at ?? store.state().version),
    async link() {
      const address = `${location.origin}${tablePath(session.id)}#v=${past.looking()?.at ?? 1}`;
      toastNews(t((await copyText(address)) ? "past.link.copied" : "copied.not"), address);
    },
  };

  /** What others did since the last visit is told when the page opens; an address may name a position instead. */
  async function welcome() {
    await session.logged();
    const { table, version } = store.state();
    const named = versionIn(location.hash);
    if (named && named <= version) return past.open("game", 1, named);
    const { seen, news } = session.visit;
    // Whoever plays is told a game that they have never seen from its beginning, as home says; onlookers are not.
    if (!table.sandbox && news && (seen !== null || table.you !== null)) retold(Math.max(1, seen ?? 1));
    if (!past.looking()) caughtUp();
  }

  /** What happened since a version, step by step. @param {number} since */
  function retold(since) {
    if (since < 1 || since >= store.state().version || !retell()) return;
    reached = since;
    past.open("visit", since, since);
    const first = past.told()[0];
    if (!first) return past.close();
    past.open("visit", since, first.to, true);
  }

  /** @type {Record<string, (turns: boolean) => void>} */
  const KEYS = {
    ArrowLeft: (turns) => (turns ? past.turnBack() : past.back()),
    ArrowRight: (turns) => (turns ? past.nextTurn() : past.next()),
    Home: past.start,
    End: past.end,
    Escape: close,
    " ": past.play,
  };

  /** @param {KeyboardEvent} event */
  function keyed(event) {
    if (!past.looking() || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]"))
      return;
    const { target, key } = event;
    if (target instanceof HTMLElement && target.closest("input, textarea, select, .o-notes")) return;
    if (key === " " && target instanceof Element && target.closest("button, a, summary")) return;
    const does = KEYS[key];
    if (!does) return;
    event.preventDefault();
    event.stopImmediatePropagation(); // the board's own keys mean something else
    does(event.shiftKey);
  }
  window.addEventListener("keydown", keyed, { capture: true });

  let { version } = store.state();
  const stops = [
    store.onChange(
      (state) => state.version,
      (now) => {
        const before = version;
        version = now;
        past.moved(before);
      },
    ),
    past.onChange(
      ({ looking }) => looking?.at ?? 0,
      (at) => (reached = Math.max(reached, at)),
    ),
  ];

  return {
    past,
    doings,
    /** The whole game as it is told. @returns {Retold[]} */
    steps,
    welcome,
    retold,
    /** The board as it would be at an earlier version. @param {number} to */
    would: (to) => past.open("would", to, to),
    /** Somebody else has the device. */
    forget() {
      past.close();
      history = newHistory();
    },
    stop() {
      window.removeEventListener("keydown", keyed, { capture: true });
      stops.forEach((end) => end());
      past.stop();
    },
  };
}

/** @typedef {ReturnType<typeof createLookingBack>} LookingBack */
