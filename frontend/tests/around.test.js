import assert from "node:assert/strict";
import { test } from "node:test";
import { createHands, firstHand } from "../js/board/hands.js";
import { AT_EMPTY, motionText, motionTitle, owed } from "../js/board/motion-words.js";
import { createNote } from "../js/board/notes.js";
import { ProblemError } from "../js/net/api.js";
import { createLooking, EVERY } from "../js/net/looking.js";
import { createPresent } from "../js/net/present.js";
import { createStore } from "../js/store.js";

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** @param {object} [change] @returns {any} */
const motion = (change) => ({
  id: "m",
  kind: "undo",
  by: 0,
  mine: false,
  about: { to: 4 },
  votes: [{ seat: 0, yes: true }],
  voters: [0, 1, 2],
  needs: "all",
  opened: "",
  expires: "",
  ...change,
});
/** @type {any} */
const TABLE = { game: "unseen", seats: ["Jana", "Karel", "Ana"].map((name, seat) => ({ seat, name, person: { id: name, name } })) };

test("every motion has words for those who ask and those who are asked", () => {
  for (const kind of ["undo", "cancel", "pause", "bot", "drop", "substitute", "wait", "time"])
    for (const mine of [false, true]) {
      const one = motion({ kind, mine, about: { to: 4, seat: 2 } });
      for (const words of [motionTitle(TABLE, one, 3), motionText(TABLE, one), motionText(TABLE, one, true)]) {
        assert.match(words, /^\S.* .*\S$/, `${kind}: ${words}`);
        assert.doesNotMatch(words, /[{}]/);
      }
    }
  assert.equal(motionTitle(TABLE, motion(), 1), "Jana asks to take back 1 step");
  assert.equal(AT_EMPTY.length, 3);
});

test("an answer is owed by whoever has a vote and has not used it", () => {
  assert.deepEqual(owed(motion(), [0, 1, 3]), [1]);
  assert.deepEqual(owed(null, [0, 1]), []);
});

/** @param {Record<string, string>} waiting @param {object} [change] @returns {any} */
const info = (waiting, change) => ({
  id: "t",
  status: "running",
  sandbox: null,
  waiting,
  seats: ["Jana", "Hana", "Otto"].map((name, seat) => ({
    seat,
    name,
    person: { id: name, name },
    bot: null,
    you: seat === 0,
    yours: seat < 2,
  })),
  ...change,
});

/** @param {any} table */
function device(table) {
  /** @type {string | null} */
  let as = null;
  /** @type {(string | null)[]} */ const acted = [];
  const store = createStore(/** @type {any} */ ({ table, view: { of: "Jana" } }));
  const session = /** @type {any} */ ({ store, as: () => as, actAs: (/** @type {string | null} */ who) => who !== as && acted.push((as = who)) });
  return { hands: createHands(session, table), store, acted };
}

test("between two people on one device a cover hides everything until the next one takes it", async () => {
  const { hands, store, acted } = device(info({ 0: "turn" }));
  assert.equal(hands.cover.state().seat, 0, "also at first");
  hands.take();
  assert.equal(hands.cover.state().seat, null);
  assert.deepEqual(acted, []);
  store.set({ table: info({ 1: "turn" }) });
  assert.equal(hands.cover.state().seat, 1);
  assert.deepEqual(acted, [], "nobody has said that they are Hana");
  hands.take();
  assert.deepEqual(acted, ["Hana"]);
  assert.equal(hands.cover.state().seat, 1, "what Jana saw is still there");
  store.set({ view: { of: "Hana" } });
  await settled();
  assert.equal(hands.cover.state().seat, null);
  store.set({ table: info({ 2: "turn" }) });
  assert.equal(hands.cover.state().seat, null, "somebody elsewhere is asked: Hana keeps the device");
  store.set({ table: info({ 0: "turn" }) });
  assert.equal(hands.cover.state().seat, 0);
  store.set({ table: info({}, { status: "over" }) });
  assert.equal(hands.cover.state().seat, null);
  assert.equal(hands.nameFor(1), "Hana");
  assert.equal(hands.nameFor(0), null);
});

test("in a sandbox one sees as every seat, without a cover", () => {
  const table = info({ 0: "turn" }, { sandbox: { kind: "sandbox" } });
  const { hands, store, acted } = device(table);
  assert.equal(hands.cover.state().seat, null);
  store.set({ table: { ...table, waiting: { 1: "turn" } } });
  assert.deepEqual(acted, ["Hana"]);
  assert.equal(hands.cover.state().seat, null);
  assert.equal(firstHand({ ...table, waiting: { 1: "turn" } }), "Hana");
  assert.equal(firstHand(table), null);
  assert.equal(firstHand(info({ 1: "turn" })), null, "at a real table nobody begins as somebody else");
});

test("alone on a device there is never a cover", () => {
  const table = info({ 0: "turn" });
  table.seats[1].yours = false;
  assert.equal(device(table).hands.cover.state().seat, null);
});

test("a note is kept as it is typed, and stays in the browser until it is", async () => {
  /** @type {Map<string, string>} */ const pocket = new Map();
  /** @type {(() => void)[]} */ let timers = [];
  /** @type {string[]} */ const kept = [];
  let down = false;
  const order = {
    key: "n",
    fetch: async () => kept.at(-1) ?? "from the service",
    keep: async (/** @type {string} */ text) => {
      if (down) throw new ProblemError({ code: "no-line", title: "", status: 0 });
      kept.push(text);
    },
    changed() {},
    pocket: {
      getItem: (/** @type {string} */ key) => pocket.get(key) ?? null,
      setItem: (/** @type {string} */ key, /** @type {string} */ text) => void pocket.set(key, text),
      removeItem: (/** @type {string} */ key) => void pocket.delete(key),
    },
    after: (/** @type {() => void} */ work) => (timers.push(work), work),
    cancel: (/** @type {any} */ timer) => void (timers = timers.filter((one) => one !== timer)),
  };
  const note = createNote(order);
  await note.begin();
  assert.equal(note.text(), "from the service");
  for (const text of ["K", "Ka", "Kar"]) note.type(text);
  assert.equal(timers.length, 1, "one timer, however much is typed");
  timers.shift()?.();
  await settled();
  assert.deepEqual(kept, ["Kar"]);
  assert.equal(note.fate(), "kept");
  assert.equal(pocket.size, 0);

  down = true;
  note.type("Karel");
  timers.shift()?.();
  await settled();
  assert.equal(note.fate(), "unsent");
  assert.equal(pocket.get("n"), "Karel");

  const again = createNote(order); // the page was closed and opened
  down = false;
  await again.begin();
  await settled();
  assert.equal(again.text(), "Karel");
  assert.deepEqual(kept, ["Kar", "Karel"]);
  assert.equal(pocket.size, 0);
});

test("signs of looking: at the beginning, while somebody looks, and when that changes", (t) => {
  t.mock.timers.enable({ apis: ["setInterval"] });
  /** @type {any[]} */ const said = [];
  let visible = true;
  /** @type {() => void} */ let changed = () => {};
  const looking = createLooking({
    send: (message) => said.push(message),
    sight: () => ({ version: 7, done: true }),
    visible: () => visible,
    listen: (told) => ((changed = told), () => {}),
  });
  looking.begin();
  assert.deepEqual(said, [{ t: "look", version: 7, visible: true, done: true }]);
  t.mock.timers.tick(2 * EVERY);
  assert.equal(said.length, 3);
  visible = false;
  changed();
  changed();
  assert.deepEqual(said.slice(3).map((one) => one.visible), [false]);
  t.mock.timers.tick(5 * EVERY);
  assert.equal(said.length, 4, "nobody looks");
  visible = true;
  changed();
  assert.equal(said.length, 5);
  looking.stop();
  t.mock.timers.tick(5 * EVERY);
  assert.equal(said.length, 5);
});

test("the present is the service's, whatever this device's own clock says", () => {
  let ticks = 0;
  const present = createPresent(() => ticks);
  present.hear("2030-01-01T00:00:00Z");
  ticks += 90_000;
  assert.equal(new Date(present.now()).toISOString(), "2030-01-01T00:01:30.000Z");
  present.hear(null);
  present.hear("nonsense");
  assert.equal(new Date(present.now()).toISOString(), "2030-01-01T00:01:30.000Z");
});
