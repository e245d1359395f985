/** Small geometry for the drawings. */

/** @param {number} value  rounded to a hundredth, to keep paths short */
export const round = (value) => Math.round(value * 100) / 100;

/**
 * A point on a circle.
 * @param {number} radius
 * @param {number} degrees  clockwise from the top
 * @param {number} [cx]
 * @param {number} [cy]
 * @returns {[number, number]}
 */
export function polar(radius, degrees, cx = 0, cy = 0) {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [round(cx + radius * Math.cos(angle)), round(cy + radius * Math.sin(angle))];
}

/**
 * A star's outline as path data.
 * @param {number} points  corners, twice the number of rays
 * @param {number} inner  radius
 * @param {number} outer  radius
 * @param {number} cx
 * @param {number} cy
 */
export const star = (points, inner, outer, cx, cy) =>
  `M${Array.from({ length: points }, (_, i) => polar(i % 2 ? inner : outer, (i * 360) / points, cx, cy).join(" ")).join("L")}Z`;

/**
 * Ticks round a dial as path data: 24, every sixth as long as `long` says.
 * @param {number} cx
 * @param {number} cy
 * @param {number} short  inner radius of a common tick
 * @param {number} long  inner radius of every sixth
 * @param {number} outer  radius
 */
export const ticks = (cx, cy, short, long, outer) =>
  Array.from(
    { length: 24 },
    (_, i) =>
      `M${polar(i % 6 ? short : long, i * 15, cx, cy).join(" ")}L${polar(outer, i * 15, cx, cy).join(" ")}`,
  ).join("");
