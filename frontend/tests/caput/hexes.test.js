import assert from "node:assert/strict";
import { test } from "node:test";
import { bookOf } from "../../games/caput/model/catalogue.js";
import {
  cornersAt,
  edgeAt,
  edgeMiddle,
  edgeTo,
  hexId,
  hexOf,
  middle,
  neighbour,
  SIDES,
  STEPS,
  vertexAt,
  vertexName,
} from "../../games/caput/model/hexes.js";
import { meetings } from "../../games/caput/model/meeting.js";
import { catalogue } from "./fixtures/scenes.js";

/** @typedef {import("../../games/caput/model/hexes.js").Hex} Hex */

const book = bookOf(catalogue);
const hexes = Object.fromEntries([...book.ring, ...book.wallPlaces].map(({ id, at }) => [id, at]));

/**
 * Tiles that lie on the action board, by hex id.
 * @param {Record<string, [string, number]>} laid  place -> tile and turn
 */
const board = (laid) =>
  new Map(Object.entries(laid).map(([place, [tile, turn]]) => [hexId(hexes[place]), { tile, turn, place }]));

/**
 * What a placement meets: pairs of symbols and the number of corners.
 * @param {string} tile
 * @param {number} turn
 * @param {string} place
 * @param {Record<string, [string, number]>} laid
 */
function met(tile, turn, place, laid) {
  const { edges, corners } = meetings(catalogue, { tile, turn }, hexes[place], board(laid));
  return { edges: edges.map(({ own, other }) => [own, other]), corners: corners.length };
}

test("neighbours: edge n of a hex is edge n + 3 of the one beyond it", () => {
  for (let n = 0; n < SIDES; n++) {
    const beyond = neighbour([2, -1], n);
    assert.equal(edgeTo([2, -1], beyond), n);
    assert.equal(edgeTo(beyond, [2, -1]), (n + 3) % SIDES);
  }
});

test("a vertex has one name, whichever of its three hexes it is named from", () => {
  for (const at of /** @type {Hex[]} */ ([
    [0, 0],
    [3, -3],
    [-4, 2],
  ]))
    for (let n = 0; n < SIDES; n++) {
      const name = hexId(vertexName(at, n));
      assert.equal(hexId(vertexName(neighbour(at, n), n + 4)), name);
      assert.equal(hexId(vertexName(neighbour(at, n - 1), n + 2)), name);
    }
});

test("the printed corners of the city are named as the data name them", () => {
  for (const { hexes: three, vertex } of catalogue.city.corners.list) {
    const [q, r] = three.reduce(
      (/** @type {number[]} */ sum, /** @type {Hex} */ hex) => [sum[0] + hex[0], sum[1] + hex[1]],
      [0, 0],
    );
    assert.deepEqual([q, r], vertex);
    const named = Array.from({ length: SIDES }, (_, n) => hexId(vertexName(three[0], n)));
    assert.ok(named.includes(hexId(vertex)));
  }
});

test("turned clockwise by k sixths, the side at place i is the one printed at i - k", () => {
  const printed = ["a", "b", "c", "d", "e", "f"];
  assert.equal(edgeAt(printed, 0, 4), "e");
  assert.equal(edgeAt(printed, 1, 0), "f");
  assert.equal(edgeAt(printed, 5, 0), "b");
  assert.deepEqual(cornersAt([0, 4], 3), [3, 1]);
});

test("drawing: neighbours touch at the middles of their edges, vertices meet", () => {
  for (let n = 0; n < SIDES; n++) {
    const [x, y] = middle(/** @type {Hex} */ (STEPS[n]), 40);
    const [ex, ey] = edgeMiddle(40, n);
    assert.ok(Math.hypot(x - 2 * ex, y - 2 * ey) < 0.05, `edge ${n}`);
    const [vx, vy] = vertexAt(40, n);
    const [wx, wy] = vertexAt(40, n + 4);
    assert.ok(Math.hypot(vx - (x + wx), vy - (y + wy)) < 0.05, `vertex ${n}`);
  }
});

test("the first worked placement: an action board from its first tile to the fourth", () => {
  assert.deepEqual(met("silver-smelting", 1, "mines", {}), { edges: [], corners: 0 });
  const mines = /** @type {Record<string, [string, number]>} */ ({ mines: ["silver-smelting", 1] });
  assert.deepEqual(met("fine-dressing", 0, "quarries", mines), { edges: [["gold", "stone"]], corners: 0 });
  const both = { ...mines, quarries: /** @type {[string, number]} */ (["fine-dressing", 0]) };
  assert.deepEqual(met("arrow-loops", 1, "wall-1", both), { edges: [["stone", "silver"]], corners: 1 });
  assert.deepEqual(met("arrow-loops", 3, "wall-1", both), { edges: [["silver", "silver"]], corners: 0 });
  const vertex = vertexName(hexes["wall-1"], 5);
  assert.deepEqual([...vertex], [5, -4]);
  assert.deepEqual([...vertexName(hexes.mines, 1)], [5, -4]);
  const last = met("wedge-splitting", 2, "quarries", { ...mines, "wall-1": ["arrow-loops", 1] });
  assert.ok(last.edges.some(([own, other]) => own === "tech" && other === "stone"));
});

test("the second worked placement: blue corners in the city", () => {
  const [court, cloister] = [book.tiles["ungelt-court"], book.tiles["agnes-cloister"]];
  const printed = new Map(
    catalogue.city.corners.list.map((/** @type {any} */ one) => [hexId(one.vertex), one.id]),
  );
  /** @param {string} site @param {readonly number[]} corners @param {number} turn */
  const names = (site, corners, turn) =>
    cornersAt(corners, turn).map((n) => hexId(vertexName(hexOf(site), n)));
  assert.deepEqual(names("3,-3", court.corners, 1), ["10,-8"]);
  assert.equal(printed.get("10,-8"), "corner-7");
  assert.deepEqual(names("4,-3", cloister.corners, 0).toSorted(), ["10,-8", "13,-11"]);
  assert.equal(printed.get("13,-11"), "corner-8");
});

test("every site touches exactly one plaza, and the twelve wall places lie round the ring", () => {
  for (const site of Object.keys(book.plazaOf)) {
    const touched = book.places.filter(({ at }) => edgeTo(at, hexOf(site)) >= 0);
    assert.deepEqual(
      touched.map(({ id }) => id),
      [book.plazaOf[site]],
      site,
    );
  }
  for (const { id, at, touches } of book.wallPlaces) {
    const beside = book.ring.filter((one) => edgeTo(at, one.at) >= 0).map((one) => one.id);
    assert.deepEqual(beside.toSorted(), touches.toSorted(), id);
  }
});
