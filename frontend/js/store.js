/**
 * A store: one state, replaced but never changed in place, and listeners on parts of it.
 *
 * @template S
 * @typedef {object} Store
 * @property {() => S} state
 * @property {(change: Partial<S> | ((state: S) => Partial<S>)) => void} set  merges the change into the state
 * @property {<T>(select: (state: S) => T, listener: (value: T, state: S) => void) => (() => void)} onChange
 *   calls `listener` at once and then whenever `select` yields another value (by Object.is); returns the unsubscriber
 */

/**
 * @template {object} S
 * @param {S} initial
 * @returns {Store<S>}
 */
export function createStore(initial) {
  let state = initial;
  /** @type {Set<() => void>} */
  const watchers = new Set();
  return {
    state: () => state,
    set(change) {
      state = { ...state, ...(typeof change === "function" ? change(state) : change) };
      for (const watch of [...watchers]) if (watchers.has(watch)) watch();
    },
    onChange(select, listener) {
      let last = select(state);
      const watch = () => {
        const value = select(state);
        if (Object.is(value, last)) return;
        last = value;
        listener(value, state);
      };
      watchers.add(watch);
      listener(last, state);
      return () => watchers.delete(watch);
    },
  };
}
