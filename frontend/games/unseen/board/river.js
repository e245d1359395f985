/** The River: fifteen spaces in four rows, two stacks of Milestone tokens, the End, and everybody's Boat. */
import { nothing, svg } from "lit-html";
import { badge, caption, points } from "../draw/kit.js";
import { box, text } from "../../common/draw/kit.js";
import { piece } from "../../common/draw/piece.js";
import { riverSpot } from "../model/layout.js";
import { boat, marker } from "../pieces.js";

/** @typedef {import("../types.js").Scene} Scene */

const ROWS = [35, 66, 97, 128];
const turn = (
  /** @type {number} */ x,
  /** @type {number} */ from,
  /** @type {number} */ to,
  /** @type {number} */ way,
) => `C${x + 19 * way} ${from} ${x + 19 * way} ${to} ${x} ${to}`;
const COURSE = `M10 ${ROWS[0]}H152${turn(152, ROWS[0], ROWS[1], 1)}H30${turn(30, ROWS[1], ROWS[2],
  -1)}H152${turn(152, ROWS[2], ROWS[3], 1)}H18`;

/**
 * The signs of a space: one Worker type, or two side by side.
 * @param {string[]} types
 * @param {number} x
 * @param {number} y
 */
export const signs = (types, x, y) =>
  types.length > 1
    ? svg`${badge(types[0], x - 7, y - 2, 7.8)}${badge(types[1], x + 7, y + 2, 7.8)}`
    : badge(types[0], x, y, 10);

/** A River Milestone token: its waves, above what it says. @param {string} stack @param {number} x @param {number} y */
export const waveToken = (stack, x, y) =>
  svg`${box(x - 10, y - 10, 20, 22, 4, "wave-token")}${waves(stack, x, y)}`;

/** @param {string} stack @param {number} x @param {number} y */
const waves = (stack, x, y) =>
  svg`<path class="wave"
        d=${`M${x - 7} ${y - 5.6}q2.3 -2.6 4.6 0t4.6 0t4.6 0${stack === "4-wave" ? `M${x - 7} ${y - 2.4}q2.3 -2.6 4.6 0t4.6 0t4.6 0` : ""}`}/>`;

/** @param {Scene} scene @param {string} stack @param {number} x @param {number} y */
function tokens(scene, stack, x, y) {
  const count = (/** @type {import("../types.js").View} */ view) =>
    Object.values(view.river.stacks[stack]).reduce((sum, n) => sum + n, 0);
  const n = count(scene.next);
  const kinds = Object.entries(scene.view.river.stacks[stack]).map(
    ([type, left]) => `${left} ${scene.t(`unseen.milestone.${type}`)}`,
  );
  return piece(
    {
      info: `river-stack:${stack}`,
      label: scene.t("unseen.label.river-stack", { n: count(scene.view), kinds: kinds.join(", ") }),
      cls: n === count(scene.view) ? "" : "ghost",
    },
    svg`${n > 1 ? box(x - 8, y - 8, 20, 22, 4, "under") : nothing}
      ${n ? waveToken(stack, x, y) : svg`${box(x - 10, y - 10, 20, 22, 4, "empty-site")}${waves(stack, x, y)}`}
      ${text(x, y + 9.4, n, { size: 12, weight: 800, anchor: "middle", cls: n ? "on-paper" : "second" })}`,
  );
}

/** Boats of one space share the gap after its sign. @param {Scene} scene @param {number} space */
function boats(scene, space) {
  const seats = scene.order.filter((seat) => scene.next.players[seat].boat === space);
  const [x, y] = riverSpot(space);
  const double = (scene.view.river.spaces[space] ?? []).length > 1;
  return seats.map((seat, i) => {
    const fresh = scene.view.players[seat].boat !== space;
    const [bx, by, size] = !space
      ? [1 + i * 17, 4, 17]
      : seats.length === 1
        ? [x + (double ? 9 : 9.5), y - (double ? 19 : 13), 23]
        : [x + 7 + (i % 2) * 12, y - 19 + Math.floor(i / 2) * 13 + (seats.length === 2 ? 6 : 0), 16];
    return svg`<g class=${fresh ? "ghost" : ""}>${boat(seat, bx, by, size)}</g>`;
  });
}

/**
 * The End: 12 points for the first arrival, 10 for every later one, and the markers of who arrived.
 * @param {Scene} scene
 */
function harbour(scene) {
  const { first, later } = scene.data.board.river_end;
  const y = ROWS[3];
  const arrived = scene.order.flatMap((seat) =>
    scene.next.players[seat].ends.map((worth) => ({ seat, worth })),
  );
  const late = arrived.filter(({ worth }) => worth !== first);
  const early = arrived.find(({ worth }) => worth === first);
  return piece(
    {
      info: "river-end",
      label: scene.t("unseen.label.river-end", {
        who:
          arrived.map(({ seat, worth }) => `${scene.name(seat)} ${worth}`).join(", ") ||
          scene.t("unseen.label.nobody"),
      }),
    },
    svg`${box(-3, y - 13, 41, 26, 9, "harbour")}${points(8, y, first, 8.4)}${points(27.5, y, later, 8.4)}
      ${early ? marker(early.seat, 8, y + 13, 4.6) : nothing}
        ${late.map(({ seat }, i) => marker(seat, 21 + i * 9.5, y + 13, 4.6))}`,
  );
}

/** Upper part of the box 188 x 250. @param {Scene} scene */
export function river(scene) {
  const { data, next, t, view } = scene;
  const { end, two_wave_after: two, four_wave_after: four } = data.board.river;
  const between = (/** @type {number} */ space) => {
    const [ax, ay] = riverSpot(space);
    const [bx] = riverSpot(space + 1);
    return [(ax + bx) / 2 + 2, ay - 1];
  };
  const [tx, ty] = between(two);
  const [fx, fy] = between(four);
  const spoken = scene.order
    .map((seat) => t("unseen.label.boat", { who: scene.name(seat), n: view.players[seat].boat }))
    .join(", ");
  return svg`${caption(t("unseen.board.river"), 188)}
    <path d=${COURSE} class="river-bank"/><path d=${COURSE} class="river-water"/><path d=${COURSE}
      class="river-flow" transform="translate(0 -6)"/><path d=${COURSE} class="river-flow"
      transform="translate(0 6)"/>
    <path d=${`M1 ${ROWS[0] - 6}L7 ${ROWS[0]}L1 ${ROWS[0] + 6}`} class="river-start"/>
    ${piece(
      { info: "river", label: t("unseen.label.river", { boats: spoken }) },
      svg`${Object.entries(next.river.spaces).map(([space, types]) => signs(types,
        ...riverSpot(Number(space))))}
        ${data.board.river_marks.marks.map((/** @type {[number, number]} */ [space, worth]) => {
          const [x, y] = riverSpot(space);
          return points(x, y + 15.4, worth, 6);
        })}`,
    )}
    ${tokens(scene, "2-wave", tx, ty)}${tokens(scene, "4-wave", fx, fy)}${harbour(scene)}
    ${Array.from({ length: end + 1 }, (_, space) => boats(scene, space))}`;
}
