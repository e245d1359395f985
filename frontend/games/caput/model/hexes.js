/**
 * The hexes of this game: axial coordinates, pointy top, as the component data write them. Edges and
 * vertices are
 * numbered clockwise from the north-east edge and the north vertex; a tile in turn k lies k sixths clockwise.
 *
 * @typedef {readonly [number, number]} Hex
 */

export const SIDES = 6;
const ROOT3 = Math.sqrt(3);

/** Beyond each edge, from the north-east clockwise. @type {readonly Hex[]} */
export const STEPS = [
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
];

const round = (/** @type {number} */ n) => +n.toFixed(2);
const around = (/** @type {number} */ n) => ((n % SIDES) + SIDES) % SIDES;

/** "4,-3" @param {Hex} hex */
export const hexId = ([q, r]) => `${q},${r}`;

/** @param {string} id @returns {Hex} */
export function hexOf(id) {
  const [q, r] = id.split(",").map(Number);
  return [q, r];
}

/** @param {Hex} hex @param {number} edge @returns {Hex} */
export function neighbour([q, r], edge) {
  const [dq, dr] = STEPS[around(edge)];
  return [q + dq, r + dr];
}

/** The edge of `from` beyond which `to` lies, -1 when they do not touch. @param {Hex} from @param {Hex} to */
export const edgeTo = ([q, r], to) => STEPS.findIndex(([dq, dr]) => q + dq === to[0] && r + dr === to[1]);

/**
 * A vertex by its name, the sum of the three hexes that meet there.
 * @param {Hex} hex
 * @param {number} n
 * @returns {Hex}
 */
export function vertexName([q, r], n) {
  const [a, b] = [STEPS[around(n)], STEPS[around(n - 1)]];
  return [3 * q + a[0] + b[0], 3 * r + a[1] + b[1]];
}

/**
 * What lies at edge n of a tile in a turn.
 * @template T
 * @param {readonly T[]} edges
 * @param {number} turn
 * @param {number} n
 * @returns {T}
 */
export const edgeAt = (edges, turn, n) => edges[around(n - turn)];

/** Where the printed corners lie in a turn. @param {readonly number[]} corners @param {number} turn */
export const cornersAt = (corners, turn) => corners.map((corner) => around(corner + turn));

/** The middle of a hex, for a side of s px. @param {Hex} hex @param {number} s @returns {[number, number]} */
export const middle = ([q, r], s) => [round(ROOT3 * s * (q + r / 2)), round(1.5 * s * r)];

/** A vertex seen from the middle. @param {number} s @param {number} n @returns {[number, number]} */
export function vertexAt(s, n) {
  const angle = ((-90 + 60 * n) * Math.PI) / 180;
  return [round(s * Math.cos(angle)), round(s * Math.sin(angle))];
}

/**
 * The middle of an edge seen from the middle of the hex.
 * @param {number} s
 * @param {number} n
 * @returns {[number, number]}
 */
export function edgeMiddle(s, n) {
  const angle = ((-60 + 60 * n) * Math.PI) / 180;
  return [round((s * ROOT3 * Math.cos(angle)) / 2), round((s * ROOT3 * Math.sin(angle)) / 2)];
}

/** The six vertices as `points` of a polygon. @param {number} s */
export const outline = (s) => Array.from({ length: SIDES }, (_, n) => vertexAt(s, n).join(",")).join(" ");

/** Width of a hex across its flat sides. @param {number} s */
export const widthOf = (s) => ROOT3 * s;
