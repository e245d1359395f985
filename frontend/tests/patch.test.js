import assert from "node:assert/strict";
import { test } from "node:test";
import { applyPatch } from "../js/patch.js";

const document = () => ({
  players: { 0: { stock: { beer: 1 } }, 1: { stock: { beer: 2 } } },
  offer: ["a", "b"],
});

test("replace, add and remove reach their places", () => {
  const after = applyPatch(document(), [
    { op: "replace", path: "/players/0/stock/beer", value: 3 },
    { op: "add", path: "/players/0/stock/cog", value: 1 },
    { op: "remove", path: "/players/1" },
    { op: "add", path: "/offer/1", value: "x" },
    { op: "add", path: "/offer/-", value: "z" },
    { op: "remove", path: "/offer/0" },
  ]);
  assert.deepEqual(after, { players: { 0: { stock: { beer: 3, cog: 1 } } }, offer: ["x", "b", "z"] });
});

test("the document before stays as it was, and untouched branches keep their identity", () => {
  const before = document();
  const after = applyPatch(before, [{ op: "replace", path: "/players/0/stock/beer", value: 9 }]);
  assert.deepEqual(before, document());
  assert.equal(after.players[1], before.players[1]);
  assert.equal(after.offer, before.offer);
  assert.notEqual(after.players[0], before.players[0]);
});

test("an empty patch gives the same document", () => {
  const before = document();
  assert.equal(applyPatch(before, []), before);
});

test("escaped steps and an empty path", () => {
  assert.deepEqual(applyPatch({ "a/b": { "c~d": 1 } }, [{ op: "replace", path: "/a~1b/c~0d", value: 2 }]), {
    "a/b": { "c~d": 2 },
  });
  assert.deepEqual(applyPatch(/** @type {any} */ ({ a: 1 }), [{ op: "replace", path: "", value: [] }]), []);
});

for (const [what, operation] of /** @type {[string, any][]} */ ([
  ["a branch that is not there", { op: "replace", path: "/nobody/stock", value: 1 }],
  ["a value that is not there", { op: "replace", path: "/nobody", value: 1 }],
  ["removal of what is not there", { op: "remove", path: "/nobody" }],
  ["a place beyond a list's end", { op: "add", path: "/offer/3", value: "x" }],
  ["a step below a text", { op: "add", path: "/offer/0/x", value: 1 }],
  ["removal of the whole document", { op: "remove", path: "" }],
  ["another operation", { op: "move", path: "/offer", from: "/players" }],
]))
  test(`${what} is refused`, () =>
    assert.throws(() => applyPatch(document(), [operation]), /^Error: patch:/));
