/** Dusk or day: as the system says, until somebody chooses; the choice is remembered in this browser. */

const KEY = "orloj.theme";
const day = matchMedia("(prefers-color-scheme: light)");
const root = document.documentElement;
/** @type {Set<() => void>} */
const watchers = new Set();

/** @returns {"dusk" | "day"} */
export const theme = () => (root.dataset.theme === "day" ? "day" : "dusk");

function apply() {
  root.dataset.theme = localStorage.getItem(KEY) ?? (day.matches ? "day" : "dusk");
  for (const watch of watchers) watch();
}

export function toggleTheme() {
  localStorage.setItem(KEY, theme() === "day" ? "dusk" : "day");
  apply();
}

/** @param {() => void} watch */
export function onTheme(watch) {
  watchers.add(watch);
  return () => watchers.delete(watch);
}

day.addEventListener("change", apply);
window.addEventListener("storage", ({ key }) => key === KEY && apply());
apply();
