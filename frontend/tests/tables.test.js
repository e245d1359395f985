import assert from "node:assert/strict";
import { test } from "node:test";
import { nameOpponents } from "../js/solo.js";
import {
  freeSeats,
  isBot,
  lostTheTie,
  nameAt,
  nameUnlike,
  optionPhrases,
  others,
  placeOf,
  question,
  sitting,
  unready,
  verdict,
  waitedFor,
  waitsForMe,
  whatWaits,
  winners,
} from "../js/tables.js";

/** @param {any} change @returns {any} */
const table = (change) => ({
  game: "unseen",
  status: "running",
  you: 1,
  host: false,
  waiting: { 0: "turn" },
  seats: ["Ana", "Jana", "Otto"].map((name, seat) => ({ seat, name, person: { id: name, name }, bot: null, ready: true })),
  scores: null,
  ...change,
});

/** @param {[number, boolean][]} results */
const over = (...results) =>
  table({
    status: "over",
    waiting: null,
    scores: results.map(([total, winner], seat) => ({ seat, total, winner, categories: {} })),
  });

test("whose move it is", () => {
  assert.equal(waitsForMe(table({})), false);
  assert.equal(waitsForMe(table({ waiting: { 0: "turn", 1: "pay" } })), true);
  assert.equal(waitsForMe(table({ you: null, waiting: { 1: "pay" } })), false);
  assert.deepEqual(waitedFor(table({ waiting: { 0: "turn", 2: "pay" } })), [0, 2]);
  assert.deepEqual(waitedFor(table({ status: "over" })), []);
  assert.equal(question(table({ waiting: { 1: "square" } }), 1), "Which Square does your Worker go to?");
  assert.equal(question(table({ waiting: { 1: "quite-new" } }), 1), "quite new");
});

test("a full table waits for its host", () => {
  const full = table({ status: "open", waiting: null });
  assert.equal(waitsForMe(full), false);
  assert.equal(waitsForMe({ ...full, host: true }), true);
  const free = { ...full, host: true, seats: [...full.seats, { seat: 3, person: null, bot: null, ready: false }] };
  assert.equal(waitsForMe(free), false);
  assert.equal(freeSeats(free), 1);
  assert.deepEqual(sitting(free), [0, 1, 2, null]);
});

test("a full table waits for whoever is not ready", () => {
  const full = table({ status: "open", waiting: null });
  const [ana, jana, otto] = full.seats;
  const late = { ...full, seats: [ana, { ...jana, ready: false }, otto, { seat: 3, person: null, bot: null, ready: false }] };
  assert.deepEqual(unready(late).map(({ name }) => name), ["Jana"]);
  assert.equal(waitsForMe({ ...late, host: true, seats: late.seats.slice(0, 3) }), false);
  assert.equal(waitsForMe(late), false);
  const own = { ...late, seats: [ana, { ...late.seats[1], yours: true }, otto] };
  assert.equal(waitsForMe(own), true);
  assert.equal(whatWaits(own), "Are you still ready?");
  assert.equal(waitsForMe({ ...own, status: "running" }), false);
});

test("a bot fills a seat and is named as one; where it stands in, the person keeps the name", () => {
  const bot = {
    seat: 1,
    person: null,
    name: "Hanuš (bot)",
    bot: "easy",
    program: false,
    host: false,
    you: false,
    yours: false,
    companion: false,
    ready: true,
    conceded: false,
    former: [],
    offered: false,
    online: false,
    away: false,
  };
  const open = table({ status: "open", seats: [{ ...table({}).seats[0], you: true }, bot, { seat: 2, person: null, name: null, bot: null }] });
  assert.equal(freeSeats(open), 1);
  assert.deepEqual(sitting(open), [0, 1, null]);
  assert.deepEqual(others(open), ["Hanuš (bot)"]);
  assert.equal(nameAt(open, 1), "Hanuš (bot)");
  assert.ok(isBot(bot));
  assert.ok(!isBot({ ...table({}).seats[0], bot: "normal" }));
});

test("alone against the Councilor one has won or lost, and its options mean nothing to others", () => {
  nameOpponents([{ id: "unseen", components: { councilors: { c: { level: 2, name: "Brass Registrar" } } } }]);
  const options = { river: "printed", councilor: "2", "witch-aim": "no" };
  const seats = [{ seat: 0, name: "Jana", person: { id: "j", name: "Jana" }, bot: null, you: true }];
  const alone = (/** @type {[number, boolean][]} */ ...results) => ({ ...over(...results), you: 0, seats, options });
  assert.equal(verdict(alone([60, true], [50, false])), "You beat the Brass Registrar, 60 to 50");
  assert.equal(verdict(alone([40, false], [50, true])), "You lost to the Brass Registrar, 40 to 50");
  assert.equal(nameAt(alone([40, false], [50, true]), 1), "Brass Registrar");
  const named = (/** @type {any} */ one) => optionPhrases(one).map(({ value }) => value);
  assert.deepEqual(named(alone()), ["as printed", "Brass Registrar"]);
  assert.deepEqual(named({ ...alone(), options: { ...options, councilor: "3", "witch-aim": "yes" } }).at(-1), "may be dealt");
  assert.deepEqual(named(table({ options })), ["as printed"]);
});

test("who won, in words", () => {
  assert.equal(verdict(over([40, false], [50, true], [30, false])), "You win with 50");
  assert.equal(verdict(over([60, true], [50, false], [30, false])), "Ana wins with 60");
  const takenIn = { ...over([40, false], [50, true], [30, false]), sandbox: { kind: "import" } };
  assert.doesNotMatch(verdict(/** @type {any} */ (takenIn)), /You/);
  assert.equal(verdict(over([60, true], [60, true], [30, false])), "Ana and you win together with 60");
  assert.deepEqual(winners(over([60, true], [60, true], [30, false])), [0, 1]);
});

test("a lost tie is told, and stands a place behind", () => {
  const tie = over([60, false], [60, true], [60, false]);
  assert.deepEqual(lostTheTie(tie), [0, 2]);
  assert.deepEqual(
    tie.scores.map((/** @type {any} */ one) => placeOf(tie.scores, one)),
    [2, 1, 2],
  );
  assert.deepEqual(lostTheTie(over([60, true], [60, true], [30, false])), []);
});

test("tables that are named by the day are told apart by a number", () => {
  const named = (/** @type {string[]} */ ...names) => names.map((name) => table({ name }));
  assert.equal(nameUnlike("Monday table", []), "Monday table");
  assert.equal(nameUnlike("Monday table", named("Monday table 2", "Sunday table")), "Monday table");
  assert.equal(nameUnlike("Monday table", named("Monday table")), "Monday table 2");
  assert.equal(nameUnlike("Monday table", named("Monday table 2", "Monday table")), "Monday table 3");
});
