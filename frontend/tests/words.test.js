import assert from "node:assert/strict";
import { test } from "node:test";
import { addWords, counted, hasWords, listed, t } from "../js/words.js";
import { pieces } from "../js/pages/pieces/words.js";
import { clocks } from "../js/words/clocks.js";
import { en } from "../js/words/en.js";
import { home } from "../js/words/home.js";
import { host } from "../js/words/host.js";
import { identity } from "../js/words/identity.js";
import { settings } from "../js/words/settings.js";
import { sources } from "./sources.js";

/** Keys that are put together while the page runs; every key must be named in the sources or belong to one of these. */
const FAMILIES = /^(number|place|seat|problem|home\.good|home\.first|invite|watch|take|settings|home\.motion|home\.tried|open\.seat|open\.and|open\.who|open\.sentence|clock|told|board|you|host)\.|^unseen\./;

addWords(pieces);

const CATALOGUES = /^js\/(words\/.*|pages\/pieces\/words\.js)/;
const named = new Map(
  sources("js")
    .filter(({ file }) => !CATALOGUES.test(file))
    .flatMap(({ file, text }) =>
      [...text.matchAll(/"([a-z_]+(?:\.[\w-]+)*)"/g)].map((match) => [match[1], file]),
    ),
);

test("every key that is asked for by name has words", () => {
  for (const { file, text } of sources("js"))
    for (const [, key] of text.matchAll(/\bt\(\s*"([^"]+)"/g)) assert.ok(hasWords(key), `${file}: ${key}`);
});

test("whoever asks for words without parameters gets words without holes", () => {
  for (const { file, text } of sources("js"))
    for (const [, key] of text.matchAll(/\bt\(\s*"([^"]+)"\s*\)/g)) assert.doesNotMatch(t(key), /\{\w+\}/, `${file}: ${key}`);
});

test("no words are left over", () => {
  const unused = Object.keys({ ...en, ...pieces, ...clocks, ...home, ...host, ...identity, ...settings }).filter((key) => !FAMILIES.test(key) && !named.has(key));
  assert.deepEqual(unused, []);
});

test("the keys that are put together have words", () => {
  const keys = ["morning", "afternoon", "evening"].map((part) => `home.good.${part}`);
  for (const step of ["open", "send", "play"]) keys.push(`home.first.${step}`, `home.first.${step}.text`);
  for (const seat of [0, 1, 2, 3]) keys.push(`seat.${seat}`, `place.${seat + 1}`);
  for (const key of keys) assert.ok(hasWords(key), key);
});

test("the parameters a phrase needs are the same in all its plural forms", () => {
  /** @param {string} text */
  const holes = (text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  for (const [key, phrase] of Object.entries(en)) {
    if (typeof phrase === "string") continue;
    assert.ok(phrase.other, key);
    for (const name of holes(phrase.one)) assert.ok(holes(phrase.other).includes(name), `${key}: {${name}}`);
  }
});

test("plural forms, lists and small numbers", () => {
  assert.equal(t("home.free", { n: 1 }), "Waiting for one more player");
  assert.equal(t("home.free", { n: 3 }), "Waiting for 3 more players");
  assert.equal(listed(["Ana", "Jana", "Otto"]), "Ana, Jana and Otto");
  assert.equal(counted(2), "two");
  assert.equal(counted(40), "40");
});

test("what somebody is called cannot pose as a parameter or as markup", () => {
  assert.equal(t("home.welcome", { name: "{name} <b>$&" }), "Welcome, {name} <b>$&.");
});

test("an unknown key is read out, a game's words are taken in", () => {
  assert.equal(t("nosuch.ask.bridge-space"), "bridge space");
  addWords({ "nosuch.ask.bridge-space": "Where?" });
  assert.equal(t("nosuch.ask.bridge-space"), "Where?");
});
