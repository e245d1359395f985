import assert from "node:assert/strict";
import { test } from "node:test";
import { spread } from "../../games/unseen/area/cards.js";
import { BOARD, placesOf, readingOrder, RING, riverSpot, sitesOf } from "../../games/unseen/model/layout.js";
import { fitted, lineOf, marks } from "../../games/unseen/notation.js";
import { wrapped } from "../../games/unseen/model/effect-words.js";
import { fit } from "../../games/common/draw/kit.js";
import { spanWords, zoomFor } from "../../games/common/surroundings.js";
import { catalogue, positions } from "./fixtures/scenes.js";

const four = positions[0].view;
const two = positions[2].view;

test("three places a quarter for three and four, two for two players, from left to right", () => {
  assert.deepEqual(
    placesOf(four, catalogue, "golem").map(({ id }) => id),
    ["golem-left", "golem-middle", "golem-right"],
  );
  const places = placesOf(two, catalogue, "golem");
  assert.deepEqual(
    places.map(({ id }) => id),
    ["golem-left", "golem-right"],
  );
  for (const { x, width } of [...places, ...placesOf(four, catalogue, "robot")]) assert.ok(x + width <= 300);
});

test("every bridge site of the side in use stands between its two quarters, inside the board, none on another", () => {
  for (const [view, n] of /** @type {const} */ ([
    [four, 12],
    [two, 8],
  ])) {
    const sites = sitesOf(view, catalogue);
    assert.equal(sites.length, n);
    assert.equal(new Set(sites.map(({ cx, cy }) => `${cx} ${cy}`)).size, n);
    for (const { id, cx, cy, sides } of sites) {
      assert.ok(cx > 0 && cx < BOARD.width && cy > 0 && cy < BOARD.height, id);
      assert.deepEqual([...sides].sort(), [...catalogue.sites[id].between].sort());
    }
  }
});

test("the site worth most is nearest the isle", () => {
  for (const view of [four, two]) {
    const away = (/** @type {{cx: number, cy: number}} */ { cx, cy }) =>
      Math.hypot(cx - BOARD.width / 2, cy - BOARD.height / 2);
    const arm = sitesOf(view, catalogue)
      .filter(({ id }) => id.startsWith("golem-horned"))
      .sort((a, b) => away(a) - away(b));
    assert.deepEqual(
      arm.map(({ worth }) => worth),
      arm.map(({ worth }) => worth).sort((a, b) => b - a),
    );
  }
});

test("the first half of a site is the left or the upper one", () => {
  const sides = Object.fromEntries(sitesOf(four, catalogue).map(({ id, sides: both }) => [id, both]));
  assert.deepEqual(sides["horned-robot-3"], ["robot", "horned"]);
  assert.deepEqual(sides["robot-vodnik-1"], ["vodnik", "robot"]);
});

test("quarters are read clockwise from the most popular one", () => {
  const order = readingOrder({
    ...four,
    popularity: { ...four.popularity, 1: { hood: "horned", first: 4, second: 2 } },
  });
  assert.deepEqual(order, ["horned", "robot", "vodnik", "golem"]);
  assert.deepEqual([...order].sort(), [...RING].sort());
});

test("the River winds: neighbouring spaces are neighbours on the drawing", () => {
  for (let space = 1; space < 16; space++) {
    const [ax, ay] = riverSpot(space);
    const [bx, by] = riverSpot(space + 1);
    assert.ok(Math.hypot(ax - bx, ay - by) < 45, String(space));
  }
});

test("every effect fits its card, and shrinks no further than 12 px", () => {
  for (const [id, { effect }] of Object.entries(catalogue.buildings))
    for (const [w, h] of [
      [86, 45],
      [78, 45],
      [58, 45],
    ]) {
      const { size, lines } = fitted(marks(effect), w, h, 19);
      assert.ok(size >= 12, id);
      assert.ok(lines.length * (size + 3) - 3 <= h, `${id} is too tall`);
      for (const { width } of lines) assert.ok(width <= w, `${id} is ${width} wide in ${w}`);
    }
});

test("costs of price tokens stay in one line on the plaque", () => {
  for (const [id, { cost }] of Object.entries(catalogue.prices)) {
    const { lines } = fitted(marks(cost), 59, 20, 14);
    assert.equal(lines.length, 1, id);
    assert.ok(lines[0].width <= 59, `${id}: ${lines[0].width}`);
  }
});

test("a number widens its symbol, and a step shows its one", () => {
  assert.ok(lineOf(marks("fish 2"), 20).width > lineOf(marks("fish"), 20).width);
  assert.ok(lineOf(marks("boat 1"), 20).width > lineOf(marks("fish"), 20).width);
});

test("more cards make each smaller, never the block", () => {
  for (let n = 1; n <= 8; n++)
    for (const [few, height] of [
      [3, 78],
      [2, 74],
    ])
      for (const { x, y, w, h } of spread(n, few, height)) {
        assert.ok(x + w <= 239.01, `${n} cards: ${x + w}`);
        assert.ok(y + h <= 18 + height + 0.01, `${n} cards`);
      }
});

test("names and words are cut to their room", () => {
  assert.equal(fit("Ana", 38), "Ana");
  assert.match(fit("Maximiliana", 38), /^Max\w*…$/);
  assert.deepEqual(wrapped("when building a Bridge", 71, 11.5), ["when building", "a Bridge"]);
});

test("time and scale", () => {
  assert.equal(spanWords(64_000), "1:04");
  assert.equal(spanWords(3_900_000), "1:05 h");
  assert.equal(zoomFor(1440, 900), 1);
  assert.equal(zoomFor(1920, 1080), 1.2);
});
