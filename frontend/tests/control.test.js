import assert from "node:assert/strict";
import { test } from "node:test";
import { createControl } from "../games/common/control.js";
import { MANNERS } from "../games/unseen/manners.js";

const DECISION = { ask: "turn", choices: ["bench"], undo: [] };
const TURN = [
  { k: "turn", seat: 0, seq: 1 },
  { k: "mug-draw", seat: 0, seq: 2 },
];

/** @param {any[]} log @param {any} decision @returns {any} a table as a page knows it */
const state = (log, decision) => ({ decision, log, you: 0, pending: null, chat: [], table: { seats: [{}] } });

function control() {
  const table = /** @type {any} */ ({ previews: async () => ({}), state: () => ({ past: null, pending: null }) });
  return createControl(table, () => {}, MANNERS);
}

test("what was sealed before the page was opened is known as soon as the log is, which may come after the question", () => {
  const { follow, ui } = control();
  follow(state([], DECISION));
  assert.equal(ui().sealed, false);
  follow(state(TURN, DECISION));
  assert.equal(ui().sealed, true);
});

test("the log that comes later leaves what is picked", () => {
  const { follow, pick, ui } = control();
  follow(state([], DECISION));
  pick("bench");
  follow(state(TURN, DECISION));
  assert.equal(ui().chosen, "bench");
});
