import assert from "node:assert/strict";
import { test } from "node:test";
import { sprite } from "../../games/caput/art/sprite.js";
import { slotAt, takenAt, turnedTo } from "../../games/caput/board/wheel.js";
import { desktop } from "../../games/caput/desktop.js";
import { mannersOf, stateOf } from "../../games/caput/manners.js";
import { layOf, placement, turned } from "../../games/caput/model/lay.js";
import { shares, total, worth } from "../../games/caput/model/pay.js";
import { SECTIONS, sectionFor, sectionOf } from "../../games/caput/model/sections.js";
import { phone } from "../../games/caput/phone/phone.js";
import { after } from "../../games/common/model/preview.js";
import { positions, scene, textOf, ui } from "./fixtures/scenes.js";

const DOINGS = /** @type {any} */ (new Proxy({}, { get: () => () => {} }));

/**
 * Everything on a page.
 * @param {number} i
 * @param {string | null} chosen
 * @param {"desktop" | "phone"} where
 * @param {string} [place]
 */
function drawn(i, chosen, where, place = "crane") {
  const { view, previews, decision, log } = positions[i];
  const one = scene(i, { next: after(view, chosen ? previews[chosen] : undefined), chosen });
  const held = ui({ previews, chosen, place });
  const state = /** @type {any} */ ({ chat: [], log, table: { name: "Thursday", seats: [] } });
  const shown = mannersOf(() => view).listed(decision, held);
  return textOf((where === "phone" ? phone : desktop)(one, { ...held, shown }, state, DOINGS));
}

test("every position can be drawn, with its choices previewed, and nothing is missing", () => {
  positions.forEach(({ decision }, i) => {
    for (const chosen of [null, ...decision.choices.slice(0, 6)])
      assert.doesNotMatch(drawn(i, chosen, "desktop"), /undefined|NaN|\[object/, `${decision.ask} ${chosen}`);
    for (const place of SECTIONS)
      assert.doesNotMatch(
        drawn(i, decision.choices[0], "phone", place),
        /undefined|NaN|\[object/,
        `${decision.ask} ${place}`,
      );
  });
});

test("every legal choice but the end of the turn and other turns of a tile is among what is drawn", () => {
  positions.forEach(({ decision, view, previews }, i) => {
    const shown = mannersOf(() => view).listed(decision, ui({ previews }));
    const text = drawn(i, null, "desktop");
    for (const choice of shown) assert.ok(text.includes(choice), `${decision.ask} ${choice}`);
    const places = new Set(decision.choices.map((choice) => placement(choice)?.[0] ?? choice));
    places.delete("end-turn");
    assert.equal(shown.length, places.size, decision.ask);
  });
});

test("every symbol and every gradient that is used is in the sprite", () => {
  const there = new Set([...sprite().matchAll(/ id="([\w-]+)"/g)].map(([, id]) => id));
  positions.forEach((_, i) => {
    const text = drawn(i, null, "desktop") + SECTIONS.map((place) => drawn(i, null, "phone", place)).join("");
    for (const [, id] of text.matchAll(/href=#?"?#([\w-]+)|url\(#(?!seat)([\w-]+)\)/g))
      if (id) assert.ok(there.has(id), id);
  });
});

test("a tile in the hand: best paying places first, turned where it is shown", () => {
  const i = positions.findIndex(({ decision }) => decision.ask === "lay");
  const { decision, view, previews } = positions[i];
  const lay = layOf(decision, ui({ previews }), view);
  assert.ok(lay);
  const values = lay.places.map((place) => lay.pays[place].worth);
  assert.deepEqual(
    values,
    values.toSorted((a, b) => b - a),
  );
  const best = lay.choiceAt(lay.places[0]);
  assert.equal(worth(total(shares(view, previews[best], decision.seat))), values[0]);
  const held = ui({ previews, chosen: best });
  const next = turned(decision, held, view, -1);
  const [place, turn] = placement(best) ?? ["", 0];
  assert.equal(next.chosen, `lay:${place}:${(turn + 5) % 6}`);
  assert.deepEqual(turned(decision, ui({ previews }), view, 1), {});
});

test("the wheel: slots by position, and the shortest way round", () => {
  assert.equal(slotAt(10, 10), 0);
  assert.equal(slotAt(10, 1), 3);
  assert.equal(turnedTo(330, 1), 360);
  assert.equal(turnedTo(0, 2), 30);
  assert.equal(turnedTo(360, 12), 330);
  for (const { view } of positions) {
    const at = takenAt(view);
    assert.equal(at > 0, view.turn.tile !== null);
    if (at) assert.equal(slotAt(view.crane.box, at), view.turn.slot);
  }
});

test("on a phone every choice has a page, and a question opens a page where there is something to choose", () => {
  for (const { decision } of positions) {
    const pages = decision.choices.map(sectionOf).filter(Boolean);
    for (const page of pages) assert.ok(SECTIONS.includes(page));
    const opened = sectionFor(decision.choices, "table");
    assert.ok(!pages.filter((_, i) => decision.choices[i] !== "end-turn").length || opened !== "table");
  }
});

test("states: what is chosen, what belongs to the step, what may be done besides, what cannot be taken", () => {
  const decision = /** @type {any} */ ({ ask: "turn" });
  const state = stateOf({ legal: new Set(["tile:a", "up:wall"]), chosen: "tile:a", decision });
  assert.equal(state("tile:a"), "is-selected");
  assert.equal(state("up:wall"), "is-also");
  assert.equal(state("tile:b"), "is-off");
  assert.equal(state("seal:x"), "");
});
