/** Hex tiles: stained glass with lead lines, half sockets at the edges, kites at the corners. */
import { nothing, svg } from "lit-html";
import { BLUE, RED } from "../art/goods.js";
import { crown, iconAt } from "../icons.js";
import { cornersAt, edgeAt, edgeMiddle, outline, SIDES, vertexAt } from "../model/hexes.js";
import { effectShape, lineOf, marks } from "../notation.js";
import { house } from "./house.js";

/** @typedef {import("../types.js").HexTile} HexTile */

/**
 * By kind: two panes, the dark middle, the light line.
 * @type {Record<string, [string, string, string, string]>}
 */
const GLASS = {
  upgrade: ["#3A2456", "#4C3170", "#241538", "#B794E0"],
  wall: ["#5A2015", "#732C1D", "#37120B", "#E79B80"],
  building: ["#163A63", "#20507F", "#0D2440", "#7FB4EA"],
};
const LEAD = "#0A161B";
const places = Array.from({ length: SIDES }, (_, n) => n);
const round = (/** @type {number} */ n) => +n.toFixed(2);

/** @param {number} s @param {string} kind */
const panes = (s, kind) =>
  places.map(
    (n) =>
      svg`<path d=${`M0 0L${vertexAt(s, n)}L${vertexAt(s, n + 1)}Z`} fill=${GLASS[kind][n % 2 ? 0 : 1]}/>`,
  );

/**
 * The half socket of an edge.
 * @param {number} s
 * @param {number} n
 * @param {string} effect
 * @param {boolean} lit
 */
function socket(s, n, effect, lit) {
  const [x, y] = edgeMiddle(s, n);
  const length = Math.hypot(x, y);
  const [nx, ny] = [x / length, y / length];
  const r = s * 0.33;
  const inward = s * 0.185;
  const a = `${round(x - ny * r)} ${round(y + nx * r)}`;
  const b = `${round(x + ny * r)} ${round(y - nx * r)}`;
  const d = `M${a}A${round(r)} ${round(r * 1.1)} ${-60 + 60 * n} 0 1 ${b}Z`;
  const points = /^vp (\d+)$/.exec(effect);
  return svg`<path d=${d} fill=${lit ? "#FFCE62" : "#BBA67A"} stroke=${LEAD} stroke-width="1.3"/>${
    points
      ? crown(points[1], round(x - nx * (inward + 1)), round(y - ny * (inward + 1)), Math.max(17, s * 0.44))
      : iconAt(effect, x - nx * inward, y - ny * inward, s * 0.4)
  }`;
}

/**
 * The kite of a corner.
 * @param {number} s
 * @param {number} n
 * @param {"red" | "blue"} colour
 * @param {boolean} lit
 */
export function kite(s, n, colour, lit = false) {
  const v = vertexAt(s, n);
  const d = s * (colour === "blue" ? 0.34 : 0.31);
  const toward = (/** @type {number} */ m) => {
    const w = vertexAt(s, m);
    const length = Math.hypot(w[0] - v[0], w[1] - v[1]);
    return [((w[0] - v[0]) / length) * d, ((w[1] - v[1]) / length) * d];
  };
  const [a, b] = [toward(n + 1), toward(n - 1)];
  const at = (/** @type {number} */ m, /** @type {number} */ k) => [
    round(v[0] + a[0] * m + b[0] * k),
    round(v[1] + a[1] * m + b[1] * k),
  ];
  const [cx, cy] = at(0.5, 0.5);
  const { fill, light } = colour === "red" ? RED : BLUE;
  const q = round(d * 0.27);
  return svg`<path d=${`M${v}L${at(1, 0)}L${at(1, 1)}L${at(0, 1)}Z`} fill=${fill}
    stroke=${lit ? "#FFE2A0" : light} stroke-width=${lit ? 2.2 : 1.2} stroke-linejoin="round"/>${
      colour === "red"
        ? svg`<path d=${`M${cx - q} ${cy - q}l${2 * q} ${2 * q}m0 ${-2 * q}l${-2 * q} ${2 * q}`}
          stroke=${light}
        stroke-width="1.6" stroke-linecap="round"/>`
        : svg`<circle cx=${cx} cy=${cy} r=${q * 1.1} fill="none" stroke=${light} stroke-width="1.6"/>`
    }`;
}

/**
 * A tile's glass with its edges and corners, without what is written on it.
 * @param {HexTile} tile
 * @param {number} s  side
 * @param {{turn?: number, litEdges?: readonly number[], litCorners?: readonly number[], heart?: number}} [look]  lit places; size of the dark middle
 */
export function glass(tile, s, { turn = 0, litEdges = [], litCorners = [], heart = 0.56 } = {}) {
  const [pane, , dark, light] = GLASS[tile.kind];
  const colour = tile.kind === "building" ? "blue" : "red";
  return svg`<polygon points=${outline(s)} fill=${pane}/>${panes(s - 1, tile.kind)}
    <path d=${[0, 1, 2].map((n) => `M${vertexAt(s, n)}L${vertexAt(s, n + 3)}`).join("")} stroke=${LEAD}
      stroke-width="1.4" opacity=".55"/>
    <polygon points=${outline(s * heart)} fill=${dark} stroke=${light} stroke-opacity=".35"/>
    ${
      tile.edges.length
        ? places.map((n) =>
            edgeAt(tile.edges, turn, n)
              ? socket(s - 1.2, n, edgeAt(tile.edges, turn, n), litEdges.includes(n))
              : nothing,
          )
        : nothing
    }
    ${tile.uni_edge === undefined ? nothing : uniMark(s, (tile.uni_edge + turn) % SIDES, tile.era)}
    ${cornersAt(tile.corners, turn).map((n) => kite(s - 1.2, n, colour, litCorners.includes(n)))}
    <polygon points=${outline(s)} fill="none" stroke=${LEAD} stroke-width="2.4"
      stroke-linejoin="round"/><polygon points=${outline(s - 1.6)} fill="none" stroke=${light}
        stroke-width=${tile.special ? 2 : 1.1} stroke-opacity=${tile.special ? 1 : 0.8}
          stroke-linejoin="round"/>`;
}

/**
 * The reminder of the University steps of an upgrade.
 * @param {number} s
 * @param {number} n edge
 * @param {number} steps
 */
function uniMark(s, n, steps) {
  const [x, y] = edgeMiddle(s, n);
  const inward = 0.79;
  return svg`<g opacity=".92">${
    steps > 1
      ? [-1, 1].map((side) =>
          iconAt(
            "uni",
            x * inward + (side * s * 0.12 * -y) / s,
            y * inward + (side * s * 0.12 * x) / s,
            s * 0.25,
          ),
        )
      : iconAt("uni", x * inward, y * inward, s * 0.27)
  }</g>`;
}

/**
 * A cost as a small red sign.
 * @param {string} cost
 * @param {number} x
 * @param {number} y
 * @param {number} size of a symbol
 */
export function costSign(cost, x, y, size) {
  const items = cost.split(", ").map((item) => item.split(" "));
  const each = size + 9.5;
  const w = items.length * each + 5;
  const h = size + 4.5;
  return svg`<path d=${`M${round(x - w / 2)} ${round(y - h / 2)}h${round(w)}v${round(h - 4)}q0 4 -4 4h${round(8 - w)}q-4 0 -4 -4Z`} fill="#C23B22" stroke="#FFE0CF"/>${items.map(
    ([good, n = "1"], i) => {
      const left = x - w / 2 + 3 + i * each;
      return svg`<text class="on-cost" x=${round(left + 4)} y=${round(y + 4.2)}
        text-anchor="middle">${n}</text>${iconAt(good, left + 8.4 + size / 2, y, size)}`;
    },
  )}`;
}

/** What a tile brings, with the project step it stands for. @param {HexTile} tile */
export const brings = (tile) =>
  [tile.gain, tile.hunger ? "wall>" : "", tile.cathedral ? "cath>" : ""].filter(Boolean).join(", ");

/**
 * A tile as it lies in its row: what it costs and brings is written on it.
 * @param {HexTile} tile
 * @param {number} s
 * @param {number} [turn]
 */
export function rowTile(tile, s, turn = 0) {
  const gain = brings(tile);
  const wide = lineOf(marks(gain), s * 0.42).width > s * 1.12;
  return svg`${glass(tile, s, { heart: 0.62, turn })}<g class="on-glass">${
    tile.kind === "upgrade"
      ? svg`${iconAt(`act:${tile.action}`, 0, -s * 0.24, s * 0.44)}${effectShape(
          gain,
          0,
          s * 0.22,
          s * 1.05,
          s * 0.6,
          s * 0.42,
          11,
        )}`
      : tile.kind === "wall"
        ? svg`${effectShape(
            gain,
            0,
            -s * 0.17,
            s * 1.14,
            s * 0.62,
            wide ? s * 0.36 : s * 0.42,
            11,
          )}${costSign(tile.cost, 0, s * 0.3, s * 0.28)}`
        : svg`${effectShape(gain, 0, -s * 0.1, s * 1.14, s * 0.6, wide ? s * 0.36 : s * 0.44, 11)}${costSign(
            tile.cost,
            0,
            s * 0.37,
            s * 0.3,
          )}${tile.cube ? cubeSpace(0, -s * 0.56, s * 0.26) : nothing}`
  }${tile.special ? iconAt("special", s * 0.74, -s * 0.72, s * 0.5) : nothing}</g>`;
}

/** The space for a claim. @param {number} cx @param {number} cy @param {number} size */
export const cubeSpace = (cx, cy, size) =>
  svg`<rect x=${round(cx - size / 2)} y=${round(cy - size / 2)} width=${size} height=${size} rx="2"
    fill="#0B1A21" stroke="#FFF3D6" stroke-width="1.4" stroke-dasharray="2.6 2"/>`;

/**
 * A building in the city; `look` picks one of the houses.
 * @param {HexTile} tile
 * @param {number} s
 * @param {number} turn
 * @param {readonly number[]} [litCorners]
 */
export const cityTile = (tile, s, turn, litCorners = []) =>
  svg`<polygon points=${outline(s)} fill=${GLASS.building[0]}/>${panes(s - 1, "building")}<g
    transform=${`translate(0 ${round(s * 0.48)}) scale(${round(s / 29)})`}>${house(tile.id)}</g>${cornersAt(
      tile.corners,
      turn,
    ).map((n) =>
      kite(s - 1, n, "blue", litCorners.includes(n)),
    )}<polygon points=${outline(s)} fill="none" stroke=${LEAD} stroke-width="2.2"/><polygon
      points=${outline(s - 1.6)} fill="none" stroke=${GLASS.building[3]} stroke-width="1.2"/>`;
