import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { bookOf } from "../../games/caput/model/catalogue.js";
import { TELLERS, told, stepName } from "../../games/caput/model/choices.js";
import { DESCRIBERS, describe } from "../../games/caput/model/details.js";
import { asked } from "../../games/caput/model/questions.js";
import { foreseen, said, sentences } from "../../games/caput/model/sentences.js";
import { inWords } from "../../games/caput/notation.js";
import { names, WORDS } from "../../games/caput/words.js";
import { WORDS as COMMON } from "../../games/common/words.js";
import { caput } from "../../js/words/caput.js";
import { hasWords, t } from "../../js/words.js";
import { sources } from "../sources.js";
import { catalogue, happenings, positions, scene } from "./fixtures/scenes.js";

/** The questions of the game and the kinds of choices they can have. @type {Record<string, string[]>} */
const ASKS = {
  turn: [
    "tile",
    "act",
    "extra",
    "buy",
    "bonus",
    "road-free",
    "road-egg",
    "side",
    "refresh",
    "up",
    "seal",
    "technology",
    "end-turn",
  ],
  pay: ["pay"],
  hex: ["hex"],
  lay: ["lay"],
  produce: ["produce", "plus-one"],
  retro: ["take", "decline"],
  either: ["option"],
  exchange: ["pay", "decline"],
  token: ["token"],
  technology: ["keep"],
  iv: ["iv"],
  v: ["v"],
  plank: ["way"],
  "cathedral-tile": ["v", "decline"],
  arrow: ["up", "stay"],
  plaza: ["plaza"],
  "refresh-tiles": ["out"],
  row: ["row", "decline"],
  action: ["act", "decline"],
  window: ["discard"],
  wealth: ["wealth"],
};
/** What the rules core writes down. */
const KINDS = [
  "first",
  "turn",
  "undo",
  "tile",
  "act",
  "gain",
  "pay",
  "wealth",
  "track",
  "token",
  "tech",
  "uni",
  "keep",
  "technology",
  "take",
  "deal",
  "refresh",
  "upgrade",
  "wall",
  "build",
  "plaza",
  "reward",
  "sideways",
  "up",
  "cathedral-tile",
  "seal",
  "road",
  "iv",
  "v",
  "plank",
  "discard",
  "wheel",
  "overflow",
  "opponent",
  "era",
  "final",
  "over",
];

const book = bookOf(catalogue);
const whole = (/** @type {string} */ words) => {
  assert.ok(words.trim(), "words");
  assert.doesNotMatch(words, /undefined|NaN|\{\w+\}|\[object/, words);
};

test("every question has its words, for who is asked, who waits, and what comes next", () => {
  for (const ask of Object.keys(ASKS)) {
    assert.ok(hasWords(`caput.waiting.${ask}`), ask);
    if (ask !== "turn") assert.ok(hasWords(`caput.next.${ask}`), ask);
    assert.ok(`caput.asked.${ask}` in caput, ask);
  }
});

test("every kind of choice can be told and named as a step", () => {
  for (const kind of new Set(Object.values(ASKS).flat())) {
    assert.ok(kind in TELLERS, kind);
    assert.ok(hasWords(`caput.step.${kind}`), kind);
  }
});

test("there is a position for every question, and all its choices are told without a hole", () => {
  const there = new Set(positions.map(({ decision }) => decision.ask));
  assert.deepEqual(
    Object.keys(ASKS).filter((ask) => !there.has(ask)),
    [],
  );
  positions.forEach(({ decision, previews }, i) => {
    const one = scene(i);
    whole(asked(one));
    for (const choice of decision.choices) {
      const { title, effect, detail } = told(one, choice, previews[choice]);
      whole(title);
      if (effect) whole(inWords(t, effect));
      if (detail) whole(detail);
      whole(stepName(one, choice));
      for (const part of foreseen(one, previews[choice]))
        if ("text" in part) whole(part.text.replace(/^[,+− ]+$/, "."));
    }
  });
});

test("every piece of the component data has a name and a card of details", () => {
  const all = names(catalogue);
  for (const [key, name] of Object.entries(all)) whole(`${key} ${name}`);
  const lists = {
    tile: book.tiles,
    technology: book.technologies,
    plaza: book.plazaTiles,
    iv: book.iv,
    v: book.v,
    seal: book.seals,
    wealth: book.wealth,
  };
  for (const [kind, list] of Object.entries(lists))
    for (const id of Object.keys(list)) assert.ok(hasWords(`caput.${kind}.${id}`), `${kind} ${id}`);
  const one = scene(0);
  /** @type {[string, string[]][]} */
  const keys = [
    ["hex", Object.keys(book.tiles)],
    ["technology", Object.keys(book.technologies)],
    ["seal", Object.keys(book.seals)],
    ["token", Object.keys(book.tokens)],
    ["v", Object.keys(book.v)],
    ["crane", Object.keys(book.craneTiles)],
    ["road", book.road.map(({ id }) => id)],
    ["plank", ["1", "2", "3", "4", "5"]],
    ["plaza", Object.keys(one.view.city.plazas)],
    ["site", Object.keys(book.plazaOf).filter((site) => book.plazaOf[site] in one.view.city.plazas)],
    ["position", ["1", "5", "12"]],
    ["slot", ["1", "2", "6"]],
    ["track", ["mines", "quarries", "tech", "uni"]],
    ["project", ["wall", "cath"]],
    ["stack", ["upgrade", "wall", "building"]],
    ["good", ["gold", "stone", "egg", "silver", "goldwindow", "red", "blue", "wall", "seal"]],
    ["blocked", [""]],
    ["iv-stack", [""]],
  ];
  assert.deepEqual(keys.map(([kind]) => kind).toSorted(), Object.keys(DESCRIBERS).toSorted());
  for (const [kind, ids] of keys)
    for (const id of ids) {
      const card = describe(one, `${kind}:${id}`);
      assert.ok(card, `${kind}:${id}`);
      whole(card.title);
      for (const line of card.lines) whole(typeof line === "string" ? line : line.words);
    }
});

test("every effect of the data can be said", () => {
  /** @param {any} value @returns {string[]} */
  const effects = (value) =>
    Array.isArray(value)
      ? value.flatMap(effects)
      : value && typeof value === "object"
        ? Object.entries(value).flatMap(([key, part]) =>
            [
              "cost",
              "reward",
              "centre",
              "gain",
              "end",
              "now",
              "upper",
              "lower",
              "free",
              "egg",
              "effect",
              "bonus",
              "entry",
            ].includes(key) && typeof part === "string"
              ? [part]
              : effects(part),
          )
        : [];
  const found = effects(catalogue).filter((effect) => effect && effect !== "none");
  assert.ok(found.length > 150);
  for (const effect of found) {
    const words = inWords(t, effect);
    whole(words);
    assert.doesNotMatch(words, /caput/, effect);
  }
});

test("every happening can be said", () => {
  const kinds = new Set(happenings.map(({ k }) => k));
  assert.deepEqual(
    KINDS.filter((kind) => !kinds.has(kind)),
    [],
  );
  const i = positions.findIndex(({ view }) => view.seats >= 3);
  for (const entry of happenings)
    whole(
      said(scene(i), entry)
        .map((part) => ("text" in part ? part.text : "effect" in part ? inWords(t, part.effect) : part.words))
        .join("") || entry.k,
    );
});

test("a turn is told in few sentences, each beginning with its doer", () => {
  const entries = [
    { k: "turn", seat: 1, number: 3, seq: 1 },
    { k: "pay", seat: 1, way: { gold: 1 }, seq: 2 },
    { k: "tile", seat: 1, what: "crane-tile-1", position: 2, slot: 3, seq: 2 },
    { k: "act", seat: 1, what: "mines", seq: 3 },
    { k: "gain", seat: 1, what: "gold", n: 3, lost: 0, source: "mines", seq: 4 },
    { k: "gain", seat: 1, what: "vp", n: 1, lost: 0, source: "mines", seq: 4 },
    { k: "track", seat: 1, track: "mines", to: 5, seq: 4 },
  ];
  const i = positions.findIndex(({ view }) => view.seats >= 2 && view.options.crane === "a");
  const lines = sentences(scene(i), entries);
  assert.equal(lines.length, 2);
  const words = lines.map(({ parts }) =>
    parts.map((part) => ("text" in part ? part.text : "effect" in part ? part.effect : "")).join(""),
  );
  assert.deepEqual(words, [
    "paid gold 1, took Mines and Wall from red 2",
    "managed the mines, gained gold 3, vp 1, Mines to space 5",
  ]);
});

test("no words of the game are left over", () => {
  const text = ["games/caput", "games/common"]
    .flatMap((folder) => sources(folder).map((one) => one.text))
    .join("\n");
  const families = [...text.matchAll(/`(?:\$\{[^}]*id\}|caput|board)\.([\w-]+(?:\.[\w-]+)*)?[.-]?\$\{/g)].map(
    ([, head]) => head,
  );
  const left = [...Object.keys(WORDS), ...Object.keys(COMMON)].filter((key) => {
    const [, ...rest] = key.split(".");
    if (text.includes(`"${key}"`)) return false;
    return !families.some(
      (head) =>
        head &&
        (rest.join(".").startsWith(`${head}.`) ||
          rest.join(".").startsWith(`${head}-`) ||
          rest.join(".").startsWith(head)),
    );
  });
  const alone = left.filter(
    (key) =>
      !["caput.alone", "caput.title"].includes(key) &&
      !/^caput\.(say|count|event|moment|details)\./.test(key),
  );
  assert.deepEqual(alone, []);
});

test("the page's own words name every option and category", () => {
  const rules = readFileSync(new URL("../../../backend/orloj/games/caput/rules.py", import.meta.url), "utf8");
  for (const [, option, values] of rules.matchAll(/^ {8}"([\w-]+)": \((.*)\),$/gm))
    for (const [, value] of values.matchAll(/"([\w-]+)"/g)) {
      assert.ok(`caput.option.${option}` in caput, option);
      assert.ok(`caput.option.${option}.${value}` in caput, `${option} ${value}`);
    }
  for (const category of ["play", "plazas", "academics", "projects", "tokens", "walls", "abilities", "eggs"])
    assert.ok(`caput.category.${category}` in caput, category);
});
