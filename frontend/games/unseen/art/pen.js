/**
 * How the drawings of this game are made: on a grid of 24 x 24, one fill a material, an ink line of 1.6 with round
 * joins, so that they are still told apart at 13 px. Strings of SVG markup, because they become <symbol>s once.
 */

const INK = "var(--ink)";
export const LINE = `stroke="${INK}" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round"`;

/** A filled shape with the ink line. @param {string} d @param {string} fill @param {string} [more] attributes that override the line */
export const shape = (d, fill, more = "") => `<path d="${d}" fill="${fill}" ${more} ${LINE}/>`;

/** A line. @param {string} d @param {number} [width] @param {string} [colour] */
export const line = (d, width = 1.4, colour = INK) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/**
 * The outline of a toothed wheel.
 * @param {number} cx @param {number} cy centre
 * @param {number} outer @param {number} inner radii
 * @param {number} teeth
 */
export function gear(cx, cy, outer, inner, teeth) {
  const points = [];
  for (let tooth = 0; tooth < teeth; tooth++) {
    const middle = (tooth / teeth) * 2 * Math.PI - Math.PI / 2;
    const quarter = Math.PI / 2 / teeth;
    for (const [radius, angle] of [
      [inner, middle - quarter * 1.25],
      [outer, middle - quarter * 0.75],
      [outer, middle + quarter * 0.75],
      [inner, middle + quarter * 1.25],
    ])
      points.push(
        `${(cx + radius * Math.cos(angle)).toFixed(2)} ${(cy + radius * Math.sin(angle)).toFixed(2)}`,
      );
  }
  return `M${points.join("L")}Z`;
}

export const SHIELD = "M3.4 3.2H20.6V11.5Q20.6 18.2 12 22Q3.4 18.2 3.4 11.5Z";
