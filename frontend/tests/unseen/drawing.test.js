import assert from "node:assert/strict";
import { test } from "node:test";
import { area } from "../../games/unseen/area/area.js";
import { sprite } from "../../games/unseen/art/sprite.js";
import { board } from "../../games/unseen/board/board.js";
import { quarterPage } from "../../games/unseen/phone/quarter.js";
import { cityMap } from "../../games/unseen/phone/map.js";
import { minePage } from "../../games/unseen/phone/mine.js";
import { after } from "../../games/common/model/preview.js";
import { RING } from "../../games/unseen/model/layout.js";
import { wholeBoard } from "../../games/unseen/rail/rivals.js";
import { positions, scene, textOf } from "./fixtures/scenes.js";

const drawn = (/** @type {import("../../games/unseen/types.js").Scene} */ one) =>
  [board(one), area(one), cityMap(one, () => {}), minePage(one), RING.map((hood) => quarterPage(one, hood))]
    .map(textOf)
    .join("");
/** Symbols a drawing refers to. @param {string} text */
const uses = (text) => [...text.matchAll(/href=#?"?#([\w-]+)/g)].map(([, id]) => id);

test("every position can be drawn, with every choice previewed, and nothing is missing", () => {
  positions.forEach(({ view, previews }, i) => {
    for (const [choice, preview] of Object.entries(previews)) {
      const text = drawn(scene(i, { next: after(view, preview), chosen: choice }));
      assert.doesNotMatch(text, /undefined|NaN|\[object/, `${i} ${choice}`);
    }
  });
});

test("onlookers and other seats' boards are drawn without what is hidden", () => {
  positions.forEach((_, i) => {
    const onlooker = scene(i, { you: null, decision: null });
    assert.doesNotMatch(drawn(onlooker), /undefined|NaN/);
    for (const seat of onlooker.order)
      assert.doesNotMatch(textOf(wholeBoard(onlooker, seat)), /undefined|NaN/);
  });
});

test("every symbol and every gradient that is used is in the sprite", () => {
  const there = new Set([...sprite().matchAll(/ id="([\w-]+)"/g)].map(([, id]) => id));
  positions.forEach((_, i) => {
    const text = drawn(scene(i));
    assert.ok(uses(text).length > 300);
    for (const id of [...uses(text), ...[...text.matchAll(/url\(#([\w-]+)\)/g)].map(([, id]) => id)])
      assert.ok(there.has(id) || id.startsWith("seat-"), id);
  });
});

test("every choice of the turn stands on a piece, except those that are words alone", () => {
  positions.forEach(({ decision: { choices } }, i) => {
    const text = drawn(scene(i));
    for (const choice of choices)
      if (!/^(convert|end-turn|decline|pay|option)/.test(choice))
        assert.ok(text.includes(`data-choice=${choice}`), choice);
  });
});

test("all places, tokens, crates, Items, Bridges and figures of the position are on the board", () => {
  positions.forEach(({ view }, i) => {
    const text = textOf(board(scene(i)));
    for (const { places } of Object.values(view.hoods))
      for (const [id, { card, price }] of Object.entries(places)) {
        if (card) assert.ok(text.includes(`data-choice=card:${id}`), id);
        if (price) assert.ok(text.includes(`data-info=price:${price}`), price);
      }
    for (const crate of Object.keys(view.clock.crates))
      assert.ok(text.includes(`data-info=crate:${crate}`), crate);
    for (const token of Object.keys(view.mill)) assert.ok(text.includes(`data-info=mill:${token}`), token);
    for (const card of Object.values(view.offer))
      if (card) assert.ok(text.includes(`data-info=building:${card}`), card);
    const workers = Object.entries(view.hoods).flatMap(([, { square }]) => Object.entries(square));
    for (const [seat, type] of workers) assert.ok(text.includes(`#w-${seat}-${type}`), `${seat} ${type}`);
    for (let seat = 0; seat < view.seats; seat++) assert.ok(text.includes(`#b-${seat}`), `boat ${seat}`);
  });
});
