/** What a table is asked to agree on: opened for whoever owes an answer, asked from the menu, its end told. */
import { toastNews } from "../ui/toast.js";
import { t } from "../words.js";
import { motionTitle, owed } from "./motion-words.js";
import { showMotion } from "./motion-dialog.js";

/** What the log says when a motion has come to an end. */
const COMES_OF_IT = new Set(["motion", "rewind", "cancel", "pause", "stand-in", "drop"]);

/** @typedef {import("../app.js").App} App */
/** @typedef {import("../net/table.js").TableSession} TableSession */
/** @typedef {import("../net/table-api.js").TableApi} TableApi */
/** @typedef {import("./hands.js").Hands} Hands */

/**
 * @param {App} app
 * @param {TableSession} session
 * @param {TableApi} api
 * @param {Hands} hands
 * @param {object} board
 * @param {() => import("../board-api.js").Retold[]} board.steps  the game as it is told
 * @param {(to: number) => void} board.would
 */
export function createMotions(app, session, api, hands, board) {
  const { store } = session;
  const table = () => store.state().table;
  let seen = false; // something hidden was seen since what would be taken back
  let shown = ""; // the motion that has been opened by itself

  const seats = () => {
    const here = hands.seats().map(({ seat }) => seat);
    return here.length ? here : [table().you].filter((seat) => seat !== null);
  };

  /** @param {number} to */
  const undone = (to) => board.steps().filter((step) => !step.aside && step.to > to).map(({ words }) => words);

  /** @param {import("../board-api.js").Motion} motion */
  const titleOf = (motion) =>
    motionTitle(table(), motion, motion.kind === "undo" ? undone(Number(motion.about.to)).length : 0);

  /** Does something whose answer is the table. @param {() => Promise<import("../board-api.js").TableInfo>} work */
  async function act(work) {
    const told = await app.attempt(work);
    if (told?.id) session.told(told);
    return told;
  }

  /** @type {import("./motion-dialog.js").Around} */
  const around = {
    table,
    now: session.present.now,
    seats,
    undone,
    seen: () => seen,
    vote(seat, ballot) {
      const { motion } = table();
      if (motion) void act(() => api.vote(session.id, motion.id, ballot, hands.nameFor(seat)));
    },
    withdraw() {
      const { motion } = table();
      if (motion) void act(() => api.withdraw(session.id, motion.id, hands.nameFor(motion.by)));
    },
    would: board.would,
    follow: (changed) => store.onChange((state) => state.table, changed),
  };

  /** Opens the motion that stands. */
  async function show() {
    const { motion } = table();
    if (!motion) return;
    shown = motion.id;
    seen = false;
    if (motion.kind === "undo")
      seen = (await app.load(() => api.undone(session.id, Number(motion.about.to), session.as())))?.seen ?? false;
    if (!document.querySelector("dialog[open]")) await showMotion(around, motion.id);
  }

  /** Whoever owes an answer sees the question, once. */
  function follow() {
    const { motion } = table();
    if (!motion || motion.id === shown || hands.cover.state().seat !== null) return;
    if (owed(motion, seats()).length && !document.querySelector("dialog[open]")) void show();
  }

  /** @type {import("../board-api.js").Motion | null} */
  let last = null;
  let since = 0; // version when it was seen first
  let waits = () => {}; // waits no more for what came of a motion
  let title = ""; // as it was asked: what comes of it may change who sits where, and is no step to be taken back
  const stops = [
    store.onChange(
      (state) => state.table.motion,
      (motion) => {
        if (last && last.id !== motion?.id) ended();
        if (motion?.id !== last?.id) {
          since = store.state().version;
          title = motion ? titleOf(motion) : "";
        }
        last = motion ?? null;
        follow();
      },
    ),
    hands.cover.onChange((state) => state.seat, follow),
  ];

  /** Tells what came of the last motion, as soon as the log has it: it may come before this is called, or after. */
  function ended() {
    const { needs } = /** @type {import("../board-api.js").Motion} */ (last);
    const [words, before] = [title, since];
    const passed = needs === "all" ? "motion.passed" : "motion.decided";
    let open = true;
    waits();
    waits = store.onChange(
      (state) => state.log,
      (log) => {
        const told = log.findLast(({ k, seq }) => seq > before && COMES_OF_IT.has(k));
        if (!told || !open) return;
        open = false;
        toastNews(t(told.passed === false ? "motion.failed" : passed), words);
      },
    );
  }

  return {
    act,
    show,
    /** Asks the table. @param {string} kind @param {Record<string, any>} [about] */
    async ask(kind, about = {}) {
      const told = await act(() => api.ask(session.id, kind, about, session.as()));
      if (told?.motion) void show();
    },
    stop: () => [...stops, waits].forEach((end) => end()),
  };
}

/** @typedef {ReturnType<typeof createMotions>} Motions */
