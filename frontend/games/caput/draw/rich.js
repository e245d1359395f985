/** The signs that stand before choices. */
import { html, svg } from "lit-html";
import { glyph, iconAt } from "../icons.js";
import { bookOf } from "../model/catalogue.js";
import { widthOf } from "../model/hexes.js";
import { effectGlyphs } from "../notation.js";
import { glass } from "./tile.js";

/**
 * @param {import("../types.js").Scene} scene
 * @param {import("../model/choices.js").Sign | undefined} sign
 * @param {number} [size]
 */
export function signGlyph(scene, sign, size = 22) {
  if (!sign) return html`<span></span>`;
  if ("icon" in sign) return glyph(sign.icon, size);
  if ("icons" in sign)
    return html`<span class="two-signs">${sign.icons.map((name) => glyph(name, size - 3))}</span>`;
  if ("roman" in sign) return html`<span class="roman">${sign.roman}</span>`;
  if ("effect" in sign) return html`<span class="sign-effect">${effectGlyphs(sign.effect, size - 4)}</span>`;
  const tile = bookOf(scene.data).tiles[sign.tile];
  const s = size / 2 + 3;
  const w = Math.ceil(widthOf(s)) + 2;
  // So small only the corners can be told; edges are left out.
  return html`<svg class="glyph" width=${w} height=${2 * s + 2}
    viewBox=${`${-w / 2} ${-s - 1} ${w} ${2 * s + 2}`} aria-hidden="true">${svg`${glass(
      { ...tile, edges: [], uni_edge: undefined },
      s,
      { turn: sign.turn ?? 0 },
    )}${iconAt(`act:${tile.action ?? tile.kind}`, 0, 0, s * 0.8)}`}</svg>`;
}
