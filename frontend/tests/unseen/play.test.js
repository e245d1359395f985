import assert from "node:assert/strict";
import { test } from "node:test";
import { listed, sealed, stateOf } from "../../games/unseen/manners.js";
import { whatStands } from "../../games/common/model/history.js";
import { after } from "../../games/common/model/preview.js";
import { gains } from "../../games/unseen/model/preview.js";
import { reasons } from "../../games/unseen/model/reasons.js";
import { foreseen, sentences, spokenParts } from "../../games/unseen/model/sentences.js";
import { wayEffect } from "../../games/common/model/names.js";
import { touching } from "../../games/unseen/phone/touching.js";
import { positions, scene } from "./fixtures/scenes.js";

const decision = (
  /** @type {string} */ ask,
  /** @type {string[]} */ choices,
  undo = /** @type {string[]} */ ([]),
) => ({ seat: positions[0].you, ask, context: {}, choices, undo });
const said = (/** @type {any[]} */ log) =>
  sentences(scene(0, { you: 0 }), log).map(
    ({ seat, parts }) => `${seat ?? "-"}: ${spokenParts(scene(0, { you: 0 }), parts)}`,
  );

test("the turn's choices are listed by action, free ones last; End turn has its own button", () => {
  const turn = decision("turn", [
    "mug:loose-tongue",
    "bench",
    "enter:golem",
    "place:robot",
    "end-turn",
    "build:golem-left",
  ]);
  assert.deepEqual(listed(turn, ""), [
    "place:robot",
    "enter:golem",
    "build:golem-left",
    "bench",
    "mug:loose-tongue",
  ]);
  assert.deepEqual(listed(turn, "build"), ["build:golem-left"]);
  assert.deepEqual(listed(decision("basic", ["mug:loose-tongue", "basic:fish", "basic:cog"]), ""), [
    "basic:fish",
    "basic:cog",
    "mug:loose-tongue",
  ]);
});

test("pieces of the step get the ring, what would begin something else the lamp only", () => {
  const stepping = stateOf(
    scene(0, { decision: decision("square", ["square:golem", "mug:loose-tongue"]), chosen: null }),
    "",
  );
  assert.equal(stepping("square:golem"), "is-legal");
  assert.equal(stepping("mug:loose-tongue"), "is-also");
  assert.equal(stepping("square:robot"), "is-off");
  assert.equal(stepping("card:golem-left"), "");
  const menu = scene(0, {
    decision: decision("turn", ["place:robot", "build:golem-left"]),
    chosen: "place:robot",
  });
  assert.equal(stateOf(menu, "")("place:robot"), "is-selected");
  assert.equal(stateOf(menu, "")("build:golem-left"), "is-also");
  assert.equal(stateOf(menu, "build")("build:golem-left"), "is-legal");
  assert.equal(stateOf(scene(0, { decision: null }), "")("build:golem-left"), "");
});

test("an undo takes back the events before it that still stand", () => {
  const log = [
    { k: "turn", seat: 0, seq: 4 },
    { k: "place", seat: 0, seq: 6 },
    { k: "gain", seat: 0, seq: 6 },
    { k: "undo", seat: 0, steps: 1, seq: 8 },
    { k: "mug", seat: 0, seq: 9 },
    { k: "undo", seat: 0, steps: 2, seq: 10 },
    { k: "bench", seat: 0, seq: 11 },
  ];
  // 7 wrote nothing and fell to the first undo; the second took back 9 and 6
  assert.deepEqual(
    whatStands(log).map(({ k }) => k),
    ["turn", "undo", "undo", "bench"],
  );
  assert.deepEqual(whatStands([]), []);
});

test("that a bot took over is told, and is no step that an undo takes back", () => {
  const log = [
    { k: "place", worker: "golem", hood: "golem", seat: 0, seq: 1 },
    { k: "stand-in", seat: 0, by: 0, level: "normal", seq: 2 },
    { k: "back", seat: 0, seq: 3 },
    { k: "undo", seat: 0, steps: 1, seq: 4 },
  ];
  assert.deepEqual(
    whatStands(log).map(({ k }) => k),
    ["stand-in", "back", "undo"],
  );
  assert.deepEqual(said(log.slice(1, 3)), ["-: Jana lets a bot play on", "-: Jana plays again"]);
  assert.deepEqual(said([{ k: "stand-in", seat: 1, by: 0, level: "normal", seq: 2 }]), [
    "-: Jana lets a bot play for Karel",
  ]);
});

test("the seal shows once something of the own turn was drawn or seen", () => {
  const start = { k: "turn", seat: 1, seq: 1 };
  const state = (/** @type {any[]} */ log, ask = "turn") => ({
    log: [start, ...log],
    you: 1,
    decision: decision(ask, []),
  });
  assert.equal(sealed(state([{ k: "place", seat: 1, seq: 2 }])), false);
  assert.equal(sealed(state([{ k: "mug-draw", seat: 1, seq: 2 }])), true);
  assert.equal(sealed(state([], "take-upgrade")), true);
  assert.equal(sealed({ ...state([{ k: "mug-draw", seat: 1, seq: 2 }]), you: 0 }), false);
});

test("one line an action: what follows from it goes on, gains run together", () => {
  assert.deepEqual(
    said([
      { k: "turn", seat: 1, seq: 1 },
      { k: "place", seat: 1, worker: "robot", hood: "golem", counts_as: "robot", seq: 2 },
      { k: "gain", seat: 1, what: "book", n: 1, lost: 0, seq: 2 },
      { k: "golem", seat: 1, space: 1, seq: 3 },
      { k: "guild", seat: 1, what: "masons", seq: 3 },
      { k: "golem", seat: 1, space: 0, seq: 4 },
      { k: "gain", seat: 1, what: "rumor", n: 2, lost: 0, seq: 4 },
      { k: "gain", seat: 1, what: "rumor", n: 1, lost: 0, seq: 4 },
    ]),
    [
      "1: placed the Robot on the Golem Square, gained a book, walked the Golem, gained the masons' Guild and 3 rumors",
    ],
  );
});

test("paying and the action it is for are one line, a new turn begins a new one", () => {
  const log = [
    { k: "pay", seat: 0, way: { fish: 2, cog: 1 }, seq: 1 },
    { k: "build", seat: 0, what: "tyn-court", place: "vodnik-left", price: "price-vodnik-1-a", seq: 2 },
    { k: "laid", seat: 1, worker: "golem", hood: "vodnik", seq: 2 },
    { k: "turn", seat: 0, seq: 3 },
    { k: "bench", seat: 0, worker: "robot", top: true, seq: 4 },
    { k: "era-points", seat: 0, hood: "robot", n: 4, seq: 4 },
    { k: "era-points", seat: 1, hood: "robot", n: 2, seq: 4 },
  ];
  assert.deepEqual(said(log), [
    "0: paid 2 fish and a cog, built Týn Court (Vodnik, left place), the Golem of Karel is laid down",
    "0: came first to the Bench with the Robot",
    "-: Influence with the Robot: Jana 4, Karel 2",
  ]);
});

test("an unknown happening is read out by its kind", () =>
  assert.deepEqual(said([{ k: "moon-rise", seat: 2, seq: 1 }]), ["2: moon rise"]));

test("the happenings of real games are said without a hole", () => {
  positions.forEach(({ log }, i) => {
    for (const { parts } of sentences(scene(i), log))
      assert.doesNotMatch(spokenParts(scene(i), parts), /[{}]|undefined|unseen|\u0001/);
  });
});

test("a preview is the position after the choice, and leaves the present one alone", () => {
  positions.forEach(({ view, previews, decision: { choices } }) => {
    const before = JSON.stringify(view);
    for (const choice of choices) assert.ok(previews[choice], choice);
    for (const preview of Object.values(previews))
      if (preview.patch.length) assert.notDeepEqual(after(view, preview), view);
    assert.equal(JSON.stringify(view), before);
  });
});

test("gains are counted from the two positions", () => {
  const { view, you } = positions[0];
  const stock = {
    ...view.players[you].stock,
    fish: view.players[you].stock.fish + 2,
    rumor: view.players[you].stock.rumor - 1,
  };
  const next = { ...view, players: { ...view.players, [you]: { ...view.players[you], stock } } };
  assert.deepEqual(
    gains({ view, next, you }).map(({ symbol, words }) => `${words} ${symbol}`),
    ["+2 fish", "−1 rumor"],
  );
  assert.deepEqual(gains({ view, next: view, you }), []);
});

test("what a choice brings is told in short", () => {
  const { you } = positions[0];
  const preview = {
    reveals: false,
    patch: [],
    log: [
      { k: "gain", seat: you, what: "fish", n: 1, lost: 0, seq: 1 },
      { k: "gain", seat: you, what: "fish", n: 1, lost: 0, seq: 1 },
      { k: "boat", seat: you, to: 9, seq: 1 },
    ],
  };
  const parts = foreseen(scene(0), preview);
  assert.equal(spokenParts(scene(0), parts), "+ 2 fish, Boat to 9");
});

test("a Square that is taken says by whom, and only what cannot be chosen gives a reason", () => {
  const { view, you } = positions[0];
  const hood = Object.keys(view.hoods)[0];
  const busy = {
    ...view,
    hoods: { ...view.hoods, [hood]: { ...view.hoods[hood], square: { [you]: "golem" } } },
  };
  const others = Object.keys(view.hoods)
    .slice(1)
    .map((other) => `square:${other}`);
  const told = reasons({ ...scene(0, { decision: decision("square", others) }), view: busy });
  assert.ok(told.some(({ why }) => why === "Your Golem stands there already"));
  assert.ok(told.every(({ title }) => !others.some((other) => title === `${other.split(":")[1]} Square`)));
});

test("ways to pay in notation", () => {
  assert.equal(wayEffect("fish2+rumor3+cog"), "fish 2, rumor 3, cog");
  assert.equal(wayEffect("nothing"), "");
});

test("the phone's map points at the quarter of a piece", () => {
  const at = (/** @type {string} */ choice) => touching(scene(0), choice);
  assert.equal(at("square:golem"), "golem");
  assert.equal(at("build:vodnik-left"), "vodnik");
  assert.equal(at("bridge-space:horned-robot-3:robot"), "robot");
  assert.equal(at("cauldron:cauldron-1"), "horned");
  assert.equal(at("pay:fish2"), "");
});
