/** Keys and presses that go on with the Councilor's turn, or jump to its end. */
import { meant, near } from "../../common/gestures.js";

/** @typedef {import("./playback.js").Playback} Playback */

const NEXT = new Set(["ArrowRight", "Enter", " "]);

/**
 * A key goes on, Escape skips to the end; a key that plays jumps there first.
 * @param {KeyboardEvent} event @param {Playback} playback
 * @returns {boolean} true: the key has been used
 */
export function stepKey({ key, target }, playback) {
  if (playback.at() === null) return false;
  if (NEXT.has(key) && !near(target, "button, a, summary")) return (playback.next(), true);
  if (key === "ArrowLeft") return (playback.back(), true);
  if (key === "ArrowRight") return (playback.next(), true);
  if (key === "Escape") return (playback.end(), true);
  if (/^[1-9]$/.test(key) || key === "Backspace") playback.end();
  return false;
}

/**
 * A press that means nothing else goes on.
 * @param {HTMLElement} page
 * @param {import("../../common/control.js").Control} control
 * @param {Playback} playback
 */
export function goOnByPress(page, control, playback) {
  /** @param {MouseEvent} event */
  const pressed = ({ target }) => {
    if (!playback.live() || near(target, "button, a, input, .details, .map-tile") || control.legal(meant(target))) return;
    if (near(target, ".board, .city-map, .unfolding, .table-top")) playback.next();
  };
  page.addEventListener("click", pressed);
  return () => page.removeEventListener("click", pressed);
}

/** @param {() => void} hide called when nobody sees the page any more */
export function whenHidden(hide) {
  const changed = () => document.hidden && hide();
  document.addEventListener("visibilitychange", changed);
  return () => document.removeEventListener("visibilitychange", changed);
}

/** The step that is shown stays in sight in its lists. @param {HTMLElement} page */
export function followStep(page) {
  for (const current of page.querySelectorAll(".solo-steps [aria-current]")) current.scrollIntoView({ block: "nearest" });
}
