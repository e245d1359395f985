/** The shapes this game's drawings share. Coordinates are those of the drawing that uses them. */
import { nothing, svg } from "lit-html";
import { text } from "../../common/draw/kit.js";
import { icon } from "../icons.js";

/**
 * Victory points: a gold disc, a silver one for a second place.
 * @param {number} cx
 * @param {number} cy
 * @param {number | string} n
 * @param {number} [r]
 * @param {string} [cls]
 */
export const points = (cx, cy, n, r = 7, cls = "") =>
  svg`<circle cx=${cx} cy=${cy} r=${r} class=${`point ${cls}`}/>${text(cx, cy + r * 0.58, n, {
    size: Math.max(11, r * 1.62),
    weight: 800,
    anchor: "middle",
    cls: "on-paper",
  })}`;

const hexagon = Array.from({ length: 6 }, (_, i) => {
  const angle = (Math.PI / 3) * i;
  return `${(1.16 * Math.cos(angle)).toFixed(2)} ${(1.16 * Math.sin(angle)).toFixed(2)}`;
}).join("L");

/**
 * The four shapes that stand for a Worker type besides its head and tint, at radius 1.
 * @type {Record<string, string>}
 */
const BADGES = {
  golem: "M-.7 -1H.7Q1 -1 1 -.7V.7Q1 1 .7 1H-.7Q-1 1 -1 .7V-.7Q-1 -1 -.7 -1Z",
  robot: `M${hexagon}Z`,
  horned: "M-1 -1Q0 -.62 1 -1V.3Q.7 .95 0 1.22Q-.7 .95 -1 .3Z",
  vodnik: "M0 -1.06A1.06 1.06 0 1 1 -.01 -1.06Z",
  any: "M0 -1.02A1.02 1.02 0 1 1 -.01 -1.02Z",
};

/**
 * A Worker type's sign: shape, tint and head; a question mark for any type.
 * @param {string} type @param {number} cx @param {number} cy @param {number} s half its width @param {string} [cls]
 */
export const badge = (type, cx, cy, s, cls = "") =>
  svg`<g transform=${`translate(${cx} ${cy})`}><path d=${BADGES[type] ?? BADGES.any} transform=${`scale(${s})`}
    class=${`badge ${cls}`} fill=${
    type === "any" ? "#fff4da" : `var(--type-${type})`
  }/>${
    type === "any"
      ? text(0, s * 0.56, "?", { size: s * 1.62, anchor: "middle", cls: "head on-paper" })
      : icon(type, -s * 0.92, -s * 0.92, s * 1.84)
  }</g>`;

/** The lit gas lamp: you may. @param {number} cx @param {number} cy @param {number} [s] */
export const lamp = (cx, cy, s = 16) =>
  svg`<g class="lamp"><circle cx=${cx} cy=${cy} r=${s * 0.62} class="lamp-ground"/>
    ${icon("lamp", cx - s / 2, cy - s / 2, s)}</g>`;

/** The tick: chosen. @param {number} cx @param {number} cy @param {number} [r] */
export const tick = (cx, cy, r = 8.5) =>
  svg`<g class="tick" transform=${`translate(${cx} ${cy}) scale(${r / 9.5})`}><circle r="9.5"/><path
    d="M-4.4 .2l3 3.2l5.6-6.6"/></g>`;

/** The barred disc: not now. @param {number} cx @param {number} cy */
export const bar = (cx, cy) =>
  svg`<g class="bar" transform=${`translate(${cx} ${cy})`}><circle r="9" class="bar-ground"/><circle r="6"/>
    <path d="M-4.2 4.2L4.2 -4.2"/></g>`;

/**
 * Ring, lamp, tick and bar of a piece. All are drawn; the class on the piece with the choice id says which of them show.
 * @param {number} w @param {number} h size of the piece
 * @param {{r?: number, lampAt?: [number, number], lampSize?: number, tickAt?: [number, number], x?: number, y?: number, out?: number}} [look]
 */
export function states(w, h, look = {}) {
  const { r = 8, x = 0, y = 0, out = -1.5, lampSize = 13 } = look;
  const corner = look.lampAt ?? [x + w - 8, y + 8];
  const tickAt = look.tickAt ?? corner;
  return svg`<g class="states" aria-hidden="true"><rect class="ring" x=${x - out} y=${y - out}
    width=${w + 2 * out} height=${h + 2 * out} rx=${r}/>${lamp(
    corner[0],
    corner[1],
    lampSize,
  )}${tick(tickAt[0], tickAt[1], lampSize * 0.58)}</g>`;
}

/**
 * A gold pill with what a previewed choice would change.
 * @param {number} cx
 * @param {number} cy
 * @param {string} words
 * @param {string} [symbol]
 */
export function pill(cx, cy, words, symbol) {
  const w = words.length * 7 + (symbol ? 19 : 0) + 11;
  return svg`<g class="pill" transform=${`translate(${cx - w / 2} ${cy - 9})`}><rect width=${w} height="18"
    rx="9"/>${text(
    symbol ? (w - 18) / 2 : w / 2,
    13.4,
    words,
    { size: 12.5, weight: 800, anchor: "middle", cls: "on-paper" },
  )}${symbol ? icon(symbol, w - 21, 1.5, 15) : nothing}</g>`;
}

/** Heading of a block. @param {number} x @param {number} y @param {string} words @param {number} [size] */
export const heading = (x, y, words, size = 14) => text(x, y, words, { size, cls: "head gold" });

/** Heading in the middle of two hair lines. @param {string} words @param {number} width */
export const caption = (words, width) => {
  const half = words.length * 3.9 + 10;
  return svg`<path class="hair" d=${`M24 8H${width / 2 - half}M${width / 2 + half} 8H${width - 24}`}/>${text(
    width / 2,
    13,
    words,
    {
      size: 14.5,
      anchor: "middle",
      cls: "head gold",
    },
  )}`;
};
