/**
 * One's tables, looked up again and again while a page that speaks of them is in front: the home page, the bell in the
 * bar, the notices. The number of games that wait stands on the icon of the installed page too.
 */
import { problemOf } from "./net/api.js";
import { createStore } from "./store.js";
import { setApart, whatWaits } from "./tables.js";
import { t } from "./words.js";

/** @typedef {import("./app.js").App} App */
/** @typedef {import("./board-api.js").TableInfo} TableInfo */
/** @typedef {{tables: TableInfo[] | null, stale: boolean}} Tables  `stale`: the last look did not reach the service */
/** @typedef {{table: TableInfo, words: string, since: string | null, waits: boolean}} Notice */

const LOOK_AGAIN = 15_000; // ms between looks

const store = createStore(/** @type {Tables} */ ({ tables: null, stale: false }));
/** @type {App | null} */
let app = null;
let listeners = 0;

export const tablesNow = () => store.state();

/** @param {(tables: Tables) => void} listener  called at once and at each news @returns {() => void} */
export function onTables(listener) {
  const first = listeners === 0;
  listeners += 1;
  const stop = store.onChange((state) => state, listener);
  if (first) void lookAgain();
  return () => {
    listeners -= 1;
    stop();
  };
}

/** Looks at once. */
export async function lookAgain() {
  if (!app?.person() || document.visibilityState !== "visible") return;
  try {
    const tables = (await app.api.tables()).toSorted((a, b) => Date.parse(b.updated) - Date.parse(a.updated));
    store.set({ tables, stale: false });
    showCount(setApart(tables).mine.length);
  } catch (error) {
    const { code } = problemOf(error);
    if (code === "no-session") app.tell(error);
    else store.set({ stale: true });
  }
}

/** @param {number} waiting */
function showCount(waiting) {
  if (!("setAppBadge" in navigator)) return;
  const shown = waiting ? navigator.setAppBadge(waiting) : navigator.clearAppBadge();
  shown.catch(() => {}); // a page that is not installed has no icon
}

/** Begins to look after the tables of whoever is here. @param {App} here */
export function watchTables(here) {
  app = here;
  setInterval(() => listeners && void lookAgain(), LOOK_AGAIN);
  document.addEventListener("visibilitychange", () => listeners && void lookAgain());
  here.onPerson(() => {
    store.set({ tables: null, stale: false });
    if (listeners) void lookAgain();
  });
}

/**
 * What the bell tells: what waits first, then games that have ended since one's last look.
 * @param {TableInfo[]} tables
 * @returns {Notice[]}
 */
export const noticesOf = (tables) => [
  ...setApart(tables).mine.map((table) => ({
    table,
    words: whatWaits(table),
    since: table.turn_since,
    waits: true,
  })),
  ...tables
    .filter(({ status, news, sandbox }) => status === "over" && news > 0 && !sandbox)
    .map((table) => ({ table, words: t("notices.over"), since: table.updated, waits: false })),
];

/** A page's title with the number of games that wait before it. @param {string} title */
export function titled(title) {
  const n = setApart(store.state().tables ?? []).mine.length;
  return n ? `(${n}) ${title}` : title;
}
