import assert from "node:assert/strict";
import { test } from "node:test";
import { inWords, marks, parse } from "../../games/unseen/notation.js";
import { t } from "../../js/words.js";
import { catalogue } from "./fixtures/scenes.js";

/** Every text of the component data that is notation. @param {any} data @returns {string[]} */
const texts = (data) =>
  Object.entries(data).flatMap(([field, value]) =>
    typeof value === "object" && value
      ? texts(value)
      : ["effect", "cost", "gain"].includes(field)
        ? [value]
        : [],
  );

const item = (/** @type {string} */ symbol, amount = 1, more = {}) => ({
  symbol,
  amount,
  here: false,
  times: 1,
  per: "",
  ...more,
});

test("an exchange: what is paid, what is gained", () => {
  assert.deepEqual(parse("book 2 -> fish 4"), [
    {
      once: false,
      moment: "",
      events: [],
      here: false,
      change: { cost: [[item("book", 2)]], gain: [[item("fish", 4)]] },
    },
  ]);
});

test("the bar is looser than the comma", () => {
  const [{ change }] = parse("fish, boat 1 | market 1");
  assert.deepEqual(change.gain, [[item("fish"), item("boat")], [item("market")]]);
});

test("brackets, repetition and counting", () => {
  const [twice] = parse("(any -> any) x2");
  assert.equal(twice.change.gain[0][0].times, 2);
  assert.deepEqual(twice.change.gain[0][0].inner?.cost, [[item("any")]]);
  assert.deepEqual(parse("any per square")[0].change.gain[0][0], item("any", 1, { per: "square" }));
  assert.equal(parse("crate x2")[0].change.gain[0][0].times, 2);
});

test("headers: once a turn, the moment, the place", () => {
  const [line] = parse("once a turn before market: rumor 1 -> market 1");
  assert.deepEqual([line.once, line.moment, line.events, line.here], [true, "before", ["market"], false]);
  const [placed] = parse("when place here: fish, mug");
  assert.deepEqual(
    [placed.once, placed.moment, placed.events, placed.here],
    [false, "when", ["place"], true],
  );
});

test("a Guild's name is its symbol, and here stands with its item", () => {
  assert.deepEqual(parse("guild:masons, influence here")[0].change.gain[0], [
    item("masons"),
    item("influence", 1, { here: true }),
  ]);
});

test("no text is no effect; several lines stay several", () => {
  assert.deepEqual(parse(""), []);
  assert.equal(parse("when bench: beer; once a turn: any").length, 2);
});

test("what the grammar does not know is refused with the text it stands in", () => {
  for (const wrong of ["2 fish", "fish ->", "(fish", "fish )", "fish,, cog"])
    assert.throws(() => parse(wrong), new RegExp(`notation:.*${wrong.replace(/[()]/g, "\\$&")}`), wrong);
});

test("every effect, cost and gain of the data can be read, drawn and said", () => {
  const all = texts(catalogue);
  assert.ok(all.length > 150);
  for (const text of all) {
    assert.ok(marks(text).length, text);
    assert.doesNotMatch(inWords(t, text), /undefined|\{|unseen/, text);
  }
});

test("a run of marks: signs stand with what follows, repetition and counts with what goes before", () => {
  assert.deepEqual(marks("any 4 -> vp 1 per building"), [
    { symbol: "any", amount: 4, here: false },
    { sign: "->" },
    { symbol: "vp", amount: 1, here: false, glued: true },
    { sign: "/", glued: true },
    { symbol: "building", amount: 1, here: false, glued: true },
  ]);
});

test("effects in words", () => {
  assert.equal(inWords(t, "book 2 -> fish 4"), "pay 2 books, gain 4 fish");
  assert.equal(inWords(t, "boat 3 | idea 3"), "3 spaces for your Boat or 3 ideas");
  assert.equal(inWords(t, "once a turn after boat: rumor 1"), "once a turn, after a Boat move: 1 rumor");
  assert.equal(
    inWords(t, "any per square"),
    "a basic resource of your choice for each Worker of yours on a Square",
  );
  assert.equal(
    inWords(t, "upgrade -> rumor 2, upgrade here, influence here"),
    "pay one of your Upgrade cards, gain 2 rumors, an Upgrade card of this Neighborhood and 1 Influence in this Neighborhood",
  );
});
