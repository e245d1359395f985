/** The turn dial: the seats sit round it in playing order, a hand points at everybody who is waited for. */
import { html, svg } from "lit-html";
import { emblemShape } from "../seats.js";
import { polar, ticks } from "./geometry.js";

const TICKS = ticks(50, 50, 43.6, 43.6, 46);

/** @param {number} degrees */
function hand(degrees) {
  const points = [
    polar(-9, degrees, 50, 50),
    polar(3.8, degrees - 90, 50, 50),
    polar(21, degrees, 50, 50),
    polar(3.8, degrees + 90, 50, 50),
  ];
  return svg`<path d=${`M${points.map((point) => point.join(" ")).join("L")}Z`} fill="var(--gold)" stroke="var(--edge)" stroke-width="1.2" stroke-linejoin="round"/>`;
}

/**
 * @param {(number | null)[]} seats  in playing order; null is a free seat
 * @param {number[]} waiting  seats that are waited for
 * @param {number} size  px
 * @param {string} label  what it tells, for screen readers; empty when words beside it say so
 * @param {number | null} clock  how full the clock of whoever is waited for is, 0..1; null draws none
 */
export function dial(seats, waiting, size, label = "", clock = null) {
  /** @param {number} place */
  const angle = (place) => (place * 360) / seats.length;
  const sitting = seats.map((seat, place) => {
    const [x, y] = polar(33, angle(place), 50, 50);
    if (seat === null)
      return svg`<circle cx=${x} cy=${y} r="8" fill="none" stroke="var(--outline)" stroke-width="1.8" stroke-dasharray="3.4 2.6"/>`;
    const lit = waiting.includes(seat);
    const r = lit ? 12.2 : 10.4;
    return svg`${lit ? svg`<circle cx=${x} cy=${y} r="13.4" fill="var(--well)" stroke="var(--gold)" stroke-width="2.4"/>` : ""}<svg x=${x - r} y=${y - r} width=${2 * r} height=${2 * r} viewBox="-2 -2 28 28">${emblemShape(seat)}</svg>`;
  });
  return html`<svg class="o-dial" width=${size} height=${size} viewBox="0 0 100 100" role=${label ? "img" : "presentation"} aria-label=${label || "none"} aria-hidden=${!label}>
    <circle cx="50" cy="50" r="47" fill="var(--well)" stroke="var(--bronze)" stroke-width="1.6"/>${clock === null ? "" : svg`<circle cx="50" cy="50" r="47" fill="none" stroke="var(--gold)" stroke-width="3.2" pathLength="100" stroke-dasharray="${Math.round(clock * 100)} 100" transform="rotate(-90 50 50)"/>`}<path d=${TICKS} stroke="var(--bronze)" stroke-width="1.3"/>
    ${seats.map((seat, place) => (seat !== null && waiting.includes(seat) ? hand(angle(place)) : ""))}
    <circle cx="50" cy="50" r="3.2" fill="var(--gold)" stroke="var(--edge)" stroke-width="1.2"/>${sitting}</svg>`;
}
