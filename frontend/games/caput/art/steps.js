/**
 * A step on a track is an ivory plaque with a point, the figure in the track's colour. On a grid of 24 x
 * 24.
 */
import { battlement, blocks, book, dividers, pick, spire } from "./glyphs.js";

const INK = "#10222A";
const plaque = (/** @type {string} */ outline) =>
  `<path d="${outline}" fill="#F6E9CB" stroke="${INK}" stroke-width="1.1"/>`;
const right = plaque("M1.2 4.2Q1.2 3 2.4 3H17.2L23.2 12L17.2 21H2.4Q1.2 21 1.2 19.8Z");
const left = plaque("M22.8 4.2Q22.8 3 21.6 3H6.8L.8 12L6.8 21H21.6Q22.8 21 22.8 19.8Z");
const up = plaque("M3 22.8Q3 23 4.2 23H19.8Q21 23 21 21.8V7.2L12 1L3 7.2Z");

/** @type {Record<string, string>} */
export const STEPS = {
  mine: right + pick(9.6, 12.4, 0.92, "#7A4A00"),
  quarry: right + blocks(9.6, 12, 0.88, "#34505C"),
  tech: up + dividers(12, 14, 0.86, "#0B6B4A"),
  uni: up + book(12, 14.2, 0.88, "#6A2B86"),
  "wall>": left + battlement(14.2, 12, 0.86, "#A0331A"),
  "cath>": right + spire(9.8, 12.8, 0.86, "#1D4E8C"),
  "wall^": up + battlement(12, 14.6, 0.84, "#A0331A"),
  "cath^": up + spire(12, 15, 0.8, "#1D4E8C"),
};
