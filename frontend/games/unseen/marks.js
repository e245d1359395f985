/**
 * The states of all pieces at once: one class on every element that carries a choice id.
 * `is-legal` is of the step in hand, `is-also` would begin something else, `is-selected` is picked, `is-off` is of the
 * same kind as what is asked but cannot be chosen.
 */
import { split } from "./model/names.js";

/** @typedef {import("./types.js").Scene} Scene */

/** Kinds that are always free to do beside the step in hand. */
const FREE = new Set(["mug", "upgrade", "convert"]);

/**
 * @param {Scene} scene
 * @param {string} action the open action of the turn's menu
 * @returns {(choice: string) => string}
 */
export function stateOf({ legal, chosen, decision }, action) {
  const kinds = new Set([...legal].map((choice) => split(choice)[0]));
  return (choice) => {
    if (choice === chosen) return "is-selected";
    const [kind] = split(choice);
    if (legal.has(choice)) {
      if (decision?.ask === "order") return "is-legal";
      const begins = decision?.ask === "turn" ? kind !== action : FREE.has(kind);
      return begins ? "is-also" : "is-legal";
    }
    return decision && decision.ask !== "turn" && kinds.has(kind) && !FREE.has(kind) ? "is-off" : "";
  };
}

/** Boards of other seats are shown, their pieces stand for no choice. */
export const SHOWN_ONLY = ".whole-board";
const STATES = ["is-legal", "is-also", "is-selected", "is-off"];

/**
 * @param {HTMLElement} root
 * @param {Scene} scene
 * @param {string} action
 * @param {string | undefined} refused  the choice the service refused last
 */
export function markPieces(root, scene, action, refused) {
  const state = stateOf(scene, action);
  for (const element of root.querySelectorAll(`[data-choice]:not(${SHOWN_ONLY} *)`)) {
    const choice = element.getAttribute("data-choice") ?? "";
    const now = state(choice);
    for (const name of STATES) element.classList.toggle(name, name === now);
    element.classList.toggle("is-refused", choice === refused);
    if (!(element instanceof SVGElement)) continue;
    const usable = now === "is-legal" || now === "is-also" || now === "is-selected";
    element.setAttribute("role", usable ? "button" : "img");
    if (usable) element.setAttribute("aria-pressed", String(now === "is-selected"));
    else element.removeAttribute("aria-pressed");
    element.setAttribute("tabindex", usable ? "0" : "-1");
  }
  for (const element of root.querySelectorAll("[data-info]:not([data-choice])"))
    element.setAttribute("tabindex", "-1");
}
