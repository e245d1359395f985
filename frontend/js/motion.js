/** Moving, or as still as can be: as the system says, unless somebody chose stillness; remembered in this browser. */

const KEY = "orloj.motion";

/** @returns {string} "system" or "calm" */
export const chosenMotion = () => localStorage.getItem(KEY) ?? "system";

function apply() {
  document.documentElement.dataset.motion = chosenMotion();
}

/** @param {string} choice */
export function chooseMotion(choice) {
  if (choice === "system") localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, choice);
  apply();
}

window.addEventListener("storage", ({ key }) => key === KEY && apply());
apply();
