import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { TELLERS, told } from "../../games/unseen/model/choices.js";
import { DESCRIBERS, describe } from "../../games/unseen/model/details.js";
import { asked } from "../../games/unseen/model/questions.js";
import { WORDS, names } from "../../games/unseen/words.js";
import { gallery } from "../../games/unseen/words/gallery.js";
import { addWords, hasWords, t } from "../../js/words.js";
import { sources } from "../sources.js";
import { catalogue, positions, scene } from "./fixtures/scenes.js";

addWords(gallery);

/** The questions of the game and the kinds of choices they can have. */
const ASKS = {
  start: ["hood"],
  turn: ["place", "enter", "build", "bridge", "bench", "convert", "mug", "upgrade", "end-turn"],
  type: ["type"],
  square: ["square"],
  "bench-worker": ["bench"],
  witch: ["witch"],
  "witch-reward": ["reward"],
  pay: ["pay", "guild", "discard"],
  exchange: ["pay", "guild", "discard", "decline"],
  basic: ["basic"],
  guild: ["guild"],
  either: ["option"],
  step: ["space"],
  jump: ["space", "decline"],
  spin: ["spin"],
  item: ["cauldron"],
  row: ["row"],
  repair: ["repair", "item"],
  mill: ["mill"],
  crate: ["crate", "turn-back"],
  section: ["section"],
  milestone: ["milestone"],
  "end-bonus": ["bonus"],
  activate: ["card"],
  influence: ["influence"],
  "take-upgrade": ["take"],
  discard: ["discard", "guild"],
  "witch-token": ["token"],
  "bridge-space": ["bridge-space"],
  bridge: ["bridge", "decline"],
  offer: ["offer"],
  card: ["card"],
  enter: ["enter", "decline"],
  place: ["place", "decline"],
  move: ["move"],
  order: ["upgrade"],
};
/** What the rules core writes down. */
const KINDS = [
  "start",
  "starter",
  "first",
  "place",
  "counts-as",
  "witch",
  "gain",
  "points",
  "golem",
  "jump",
  "item",
  "display",
  "repair",
  "repair-draw",
  "mug-draw",
  "mug",
  "upgrade",
  "take-upgrade",
  "give-up",
  "pay",
  "clock",
  "idea",
  "crate",
  "turn-back",
  "milestone",
  "bonus",
  "activate",
  "boat",
  "river-end",
  "mill",
  "witch-token",
  "influence",
  "build",
  "enter",
  "bridge",
  "bench",
  "move",
  "spin",
  "undo",
];

test("every question is put in one line, told of others, and announced", () => {
  for (const ask of Object.keys(ASKS))
    for (const family of ["ask", "waiting"])
      assert.ok(hasWords(`unseen.${family}.${ask}`), `${family} ${ask}`);
  for (const ask of Object.keys(ASKS))
    if (!["start", "turn"].includes(ask)) assert.ok(hasWords(`unseen.next.${ask}`), ask);
});

test("every kind of choice has words, and a name as a step", () => {
  for (const kind of new Set(Object.values(ASKS).flat())) {
    assert.ok(TELLERS[kind], kind);
    if (!["place", "enter", "type"].includes(kind)) assert.ok(hasWords(`unseen.step.${kind}`), kind);
  }
});

test("every happening has words", () => {
  for (const kind of KINDS) assert.ok(hasWords(`unseen.log.${kind}`), kind);
  for (const kind of ["laid", "joined"]) assert.ok(hasWords(`unseen.clause.${kind}`), kind);
  for (const kind of ["era-points", "era-end", "era", "final", "over"])
    assert.ok(hasWords(`unseen.line.${kind}`), kind);
});

test("every component of the data files has a name", () => {
  const data = new URL("../../../backend/orloj/games/unseen/data/", import.meta.url);
  const named = names(catalogue);
  for (const [file, kind] of [
    ["buildings", "building"],
    ["upgrades", "upgrade"],
    ["mugs", "mug"],
    ["items", "item"],
  ]) {
    const ids = [...readFileSync(new URL(`${file}.toml`, data), "utf8").matchAll(/\bid = "([\w-]+)"/g)].map(
      ([, id]) => id,
    );
    assert.ok(ids.length > 5, file);
    for (const id of ids)
      assert.match(
        named[`unseen.${kind}.${id}`] ?? "",
        /\S/,
        `${kind} ${id}: the catalogue of these tests is out of date, or it has no name`,
      );
  }
});

test("every key asked for by name has words", () => {
  for (const { file, text } of sources("games/unseen"))
    for (const [, key] of text.matchAll(/"(unseen\.[a-z]+\.[\w-]+)"(?!:)/g))
      assert.ok(hasWords(key), `${file}: ${key}`);
});

test("no words are left over", () => {
  const text = sources("games/unseen", "games/common")
    .filter(({ file }) => !file.includes("unseen/words"))
    .map((one) => one.text.replaceAll(/\$\{(?:\w+\.)*id\}/g, "unseen"))
    .join("\n");
  const put = [...text.matchAll(/`((?:unseen|board)\.[\w-]+\.[\w.-]*)\$\{/g)].map(([, start]) => start);
  const families = [...put, "unseen.log.", "unseen.clause.", "unseen.line.", "unseen.would."];
  const unused = Object.keys({ ...WORDS, ...gallery }).filter(
    (key) =>
      !text.includes(`"${key}"`) && !text.includes(`\`${key}\``) && !families.some((start) => key.startsWith(start)),
  );
  assert.deepEqual(unused, []);
});

test("all choices of real decisions are told without a hole", () => {
  positions.forEach(({ decision, previews }, i) => {
    for (const choice of decision.choices) {
      const { title, detail = "" } = told(scene(i), choice, previews[choice]);
      assert.match(title, /\S/, choice);
      assert.doesNotMatch(title + detail, /[{}]|undefined|unseen/, choice);
    }
  });
});

test("an unknown question or choice is read out by its id", () => {
  const odd = scene(0, {
    decision: { ...positions[0].decision, ask: "tea-time", choices: ["kettle:left-one"] },
  });
  assert.equal(asked(odd), "tea time");
  assert.equal(told(odd, "kettle:left-one").title, "kettle left one");
});

test("a question says what it is about", () => {
  const walking = scene(0, { decision: { ...positions[0].decision, ask: "step", context: { left: 2 } } });
  assert.equal(asked(walking), "Where does the *Golem* step? 2 to go");
  const placing = scene(0, {
    decision: { ...positions[0].decision, ask: "square", context: { worker: "robot", counts_as: "golem" } },
  });
  assert.equal(asked(placing), "Where does your *Golem* go?");
});

test("every piece that can be asked about is described", () => {
  const text = sources("games/unseen")
    .map((one) => one.text)
    .join("\n");
  const kinds = new Set([...text.matchAll(/info: (?:\w+ \? )?[`"]([a-z-]+)/g)].map(([, kind]) => kind));
  assert.deepEqual(
    [...kinds].filter((kind) => !(kind in DESCRIBERS)),
    [],
  );
  for (const key of [
    "building:kampa-landing",
    "price:price-golem-3-c",
    "square:robot",
    "witch:golem",
    "influence:horned",
    "popularity:2",
    "bench",
    "flame",
    "river-stack:2-wave",
    "stack:1",
    "worker:robot",
  ]) {
    const card = describe(scene(0), key);
    assert.ok(card && card.title && card.lines.length, key);
    assert.doesNotMatch(JSON.stringify(card), /undefined|\{n\}|\{w|unseen\./, key);
  }
});

test("one Golem step is the last one", () =>
  assert.equal(t("unseen.ask.step", { n: 1 }), "Where does the *Golem* step? The last step"));
