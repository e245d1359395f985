import assert from "node:assert/strict";
import { test } from "node:test";
import { clockWords, dayName, leftAt, nameOf, preset, PRESETS } from "../js/clocks.js";
import { unitOf } from "../js/pages/clock-choice.js";

const HOUR = 3_600;

test("a ready made clock is known again, whatever its zone and consequence", () => {
  assert.equal(nameOf(null), "none");
  for (const name of Object.keys(PRESETS)) assert.equal(nameOf(preset(name, { zone: "Asia/Tokyo", at_zero: "vote" })), name);
  assert.equal(nameOf({ ...preset("days"), bank: 5 * HOUR }), "own");
});

test("another ready made clock keeps what was chosen for zero", () => {
  assert.deepEqual(preset("weekend", { zone: "Europe/Prague", at_zero: "bot" }), {
    bank: 72 * HOUR,
    refill: 12 * HOUR,
    days_off: [5, 6],
    zone: "Europe/Prague",
    at_zero: "bot",
  });
});

test("clocks in words", () => {
  assert.equal(clockWords(null), "none, nobody is hurried");
  assert.equal(clockWords(preset("evening")), "40 min each for the whole game");
  assert.equal(clockWords(preset("weekend")), "3 days each, 12 h more a turn; Saturday and Sunday do not count (UTC)");
  assert.equal(
    clockWords({ ...preset("day"), days_off: [2] }),
    "1 day each, 1 day more a turn; Wednesday does not count (UTC)",
  );
  assert.deepEqual([0, 6].map((day) => dayName(day, "short")), ["Mon", "Sun"]);
});

test("only the clock of whoever is waited for runs, and none while they stand", () => {
  const at = "2026-03-10T12:00:00Z";
  const later = Date.parse(at) + 90_000;
  const clocks = { at, seats: [{ seat: 0, left: 100 }, { seat: 1, left: 50 }], running: 1, standing: null };
  /** @param {object} change @param {number} seat */
  const left = (change, seat) => leftAt(/** @type {any} */ ({ clocks: { ...clocks, ...change } }), seat, later);
  assert.equal(left({}, 0), 100);
  assert.equal(left({}, 1), 0);
  assert.equal(left({ standing: "pause" }, 1), 50);
  assert.equal(left({ running: 0 }, 0), 10);
  assert.equal(left({}, 3), null);
  assert.equal(leftAt(/** @type {any} */ ({ clocks: null }), 0), null);
});

test("a length of time is shown in the largest unit in which it is whole", () => {
  assert.deepEqual([60, 5_400, 7_200, 86_400, 0].map(unitOf), [60, 60, 3_600, 86_400, 3_600]);
});
