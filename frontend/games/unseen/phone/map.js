/** The ring as a small map: four quarters with their Squares and places, the bridges, and Popularity in the middle. */
import { html, nothing, svg } from "lit-html";
import { SEATS } from "../../../js/seats.js";
import { badge, lamp, points, tick } from "../draw/kit.js";
import { box, text } from "../../common/draw/kit.js";
import { icon } from "../icons.js";
import { LEVELS } from "../model/catalogue.js";
import { placesOf, readingOrder, sitesOf } from "../model/layout.js";
import { marker, witchFigure, worker } from "../pieces.js";
import { touching } from "./touching.js";

/** @typedef {import("../types.js").Scene} Scene */

const W = 378;
const H = 330;
const TILE = { w: 166, h: 126 };
/** @type {Record<string, [number, number]>} */
const SPOTS = { vodnik: [6, 6], golem: [206, 6], robot: [6, 198], horned: [206, 198] };

/** @param {Scene} scene @param {string} hood */
function stage(scene, hood) {
  const now = scene.view.hoods[hood].square;
  const next = scene.next.hoods[hood].square;
  const pitch = 120 / scene.order.length;
  const choice = ["square", "hood", "move"]
    .map((kind) => `${kind}:${hood}`)
    .find((id) => scene.legal.has(id));
  return svg`<g clip-path="inset(0 round 8px)"><rect x="8" y="36" width=${TILE.w - 16} height="56"
    fill=${`url(#street-${hood})`}/><rect x="8" y="36" width=${TILE.w - 16} height="56" fill="url(#cobble)"/>
    </g>
    <rect x="8" y="36" width=${TILE.w - 16} height="56" rx="8"
      class=${choice ? (scene.chosen === choice ? "map-ring chosen" : "map-ring") : "square-edge"}/>
    ${scene.order.map((seat, i) => {
      const cx = 12 + pitch / 2 + i * pitch;
      return svg`<ellipse cx=${cx} cy="80" rx="12" ry="3.6"
        class=${choice && seat === scene.you ? "foot may" : "foot"}/>${
        next[seat]
          ? svg`<g class=${next[seat] === now[seat] ? "" : "ghost"}>${worker(seat, next[seat], cx - 15, 44, 30)}
            </g>`
          : svg`<g opacity=".8">${marker(seat, cx, 79.6, 3.2)}</g>`
      }`;
    })}${Object.keys(scene.next.hoods[hood].laid)
      .slice(0, 2)
      .map((key, i) => {
        const [seat, type] = key.split("-");
        return svg`<g
          transform=${`translate(131 ${84 - i * 14}) rotate(-90)`}>${worker(Number(seat), type, 0, 0, 20)}</g>`;
      })}${scene.next.witch === hood ? witchFigure(124, 40, 34) : nothing}`;
}

/** @param {Scene} scene @param {string} hood */
function places(scene, hood) {
  const list = placesOf(scene.view, scene.data, hood);
  const pitch = (TILE.w - 16 + 4.6) / list.length;
  return list.map(({ id }, i) => {
    const { card, worker: standing } = scene.next.hoods[hood].places[id];
    const x = 8 + i * pitch;
    const w = pitch - 4.6;
    const may = scene.legal.has(`card:${id}`) || scene.legal.has(`build:${id}`);
    const { worker: type = "any", level = 0 } = card ? scene.data.buildings[card] : {};
    return svg`${box(x, 98, w, 21, 5, card ? "paper" : "empty-site")}
      ${card ? badge(type, x + 11, 108.4, 7.4) : nothing}
      ${card ? (standing ? marker(standing.seat, x + w - 14, 108.5, 6.2) : text(x + w - 13, 113, LEVELS[level],
        { size: 13, anchor: "middle", cls: "head on-paper" })) : nothing}
      ${card ? box(x, 98, w, 21, 5, "edge") : nothing}${may ? lamp(x + w - 1, 99, 13) : nothing}`;
  });
}

/** @param {Scene} scene @param {string} hood @param {(hood: string) => void} open */
function tile(scene, hood, open) {
  const { t, legal, chosen } = scene;
  const here = [...legal].filter((choice) => touching(scene, choice) === hood);
  const picked = chosen !== null && here.includes(chosen);
  return svg`<g transform=${`translate(${SPOTS[hood].join(" ")})`} class="map-tile" role="button" tabindex="0" data-quarter=${hood}
    aria-label=${t("unseen.nav.open-quarter", { hood: t(`unseen.hood.${hood}`), n: here.length })}
    @click=${() => open(hood)} @keydown=${(
    /** @type {KeyboardEvent} */ event,
  ) => event.key === "Enter" && open(hood)}>
    <rect width=${TILE.w} height=${TILE.h} rx="13" class="quarter-ground" fill=${`url(#quarter-${hood})`}/><rect
      x="3" y="3" width=${TILE.w - 6} height=${TILE.h - 6} rx="10.5" class="quarter-line"/>
    <circle cx="20" cy="19" r="12" class="crest" fill=${`var(--type-${hood})`}/>
      ${icon(hood, 10.5, 9.4, 19)}${text(37, 24.6, t(`unseen.hood.${hood}`), { size: 17, cls: "head first" })}
    ${stage(scene, hood)}${places(scene, hood)}
      ${picked ? tick(TILE.w - 18, 19, 10) : here.length ? lamp(TILE.w - 18, 19, 18) : nothing}</g>`;
}

/** @param {Scene} scene */
const bridges = (scene) =>
  sitesOf(scene.view, scene.data).map((site) => {
    const steps = site.upright
      ? site.cx < 548
        ? 86 - ((192 - site.cx) / 72) * 32
        : 292 + ((site.cx - 904) / 72) * 32
      : 189;
    const y = site.upright
      ? 165
      : site.cy < 325
        ? 108 - ((224 - site.cy) / 86) * 39
        : 222 + ((site.cy - 427) / 86) * 39;
    const [length, width] = site.upright ? [66, 24] : [34, 24];
    return svg`<g transform=${`translate(${steps} ${y}) ${site.upright ? "rotate(90)" : ""}`}>${site.sides.map(
      (hood, i) => {
        const seat = scene.next.bridges[site.id][hood] ?? null;
        const x = i ? 0 : -length / 2;
        return seat === null
          ? box(x + 0.5, -width / 2 + 2, length / 2 - 1, width - 4, 3, "bridge-space")
          : svg`<rect x=${x} y=${-width / 2} width=${length / 2} height=${width} fill=${SEATS[seat].weave}
            class="deck"/>`;
      },
    )}</g>`;
  });

/** @param {Scene} scene */
const middle = (
  scene,
) => svg`<rect x="117" y="126" width="144" height="78" rx="26" class="isle"/><rect x="120" y="129" width="138"
  height="72" rx="23" class="isle-line"/>
  ${Object.values(scene.view.popularity).map(({ hood, first, second }, i) => {
    const x = 139 + i * 33.4;
    return svg`${badge(hood, x, 147, 10)}${points(x, 167, first, 7.6)}${points(x, 185, second, 7.4, "silver")}`;
  })}`;

/** @param {Scene} scene @param {(hood: string) => void} open */
export const cityMap = (
  scene,
  open,
) => html`<svg class="city-map" viewBox=${`0 0 ${W} ${H}`} role="group"
  aria-label=${scene.t("unseen.board.board")}>
  <rect width=${W} height=${H} rx="16"
    class="map-water"/>${readingOrder(scene.view).map((hood) => tile(scene, hood,
      open))}${bridges(scene)}${middle(scene)}</svg>`;
