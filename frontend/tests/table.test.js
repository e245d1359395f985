import assert from "node:assert/strict";
import { test } from "node:test";
import { ProblemError } from "../js/net/api.js";
import { joinTable } from "../js/net/table.js";

/** @param {object} [change] @returns {any} */
const info = (change) => ({
  id: "t1",
  game: "unseen",
  name: "Thursday table",
  public: false,
  options: {},
  seats: [0, 1].map((seat) => ({
    seat,
    person: { id: `p${seat}`, name: `N${seat}` },
    host: seat === 0,
    you: seat === 0,
    online: true,
  })),
  status: "running",
  version: 4,
  you: 0,
  host: true,
  commitment: "c",
  seed: null,
  waiting: { 0: "turn" },
  turn_since: null,
  created: "",
  updated: "",
  scores: null,
  rematch: null,
  ...change,
});

const decision = { seat: 0, ask: "turn", context: {}, choices: ["a", "b"], undo: [] };

/** A table on a line in the test's hand. @param {object} [given] */
function table(given = {}) {
  /** @type {any} */ let owner;
  /** @type {any[]} */ const sent = [];
  let up = false;
  const asked = { events: /** @type {number[]} */ ([]), tables: 0, states: 0 };
  /** @type {any} */
  const service = { info: info(), events: [], state: { version: 5, previews: { a: {} } } };
  /** @type {any} */
  const api = {
    table: async () => {
      asked.tables++;
      if (service.info instanceof Error) throw service.info;
      return service.info;
    },
    events: async (/** @type {string} */ _, /** @type {number} */ after) => (
      asked.events.push(after),
      service.events.filter((/** @type {any} */ event) => event.seq > after)
    ),
    state: async () => {
      asked.states++;
      if (service.state instanceof Error) throw service.state;
      return service.state;
    },
  };
  const send = (/** @type {any} */ message) => (up && sent.push(message), up);
  const session = joinTable({
    info: info(given),
    components: {},
    api,
    look: () => ({ begin() {}, say() {}, stop() {} }),
    line: (/** @type {any} */ given) => ((owner = given), { send, command: send, retryNow() {}, close() {} }),
  });
  return {
    session,
    sent,
    asked,
    service,
    now: session.store.state,
    hear: (/** @type {any} */ message) => owner.onMessage(message),
    live: () => ((up = true), owner.onStatus({ status: "live", attempt: 1, retryAt: 0 })),
    lose: (attempt = 1) => ((up = false), owner.onStatus({ status: "lost", attempt, retryAt: 1 })),
    end: () => owner.onEnd(4403),
  };
}

const state = {
  t: "state",
  version: 5,
  view: { waiting: { 0: "turn" }, players: { 0: { beer: 1 }, 1: { beer: 1 } } },
  decision,
  you: 0,
  turn_since: "x",
};
/** @param {number} from @param {any} [more] */
const diff = (from, more) => ({
  t: "diff",
  from,
  to: from + 1,
  patch: [{ op: "replace", path: "/players/1/beer", value: from }],
  decision: null,
  log: [{ k: "gain", seat: 1 }],
  seat: 1,
  kind: "choice",
  turn_since: "y",
  ...more,
});

const settled = () => new Promise((resolve) => setImmediate(resolve));

test("board, decision, turn and log come from one version", async () => {
  const { hear, live, now } = table();
  live();
  hear(state);
  await settled();
  hear(diff(5, { patch: [{ op: "replace", path: "/waiting", value: { 1: "pay" } }] }));
  assert.equal(now().version, 6);
  assert.equal(now().decision, null);
  assert.deepEqual(now().table.waiting, { 1: "pay" });
  assert.equal(now().table.version, 6);
  assert.deepEqual(
    now().log.map(({ k, seq, seat, event }) => [k, seq, seat, event]),
    [["gain", 6, 1, "choice"]],
  );
});

test("the positions on the way of a choice are kept, and the last one is where it led", () => {
  const { session, hear, live } = table();
  live();
  hear({ t: "state", version: 4, view: { boat: 0, far: { still: 1 } }, decision, you: 0, turn_since: null });
  const frames = [
    { log: 1, patch: [{ op: "replace", path: "/boat", value: 2 }] },
    { log: 2, patch: [{ op: "replace", path: "/boat", value: 5 }] },
  ];
  const log = ["turn", "boat", "turn"].map((k) => ({ k, seat: 1 }));
  const patch = [{ op: "replace", path: "/boat", value: 6 }];
  hear({ t: "diff", from: 4, to: 5, patch, decision, log, seat: 0, kind: "choice", turn_since: null, frames });
  const { passage, view } = session.store.state();
  assert.equal(passage?.seq, 5);
  assert.deepEqual(passage?.frames.map((frame) => [frame.log, frame.view.boat]), [[1, 2], [2, 5], [3, 6]]);
  assert.equal(passage?.frames.at(-1)?.view, view);
  assert.equal(passage?.frames[0].view.far, view.far);
  hear({ t: "diff", from: 5, to: 6, patch: [], decision, log: [], seat: 0, kind: "choice", turn_since: null, frames: [] });
  assert.equal(session.store.state().passage, passage, "it stays until the next one");
  session.close();
});

test("branches a step did not touch keep their identity", () => {
  const { hear, live, now } = table();
  live();
  hear(state);
  const before = now().view;
  hear(diff(5));
  assert.equal(now().view.players[0], before.players[0]);
  assert.notEqual(now().view.players[1], before.players[1]);
});

test("an old step is not played again, and a gap is asked for, once", () => {
  const { hear, live, now, sent } = table();
  live();
  hear(state);
  hear(diff(4));
  assert.equal(now().version, 5);
  hear(diff(6));
  hear(diff(7));
  assert.equal(now().version, 5);
  assert.deepEqual(sent, [{ t: "resync", after: 5 }]);
  hear({ ...diff(5), to: 8 });
  assert.equal(now().version, 8);
});

test("the log before this visit is fetched, and nothing stands in it twice", async () => {
  const { hear, live, now, service, asked } = table();
  service.events = [1, 2, 5].map((seq) => ({
    seq,
    kind: "choice",
    seat: 0,
    log: [{ k: `e${seq}` }],
    at: "t",
  }));
  live();
  hear(state);
  hear(diff(5));
  await settled();
  assert.deepEqual(
    now().log.map(({ k }) => k),
    ["e1", "e2", "e5", "gain"],
  );
  hear({ ...state, version: 6 });
  await settled();
  assert.deepEqual(
    now().log.map(({ k }) => k),
    ["e1", "e2", "e5", "gain"],
  );
  assert.equal(asked.events[0], 0);
});

test("a choice is pending until it is on the table, and a second one is not sent", async () => {
  const { session, hear, live, now, sent } = table();
  live();
  hear(state);
  const answer = session.choose("a");
  assert.equal(now().pending?.choice, "a");
  assert.equal((await session.choose("b"))?.code, "busy");
  assert.equal(sent.length, 1);
  hear({ t: "ack", command_id: sent[0].command_id, version: 6 });
  assert.ok(now().pending, "acknowledged, but the board does not show it yet");
  hear(diff(5));
  assert.equal(now().pending, null);
  assert.equal(await answer, null);
});

test("a refusal says why and frees the next choice", async () => {
  const { session, hear, live, now, sent } = table();
  live();
  hear(state);
  const answer = session.choose("a");
  const problem = { code: "illegal-choice", title: "", status: 422, clause: "PU-PLACE-03" };
  hear({ t: "refused", command_id: "somebody else's", problem });
  assert.ok(now().pending);
  hear({ t: "refused", command_id: sent[0].command_id, problem });
  assert.equal((await answer)?.clause, "PU-PLACE-03");
  assert.equal(now().refused?.command.choice, "a");
  void session.undo(2);
  assert.equal(now().refused, null);
  assert.deepEqual({ ...sent[1], command_id: "" }, { t: "undo", steps: 2, version: 5, command_id: "" });
});

test("a refusal for an old position asks for the new one", () => {
  const { session, hear, live, sent } = table();
  live();
  hear(state);
  void session.choose("a");
  hear({
    t: "refused",
    command_id: sent[0].command_id,
    problem: { code: "stale-version", title: "", status: 409 },
  });
  assert.deepEqual(sent.at(-1), { t: "resync", after: 5 });
});

test("a choice made on a dead line goes out again under the same id and ends on the table", () => {
  const { session, hear, live, lose, now, sent } = table();
  live();
  hear(state);
  void session.choose("a");
  lose();
  assert.ok(now().pending);
  live();
  assert.equal(sent.length, 2);
  assert.deepEqual(sent[1], sent[0]);
  hear({ t: "ack", command_id: sent[1].command_id, version: 6 });
  hear({ ...diff(5), to: 8 });
  assert.deepEqual([now().pending, now().landing?.fate, now().landing?.since], [null, "kept", 5]);
});

test("a choice made while the line is down is kept, sent once it is up, and visibly taken back when it came too late", () => {
  const { session, hear, live, lose, now, sent } = table();
  live();
  hear(state);
  lose();
  void session.choose("a");
  assert.equal(sent.length, 0);
  live();
  assert.equal(sent.length, 1);
  hear({
    t: "refused",
    command_id: sent[0].command_id,
    problem: { code: "stale-version", title: "", status: 409 },
  });
  assert.equal(now().landing?.fate, "taken back");
  assert.equal(now().landing?.command?.choice, "a");
});

test("chat comes once and in order, also after a new line", () => {
  const { hear, live, lose, now, session, sent } = table();
  const said = (/** @type {number} */ id) => ({
    t: "chat",
    id,
    seat: 1,
    name: "N1",
    text: "same words",
    at: "",
  });
  live();
  hear(said(1));
  hear(said(2));
  lose();
  assert.equal(session.chat("x"), false);
  assert.equal(now().chat.length, 2);
  live();
  hear(said(1));
  hear(said(2));
  hear(said(3));
  assert.deepEqual(
    now().chat.map(({ id }) => id),
    [1, 2, 3],
  );
  assert.equal(session.chat("x"), true);
  assert.deepEqual(sent, [{ t: "chat", text: "x" }]);
});

test("who is here, and a table that is older than the board", () => {
  const { hear, live, now } = table();
  live();
  hear(state);
  hear({ t: "presence", seats: [{ seat: 1, online: false }] });
  assert.deepEqual(
    now().table.seats.map(({ online }) => online),
    [true, false],
  );
  hear({ t: "presence", seats: [], table: info({ version: 3, waiting: { 1: "old" }, name: "New name" }) });
  assert.equal(now().table.name, "New name");
  assert.deepEqual(now().table.waiting, { 0: "turn" });
});

test("the start and the end are noticed without a word about the table", async () => {
  const { hear, live, now, service } = table({ status: "open", version: 0, waiting: null });
  live();
  service.info = info({ version: 5 });
  hear(state);
  await settled();
  assert.equal(now().table.status, "running");
  service.info = info({ status: "over", version: 6, waiting: null, scores: [] });
  hear(diff(5, { patch: [{ op: "replace", path: "/waiting", value: {} }] }));
  await settled();
  assert.equal(now().table.status, "over");
});

test("previews are fetched once a version, never for another's decision, and again after a failure", async () => {
  const { session, hear, live, service, asked } = table();
  live();
  hear({ ...state, decision: null });
  assert.deepEqual(await session.previews(), {});
  assert.equal(asked.states, 0);
  hear(state);
  service.state = new ProblemError({ code: "no-line", title: "", status: 0 });
  assert.deepEqual(await session.previews(), {});
  service.state = { version: 5, previews: { a: { reveals: true } } };
  const [first, second] = await Promise.all([session.previews(), session.previews()]);
  assert.deepEqual(first, { a: { reveals: true } });
  assert.equal(first, second);
  assert.equal(asked.states, 2);
  hear({ ...state, version: 6 });
  assert.deepEqual(await session.previews(), {}, "an answer for another version is not used");
});

test("a seat that is no longer ours is told", async () => {
  const first = table();
  first.live();
  first.end();
  assert.equal(first.now().gone?.code, "unknown-table");
  const second = table();
  second.live();
  second.service.info = new ProblemError({ code: "unknown-table", title: "", status: 404 });
  second.lose(1);
  await settled();
  assert.equal(second.asked.tables, 0, "one loss is no reason to ask");
  second.lose(2);
  await settled();
  assert.equal(second.now().gone?.code, "unknown-table");
});
