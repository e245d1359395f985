/** For those who listen or play by key: the newest line of the log in words, and where the focus goes. */
import { whatStands } from "../common/model/history.js";
import { sentences, spokenParts } from "./model/sentences.js";

/** @typedef {import("./types.js").Scene} Scene */

/**
 * The newest line of the log in plain words, for those who listen.
 * @param {Scene} scene
 * @param {readonly import("../../js/board-api.js").LogEntry[]} log
 */
export function newestLine(scene, log) {
  const line = sentences(scene, whatStands(log).slice(-40)).at(-1);
  if (!line) return "";
  return `${line.seat === null ? "" : `${scene.name(line.seat)} `}${spokenParts(scene, line.parts)}`;
}

/**
 * Whoever played a sentence by key finds the next question in focus, not the top of the page.
 * @param {HTMLElement} page
 * @returns {() => void} to be called after drawing
 */
export function holdFocus(page) {
  const focused = document.activeElement;
  if (!focused?.closest(".choices, .buttons, .tray, .piece") || !page.contains(focused)) return () => {};
  return () => {
    if (document.activeElement === focused && page.contains(focused)) return;
    /** @type {HTMLElement | null} */ (page.querySelector("h1[tabindex]"))?.focus({ preventScroll: true });
  };
}
