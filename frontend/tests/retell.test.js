import assert from "node:assert/strict";
import { test } from "node:test";
import { concerning } from "../games/common/past/concern.js";
import { HOUSE, houseSaid } from "../games/common/model/house.js";
import { whatStands } from "../games/common/model/history.js";
import { retell } from "../games/common/model/retell.js";
import { clockFace } from "../games/common/rail/clock.js";
import { heading, pastBar, pastBox } from "../games/common/past/box.js";
import { shown } from "../js/board/past.js";
import { t } from "../js/words.js";
import { positions as caputPositions, scene as caput } from "./caput/fixtures/scenes.js";
import { positions as unseenPositions, scene as unseen, textOf } from "./unseen/fixtures/scenes.js";

/** @type {[string, (i: number) => any, any[]][]} */
const GAMES = [
  ["unseen", unseen, unseenPositions],
  ["caput", caput, caputPositions],
];

for (const [game, scene, positions] of GAMES)
  test(`${game}: a game is told in steps that lie one after the other, each in plain words`, () => {
    positions.forEach(({ log }, i) => {
      const steps = retell(scene(i), log);
      steps.forEach((step, n) => {
        assert.ok(step.from <= step.to, `${i}: ${n}`);
        if (n) assert.equal(step.from, steps[n - 1].to + 1);
        assert.match(step.words, /\S/);
        assert.doesNotMatch(step.words, /[{}\u0001]/);
      });
      if (log.length) assert.equal(steps.at(-1)?.to, log.at(-1).seq);
    });
  });

test("what the table says of itself lies beside the game, but for a way back", () => {
  const seq = (unseenPositions[0].log.at(-1)?.seq ?? 0) + 1;
  const told = (/** @type {any[]} */ ...more) => retell(unseen(0), [...unseenPositions[0].log, ...more]).map(({ aside }) => aside);
  assert.ok(told().every((aside) => !aside));
  assert.equal(told({ seq, k: "motion", seat: 0, of: "undo", about: { to: 1 }, passed: false, how: "refused" }).at(-1), true);
  assert.equal(told({ seq, k: "rewind", seat: 0, of: "undo" }).at(-1), false);
});

test("every happening of the house has words without a hole", () => {
  const scene = { t, person: (/** @type {number} */ seat) => ["Jana", "Karel"][seat], met: (/** @type {string} */ id) => id };
  /** @type {any[]} */
  const entries = [
    ...[...HOUSE].map((k) => ({ k, seat: 0, by: 1 })),
    { k: "stand-in", seat: 0, by: 0, vote: true },
    { k: "drop", seat: 0, by: 1, person: "Eva", level: "normal" },
    { k: "substitute", seat: 0, person: "Eva", now: "p" },
    { k: "substitute", seat: 0, person: null, now: "p" },
    ...["nothing", "nudge", "bot", "vote"].map((then) => ({ k: "flag", seat: 0, then })),
    { k: "outage", seat: 0, seconds: 7_200 },
    ...["undo", "cancel", "pause", "bot", "drop", "substitute", "wait", "time"].flatMap((of) => [
      { k: "motion", seat: 0, of, about: { seat: 1 }, passed: false, how: "refused" },
      { k: "motion", seat: 0, of, about: { seat: 1 }, passed: false, how: "expired" },
      { k: "motion", seat: 0, of, about: { seat: 1 }, passed: false, how: "moot" },
    ]),
    ...["wait", "bot", "substitute"].flatMap((answer) => [
      { k: "motion", seat: 0, of: "time", about: { seat: 1 }, passed: true, answer },
      { k: "motion", seat: 0, of: answer, about: { seat: 1 }, passed: true },
    ]),
  ];
  for (const entry of entries) {
    const words = (houseSaid(scene, entry) ?? []).map((part) => ("text" in part ? part.text : "")).join("");
    assert.match(words, / /, `${JSON.stringify(entry)}: ${words}`);
    assert.doesNotMatch(words, /[{}]|undefined/);
  }
});

test("what was taken back by everybody's consent does not stand, the way back does", () => {
  const log = [1, 2, 3, 4].map((seq) => ({ k: "place", seat: 0, seq }));
  const back = { k: "rewind", seat: 0, to: 2, seq: 5 };
  const after = { k: "place", seat: 0, seq: 6 };
  assert.deepEqual(
    whatStands([...log, back, after]).map(({ seq }) => seq),
    [1, 2, 5, 6],
  );
});

test("what others did to somebody concerns them most, then what concerns all, then what came last", () => {
  const steps = [2, 3, 4, 5].map((from) => ({ from, to: from, seat: 1, lines: [], words: "", at: null, aside: false }));
  const log = [
    { k: "laid", seat: 0, actor: 1, seq: 2 },
    { k: "gain", seat: 1, actor: 1, seq: 3 },
    { k: "era", seat: -1, actor: 1, seq: 4 },
    { k: "gain", seat: 1, actor: 1, seq: 5 },
  ];
  assert.deepEqual(concerning(steps, log, 0).map(({ from }) => from), [2, 4]);
  assert.deepEqual(concerning(steps, [], 0).map(({ from }) => from), [4, 5]);
});

test("a clock says minutes and seconds, then hours, then days", () => {
  assert.deepEqual([2285, 59, 0, -3, 3600, 32_700, 187_200].map(clockFace), [
    "38:05",
    "0:59",
    "0:00",
    "0:00",
    "1:00 h",
    "9:05 h",
    "2 d 4 h",
  ]);
});

for (const [game, scene, positions] of GAMES)
  test(`${game}: looking back is drawn with its steps, its strip and the way to the present`, () => {
    const i = positions.findIndex(({ log }) => log.filter((/** @type {any} */ one) => one.k === "turn").length > 1);
    const { log, view, you } = positions[i];
    const first = log[0].seq;
    const live = /** @type {any} */ ({ version: log.at(-1).seq, view, log, you, decision: null, table: { name: "Thursday", you } });
    const steps = retell(scene(i), log);
    /** @type {any} */
    const past = {
      looking: () => ({ kind: "visit", at: steps[0].to, first: first - 1, opened: live.version, running: false, loading: false, view }),
      told: () => steps,
    };
    const state = shown(live, past, first - 1);
    const doings = /** @type {any} */ ({ left: () => 8_000 });
    const text = textOf(pastBox(scene(i), state, doings, "", 320));
    for (const words of ["Since your last visit", "Play", "Try from here", "A step back", "To the next turn"])
      assert.ok(text.includes(words), words);
    assert.ok(textOf(pastBar(scene(i), state, doings)).includes(`step 1 of ${steps.length}`));
    assert.ok(textOf(heading(scene(i), state)).length > 20);
    assert.equal(pastBox(scene(i), { ...state, past: null }, doings, "", 320).toString(), "Symbol(lit-nothing)");
  });
