/** What a seat has on the table: cubes and pawns in its colour, with its charge. */
import { svg } from "lit-html";
import { CHARGES, SEATS } from "../../../js/seats.js";

/**
 * A cube round its middle.
 * @param {number} seat
 * @param {number} cx
 * @param {number} cy
 * @param {number} [size]
 */
export const cube = (seat, cx, cy, size = 12) =>
  svg`<g class="cube" data-seat=${seat} transform=${`translate(${cx - size / 2} ${cy - size / 2}) scale(${size / 10})`}><rect x="-1.9" y="-1.9" width="13.8" height="13.8" rx="2.6" fill="var(--halo)"/><rect x="-1" y="-1" width="12" height="12" rx="1.9" fill="var(--edge)"/><rect width="10" height="10" rx="1.2" fill=${SEATS[seat].field}/><g fill=${SEATS[seat].charge}>${CHARGES[seat]}</g></g>`;

const PAWN =
  "M8 .6A3.3 3.3 0 0 1 10 6.6C10.4 9.6 13.4 11.6 13.8 15.4H2.2C2.6 11.6 5.6 9.6 6 6.6A3.3 3.3 0 0 1 8 .6Z";

/**
 * A pawn standing on a point.
 * @param {number} seat
 * @param {number} x
 * @param {number} y
 * @param {number} [size]
 */
export const pawn = (seat, x, y, size = 16) =>
  svg`<g class="cube" data-seat=${seat} transform=${`translate(${x - size / 2} ${y - size}) scale(${size / 16})`}><path d=${PAWN} fill="none" stroke="var(--halo)" stroke-width="3.2" stroke-linejoin="round"/><path d=${PAWN} fill=${SEATS[seat].field} stroke="var(--edge)" stroke-width="1.3"/><g fill=${SEATS[seat].charge} transform="translate(5.1 9.4) scale(.58)">${CHARGES[seat]}</g></g>`;
