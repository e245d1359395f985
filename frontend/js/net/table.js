/**
 * One table as this page knows it: the state, kept in step with the service over the line, and the commands.
 *
 * The version decides everything: a diff is applied only when it begins at the version held, a gap is asked for, and
 * board, decision and turn always come from one and the same version. Nothing is drawn as done before the service said so.
 */
import { applyPatch } from "../patch.js";
import { createStore } from "../store.js";
import { problemOf } from "./api.js";
import { randomId } from "./ids.js";
import { openLine } from "./line.js";
import { createLog } from "./log.js";
import { createLooking } from "./looking.js";
import { createPresent } from "./present.js";
import { createPreviews } from "./previews.js";
import { initialState, inStep } from "./session-state.js";

/** @typedef {import("../board-api.js").TableInfo} TableInfo */
/** @typedef {import("../board-api.js").Command} Command */
/** @typedef {import("../board-api.js").Problem} Problem */
/** @typedef {import("../board-api.js").Preview} Preview */

/** @typedef {import("./session-state.js").Landing} Landing */

/** @type {Problem} */
const BUSY = { code: "busy", title: "", status: 0 };
/** @type {Problem} */
const CLOSED = { code: "closed", title: "", status: 0 };

/** @type {Problem} */
const GONE = { code: "unknown-table", title: "", status: 404 };

/**
 * The positions on the way of one choice.
 * @param {Record<string, any>} view  before it
 * @param {{log: number, patch: import("../patch.js").Operation[]}[]} frames  each leads on from the one before
 */
function positions(view, frames) {
  let at = view;
  return frames.map(({ log, patch }) => ({ log, view: (at = applyPatch(at, patch)) }));
}

/**
 * @param {object} order
 * @param {TableInfo} order.info
 * @param {Record<string, any>} order.components
 * @param {import("./api.js").Api} order.api
 * @param {string | null} [order.first]  who plays here at first, where that is somebody else on this device
 * @param {typeof openLine} [order.line]
 * @param {typeof createLooking} [order.look]
 */
export function joinTable({ info, components, api, first = null, line = openLine, look = createLooking }) {
  const { id } = info;
  const store = createStore(initialState(info, components));
  /** Who plays here now: somebody on this device, or oneself. @type {string | null} */
  let as = first;
  let log = createLog((after) => api.events(id, after, as));
  const previewsAt = createPreviews(() => api.state(id, true, as));
  let held = false; // whether a view has arrived
  let asked = -1; // version a resync was asked at
  let lostAt = -1; // version held when the line was lost
  /** @type {((problem: Problem | null) => void) | null} */
  let settled = null;
  let acked = -1;
  let closed = false;
  let leaving = false; // of our own will
  /** Until all that happened so far is known. @type {Promise<void>} */
  let logged = Promise.resolve();
  /** How far whoever looks has seen the game. @type {() => import("./looking.js").Sight} */
  let sight = () => ({ version: info.seen ?? 0, done: false });
  const present = createPresent();

  /** Clocks that run are told as of the present. @param {TableInfo} table */
  function hearClocks({ clocks }) {
    if (clocks && !clocks.standing) present.hear(clocks.at);
  }
  hearClocks(info);

  const wire = line({
    url: () => {
      const more = new URLSearchParams();
      if (held) more.set("after", String(store.state().version));
      if (as) more.set("as", as);
      const query = more.size ? `?${more}` : "";
      return `${location.origin.replace(/^http/, "ws")}/api/tables/${encodeURIComponent(id)}/live${query}`;
    },
    question: () => ({ t: "resync", after: store.state().version }),
    onMessage: (message) => handlers[message.t]?.(message),
    onStatus: lineChanged,
    onEnd: () => !leaving && store.set({ gone: GONE }),
  });
  const looking = look({ send: wire.send, sight: () => sight() });

  /** @type {Record<string, (message: any) => void>} */
  const handlers = {
    state(message) {
      held = true;
      asked = -1;
      const { version, view, decision, you, turn_since } = message;
      store.set(({ table }) => ({
        version,
        view,
        decision,
        you,
        table: inStep(message.table ?? table, view, version, turn_since),
      }));
      arrived();
      logged = fetchLog();
    },
    diff({ from, to, patch, decision, log: happened, seat, kind, turn_since, frames }) {
      const { version, view } = store.state();
      if (to <= version) return;
      if (from !== version || !held) return askFor(version);
      const next = applyPatch(view, patch);
      log.add({ seq: to, kind, seat, log: happened });
      store.set(({ table, passage }) => ({
        version: to,
        view: next,
        decision,
        log: log.entries(),
        passage: frames?.length
          ? { seq: to, frames: [...positions(view, frames), { log: happened.length, view: next }] }
          : passage,
        table: inStep(table, next, to, turn_since),
      }));
      arrived();
    },
    ack({ command_id, version }) {
      if (store.state().pending?.command_id !== command_id) return;
      acked = version;
      arrived();
    },
    refused({ command_id, problem }) {
      const { pending, version } = store.state();
      if (pending?.command_id !== command_id) return;
      if (problem.code === "stale-version") askFor(version);
      settle(problem);
    },
    chat({ t: _, ...said }) {
      store.set(({ chat }) =>
        chat.some(({ id: known }) => known === said.id) ? {} : { chat: [...chat, said] },
      );
    },
    presence(message) {
      store.set(({ table, version }) => {
        if (message.table) {
          const newer =
            message.table.version >= version
              ? {}
              : { version, waiting: table.waiting, turn_since: table.turn_since };
          hearClocks(message.table);
          return { table: { ...message.table, ...newer }, you: message.table.you };
        }
        /** @type {Map<number, object>} */
        const changed = new Map(message.seats.map((/** @type {any} */ one) => [one.seat, one]));
        return {
          table: { ...table, seats: table.seats.map((one) => ({ ...one, ...changed.get(one.seat) })) },
        };
      });
    },
    clock({ now, turn_since, clocks }) {
      present.hear(now);
      store.set(({ table }) => ({
        table: { ...table, turn_since, clocks: clocks === undefined ? table.clocks : clocks },
      }));
    },
  };

  /** @param {import("./line.js").LineStatus} status */
  function lineChanged(status) {
    const { version, connection, pending } = store.state();
    if (connection === "live" && status.status !== "live") lostAt = version;
    store.set({ connection: status.status, line: status });
    if (status.status === "live") looking.begin();
    if (status.status !== "live") {
      store.set({ landing: null });
      if (status.status === "lost" && status.attempt > 1) void lookAfter();
    } else if (pending)
      wire.command(pending); // the same command_id: the service gives its first answer, or plays it now
    else land("none", null);
  }

  /** Several failed openings may mean that this seat is no longer ours. */
  async function lookAfter() {
    try {
      await refresh();
    } catch (error) {
      const problem = problemOf(error);
      if (["unknown-table", "no-session"].includes(problem.code)) store.set({ gone: problem });
    }
  }

  async function refresh() {
    const table = await api.table(id, null, as);
    hearClocks(table);
    if (!closed) store.set(({ version }) => (table.version >= version ? { table, you: table.you } : {}));
  }

  /** @param {number} version */
  function askFor(version) {
    if (asked === version) return;
    asked = version;
    wire.send({ t: "resync", after: version });
  }

  /** After a new version: the command may have arrived, the game may have begun or ended. */
  function arrived() {
    const { version, pending, view, table } = store.state();
    if (pending && acked >= 0 && version >= acked) settle(null);
    const over = Object.keys(view.waiting ?? {}).length === 0;
    if (table.status === "open" || (over && table.status === "running")) void refresh().catch(problemOf);
  }

  async function fetchLog() {
    await log.fill(() => (closed ? -1 : store.state().version));
    if (!closed) store.set({ log: log.entries() });
  }

  /** @param {Pick<Command, "t"> & Partial<Command>} order @returns {Promise<Problem | null>} */
  function command(order) {
    const { version, pending } = store.state();
    if (pending) return Promise.resolve(BUSY);
    const sent = { ...order, version, command_id: randomId() };
    acked = -1;
    store.set({ pending: sent, refused: null });
    wire.command(sent);
    return new Promise((resolve) => (settled = resolve));
  }

  /** @param {Problem | null} problem */
  function settle(problem) {
    const { pending } = store.state();
    store.set({ pending: null, refused: problem && pending ? { command: pending, problem } : null });
    land(problem ? "taken back" : "kept", pending);
    settled?.(problem);
    settled = null;
  }

  /** @param {Landing["fate"]} fate @param {Command | null} carried */
  function land(fate, carried) {
    if (lostAt < 0) return;
    store.set({ landing: { fate, command: carried, since: lostAt } });
    lostAt = -1;
  }

  return {
    id,
    store,
    /** @param {string} choice */
    choose: (choice) => command({ t: "choose", choice }),
    undo: (steps = 1) => command({ t: "undo", steps }),
    /** @returns {Promise<Record<string, Preview>>} */
    previews() {
      const { version, decision } = store.state();
      return decision ? previewsAt(version) : Promise.resolve({});
    },
    present,
    /** What was new when this page was opened; later the table tells of this visit. */
    visit: { seen: info.seen ?? null, news: info.news ?? 0 },
    logged: () => logged,
    as: () => as,
    /**
     * From now on somebody else plays here: nothing that the one before has seen stays known.
     * @param {string | null} person
     */
    actAs(person) {
      if (person === as) return;
      as = person;
      held = false;
      asked = -1;
      settle(null);
      log = createLog((after) => api.events(id, after, as));
      previewsAt.forget();
      store.set({ log: [], decision: null, refused: null, passage: null });
      wire.retryNow();
      lostAt = -1; // this line was not lost
    },
    /** Who knows from now on how far the game has been seen. @param {() => import("./looking.js").Sight} now */
    seenAs(now) {
      sight = now;
    },
    saySeen: () => looking.say(),
    /** The table has told something by another way than the line. @param {TableInfo} table */
    told(table) {
      hearClocks(table);
      store.set(({ version }) => (table.version >= version ? { table, you: table.you } : {}));
    },
    /** @param {string} text @returns {boolean} whether it was sent */
    chat: (text) => wire.send({ t: "chat", text }),
    /** Gets up from the table. @throws {import("./api.js").ProblemError} */
    async leave() {
      leaving = true;
      await api.leave(id).finally(() => (leaving = false));
    },
    retryNow: wire.retryNow,
    close() {
      closed = true;
      looking.stop();
      wire.close();
      settled?.(CLOSED);
    },
  };
}

/** @typedef {ReturnType<typeof joinTable>} TableSession */
