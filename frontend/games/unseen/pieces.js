/**
 * The seats' wooden pieces. Each wears its seat's woven field and, on its front, the seat's silhouette, so that
 * colour is never alone. Strings become symbols once; the functions place them inside a drawing.
 */
import { svg } from "lit-html";
import { emblemShape, SEATS } from "../../js/seats.js";
import { BODIES, GARGOYLE, GOLEM_PAWN, HULL, WITCH_FIGURE } from "./art/figures.js";

/** The silhouettes at half size, centred on 0 0: square, disc, triangle, lozenge. */
const FRONTS = [
  "M-3.6 -3.6H3.6V3.6H-3.6Z",
  "M0 -4A4 4 0 1 1 -.01 -4Z",
  "M0 -4.6L4.4 3.4H-4.4Z",
  "M0 -5.2L4.4 0L0 5.2L-4.4 0Z",
];
/** Light fields carry dark lines, dark fields light ones. */
const dark = (/** @type {number} */ seat) => seat >= 2;

/** @param {number} seat @param {number} x @param {number} y @param {number} scale */
const front = (seat, x, y, scale) =>
  `<path transform="translate(${x} ${y}) scale(${scale})" d="${FRONTS[seat]}" fill="${SEATS[seat]?.charge}" stroke="${
    dark(seat) ? "var(--edge)" : "var(--halo)"
  }" stroke-width="${1 / scale}"/>`;

/**
 * @param {string} outline
 * @param {string} fill
 * @param {number} halo width of the light line round the piece
 */
const cut = (outline, fill, halo) =>
  `<path d="${outline}" fill="none" stroke="var(--halo)" stroke-opacity=".85" stroke-width="${halo}" stroke-linejoin="round"/>` +
  `<path d="${outline}" fill="${fill}" stroke="var(--edge)" stroke-width="1.9" stroke-linejoin="round"/>`;

/** @param {number} seat @param {string} type */
function workerDrawing(seat, type) {
  const body = BODIES[type];
  const line = seat === 3 ? "var(--halo)" : "var(--edge)";
  return `${cut(body.outline, SEATS[seat].weave, 4.6)}<g fill="${SEATS[seat].field}">${body.face}</g>
    <path d="${body.lines}" fill="none" stroke="${line}" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"/>
    <g fill="${line}">${body.eyes}</g>${front(seat, body.chest[0], body.chest[1], 1)}`;
}

/** Symbols of all figures, for the sprite. */
export const pieceDefs = () =>
  [
    ...SEATS.flatMap((_, seat) => [
      ...Object.keys(BODIES).map(
        (type) =>
          `<symbol id="w-${seat}-${type}" viewBox="-2 -2 36 44">${workerDrawing(seat, type)}</symbol>`,
      ),
      `<symbol id="g-${seat}" viewBox="-1 -1 27.2 25">${cut(GARGOYLE, SEATS[seat].weave, 3.6)}${front(seat,
        12.6, 14.6, 0.82)}</symbol>`,
      `<symbol id="b-${seat}" viewBox="-1 -1 28 24">${cut(HULL, SEATS[seat].weave, 4)}${front(seat, 13, 17.6,
        0.62)}</symbol>`,
    ]),
    `<symbol id="g-virtual" viewBox="-1 -1 27.2 25">${cut(GARGOYLE, "var(--seat-none)", 3.6)}</symbol>`,
    `<symbol id="f-golem" viewBox="-2 -2 36 44">${GOLEM_PAWN}</symbol>`,
    `<symbol id="f-witch" viewBox="-2 -2 44 50">${WITCH_FIGURE}</symbol>`,
  ].join("");

/**
 * @param {string} id
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {number} ratio height by width
 */
const use = (id, x, y, width, ratio) =>
  svg`<use href=${`#${id}`} x=${x} y=${y} width=${width} height=${width * ratio}/>`;

/** @param {number} seat @param {string} type @param {number} x @param {number} y @param {number} [width] */
export const worker = (seat, type, x, y, width = 32) => use(`w-${seat}-${type}`, x, y, width, 44 / 36);

/** @param {number | "virtual"} seat @param {number} x @param {number} y @param {number} [width] */
export const gargoyle = (seat, x, y, width = 18) => use(`g-${seat}`, x, y, width, 25 / 27.2);

/** @param {number} seat @param {number} x @param {number} y @param {number} [width] */
export const boat = (seat, x, y, width = 22) => use(`b-${seat}`, x, y, width, 24 / 28);

/** The Golem walking the Marketplace. @param {number} x @param {number} y @param {number} width */
export const golemPawn = (x, y, width) => use("f-golem", x, y, width, 44 / 36);

/** @param {number} x @param {number} y @param {number} width */
export const witchFigure = (x, y, width) => use("f-witch", x, y, width, 50 / 44);

/**
 * A seat's marker: its emblem as a counter.
 * @param {number} seat @param {number} cx @param {number} cy centre @param {number} [radius]
 */
export const marker = (seat, cx, cy, radius = 7) => {
  const side = radius * 2.6;
  return svg`<svg x=${cx - side / 2} y=${cy - side / 2} width=${side} height=${side}
    viewBox="-2 -2 28 28">${emblemShape(seat)}</svg>`;
};
