import assert from "node:assert/strict";
import { test } from "node:test";
import { createStore } from "../js/store.js";

test("a listener is called at once and then only when its part changes", () => {
  const store = createStore({ a: 1, b: 1 });
  /** @type {number[]} */
  const seen = [];
  store.onChange(
    ({ a }) => a,
    (a) => seen.push(a),
  );
  store.set({ b: 2 });
  store.set({ a: 2 });
  store.set({ a: 2 });
  store.set(({ a }) => ({ a: a + 1 }));
  assert.deepEqual(seen, [1, 2, 3]);
});

test("a listener that was taken off is not called, even by the change under way", () => {
  const store = createStore({ a: 1 });
  let calls = 0;
  /** @type {() => void} */
  let offSecond = () => {};
  store.onChange(
    ({ a }) => a,
    (a) => a === 2 && offSecond(),
  );
  offSecond = store.onChange(
    ({ a }) => a,
    () => calls++,
  );
  store.set({ a: 2 });
  assert.equal(calls, 1);
});

test("a listener may change the state", () => {
  const store = createStore({ a: 1, twice: 2 });
  store.onChange(
    ({ a }) => a,
    (a) => store.set({ twice: 2 * a }),
  );
  store.set({ a: 5 });
  assert.deepEqual(store.state(), { a: 5, twice: 10 });
});
