/** Everything the drawings refer to by id: symbols, gradients and patterns. Put into the page once a mount. */
import { iconDefs } from "../icons.js";
import { pieceDefs } from "../pieces.js";
import { SKYLINES, WINDOWS } from "./skylines.js";

const HOODS = ["vodnik", "golem", "horned", "robot"];

/** @param {string} id @param {string} direction @param {[number, string][]} stops */
const linear = (id, direction, stops) =>
  `<linearGradient id="${id}" ${direction}>${stops.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`).join("")}</linearGradient>`;

/** @param {string} id @param {string} colour @param {string} strength */
const glow = (id, colour, strength) =>
  `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${strength}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;

/** @param {string} hood the outer corner of its quarter is the dark end of the ground */
function grounds(hood) {
  const [x1, x2] = hood === "vodnik" || hood === "robot" ? [0, 1] : [1, 0];
  const [y1, y2] = hood === "vodnik" || hood === "golem" ? [0, 1] : [1, 0];
  return (
    linear(`quarter-${hood}`, `x1="${x1}" x2="${x2}" y1="${y1}" y2="${y2}"`, [
      [0, `var(--ground-${hood}-1)`],
      [1, `var(--ground-${hood}-2)`],
    ]) +
    linear(`street-${hood}`, 'x2="0" y2="1"', [
      [0, `var(--street-${hood}-1)`],
      [1, `var(--street-${hood}-2)`],
    ]) +
    `<symbol id="skyline-${hood}" viewBox="0 0 204 46">${SKYLINES[hood]}<g fill="var(--window)">${(
      WINDOWS[hood] ?? []
    )
      .map(([x, y]) => `<rect x="${x - 1.2}" y="${y}" width="2.6" height="4" rx=".8"/>`)
      .join("")}</g></symbol>`
  );
}

export const sprite = () =>
  `<svg width="0" height="0" class="unseen-sprite" aria-hidden="true"><defs>${iconDefs()}${pieceDefs()}${HOODS.map(grounds).join("")}${linear(
    "square-sky",
    'x2="0" y2="1"',
    [
      [0, "var(--square-sky-1)"],
      [0.6, "var(--square-sky-2)"],
    ],
  )}${glow("isle-glow", "var(--isle-glow)", "var(--isle-glow-strength)")}${glow("lamp-glow", "#ffcf6b", ".75")}
  <radialGradient id="river-water" gradientUnits="userSpaceOnUse" cx="548" cy="325" r="620"><stop offset="0" stop-color="var(--water-2)"/><stop offset="1" stop-color="var(--water-1)"/></radialGradient>
  <pattern id="cobble" width="14" height="8" patternUnits="userSpaceOnUse"><path d="M0 8Q3.5 1 7 8Q10.5 1 14 8M-3.5 4Q0 -3 3.5 4Q7 -3 10.5 4Q14 -3 17.5 4" fill="none" stroke="#000" stroke-opacity=".17"/></pattern></defs></svg>`;
