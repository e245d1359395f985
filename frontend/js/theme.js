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

/** @returns {string} "system", "dusk" or "day" */
export const chosenTheme = () => localStorage.getItem(KEY) ?? "system";

/** @param {string} choice */
export function chooseTheme(choice) {
  if (choice === "system") localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, choice);
  apply();
}

export const toggleTheme = () => chooseTheme(theme() === "day" ? "dusk" : "day");

/** @param {() => void} watch */
export function onTheme(watch) {
  watchers.add(watch);
  return () => watchers.delete(watch);
}

day.addEventListener("change", apply);
window.addEventListener("storage", ({ key }) => key === KEY && apply());
apply();
