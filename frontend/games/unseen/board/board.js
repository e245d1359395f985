/** The whole board as one drawing: water, four quarters, bridges and the isle. */
import { svg, html } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { at } from "../../common/draw/kit.js";
import { BOARD, CORNERS, isLeft, isUpper, placesOf, QUARTER, readingOrder } from "../model/layout.js";
import { bridges } from "./bridges.js";
import { cauldron } from "./cauldron.js";
import { clock } from "./clock.js";
import { influence } from "./influence.js";
import { isle } from "./isle.js";
import { market } from "./market.js";
import { mill } from "./mill.js";
import { place } from "./place.js";
import { river } from "./river.js";
import { square } from "./square.js";
import { title } from "./title.js";
import { water } from "./water.js";
import { witch } from "./witch.js";

/** @typedef {import("../types.js").Scene} Scene */

/** The minigame of a Neighborhood, box 188 x 250. @type {Record<string, (scene: Scene) => unknown>} */
export const MINIGAMES = {
  golem: market,
  horned: cauldron,
  robot: clock,
  vodnik: (scene) => svg`${river(scene)}${mill(scene)}`,
};

const ORNAMENT =
  "M3.5 50V22C3.5 10 10 3.5 22 3.5H50M3.5 44C4 30 7 23 13 20C17.6 17.8 20.4 13.6 17.6 11C15 8.8 11.4 11.2 12.4 14.6C13.6 18.4 19.4 17.6 23 13.4C27 8.6 33 5 44 3.5";

/**
 * Title, places, Influence and Square, the Square always nearest the river.
 * @param {Scene} scene
 * @param {string} hood
 */
function city(scene, hood) {
  const places = placesOf(scene.view, scene.data, hood).map(({ id, x, width }) =>
    place(scene, hood, id, { x, width }),
  );
  const stage = svg`${square(scene, hood)}${witch(scene, hood)}`;
  const rows = isUpper(hood)
    ? [
        [7, title(scene, hood)],
        [38, places],
        [136, influence(scene, hood)],
        [182, stage],
      ]
    : [
        [7, title(scene, hood)],
        [33, stage],
        [113, influence(scene, hood)],
        [164, places],
      ];
  return rows.map(([y, content]) => at(0, Number(y), content));
}

/** @param {Scene} scene @param {string} hood */
function quarter(scene, hood) {
  const { width: w, height: h } = QUARTER;
  const left = isLeft(hood);
  const corner = `translate(${left ? 0 : w} ${isUpper(hood) ? 0 : h}) scale(${left ? 1 : -1} ${isUpper(hood) ? 1 : -1})`;
  return svg`<g transform=${`translate(${CORNERS[hood].join(" ")})`} class="quarter" role="group" tabindex="0"
    data-quarter=${hood} aria-label=${scene.t(`unseen.hood.${hood}`)}>
    <rect width=${w} height=${h} rx="16" class="quarter-ground" fill=${`url(#quarter-${hood})`}/><rect x="3.5"
      y="3.5" width=${w - 7} height=${h - 7} rx="13" class="quarter-line"/>
    <path d=${ORNAMENT} class="ornament" transform=${corner}/>
    ${at(left ? 205 : 7, 0, city(scene, hood))}${at(left ? 9 : w - 197, 6, MINIGAMES[hood](scene))}</g>`;
}

/** @param {Scene} scene */
export const board = (
  scene,
) => html`<svg class="board" viewBox=${`0 0 ${BOARD.width} ${BOARD.height}`} role="group"
  aria-label=${scene.t("unseen.board.board")}>
  ${water}${repeat(
    readingOrder(scene.view),
    (hood) => hood,
    (hood) => quarter(scene, hood),
  )}
  <g role="group" aria-label=${scene.t("unseen.board.bridges")}>${bridges(scene)}</g><g role="group"
    transform="translate(234 273)" aria-label=${scene.t("unseen.board.isle")}>${isle(scene)}</g></svg>`;
