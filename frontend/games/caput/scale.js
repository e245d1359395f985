/** Large windows draw the whole board larger, in steps, so that lines stay sharp. */

const DESIGN = [1440, 900]; // px
const STEP = 0.25;
const LARGE = 1700; // px, below this the columns keep their measures

/** @param {number} width @param {number} height @returns {number} factor for CSS zoom */
export function zoomFor(width, height) {
  if (width < LARGE) return 1;
  const whole = Math.min(width / DESIGN[0], height / DESIGN[1]);
  return Math.max(1, Math.floor(whole / STEP) * STEP);
}
