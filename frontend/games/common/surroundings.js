/**
 * What lies round the drawing: the page's title, the running time of a turn, scale of large screens,
 * scrolled lists.
 */
import { waitingWords } from "./model/questions.js";
import { tickClocks } from "./rail/clock.js";

const LARGE = 1920; // px, from here everything is scaled
const DESIGN = [1440, 900]; // px

/** @param {import("./types.js").Scene<any>} scene */
export function pageTitle(scene) {
  const { view, t, person, decision, lore, past } = scene;
  const title = t(`${lore.id}.title`);
  if (past) return t("board.page.past", { title });
  if (view.phase === "over") return t("board.page.over", { title });
  if (decision) return t("board.page.yours", { title });
  return view.turn.seat >= 0
    ? t("board.page.other", { who: person(view.turn.seat), title })
    : `${waitingWords(scene)} · ${title}`;
}

/** "1:04", or "2:10 h" once a turn is long. @param {number} ms */
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
    const words = since ? spanWords(table.now() - Date.parse(since)) : "";
    for (const place of page.querySelectorAll("[data-turn-time]"))
      if (place.textContent !== words) place.textContent = words;
    tickClocks(page, table);
  };
  const timer = window.setInterval(tick, 1000);
  tick();
  const stop = table.onChange((state) => state, () => queueMicrotask(tick)); // once it is drawn
  return () => {
    window.clearInterval(timer);
    stop();
  };
}

/** The factor of a large screen. @param {number} width @param {number} height */
export const zoomFor = (width, height) =>
  width < LARGE ? 1 : Math.max(1, Math.min(width / DESIGN[0], height / DESIGN[1]));

/** What the bar above the board leaves of a window's height; of a phone's all, since its pages scroll. */
function left() {
  const above = parseFloat(document.documentElement.style.getPropertyValue("--above")) || 0;
  return window.innerWidth < 768 ? 1 : (window.innerHeight - above) / window.innerHeight;
}

/**
 * @param {HTMLElement} page
 * @param {boolean} [rigid]  the drawing does not take what height there is: all of it becomes smaller below a bar
 */
export function fitBoard(page, rigid = false) {
  const fit = () => {
    const zoom = zoomFor(window.innerWidth, window.innerHeight) * (rigid ? left() : 1);
    page.style.setProperty("--zoom", String(zoom));
  };
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

/** Bots are always there, and so is everybody in a sandbox. @param {import("./types.js").TableState} state @returns {Set<number>} */
export const onlineSeats = ({ table }) =>
  new Set(table.seats.filter(({ online, person }) => online || !person || table.sandbox).map(({ seat }) => seat));

/**
 * Where a page scrolls, the first piece that can be chosen is brought into view.
 * @param {HTMLElement} page
 */
export function bringIntoView(page) {
  const piece = page.querySelector("svg .is-legal, svg .is-also");
  piece?.scrollIntoView({ block: "nearest", inline: "nearest" });
}
