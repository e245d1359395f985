import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { gallery as openCaput } from "../games/caput/gallery.js";
import { gallery as caputWords } from "../games/caput/words/gallery.js";
import { gallery as openUnseen } from "../games/unseen/gallery.js";
import { count, found } from "../js/pages/pieces/search.js";
import { step } from "../js/pages/pieces/steps.js";
import { hasWords } from "../js/words.js";
import { sources } from "./sources.js";
import { textOf } from "./unseen/fixtures/scenes.js";

/** @param {string} game */
const read = (game) =>
  JSON.parse(readFileSync(new URL(`${game}/fixtures/catalogue.json`, import.meta.url), "utf8"));
const unseen = openUnseen(read("unseen"));
const caput = openCaput(read("caput"));
const GAMES = { unseen, caput };

/** @param {import("../js/gallery-api.js").Gallery} gallery */
const idsOf = ({ kinds }) => new Set(kinds.flatMap(({ pieces }) => pieces.map(({ id }) => id)));

/** Spaces printed on the board, that are nothing by themselves. */
const SPACES = { unseen: new Set(["places"]), caput: new Set(["walls.places", "city.plazas", "city.corners"]) };

/** Every `id` in component data, with the path of its list. @param {any} data @param {string[]} path @returns {{id: string, list: string}[]} */
function idsIn(data, path = []) {
  if (typeof data !== "object" || data === null) return [];
  if (Array.isArray(data))
    return data.flatMap((one) => [
      ...(typeof one?.id === "string" ? [{ id: one.id, list: path.slice(0, 2).join(".") }] : []),
      ...idsIn(one, path),
    ]);
  return Object.entries(data).flatMap(([key, value]) => idsIn(value, [...path, key]));
}

test("every component of Prague Unseen is a piece", () => {
  const there = idsOf(unseen);
  const { board, ...lists } = read("unseen");
  assert.ok(Object.keys(board).length);
  for (const [list, components] of Object.entries(lists)) {
    if (SPACES.unseen.has(list)) continue;
    assert.ok(Object.keys(components).length, list);
    for (const id of Object.keys(components)) assert.ok(there.has(id), `${list}: ${id}`);
  }
});

test("every component of Praga Caput Regni is a piece, action tiles with both sides", () => {
  const there = idsOf(caput);
  const data = read("caput");
  const ids = idsIn(data).filter(({ list }) => !SPACES.caput.has(list));
  assert.ok(ids.length > 180);
  for (const { id, list } of ids)
    for (const one of list === "crane.tiles" ? [`${id}-a`, `${id}-b`] : [id])
      assert.ok(there.has(one), `${list}: ${one}`);
  for (const [grid, option] of Object.entries({ hunger_wall: "wall", cathedral: "cathedral" }))
    for (const tier of Object.keys(data.grids[grid]).filter((key) => data.grids[grid][key].row))
      assert.ok(there.has(`${option}-${tier}`), `${grid} ${tier}`);
});

test("special tiles are marked", () => {
  const data = read("caput");
  for (const file of ["upgrades", "walls", "buildings"])
    for (const { id, special } of data[file].tiles.list) {
      const piece = caput.kinds.flatMap(({ pieces }) => pieces).find((one) => one.id === id);
      assert.equal(/special/.test(piece?.note ?? ""), special, id);
    }
});

for (const [game, gallery] of Object.entries(GAMES)) {
  test(`the pieces of ${game} are named, told and drawn, each once in its kind`, () => {
    const symbols = new Set([...gallery.sprite.matchAll(/ id="([\w-]+)"/g)].map(([, id]) => id));
    for (const { kind, title, pieces } of gallery.kinds) {
      assert.match(title, /^[A-Z]/, kind);
      assert.equal(new Set(pieces.map(({ id }) => id)).size, pieces.length, kind);
      for (const piece of pieces) {
        const lines = piece.words.map((line) => (typeof line === "string" ? line : line.words));
        assert.ok(lines.length, `${kind} ${piece.id}`);
        for (const words of [piece.name, ...lines, piece.note ?? "-", piece.group ?? "-"]) {
          assert.match(words, /\S/, `${kind} ${piece.id}`);
          assert.doesNotMatch(words, /undefined|NaN|[{}]|unseen|caput/, `${kind} ${piece.id}`);
        }
        const drawing = textOf(piece.draw());
        assert.match(drawing, /^\s*<(svg|div)/, piece.id);
        assert.doesNotMatch(drawing, /undefined|NaN|\[object/, `${kind} ${piece.id}`);
        for (const [, id] of drawing.matchAll(/href=#?"?#([\w-]+)/g)) assert.ok(symbols.has(id), `${piece.id}: ${id}`);
      }
    }
  });
}

test("no words of the pages of pieces are missing or left over", () => {
  const text = sources("games/caput/gallery").map((one) => one.text).join("\n");
  const asked = [...text.matchAll(/"(caput\.[a-z]+\.[\w.-]+)"/g)].map(([, key]) => key);
  for (const key of asked) assert.ok(hasWords(key), key);
  const kinds = caput.kinds.map(({ kind }) => `caput.gallery.${kind}`);
  for (const kind of kinds) assert.ok(kind in caputWords, kind);
  assert.deepEqual(
    Object.keys(caputWords).filter((key) => !asked.includes(key) && !kinds.includes(key)),
    [],
  );
});

test("what is searched: every word, in names, effects, levels and kinds, without capitals and marks", () => {
  /** @param {string} text @param {string} [kind] */
  const names = (text, kind = "") =>
    found(unseen.kinds, { kind, text }).flatMap(({ pieces }) => pieces.map(({ name }) => name));
  assert.deepEqual(names("tyn COURT"), ["Týn Court"]);
  assert.ok(names("garnet building").length > 1);
  assert.deepEqual(names("tyn court", "mugs"), []);
  assert.deepEqual(names("no such thing at all"), []);
  assert.equal(count(found(unseen.kinds, { kind: "", text: "  " })), count(unseen.kinds));
  assert.deepEqual(new Set(found(caput.kinds, { kind: "seals", text: "" }).map(({ kind }) => kind)), new Set(["seals"]));
});

test("arrow keys go along the rows, whatever the width of a piece", () => {
  /** @param {number} left @param {number} top @param {number} [width] */
  const at = (left, top, width = 10) =>
    /** @type {HTMLElement} */ (
      /** @type {unknown} */ ({ getBoundingClientRect: () => ({ left, top, width, height: 10 }) })
    );
  const [a, b, c] = [at(0, 0), at(12, 0), at(24, 0)];
  const [d, e] = [at(0, 20, 22), at(24, 20)];
  const all = [a, b, c, d, e];
  assert.equal(step(all, a, "ArrowRight"), b);
  assert.equal(step(all, a, "ArrowLeft"), undefined);
  assert.equal(step(all, c, "ArrowDown"), e);
  assert.equal(step(all, b, "ArrowDown"), d);
  assert.equal(step(all, e, "ArrowUp"), c);
  assert.equal(step(all, e, "ArrowDown"), undefined);
  assert.equal(step(all, b, "Home"), a);
  assert.equal(step(all, b, "End"), e);
  assert.equal(step(all, b, "x"), undefined);
});
