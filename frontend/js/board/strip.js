/** The whole game in one strip: a tick for each turn, in its seat's height and colour, the eras, the last visit, the hand. */
import { html, nothing, svg } from "lit-html";
import { SEATS } from "../seats.js";
import { turnAt } from "./turns.js";

/** @typedef {import("./turns.js").Turn} Turn */
/** @typedef {import("./turns.js").EraStart} EraStart */

const HEIGHT = 52;
const EDGE = 8;
const FLOOR = 32;
const TALL = [18, 15, 12, 9]; // px of a tick by seat
const LABEL = 46; // px of an era's name

/**
 * Places between 0 and 1 of a strip, by version: turns are equally wide, whatever happens in them.
 * @param {readonly Turn[]} turns @param {number} first @param {number} last
 */
export function scaleOf(turns, first, last) {
  const marks = [first, ...turns.map(({ from }) => from).filter((from) => from > first), last];
  const edges = marks.filter((mark, i) => i === 0 || mark > marks[i - 1]);
  const parts = Math.max(1, edges.length - 1);
  return {
    /** @param {number} version */
    place(version) {
      const i = Math.max(0, Math.min(parts - 1, edges.findLastIndex((edge) => edge <= version)));
      const width = (edges[i + 1] ?? last) - edges[i] || 1;
      return Math.max(0, Math.min(1, (i + (version - edges[i]) / width) / parts));
    },
    /** @param {number} place */
    version(place) {
      const at = Math.max(0, Math.min(1, place)) * parts;
      const i = Math.min(parts - 1, Math.floor(at));
      const width = (edges[i + 1] ?? last) - edges[i];
      return Math.round(edges[i] + (at - i) * width);
    },
  };
}

/**
 * @param {object} look
 * @param {number} look.width  px
 * @param {readonly Turn[]} look.turns
 * @param {readonly EraStart[]} look.eras
 * @param {number} look.first
 * @param {number} look.last  the present version
 * @param {number} look.at
 * @param {number | null} look.seen  version at the last visit
 * @param {string} look.label
 * @param {string} look.value  where the hand is, in words
 * @param {(era: number) => string} look.eraName
 * @param {string} look.visit  words for the last visit
 * @param {(version: number) => void} go
 */
export function strip({ width, turns, eras, first, last, at, seen, label, value, eraName, visit }, go) {
  const scale = scaleOf(turns, first, last);
  const inner = width - 2 * EDGE;
  const x = (/** @type {number} */ version) => +(EDGE + scale.place(version) * inner).toFixed(1);
  const now = turnAt(turns, at);

  /** @param {PointerEvent} event */
  function drag(event) {
    const strip = /** @type {HTMLElement} */ (event.currentTarget);
    if (event.type === "pointerdown") strip.setPointerCapture(event.pointerId);
    else if (!strip.hasPointerCapture(event.pointerId)) return;
    const { left, width: wide } = strip.getBoundingClientRect();
    go(scale.version(((event.clientX - left) / wide) * (width / inner) - EDGE / inner));
  }

  /** @param {Turn} turn @param {number} i */
  function tick({ seat, from, to }, i) {
    if (to <= first || to <= from) return nothing;
    const left = x(Math.max(first, from));
    const wide = Math.max(1.6, x(to) - left - 1.2);
    const tall = TALL[seat] ?? TALL[0];
    return svg`<rect x=${left + 0.6} y=${FLOOR - tall} width=${wide.toFixed(1)} height=${tall} rx="1"
      fill="${SEATS[seat]?.field ?? "var(--seat-none)"}" class=${i === now ? "strip-tick now" : seen !== null && from < seen ? "strip-tick old" : "strip-tick"}/>`;
  }

  const names = [{ era: 1, at: first }, ...eras.filter((one) => one.at > first)];
  let free = 0; // px, so that names do not run into each other
  return html`<div class="strip" role="slider" tabindex="0" aria-label=${label} aria-valuemin=${first} aria-valuemax=${last}
    aria-valuenow=${at} aria-valuetext=${value} @pointerdown=${drag} @pointermove=${drag}><svg width=${width} height=${HEIGHT}
    viewBox=${`0 0 ${width} ${HEIGHT}`} aria-hidden="true"><rect x="4" y="10" width=${width - 8} height="26" rx="6" class="strip-ground"/>
    ${turns.map(tick)}
    ${names.map(({ era, at: start }) => {
      const left = x(start);
      const shown = left >= free && left < width - LABEL + 8;
      if (shown) free = left + LABEL;
      return svg`${start > first ? svg`<path d=${`M${left} 8V38`} class="strip-era"/>` : nothing}${
        shown ? svg`<text x=${left + 2} y="49" class="strip-name">${eraName(era)}</text>` : nothing
      }`;
    })}
    ${
      seen !== null && seen > first && seen < last
        ? svg`<path d=${`M${x(seen)} 5V40`} class="strip-seen"/><text x=${Math.max(40, x(seen) - 4)} y="49" text-anchor="end"
          class="strip-visit">${x(seen) - 60 > free || !names.length ? visit : nothing}</text>`
        : nothing
    }
    <path d=${`M${x(at)} 4V38`} class="strip-hand"/><circle cx=${x(at)} cy="6" r="5.4" class="strip-knob"/></svg></div>`;
}
