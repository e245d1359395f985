/** What the city stands on: where its hexes lie, the river, both towns, obstacles, printed corners. */
import { svg } from "lit-html";
import { bookOf } from "../model/catalogue.js";
import { hexId, middle, outline } from "../model/hexes.js";

/** @typedef {import("../types.js").Scene} Scene */
/** @typedef {import("../model/hexes.js").Hex} Hex */

export const SIDE = 28.2; // px, of a hex of the city
const OLD_UP = -14; // the Old Town lies so much higher, so that the road has its band
export const ORIGIN = { x: 428, y: 263 };
export const SIZE = { w: 658, h: 382 };

/** Obstacles that lie in the Old Town. */
const OLD_OBSTACLES = new Set(["3,-2", "4,-4", "2,-4", "-1,-4", "1,-3"]);

/** @param {Record<string, any>} data */
function townOf(data) {
  const book = bookOf(data);
  const at = new Map(book.places.map(({ id, at }) => [hexId(at), id]));
  return (/** @type {Hex} */ hex) => {
    const id = hexId(hex);
    const plaza = book.plazaOf[id] ?? at.get(id);
    return plaza ? book.old.has(plaza) : OLD_OBSTACLES.has(id);
  };
}

/**
 * Where a hex of the city is drawn.
 * @param {Record<string, any>} data
 * @returns {(hex: Hex) => [number, number]}
 */
export function placing(data) {
  const old = townOf(data);
  return (hex) => {
    const [x, y] = middle(hex, SIDE);
    return [x, +(y + (old(hex) ? OLD_UP : 0)).toFixed(2)];
  };
}

/** @param {Scene} scene */
export function grounds({ data }) {
  const { places } = bookOf(data);
  const old = townOf(data);
  const place = placing(data);
  const hexes = [
    ...places.flatMap(({ at, sites }) => [at, ...sites]),
    ...data.city.blocked.list.map((/** @type {any} */ one) => one.at),
    /** @type {Hex} */ ([-1, -1]),
  ];
  const ground = (/** @type {boolean} */ which, /** @type {string} */ cls) => {
    const here = hexes.filter((hex) => old(hex) === which);
    const polygons = (/** @type {number} */ s) =>
      here.map(
        (hex) => svg`<polygon transform=${`translate(${place(hex).join(" ")})`} points=${outline(s)}/>`,
      );
    return svg`<g class=${`${cls}-wall`}>${polygons(SIDE + 3.4)}</g><g
      class=${cls}>${polygons(SIDE + 2)}</g>`;
  };
  return svg`${ground(false, "new-town")}${ground(true, "old-town")}`;
}

/** @param {Scene} scene */
export function obstacles({ data }) {
  const place = placing(data);
  return data.city.blocked.list.map((/** @type {{at: Hex, kind: string}} */ { at, kind }) => {
    const [x, y] = place(at);
    return svg`<g transform=${`translate(${x} ${y})`} class="obstacle">${
      kind === "house"
        ? svg`<path d="M-15 10V-2L-8 -9L-1 -2V10ZM1 10V-6L8 -14L15 -6V10Z"/><path
          d="M-10 1h3v4h-3zM6 -4h3v4h-3z" class="lit"/>`
        : svg`<circle cx="-8" cy="2" r="7"/><circle cx="7" cy="5" r="8"/><circle cx="1" cy="-8" r="7"/>`
    }</g>`;
  });
}

/**
 * A plaza that is not in use: its hexes are closed.
 * @param {Scene} scene
 * @param {import("../model/catalogue.js").Plaza} one
 */
export const closed = ({ data }, { at, sites }) =>
  [at, ...sites].map(
    (hex) =>
      svg`<polygon transform=${`translate(${placing(data)(hex).join(" ")})`} points=${outline(SIDE - 2)}
        class="closed"/>`,
  );

/** The printed blue corners. @param {Scene} scene */
export function corners({ data }) {
  const old = townOf(data);
  const place = placing(data);
  return data.city.corners.list.map((/** @type {{hexes: Hex[]}} */ { hexes }) => {
    const oldHexes = hexes.filter(old);
    // A corner between the towns is drawn with the Old Town it belongs to, which lies a little higher.
    const spots = hexes.map((hex) => {
      const [x, y] = place(hex);
      return oldHexes.length && !old(hex) ? [x, y + OLD_UP] : [x, y];
    });
    const mean = (/** @type {0 | 1} */ k) => (spots.reduce((sum, spot) => sum + spot[k], 0) / 3).toFixed(2);
    return svg`<g transform=${`translate(${mean(0)} ${mean(1)})`} class="blue-corner"><path
      d="M0 -8.4L7.3 -4.2V4.2L0 8.4L-7.3 4.2V-4.2Z"/><circle r="2.9"/></g>`;
  });
}

/** The river and the fields. */
export const water = svg`<path
  d="M-440 -270H-118C-126 -232 -160 -206 -205 -205C-300 -208 -330 -196 -386 -206C-404 -210 -420 -190 -440
    -150Z" class="river"/><g class="waves">${[0, 1, 2, 3, 4, 5, 6, 7, 8].map(
      (i) => svg`<path
      d=${`M${-425 + i * 34} -262q4 7 0 14t0 14t0 14t0 14`}/>`,
    )}</g><path d="M-440 36C-330 34 -150 30 -66 44C-40 80 20 90 60 130H-440Z" class="fields"/>`;
