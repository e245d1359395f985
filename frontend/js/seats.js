/**
 * One identity a seat, the same on every page and board: a colour, a charge and a silhouette that always go together,
 * so that a seat is told apart without its colour. A seat is its number 0..3; null draws a free seat in dashes.
 */
import { html, svg } from "lit-html";

/** @typedef {0 | 1 | 2 | 3} SeatNumber */

const EDGE = "var(--edge)";
const HALO = "var(--halo)";

/** By seat number. `field`, `charge` and `second` (second tone of the woven field) are CSS colours. */
export const SEATS = ["ivory", "blue", "vermilion", "plum"].map((id) => ({
  id,
  field: `var(--seat-${id})`,
  charge: `var(--seat-${id}-charge)`,
  second: `var(--seat-${id}-2)`,
  /** the seat's line in a chart */
  line: id === "plum" ? "var(--plum-line)" : `var(--seat-${id})`,
  dash: { vermilion: "8 4", plum: "2.4 4.2" }[id] ?? "none",
  /** fill for bars and large pieces; needs `seatDefs` in the document */
  weave: `url(#seat-weave-${id})`,
}));

/** The charge on a field of 10 x 10. */
export const CHARGES = [
  svg`<path d="M4 1.2H6V4H8.8V6H6V8.8H4V6H1.2V4H4Z"/>`,
  svg`<circle cx="5" cy="5" r="2.5"/>`,
  svg`<path d="M0 0H2.3L10 7.7V10H7.7L0 2.3Z"/>`,
  svg`<path d="M0 2.2H10V4.2H0ZM0 5.9H10V7.9H0Z"/>`,
];

/** The silhouette on a grid of 24 x 24, and the charge sized for it. */
const SILHOUETTES = [
  "M3.6 3.6H20.4V20.4H3.6Z",
  "M12 2.6A9.4 9.4 0 1 1 11.99 2.6Z",
  "M12 2L22 20.4H2Z",
  "M12 .9L22.4 12L12 23.1L1.6 12Z",
];
const EMBLEM_CHARGES = [
  "M10.5 6.4H13.5V10.5H17.6V13.5H13.5V17.6H10.5V13.5H6.4V10.5H10.5Z",
  "M12 8.4A3.6 3.6 0 1 1 11.99 8.4Z",
  "M8.2 8.9L10.3 5.1L20.3 20.4H15.7Z",
  "M7.3 7.2H16.7L19.1 9.8H4.9ZM4.9 14.2H19.1L16.7 16.8H7.3Z",
];

const SHIELD = "M0 0H10V5.8C10 9.2 7.4 11.1 5 12.1C2.6 11.1 0 9.2 0 5.8Z";

/** Patterns and clips the drawings refer to; the shell puts them into the document once. */
export const seatDefs = () => html`<svg width="0" height="0" class="defs" aria-hidden="true"><defs>
  <clipPath id="seat-shield"><path d="${SHIELD}"/></clipPath>
  <pattern id="seat-weave-ivory" width="7" height="7" patternUnits="userSpaceOnUse"><rect width="7" height="7" fill="var(--seat-ivory)"/><path d="M1.6 2.6H4M2.8 1.4V3.8M5.1 6.1H7.5M6.3 4.9V7.3M-1.9 6.1H.5" stroke="var(--seat-ivory-2)"/></pattern>
  <pattern id="seat-weave-blue" width="8" height="8" patternUnits="userSpaceOnUse"><rect width="8" height="8" fill="var(--seat-blue)"/></pattern>
  <pattern id="seat-weave-vermilion" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><rect width="6" height="6" fill="var(--seat-vermilion)"/><rect width="2.2" height="6" fill="var(--seat-vermilion-2)"/></pattern>
  <pattern id="seat-weave-plum" width="5" height="5" patternUnits="userSpaceOnUse"><rect width="5" height="5" fill="var(--seat-plum)"/><rect width="5" height="1.7" fill="var(--seat-plum-2)"/></pattern>
</defs></svg>`;

/**
 * The emblem as an SVG fragment on a grid of -2 -2 28 28, for use inside another drawing.
 * @param {number | null} seat
 */
export function emblemShape(seat) {
  if (seat === null)
    return svg`<circle cx="12" cy="12" r="9.4" fill="none" stroke="var(--outline)" stroke-width="1.8" stroke-dasharray="4 3"/>`;
  const { field, charge } = SEATS[seat] ?? SEATS[0];
  const d = SILHOUETTES[seat];
  return svg`<path d=${d} fill="none" stroke=${HALO} stroke-width="3.6" stroke-linejoin="round"/><path d=${d} fill="${field}"/><path d=${EMBLEM_CHARGES[seat]} fill="${charge}"/><path d=${d} fill="none" stroke=${EDGE} stroke-width="1.8" stroke-linejoin="round"/>`;
}

/**
 * The emblem beside a name. It is silent for screen readers unless a label is given: the name beside it speaks.
 * @param {number | null} seat
 * @param {number} [size]  in px
 * @param {string} [label]
 */
export const emblem = (seat, size = 18, label = "") =>
  html`<svg class="emblem" width=${size} height=${size} viewBox="-2 -2 28 28" role=${label ? "img" : "presentation"} aria-label=${label || "none"} aria-hidden=${!label}>${emblemShape(seat)}</svg>`;

/**
 * The shield that stands for a person.
 * @param {number | null} seat
 * @param {number} [size]  width in px; the height is 1.2 times that
 */
export function shield(seat, size = 40) {
  const drawing =
    seat === null
      ? svg`<path d=${SHIELD} fill="none" stroke="var(--outline)" stroke-width=".8" stroke-dasharray="1.7 1.2"/>`
      : svg`<path d=${SHIELD} fill="none" stroke=${HALO} stroke-width="2.2" stroke-linejoin="round"/><g clip-path="url(#seat-shield)"><rect width="10" height="12.2" fill="${SEATS[seat]?.field}"/><g fill=${SEATS[seat]?.charge} transform=${seat === 2 ? "scale(1 1.12)" : "translate(0 .5)"}>${CHARGES[seat]}</g></g><path d=${SHIELD} fill="none" stroke=${EDGE} stroke-linejoin="round"/>`;
  return html`<svg class="shield" width=${size} height=${(size * 1.2).toFixed(1)} viewBox="-1.2 -1.2 12.4 14.6" aria-hidden="true">${drawing}</svg>`;
}
