/** What only this board's hands do: turning a hex by key and wheel, and keys for what waits. */
import { near } from "../common/gestures.js";

/** @typedef {import("../common/control.js").Control} Control */

const NOTCH = 50; // px of wheel that make one turn

/** @param {HTMLElement} root @param {(by: number) => void} turn @returns {() => void} stops listening */
export function turnByWheel(root, turn) {
  let rolled = 0;
  /** @param {WheelEvent} event */
  const roll = (event) => {
    if (!near(event.target, "[data-place]")) return;
    event.preventDefault();
    rolled += event.deltaMode ? event.deltaY * NOTCH : event.deltaY;
    if (Math.abs(rolled) < NOTCH) return;
    turn(Math.sign(rolled));
    rolled = 0;
  };
  root.addEventListener("wheel", roll, { passive: false });
  return () => root.removeEventListener("wheel", roll);
}

/** Steps of the arrow keys on the page. @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const ASTRAY = 2; // how much worse than far it is to lie off the way

/** The middle of a piece on the page. @param {Element} piece @returns {[number, number]} */
function middleOf(piece) {
  const { left, top, width, height } = piece.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

/**
 * The choice of the next place in the direction of an arrow key; "" when there is none.
 * @param {HTMLElement} root
 * @param {string | null} chosen
 * @param {[number, number]} way
 */
function nextPlace(root, chosen, [dx, dy]) {
  const pieces = [...root.querySelectorAll("[data-place] > [data-choice]")];
  const idOf = (/** @type {Element | undefined} */ piece) => piece?.getAttribute("data-choice") ?? "";
  const from = pieces.find((piece) => idOf(piece) === chosen);
  if (!from) return idOf(pieces[0]);
  const [x, y] = middleOf(from);
  let best = { choice: "", cost: Infinity };
  for (const piece of pieces) {
    const [px, py] = middleOf(piece);
    const along = (px - x) * dx + (py - y) * dy;
    const cost = along + ASTRAY * Math.abs((px - x) * dy - (py - y) * dx);
    if (along > 1 && cost < best.cost) best = { choice: idOf(piece), cost };
  }
  return best.choice;
}

/** The next choice of the list, up or down. @param {Control} control @param {number} by */
function nextListed(control, by) {
  const { chosen, shown } = control.ui();
  const at = chosen ? shown.indexOf(chosen) : by > 0 ? -1 : shown.length;
  return shown[Math.min(Math.max(at + by, 0), shown.length - 1)] ?? "";
}

/** A kind of choice for a letter. @type {Record<string, string[]>} */
const LETTERS = { d: ["bonus"], x: ["buy", "extra"] };

/**
 * @param {KeyboardEvent} event @param {HTMLElement} root @param {Control} control @param {(by: number) => void} turn
 * @returns {boolean} whether the key was used
 */
export function ownKeys(event, root, control, turn) {
  const key = event.key.toLowerCase();
  if ((key === "q" || key === "e") && control.asked()?.ask === "lay") {
    turn(key === "q" ? -1 : 1);
    return true;
  }
  if (key === "t") {
    /** @type {HTMLInputElement | null} */ (root.querySelector(".say input"))?.focus();
    return true;
  }
  if (key === "r") {
    const steps = control.asked()?.undo.length ?? 0;
    if (steps) control.doings.undo(steps);
    return steps > 0;
  }
  if (key === "u") {
    control.doings.undo(1);
    return true;
  }
  const way = ARROWS[event.key];
  if (way && control.asked()) {
    const laying = control.asked()?.ask === "lay";
    const next = laying
      ? nextPlace(root, control.ui().chosen, way)
      : way[1]
        ? nextListed(control, way[1])
        : "";
    if (next) control.pick(next);
    return Boolean(next);
  }
  const kinds = LETTERS[key];
  const choice = kinds && control.asked()?.choices.find((one) => kinds.includes(one.split(":")[0]));
  if (!choice) return false;
  control.pick(choice);
  return true;
}
