/** From 2560 px of width everything is drawn larger, as on a poster; below, the pages' own measures hold. */

const WIDE = 2560; // px
const DESIGN = [1440, 900]; // px, the size the pages are drawn for

/** @param {number} width @param {number} height @returns {number} factor for CSS zoom */
export const scaleFor = (width, height) =>
  width < WIDE ? 1 : Math.max(1, Math.min(width / DESIGN[0], height / DESIGN[1]));

/** Keeps `--scale` of the document at the window's factor. */
export function fitScreen() {
  const fit = () =>
    document.documentElement.style.setProperty(
      "--scale",
      String(scaleFor(window.innerWidth, window.innerHeight)),
    );
  window.addEventListener("resize", fit);
  fit();
}
