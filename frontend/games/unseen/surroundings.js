/** What lies round the drawing: the page's title, the running time of a turn, scale of large screens, scrolled lists. */
import { whatStands } from "../common/model/history.js";
import { waitingWords } from "./model/questions.js";
import { sentences, spokenParts } from "./model/sentences.js";

/** @typedef {import("./types.js").Scene} Scene */

const LARGE = 1920; // px, from here everything is scaled
const DESIGN = [1440, 900]; // px

/** @param {Scene} scene */
export function pageTitle(scene) {
  const { view, t, person, decision } = scene;
  if (view.phase === "over") return t("unseen.page.over");
  if (decision) return t("unseen.page.yours");
  return view.turn.seat >= 0
    ? t("unseen.page.other", { who: person(view.turn.seat) })
    : `${waitingWords(scene)} · ${t("unseen.title")}`;
}

/** "1:04", or "2 h" once a turn is long. @param {number} ms */
export function spanWords(ms) {
  const s = Math.max(0, Math.floor(ms / 1000));
  if (s >= 3600) return `${Math.floor(s / 3600)}:${String(Math.floor(s / 60) % 60).padStart(2, "0")} h`;
  return `${Math.floor(s / 60)}:${String(s % 60).padStart(2, "0")}`;
}

/**
 * Shows how long the present wait has lasted.
 * @param {HTMLElement} page
 * @param {import("../../js/board-api.js").BoardTable} table
 */
export function followTurn(page, table) {
  const tick = () => {
    const since = table.state().table.turn_since;
    const words = since ? spanWords(Date.now() - Date.parse(since)) : "";
    for (const place of page.querySelectorAll("[data-turn-time]"))
      if (place.textContent !== words) place.textContent = words;
  };
  const timer = window.setInterval(tick, 1000);
  tick();
  return () => window.clearInterval(timer);
}

/** The factor of a large screen. @param {number} width @param {number} height */
export const zoomFor = (width, height) =>
  width < LARGE ? 1 : Math.max(1, Math.min(width / DESIGN[0], height / DESIGN[1]));

/** @param {HTMLElement} page */
export function fitBoard(page) {
  const fit = () => page.style.setProperty("--zoom", String(zoomFor(window.innerWidth, window.innerHeight)));
  window.addEventListener("resize", fit);
  fit();
  return () => window.removeEventListener("resize", fit);
}

/**
 * Lists that were scrolled to their end stay there when lines are added.
 * @param {HTMLElement} page
 * @returns {() => void} to be called after drawing
 */
export function keepLow(page) {
  const held = new Set(
    [...page.querySelectorAll(".scroll-end")].filter(
      (list) => list.scrollHeight - list.scrollTop - list.clientHeight > 40,
    ),
  );
  return () => {
    for (const list of page.querySelectorAll(".scroll-end"))
      if (!held.has(list)) list.scrollTop = list.scrollHeight;
  };
}

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
