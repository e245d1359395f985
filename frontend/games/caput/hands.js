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
  const kinds = LETTERS[key];
  const choice = kinds && control.asked()?.choices.find((one) => kinds.includes(one.split(":")[0]));
  if (!choice) return false;
  control.pick(choice);
  return true;
}
