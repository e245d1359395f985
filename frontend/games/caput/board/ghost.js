/**
 * A tile that is being placed: faint on every legal place, whole where it is chosen, with two buttons to
 * turn it.
 */
import { nothing, svg } from "lit-html";
import { iconAt } from "../icons.js";
import { outline } from "../model/hexes.js";

/** @typedef {import("../types.js").Scene} Scene */

/** Is the tile shown whole on this place? @param {Scene} scene @param {string} place */
export const isShown = ({ lay }, place) => lay?.place === place;

/**
 * What lies on a legal place.
 * @param {Scene} scene @param {string} place @param {number} s @param {(turn: number) => unknown} tile
 */
export function ghost(scene, place, s, tile) {
  const turn = scene.lay?.turnAt(place) ?? 0;
  if (!isShown(scene, place))
    return svg`<polygon points=${outline(s - 1)} class="place-ground"/><g
      class="faint">${tile(turn)}</g><polygon points=${outline(s)} class="place-ring"/>`;
  return svg`<polygon points=${outline(s + 4)} class="ghost-glow"/><g
    class="ghost-tile">${tile(turn)}</g><polygon points=${outline(s + 1)} class="place-chosen"/>`;
}

/**
 * The two buttons that turn the tile, beside it.
 * @param {Scene} scene
 * @param {number} x
 * @param {number} y
 * @param {number} s
 * @param {(by: number) => void} turn
 * @param {number} [side] 1: right of it, -1: left
 */
export function handles({ t, lay }, x, y, s, turn, side = 1) {
  if (!lay?.place) return nothing;
  const left = x + side * s * 1.26;
  return svg`<g class="handles">${[
    [-1, "turn-left", -0.42],
    [1, "turn-right", 0.34],
  ].map(
    ([by, sign, down]) =>
      svg`<g transform=${`translate(${left} ${y + s * Number(down)})`} class="handle" role="button"
        tabindex="-1" aria-label=${t(`caput.${sign}`)} @click=${(/** @type {Event} */ event) => {
          event.stopPropagation();
          turn(Number(by));
        }}><circle r="13"/>${iconAt(String(sign), 0, 0, 16)}</g>`,
  )}</g>`;
}
