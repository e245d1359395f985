/**
 * Hunger Wall and Cathedral: everybody's cubes on two grids, what the rows and columns are worth, the
 * crossings.
 */
import { html, nothing, svg } from "lit-html";
import { emblem } from "../../../js/seats.js";
import { text } from "../../common/draw/kit.js";
import { piece, worn } from "../../common/draw/piece.js";
import { cube } from "../draw/seat.js";
import { crown, iconAt } from "../icons.js";
import { bookOf, crossingCost, GRID, gridOf } from "../model/catalogue.js";
import { effectGlyphs, effectShape } from "../notation.js";

/** @typedef {import("../types.js").Scene} Scene */
/** @typedef {import("../types.js").Project} Project */

const CELL = 22;
const SIZE = CELL * GRID;
const TOP = 27;
const HEIGHT = TOP + SIZE + 22;
const LEFT = { wall: 31, cath: 31 + SIZE + 46 };
const WIDTH = 372;
const six = Array.from({ length: GRID }, (_, i) => i);
const tierOf = (/** @type {number} */ row) => (row < 2 ? 1 : row < 4 ? 2 : 3);

/**
 * Left edge of a column, and top of a row; both count from 0.
 * @param {Project} project
 * @param {number} column
 * @param {number} row
 */
const corner = (project, column, row) => ({
  x: project === "wall" ? LEFT.wall + SIZE - (column + 1) * CELL : LEFT.cath + column * CELL,
  y: TOP + SIZE - (row + 1) * CELL,
});

/** The outline of a wall, of a church. @type {Record<Project, () => unknown>} */
const SILHOUETTES = {
  wall: () => {
    const [x0, x1, bottom, top] = [LEFT.wall - 5, LEFT.wall + SIZE + 5, TOP + SIZE + 3, TOP - 6];
    const step = (x1 - x0) / 11;
    const teeth = Array.from({ length: 11 }, (_, i) =>
      i % 2 ? `V${top}h${step}V${top - 6}` : `h${step}`,
    ).join("");
    return svg`<path d=${`M${x0} ${bottom}V${top - 6}${teeth}V${bottom}Z`} class="silhouette wall"/><path
      d=${`M${x0 + 8} ${top + 2.5}h16m7 0h22m7 0h14m9 0h18m8 0h15`} class="masonry wall"/>`;
  },
  cath: () => {
    const x = LEFT.cath;
    const c = x + SIZE / 2;
    const y = TOP - 3;
    const tower = (/** @type {number} */ at) =>
      `L${at - 9} ${y}V${y - 5}L${at} ${y - 20}L${at + 9} ${y - 5}V${y}`;
    return svg`<path d=${`M${x - 5} ${TOP + SIZE + 3}V${y - 3}L${x - 2} ${y - 11}L${x + 1} ${y - 3}${tower(x + 19)}L${x + 31} ${y - 1}Q${c - 13} ${y - 2} ${c - 7} ${y - 4}L${c} ${y - 21}L${c + 7} ${y - 4}Q${c + 13} ${y - 2} ${x + SIZE - 31} ${y - 1}${tower(x + SIZE - 19)}L${x + SIZE - 1} ${y - 3}L${x + SIZE + 2} ${y - 11}L${x + SIZE + 5} ${y - 3}V${TOP + SIZE + 3}Z`} class="silhouette cath"/>
      ${[x + 19, x + SIZE - 19].map(
        (at) =>
          svg`<path d=${`M${at - 3} ${y}v-4q3 -4 6 0v4M${at} ${y - 20}v-3.5M${at - 1.8} ${y - 22}h3.6`}
            class="masonry cath"/>`,
      )}<circle cx=${c} cy=${y - 6.5} r="3" class="masonry cath"/>`;
  },
};

/**
 * What a square says when it is walked on.
 * @param {Project} project
 * @param {string} square
 * @param {number} x
 * @param {number} y
 */
function sign(project, square, x, y) {
  if (!square) return nothing;
  const [cx, cy] = [x + CELL / 2, y + CELL / 2];
  if (square === ">")
    return svg`<g class="grid-arrow">${iconAt(project === "wall" ? "left" : "right", cx, cy, 14)}</g>`;
  if (square === "^") return svg`<g class="grid-arrow">${iconAt("up", cx, cy, 14)}</g>`;
  return crown(square.slice(3), cx, cy, 20);
}

/**
 * The cubes of a square; each seat has its own quarter when they share it.
 * @param {Scene} scene
 * @param {Project} project
 */
function cubes({ view, next }, project) {
  const spots = Object.entries(view.players).map(([seat, player]) => ({
    seat: Number(seat),
    ...player[project],
  }));
  const moved = Object.entries(next.players)
    .map(([seat, player]) => ({ seat: Number(seat), ...player[project] }))
    .filter(
      ({ seat, column, row }) =>
        column !== view.players[seat][project].column || row !== view.players[seat][project].row,
    );
  return svg`${moved.map(({ seat, column, row }) => {
    const { x, y } = corner(project, column, row - 1);
    return svg`<rect x=${x + 1} y=${y + 1} width=${CELL - 2} height=${CELL - 2} rx="3" class="will-land"/><g
      class="ghost">${cube(seat, x + CELL / 2, y + CELL / 2, 12.5)}</g>`;
  })}${spots.map(({ seat, column, row }) => {
    const { x, y } = corner(project, column, row - 1);
    const alone = spots.filter((one) => one.column === column && one.row === row).length === 1;
    return alone
      ? cube(seat, x + CELL / 2, y + CELL / 2, 12.5)
      : cube(seat, x + CELL * (seat % 2 ? 0.74 : 0.27), y + CELL * (seat < 2 ? 0.27 : 0.74), 8.6);
  })}`;
}

/** Where the own cube may go now, as pieces. @param {Scene} scene @param {Project} project */
function moves(scene, project) {
  const { view, me, t, decision } = scene;
  const { column, row } = view.players[me][project];
  const name = t(`caput.project.${project}`);
  const arrow = decision?.ask === "arrow" && decision.context.project === project;
  /** @type {[string, number, number][]} */
  const found = [
    [arrow ? "up" : `up:${project}`, column, row],
    [`side:${project}`, column + 1, row - 1],
  ];
  return found
    .filter(([, c, r]) => c < GRID && r < GRID)
    .map(([choice, c, r]) => {
      const { x, y } = corner(project, c, r);
      const key = choice.startsWith("side") ? "caput.choice.side" : "caput.choice.up";
      return piece(
        { choice: worn(scene, choice), label: t(key, { project: name, n: r + 1 }), cls: "grid-move", x, y },
        svg`<rect x="1" y="1" width=${CELL - 2} height=${CELL - 2} rx="3" class="hit"/><rect x="1" y="1"
          width=${CELL - 2} height=${CELL - 2} rx="3" class="ring"/>`,
      );
    });
}

/**
 * What of the drawing a project takes: left edge, top, width, height.
 * @param {Project} project
 * @returns {[number, number, number, number]}
 */
export const boxOf = (project) => [LEFT[project] - (project === "wall" ? 31 : 8), 0, SIZE + 39, HEIGHT];

/**
 * A project's squares, and what its rows and columns are worth.
 * @param {Scene} scene
 * @param {Project} project
 */
export function half(scene, project) {
  const { data, view, t } = scene;
  const { rows, values } = gridOf(data, view.options, project);
  const wall = project === "wall";
  const x0 = LEFT[project];
  return piece(
    { info: `project:${project}`, label: t(`caput.project.${project}`) },
    svg`${SILHOUETTES[project]()}${rows.map(({ squares }, row) =>
      squares.map((square, column) => {
        const { x, y } = corner(project, column, row);
        return svg`<rect x=${x + 0.6} y=${y + 0.6} width=${CELL - 1.2} height=${CELL - 1.2} rx="2.5"
          class=${`square tier-${tierOf(row)}`}/>${sign(project, square, x, y)}`;
      }),
    )}${[2, 4].map(
      (row) => svg`<path d=${`M${x0 - 5} ${TOP + SIZE - row * CELL}H${x0 + SIZE + 5}`}
      class="course"/>`,
    )}
    ${rows.map(({ vp }, row) =>
      crown(vp, wall ? x0 - 17 : x0 + SIZE + 17, corner(project, 0, row).y + CELL / 2, 21),
    )}
    ${six.map((column) =>
      text(corner(project, column, 0).x + CELL / 2, TOP + SIZE + 16, values[column], {
        size: 12.5,
        weight: 750,
        anchor: "middle",
        cls: "first",
      }),
    )}
    ${text(wall ? x0 - 22.5 : x0 + SIZE + 10, TOP + SIZE + 16, "×", {
      size: 11.5,
      weight: 700,
      cls: "second",
    })}${iconAt(wall ? "blue" : "red", wall ? x0 - 10 : x0 + SIZE + 24, TOP + SIZE + 12, 13.5)}`,
  );
}

/** Tiers and crossing costs, once for both. @param {Scene} scene */
function between({ data }) {
  const x = LEFT.wall + SIZE + 23;
  return svg`${["I", "II", "III"].map((tier, i) =>
    text(x, TOP + SIZE - i * 2 * CELL - CELL + 6, tier, { size: 17, anchor: "middle", cls: "head gold" }),
  )}
    ${["II", "III"].map((tier, i) => {
      const y = TOP + SIZE - (i + 1) * 2 * CELL;
      return svg`<rect x=${x - 19} y=${y - 8.5} width="38" height="17" rx="8.5"
        class="crossing"/>${effectShape(cost(data, tier), x, y, 36, 14, 11.5, 11)}`;
    })}`;
}

/**
 * "gold 2, stone 2" is written "2 gold stone": both amounts are the same.
 * @param {Record<string, any>} data
 * @param {string} tier
 */
function cost(data, tier) {
  const items = crossingCost(data, tier).split(", ");
  const [, n] = items[0].split(" ");
  const same = items.every((item) => item.split(" ")[1] === n);
  return same && n
    ? [items[0], ...items.slice(1).map((item) => item.split(" ")[0])].join(", ")
    : items.join(", ");
}

/** The V tiles that lie by the Cathedral. @param {Scene} scene */
const tiles = (scene) =>
  html`<div class="v-strip"><span>${scene.t("caput.cathedral-tiles")}</span>${Object.keys(
    scene.view.cathedral,
  ).map((id) => vTile(scene, id, scene.decision?.ask === "cathedral-tile"))}${Object.entries(
    scene.view.players,
  ).map(([seat, { cathedral_tile: id }]) =>
    id
      ? html`<span
    class="taken-tile">${emblem(Number(seat), 18, scene.person(Number(seat)))}${vTile(
      scene,
      id,
      false,
    )}</span>`
      : nothing,
  )}</div>`;

/**
 * A V tile as a small card; a button when it can be taken.
 * @param {Scene} scene
 * @param {string} id
 * @param {boolean} offered
 */
export const vTile = (scene, id, offered) => {
  const { now, end } = bookOf(scene.data).v[id];
  const words = html`<i>V</i>${effectGlyphs([now, end].filter(Boolean).join(", "), 15)}<span
    class="heard">${scene.t(`caput.v.${id}`)}</span>`;
  return offered
    ? html`<button type="button" class="v-tile" data-choice=${`v:${id}`}
      data-info=${`v:${id}`}>${words}</button>`
    : html`<span class="v-tile" data-info=${`v:${id}`}>${words}</span>`;
};

/** @param {Scene} scene */
export const projects = (
  scene,
) => html`<section class="panel projects" aria-label=${scene.t("caput.projects")}><div
  class="project-names"><h2>${scene.t("caput.project.wall")}</h2><h2>${scene.t(
    "caput.project.cath",
  )}</h2></div>
  <svg class="grids" viewBox=${`0 0 ${WIDTH} ${HEIGHT}`}>${half(scene, "wall")}${half(
    scene,
    "cath",
  )}${between(scene)}${["wall", "cath"].map(
    (project) =>
      svg`${cubes(scene, /** @type {Project} */ (project))}${moves(scene, /** @type {Project} */ (project))}`,
  )}</svg>${tiles(scene)}</section>`;
