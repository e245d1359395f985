import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { sceneOf } from "../../games/common/model/scene.js";
import { LORE } from "../../games/unseen/lore.js";
import { sentences, spokenParts } from "../../games/unseen/model/sentences.js";
import { aimReward } from "../../games/unseen/solo/cards.js";
import { createPlayback, pace } from "../../games/unseen/solo/playback.js";
import { councilorBoard } from "../../games/unseen/solo/board.js";
import { councilorRow } from "../../games/unseen/solo/row.js";
import { spokenStep, turnSteps } from "../../games/unseen/solo/steps.js";
import { goalOf, rowStates, turnBox, turnRead, turnSheet } from "../../games/unseen/solo/turn.js";
import { applyPatch } from "../../js/patch.js";
import { nameOpponents } from "../../js/solo.js";
import { hasWords, t } from "../../js/words.js";
import { catalogue, textOf } from "./fixtures/scenes.js";

nameOpponents([{ id: "unseen", components: catalogue }]);

/**
 * Turns of the Councilor out of games by chance, as the service sends them: a Worker for the River, a Building that
 * earns a Reward token, and the Bench. `before` is the view, `frames` and `patch` lead on from it.
 * @type {{level: string, before: any, patch: any[], log: any[], frames: {log: number, patch: any[]}[]}[]}
 */
const TURNS = JSON.parse(readFileSync(new URL("fixtures/turns.json", import.meta.url), "utf8"));
const [RIVER, BUILDING, BENCH] = TURNS;
const SEQ = 9;

/** @param {(typeof TURNS)[number]} turn */
function after({ level, before, patch, log, frames }) {
  let at = before;
  const view = applyPatch(before, patch);
  const passage = {
    seq: SEQ,
    frames: [...frames.map((one) => ({ log: one.log, view: (at = applyPatch(at, one.patch)) })), { log: log.length, view }],
  };
  const state = {
    view,
    you: 0,
    decision: null,
    components: catalogue,
    past: null,
    table: {
      game: "unseen",
      options: { councilor: level },
      seats: [{ seat: 0, name: "Jana", person: { id: "p", name: "Jana" }, bot: null, you: true }],
    },
  };
  return {
    scene: sceneOf(/** @type {any} */ ({ state: () => state, t }), LORE, view, null),
    log: log.map((entry) => ({ ...entry, seq: SEQ })),
    passage,
  };
}

/** @param {(typeof TURNS)[number]} turn @param {boolean} [positions] are the positions on the way known? */
function told(turn, positions = true) {
  const { scene, log, passage } = after(turn);
  const steps = turnSteps(scene, log, positions ? passage : null)?.steps ?? [];
  return { scene, log, steps, words: steps.map((step) => spokenStep(scene, step)) };
}

test("a turn is told step by step, each with the priority that decided", () => {
  const { words } = told(RIVER);
  assert.match(words[0], /^Card: \w+/);
  assert.match(words[1], /^Row \d, place a Worker at A, else .*: .*here: A \(Vodniks\)/);
  assert.match(words[2], /^Worker: \w+: it takes the Boat farthest\.$/);
  assert.match(words[3], /^placed the \w+ on the Vodnik Square, .*sailed to space \d/);
});

test("a row that is not possible says so, where and why", () => {
  const not = told(BENCH).words.filter((words) => words.includes("not possible"));
  assert.ok(not.length > 3);
  for (const words of not) assert.match(words, /not possible: .+: (it|its|there|no|nothing) /);
  assert.ok(told(BENCH).words.some((words) => words.startsWith("Before passing, 1: ")));
});

test("an Aim card that decided is named with its symbol; a Reward token says what it gives", () => {
  const { words } = told(BUILDING);
  assert.ok(words.some((one) => /^From the offer: .+: Aim [AB] looks for .+\.$/.test(one)));
  assert.ok(words.some((one) => one.startsWith("Reward token: ")));
});

test("each step knows the position it was at and where on the board it was", () => {
  const { steps } = told(RIVER);
  const placed = steps.findIndex(({ kind }) => kind === "did");
  assert.equal(steps[placed - 1].view?.players[1].boat, RIVER.before.players[1].boat);
  assert.notEqual(steps[placed].view?.players[1].boat, RIVER.before.players[1].boat);
  assert.ok(steps[placed].spots.includes("square:vodnik"));
  assert.ok(steps[placed].spots.includes("river"));
  assert.ok(steps.find(({ kind }) => kind === "choice")?.spots.includes("river"));
});

test("after the page was loaded anew the turn can still be read, without positions", () => {
  const { steps, words } = told(RIVER, false);
  assert.deepEqual(words, told(RIVER).words);
  assert.ok(steps.every(({ view }) => view === null));
});

test("the rows of the card show what became of them", () => {
  const { steps } = told(BENCH);
  const upto = steps.findLastIndex(({ kind, at }) => kind === "not" && !at.bench);
  const state = rowStates(steps, upto);
  assert.equal(state(1), "not");
  assert.equal(rowStates(steps, 0)(1), "");
  const river = told(RIVER).steps;
  assert.equal(rowStates(river, river.length - 1)(river[1].at.row), "done");
});

test("the history tells it too, without a hole", () => {
  for (const turn of TURNS) {
    const { scene, log } = told(turn);
    const said = sentences(scene, log).map(({ parts }) => spokenParts(scene, parts));
    assert.ok(said.some((words) => words.startsWith("turned up the card ")));
    for (const words of said) assert.doesNotMatch(words, /[{}]|undefined|solo/);
  }
});

test("its board, its row and its turn are drawn with everything on them", () => {
  for (const turn of TURNS) {
    const { scene, steps } = told(turn);
    const { councilor } = turn.before;
    const row = textOf(councilorRow(scene, false, () => {}));
    for (const id of Object.values(councilor.aims)) assert.ok(row.includes(catalogue.aims[String(id)].name));
    assert.ok(row.includes(scene.person(1)));
    const board = textOf(councilorBoard(scene));
    assert.ok(board.includes(t(`unseen.solo.help.${councilor.help}`)));
    assert.ok(board.includes(catalogue.solo_cards[String(scene.view.councilor?.card)].name));
    const playback = /** @type {any} */ ({ at: () => 1, live: () => true, running: () => true });
    const doings = /** @type {any} */ ({ turn: {} });
    for (const drawn of [turnBox, turnSheet, turnRead]) {
      const words = textOf(drawn(scene, { seq: SEQ, steps, playback, goal: "turn" }, doings));
      assert.ok(words.length > 100);
      assert.doesNotMatch(words, /undefined|\{\w+\}/);
    }
  }
});

test("the button that leads to the present promises a turn only to whoever has one", () => {
  const { scene, steps } = told(RIVER);
  const over = { ...scene, view: { ...scene.view, phase: "over" } };
  const playback = /** @type {any} */ ({ at: () => 1, live: () => true, running: () => true });
  const label = (/** @type {typeof scene} */ seen) =>
    textOf(turnSheet(seen, { seq: SEQ, steps, playback, goal: goalOf(seen) }, /** @type {any} */ ({ turn: {} })));
  assert.match(label(scene), /To your turn/);
  assert.match(label({ ...scene, you: null }), /To the present/);
  for (const you of [0, null]) assert.match(label({ ...over, you }), /To the end/);
});

test("an Aim card's Reward is gained as often as the level says", () => {
  assert.equal(aimReward(catalogue, "aim-vodnik", 1), "boat 2");
  assert.equal(aimReward(catalogue, "aim-vodnik", 2), "boat 4");
  assert.equal(aimReward(catalogue, "aim-horned", 2), "item 2");
});

/** A playback with a clock in the test's hand. */
function played(still = false) {
  /** @type {{work: () => void, ms: number}[]} */
  const timers = [];
  const { steps } = told(BUILDING);
  const playback = createPlayback(() => {}, {
    still: () => still,
    after: (work, ms) => timers.push({ work, ms }),
    cancel: (timer) => timer && (timers[timer - 1] = { work: () => {}, ms: 0 }),
  });
  const tick = () => timers.at(-1)?.work();
  return { playback, steps, timers, tick, turn: { seq: SEQ, steps } };
}

test("a turn that has just happened unfolds by itself, about a second a step, and ends in the present", () => {
  const { playback, steps, timers, tick, turn } = played();
  playback.follow(turn, SEQ);
  for (let i = 0; i < steps.length; i++) {
    assert.equal(playback.at(), i);
    assert.ok(playback.live());
    assert.ok((timers.at(-1)?.ms ?? 0) >= 850 && (timers.at(-1)?.ms ?? 0) <= 2400);
    tick();
  }
  assert.equal(playback.at(), null);
  playback.follow(turn, SEQ);
  assert.equal(playback.at(), null, "it does not unfold twice");
  for (const step of steps) assert.ok(pace(step) <= 2400);
});

test("the end of the game is told when the turn that led to it is", async () => {
  const { playback, steps, tick, turn } = played();
  await playback.settled();
  playback.follow(turn, SEQ);
  let told = false;
  const waiting = playback.settled().then(() => (told = true));
  for (const _ of steps.slice(1)) tick();
  await Promise.resolve();
  assert.ok(!told, "its last step is still shown");
  tick();
  await waiting;
  assert.ok(told);
});

test("where nothing may move, or nobody looks, the turn is over at once and can be stepped through", () => {
  const { playback, turn } = played(true);
  playback.follow(turn, SEQ);
  assert.equal(playback.at(), null);
  playback.show(2);
  assert.equal(playback.at(), 2);
  assert.ok(!playback.live() && !playback.running());
  playback.next();
  assert.equal(playback.at(), 3);
  playback.back();
  playback.end();
  assert.equal(playback.at(), null);
});

test("a turn from before this page was opened does not unfold; whoever acts or looks away is at the end", () => {
  const { playback, turn } = played();
  playback.skip(SEQ);
  playback.follow(turn, SEQ);
  assert.equal(playback.at(), null);
  playback.follow({ ...turn, seq: SEQ + 1 }, SEQ + 1);
  assert.equal(playback.at(), 0);
  playback.pause();
  assert.ok(playback.live() && !playback.running());
  playback.hide();
  assert.equal(playback.at(), null);
});

/** What the rules give as reasons, by question, and why a row can be impossible. */
const WHYS = {
  worker: ["only", "flame", "far", "mill", "priority", "ideas", "crate", "home"],
  card: ["aim", "level", "edge", "clockwise", "only"],
  place: ["empty", "cheap", "edge", "only", "around", "impossible"],
  enter: ["around", "impossible"],
  square: ["around"],
  offer: ["aim", "left", "only"],
  "bridge-space": ["worth", "popular", "full"],
  witch: ["aim", "home", "popular"],
  "witch-reward": ["aim", "printed"],
  influence: ["popular"],
  step: ["counterclockwise", "clockwise", "up"],
  item: ["clockwise", "counterclockwise"],
  repair: ["in-turn"],
  mill: ["rightmost"],
  crate: ["aim", "left"],
  section: ["aim", "clock"],
  type: ["ideas"],
  "end-bonus": ["first-position", "second-position", "progress"],
  activate: ["aim", "level", "edge", "clockwise", "only"],
  either: ["aim", "left"],
};
const NOTS = ["last-worker", "square-taken", "no-worker", "no-card", "cannot-pay", "no-offer", "no-usable-card"];

test("every question, reason and obstacle has words", () => {
  for (const [ask, whys] of Object.entries(WHYS)) {
    assert.ok(hasWords(`unseen.solo.ask.${ask}`), ask);
    for (const why of whys) assert.ok(hasWords(`unseen.solo.why.${why}`) || why === "home", `${ask} ${why}`);
  }
  for (const why of [...NOTS, "no-place", "no-guilds", "no-tile"]) assert.ok(hasWords(`unseen.solo.not.${why}`), why);
  for (const { symbols } of Object.values(catalogue.aims))
    for (const symbol of symbols) assert.ok(hasWords(`unseen.solo.symbol.${symbol}`), symbol);
});
