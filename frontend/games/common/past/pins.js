/** Numbers on the board where the steps took place that are looked back at; the one that is seen has the ring. */

import { split } from "../model/names.js";

/** @typedef {{n: number, now: boolean, spots: readonly string[]}} Pin */

const APART = ".area, .whole-board, .rivals, .rows-of-others, dialog";
const AIR = 3; // px between a piece and its ring

/** @param {string} spot  a choice id, an info key or `quarter:<name>` */
function selector(spot) {
  const [kind, name] = split(spot);
  return kind === "quarter"
    ? `[data-quarter="${name}"]`
    : `svg [data-choice="${CSS.escape(spot)}"], svg [data-info="${CSS.escape(spot)}"]`;
}

/** @param {HTMLElement} page @param {readonly string[]} spots @returns {Element | null} the first of them in sight */
export function placeOf(page, spots) {
  for (const spot of spots) {
    const found = [...page.querySelectorAll(selector(spot))].find(
      (element) => !element.closest(APART) && element.getBoundingClientRect().width > 0,
    );
    if (found) return found;
  }
  return null;
}

/**
 * What is seen of a place: parts of the page that scroll, or hide what does not fit, hide the rest.
 * @param {Element} element
 * @param {HTMLElement} page
 */
function seenOf(element, page) {
  let { left, top, right, bottom } = element.getBoundingClientRect();
  for (let around = element.parentElement; around && around !== page.parentElement; around = around.parentElement) {
    if (getComputedStyle(around).overflow === "visible") continue;
    const frame = around.getBoundingClientRect();
    [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
    [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
  }
  return { left, top, width: right - left, height: Math.min(bottom, window.innerHeight) - top };
}

/**
 * @param {HTMLElement} layer  over the board, of the window's size
 * @param {HTMLElement} page
 * @param {readonly Pin[]} pins
 */
export function placePins(layer, page, pins) {
  layer.replaceChildren();
  /** @type {Map<Element, number>} pins that stand at one place, side by side */
  const taken = new Map();
  for (const { n, now, spots } of pins) {
    const element = placeOf(page, spots);
    if (!element) continue;
    const { left, top, width, height } = seenOf(element, page);
    if (width <= 0 || height <= 0 || top + height < 40) continue;
    const beside = taken.get(element) ?? 0;
    taken.set(element, beside + 1);
    if (now || !beside) {
      const ring = document.createElement("i");
      ring.className = now ? "" : "other";
      Object.assign(ring.style, {
        left: `${left - AIR}px`,
        top: `${top - AIR}px`,
        width: `${width + 2 * AIR}px`,
        height: `${height + 2 * AIR}px`,
      });
      layer.append(ring);
    }
    const pin = document.createElement("b");
    pin.className = now ? "now" : "";
    pin.textContent = String(n);
    Object.assign(pin.style, { left: `${left + beside * 24}px`, top: `${Math.max(top, 52)}px` });
    layer.append(pin);
  }
}
