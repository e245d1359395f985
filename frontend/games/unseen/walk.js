/** The arrow keys on the board: left and right from quarter to quarter, up and down among the pieces of one. */
import { near } from "../common/gestures.js";
import { RING, readingOrder } from "./model/layout.js";

/**
 * @param {KeyboardEvent} event
 * @param {HTMLElement} root
 * @param {import("./types.js").View} view
 * @returns {boolean} whether the key was used
 */
export function walk(event, root, view) {
  const quarter = near(event.target, "[data-quarter]");
  if (!quarter || !event.key.startsWith("Arrow")) return false;
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (step) {
    const order = readingOrder(view);
    const at = order.indexOf(quarter.getAttribute("data-quarter") ?? RING[0]);
    const next = order[(at + step + order.length) % order.length];
    /** @type {SVGElement | null} */ (root.querySelector(`[data-quarter="${next}"]`))?.focus();
    return true;
  }
  const pieces = /** @type {SVGElement[]} */ ([...quarter.querySelectorAll("[data-info], [data-choice]")]);
  const at = pieces.indexOf(/** @type {SVGElement} */ (document.activeElement));
  pieces[event.key === "ArrowDown" ? Math.min(at + 1, pieces.length - 1) : Math.max(at - 1, 0)]?.focus();
  return true;
}
