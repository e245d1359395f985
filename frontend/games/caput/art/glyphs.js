/** The small figures that several symbols carry, as markup round the point 0 0. */

/** @typedef {(x: number, y: number, scale: number, colour: string) => string} Figure */

const placed = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ scale) =>
  `transform="translate(${x} ${y}) scale(${scale})"`;

/** @type {Figure} */
export const pick = (x, y, scale, colour) =>
  `<g ${placed(x, y, scale)}><g transform="rotate(32)"><path d="M-8 -2.6C-5 -6.6 5 -6.6 8 -2.6L6.6 -1.3C3.6 -3.6 -3.6 -3.6 -6.6 -1.3Z" fill="${colour}"/><path d="M-1.1 -5.6H1.1V8.4H-1.1Z" fill="${colour}"/></g></g>`;

/** @type {Figure} */
export const blocks = (x, y, scale, colour) =>
  `<g ${placed(x, y, scale)} fill="${colour}"><rect x="-7" y=".6" width="6.4" height="5.4" rx=".6"/><rect x=".6" y=".6" width="6.4" height="5.4" rx=".6"/><rect x="-3.3" y="-6" width="6.6" height="5.4" rx=".6"/></g>`;

/** @type {Figure} a pair of dividers */
export const dividers = (x, y, scale, colour) =>
  `<g ${placed(x, y, scale)} fill="none" stroke="${colour}" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"><circle cy="-6" r="1.5"/><path d="M-.7 -4.4L-5 7M.7 -4.4L5 7M-3.2 2C-1.5 3.4 1.5 3.4 3.2 2"/></g>`;

/** @type {Figure} */
export const book = (x, y, scale, colour) =>
  `<g ${placed(x, y, scale)}><path d="M-7.4 -4.6C-5 -5.8 -2 -5.4 -.5 -3.9V6C-2 4.7 -5 4.5 -7.4 5.5ZM7.4 -4.6C5 -5.8 2 -5.4 .5 -3.9V6C2 4.7 5 4.5 7.4 5.5Z" fill="${colour}"/></g>`;

const IVORY = "#F6E9CB";

/** @type {Figure} a stretch of wall */
export const battlement = (x, y, scale, colour) =>
  `<g ${placed(x, y, scale)}><path d="M-7 7V-6H-4V-3.2H-1.7V-6H1.7V-3.2H4V-6H7V7Z" fill="${colour}"/><path d="M-.8 -.6H.8V4.4H-.8Z" fill="${IVORY}"/></g>`;

/** @type {Figure} a church */
export const spire = (x, y, scale, colour) =>
  `<g ${placed(x, y, scale)}><path d="M0 -9L1.5 -4H2.6L3.6 1H6.6V7.4H-6.6V1H-3.6L-2.6 -4H-1.5Z" fill="${colour}"/><path d="M-1.5 7.4V3.8C-1.5 2.4 -.8 1.7 0 1.1C.8 1.7 1.5 2.4 1.5 3.8V7.4Z" fill="${IVORY}"/></g>`;
