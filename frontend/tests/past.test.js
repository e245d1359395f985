import assert from "node:assert/strict";
import { test } from "node:test";
import { createPast, pace, shown, versionIn } from "../js/board/past.js";
import { scaleOf } from "../js/board/strip.js";
import { erasOf, turnAt, turnsOf } from "../js/board/turns.js";
import { createHistory, RANGE } from "../js/net/history.js";

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** A past of so many versions; the view of each is its number. @param {number} last */
function service(last) {
  /** @type {[number, number][]} */ const asked = [];
  return {
    asked,
    history: createHistory(async (from, to) => {
      asked.push([from, to]);
      const steps = Array.from({ length: to - from }, (_, i) => ({
        seq: from + i + 1,
        kind: "choice",
        seat: 0,
        at: "",
        log: [],
        patch: [{ op: /** @type {const} */ ("replace"), path: "/at", value: from + i + 1 }],
      }));
      return { from, view: { at: from }, steps, last };
    }),
  };
}

test("positions come in ranges of at most 200 steps, and none is asked for twice", async () => {
  const { history, asked } = service(1000);
  await history.reach(450, 1000);
  assert.deepEqual(asked, [[401, 601]]);
  assert.deepEqual(history.at(450), { at: 450 });
  await Promise.all([history.reach(500, 1000), history.reach(401, 1000)]);
  assert.equal(asked.length, 1);
  await Promise.all([history.reach(10, 1000), history.reach(11, 1000)]);
  assert.deepEqual(asked.slice(1), [[1, 201]]);
  for (const [from, to] of asked) assert.ok(to - from <= RANGE);
});

test("what a range lacked is asked for from the last position known", async () => {
  const { history, asked } = service(100);
  await history.reach(20, 30);
  assert.deepEqual(asked, [[1, 30]]);
  await history.reach(60, 80);
  assert.deepEqual(asked[1], [30, 80]);
  history.know(90, { at: 90 });
  await history.reach(90, 90);
  assert.equal(asked.length, 2);
});

/** Steps of three events each, two versions after one another by the same seat. @param {number} n */
const told = (n) =>
  Array.from({ length: n }, (_, i) => ({
    from: 2 + 3 * i,
    to: 4 + 3 * i,
    seat: i % 2,
    lines: [],
    words: "a step",
    at: null,
    aside: false,
  }));

/** @param {number} [version] */
function table(version = 13) {
  const log = [
    { k: "turn", seat: 0, seq: 1 },
    { k: "turn", seat: 1, seq: 4 },
    { k: "turn", seat: 0, seq: 7 },
    { k: "era", era: 2, seq: 7 },
    { k: "turn", seat: 1, seq: 10 },
  ];
  const live = { version, view: { at: version }, log, decision: { seat: 0 }, pending: null, table: {} };
  /** @type {{work: () => void, ms: number}[]} */
  let timers = [];
  const { history } = service(version);
  let still = false;
  const past = createPast({
    live: () => /** @type {any} */ (live),
    steps: () => told((live.version - 1) / 3),
    history,
    failed: (error) => assert.fail(String(error)),
    surroundings: {
      still: () => still,
      after: (work, ms) => (timers.push({ work, ms }), timers.at(-1)),
      cancel: (timer) => (timers = timers.filter((one) => one !== timer)),
    },
  });
  return {
    live,
    past,
    calm: () => (still = true),
    timers: () => timers,
    seen: () => shown(/** @type {any} */ (live), past, 4),
    async pass() {
      timers.shift()?.work();
      await settled();
    },
  };
}

test("nothing can be chosen in the past, and the present is as it was", async () => {
  const { past, seen } = table();
  assert.equal(seen().past, null);
  past.open("game", 1, 7);
  assert.equal(seen().decision, null);
  await settled();
  assert.deepEqual(seen().view, { at: 7 });
  assert.equal(seen().decision, null);
  assert.equal(seen().past?.end, false);
  past.close();
  assert.deepEqual(seen().decision, { seat: 0 });
});

test("at its end the present is seen, and may be played", async () => {
  const { past, seen } = table();
  past.open("game", 1, 13);
  await settled();
  assert.equal(seen().past?.end, true);
  assert.deepEqual(seen().decision, { seat: 0 });
});

test("steps and turns, forwards and back, from the beginning to the end", async () => {
  const { past } = table();
  past.open("game", 1, 1);
  /** @type {(number | undefined)[]} */ const at = [];
  for (const go of [past.next, past.next, past.nextTurn, past.back, past.turnBack, past.end, past.start]) {
    go();
    await settled();
    at.push(past.looking()?.at);
  }
  assert.deepEqual(at, [4, 7, 10, 7, 4, 13, 1]);
});

test("it goes on by itself and stops at the end", async () => {
  const { past, seen, pass, timers } = table();
  past.open("visit", 7, 7, true);
  await settled();
  assert.equal(timers()[0].ms, pace(undefined));
  await pass();
  assert.equal(past.looking()?.at, 10);
  assert.equal(seen().past?.running, true);
  await pass();
  assert.equal(past.looking()?.at, 13);
  await pass();
  assert.equal(past.looking()?.running, false);
  past.play(); // again from its beginning
  await settled();
  assert.equal(past.looking()?.at, 10);
  past.play();
  assert.equal(timers().length, 0);
});

test("where nothing may move it waits for a hand", async () => {
  const { past, calm, timers } = table();
  calm();
  past.open("visit", 7, 7, true);
  await settled();
  assert.equal(timers().length, 0);
  assert.equal(past.looking()?.running, false);
});

test("what happens meanwhile is counted, and moves only a hand that is at the end", async () => {
  const { live, past, seen } = table();
  past.open("game", 1, 7);
  await settled();
  Object.assign(live, { version: 16, view: { at: 16 } });
  past.moved(13);
  assert.equal(past.looking()?.at, 7);
  assert.equal(seen().past?.fresh, 1);
  past.end();
  await settled();
  Object.assign(live, { version: 19, view: { at: 19 } });
  past.moved(16);
  await settled();
  assert.equal(past.looking()?.at, 19);
  assert.equal(seen().past?.end, true);
});

test("a catch-up tells only what came after it began", async () => {
  const { past, seen } = table();
  past.open("visit", 7, 10);
  await settled();
  assert.deepEqual(
    seen().past?.steps.map(({ to }) => to),
    [10, 13],
  );
  past.turnBack();
  past.turnBack();
  await settled();
  assert.equal(past.looking()?.at, 7, "nothing before it");
});

test("turns and eras are told from the log", () => {
  const { live } = table();
  const turns = turnsOf(/** @type {any} */ (live.log), 13);
  assert.deepEqual(turns[1], { seat: 1, from: 4, to: 7 });
  assert.deepEqual(turns.at(-1), { seat: 1, from: 10, to: 13 });
  assert.deepEqual(erasOf(/** @type {any} */ (live.log)), [{ era: 2, at: 7 }]);
  assert.equal(turnAt(turns, 7), 1, "where a turn ends it is still that turn's");
  assert.equal(turnAt(turns, 8), 2);
  assert.equal(turnAt(turns, 1), -1);
});

test("turns are equally wide on the strip, and a place leads back to its version", () => {
  const scale = scaleOf([{ seat: 0, from: 1, to: 40 }, { seat: 1, from: 40, to: 41 }, { seat: 0, from: 41, to: 61 }], 1, 61);
  assert.ok(Math.abs(scale.place(40) - 1 / 3) < 1e-9);
  assert.ok(Math.abs(scale.place(41) - 2 / 3) < 1e-9);
  for (const version of [1, 17, 40, 41, 50, 61]) assert.equal(scale.version(scale.place(version)), version);
  assert.equal(scale.version(-1), 1);
  assert.equal(scale.version(2), 61);
});

test("an address may name a position", () => {
  assert.equal(versionIn("#v=40"), 40);
  assert.equal(versionIn("#v=4e9"), 0);
  assert.equal(versionIn(""), 0);
});
