/** The whole board of the Councilor: everything public of it, its cards and the help card's side in use. */
import { html, svg } from "lit-html";
import { tracks } from "../area/bridges.js";
import { block } from "../area/area.js";
import { buildingPoints } from "../area/standing.js";
import { workers } from "../area/workers.js";
import { at, box, text } from "../../common/draw/kit.js";
import { piece } from "../../common/draw/piece.js";
import { asSeenOf } from "../../common/model/scene.js";
import { heading, points } from "../draw/kit.js";
import { icon } from "../icons.js";
import { RING } from "../model/layout.js";
import { CARD, soloBack, soloCard } from "./cards.js";
import { helpLines } from "./help.js";
import { aims, boardOf, inRepair } from "./row.js";
import { rowOf } from "./cards.js";
import { rumorTrack } from "./track.js";

/** @typedef {import("../types.js").Scene} Scene */

/** Wild Resources, Garnets and Guilds. Block 211 x 66. @param {Scene} scene */
function stock(scene) {
  const { t, next, me } = scene;
  const player = next.players[me];
  const cells = [
    { sign: "any", n: player.stock.any, info: "solo-any", label: t("unseen.solo.resources") },
    { sign: "garnet", n: player.stock.garnet, info: "solo-garnet", label: t("unseen.solo.garnets") },
    { sign: "guild", n: Object.keys(player.guilds).length, info: "solo-guild", label: t("unseen.solo.guilds-short") },
  ];
  return svg`${heading(0, 12, t("unseen.solo.resources-head"))}${cells.map(({ sign, n, info, label }, i) =>
    piece(
      { info, label: `${label}: ${n}`, x: i * 66, y: 18 },
      svg`<g class=${n ? "" : "none"}>${box(0, 0, 62, 46, 8, "well")}${icon(sign, 6, 10, 26)}
        ${text(48, 31, n, { size: 21, weight: 800, anchor: "middle", cls: "first" })}</g>`,
    ),
  )}`;
}

/** Milestones by Neighborhood (their kinds mean nothing to it), Buildings, points. Block 150 x 204. @param {Scene} scene */
function standing(scene) {
  const { t, next, me, data } = scene;
  const player = next.players[me];
  const scored = Object.values(player.scored).reduce((sum, n) => sum + n, 0);
  return svg`${icon("vp", 0, 4, 34)}${text(38, 33, player.projected, { size: 36, cls: "head gold" })}
    ${text(88, 19, t("unseen.area.if"), { size: 11.5, cls: "second" })}${text(88, 32, t("unseen.area.ended"), {
      size: 11.5, cls: "second" })}
    ${text(0, 56, t("unseen.area.scored", { n: scored }), { size: 12.5, weight: 600, cls: "first" })}
    <path d="M0 64H140" class="hair"/>
    ${text(0, 84, t("unseen.area.buildings"), { size: 12.5, weight: 600, cls: "second" })}
    ${buildingPoints(scene).map(([worth, n], i) => svg`${points(64 + i * 28, 80, Number(worth), 7.4)}
      ${n > 1 ? text(72.5 + i * 28, 84, `×${n}`, { size: 11, weight: 600, cls: "first" }) : ""}`)}
    ${text(0, 108, t("unseen.area.milestones"), { size: 12.5, weight: 600, cls: "second" })}
    ${RING.map((hood, i) => {
      const n = Object.keys(player.milestones[hood] ?? {}).length;
      const { name } = data.neighborhoods[hood];
      const y = 126 + i * 19;
      return svg`<g role="img" aria-label=${t("unseen.solo.marks-of", { hood: name, n })}>${text(0, y + 4, name, {
        size: 12, weight: 600, cls: "second" })}${Array.from({ length: 4 }, (_, j) =>
          j < n
            ? svg`<circle cx=${74 + j * 19} cy=${y} r="5.6" class="point"/>`
            : svg`<circle cx=${74 + j * 19} cy=${y} r="4.6" class="slot"/>`)}</g>`;
    })}`;
}

/** The Display Case, its Items face down, and Repair. Block 166 x 206. @param {Scene} scene */
function showcase(scene) {
  const { t, next, me, data } = scene;
  const { vp, row, columns } = data.board.display_case;
  const player = next.players[me];
  const repair = inRepair(player);
  return svg`${heading(0, 12, t("unseen.area.display"))}
    ${vp.map((/** @type {number} */ worth, /** @type {number} */ i) => points(i * 33.4 + 15.4, 23.6, worth, 7.8))}
    ${row.map((/** @type {{id: string}} */ { id }, /** @type {number} */ r) => {
      const n = player.display[id]?.length ?? 0;
      return svg`<g role="img" aria-label=${t("unseen.solo.items", { n })}>${Array.from({ length: columns }, (_, c) => {
        const [x, y] = [c * 33.4, 33 + r * 31];
        return c < n
          ? svg`${box(x, y, 31, 28.6, 5, "solo-item")}${icon("item", x + 6, y + 4.5, 19)}${box(x, y, 31, 28.6, 5, "edge")}`
          : box(x, y, 31, 28.6, 5, c === 2 ? "case-cell milestone" : "case-cell");
      })}</g>`;
    })}
    ${text(0, 173, t("unseen.area.repair"), { size: 12.5, weight: 600, cls: "second" })}
    ${box(0, 178, 164, 27, 5, "case-cell")}
    <g role="img" aria-label=${t("unseen.solo.repair", { n: repair })}>${Array.from({ length: Math.min(repair, 6) }, (_, i) => svg`${box(1 + i * 27, 179, 25, 25, 5, "solo-item")}
      ${icon("repair", 5 + i * 27, 183, 17)}`)}</g>`;
}

/** Bridge tiles left, cost side down. Block 211 x 66. @param {Scene} scene */
function bridges(scene) {
  const { t, next, me } = scene;
  const { stacks, built, beside } = next.players[me];
  const left = Object.values(stacks).reduce((sum, tiles) => sum + tiles.length, 0);
  return svg`${heading(0, 12, t("unseen.area.bridges"))}
    ${text(211, 12, t(beside ? "unseen.area.built-beside" : "unseen.area.built", { n: built, total: built + left,
      beside }), { size: 12, weight: 700, anchor: "end", cls: "second" })}
    ${Object.values(stacks).map((tiles, i) => svg`<g transform=${`translate(${i * 53.5} 20)`}>${
      tiles.length ? svg`${box(0, 0, 49, 30, 4, "solo-bridge")}${icon("bridge", 14, 4, 21)}` : box(0, 0, 49, 30, 4, "empty-site")
    }${text(24, 44, t("unseen.area.left", { n: tiles.length }), { size: 11, weight: 600, anchor: "middle", cls: "second" })}</g>`)}`;
}

/** The rows of a Solo action card in words, for the ear. @param {Scene} scene @param {string} id */
function spokenCard({ t, data }, id) {
  const { name, rows } = data.solo_cards[id];
  const words = rows
    .map(rowOf)
    .map((/** @type {{action: string, where: string}} */ { action, where }, /** @type {number} */ i) =>
      t("unseen.solo.row-words", {
        n: i + 1,
        what: `${t(`unseen.solo.action.${action}`)}${where ? ` ${t(`unseen.solo.where.${where}`)}` : ""}`,
      }),
    );
  return t("unseen.solo.card-rows", { name, rows: words.join(" ") });
}

/** A card face up, its rows as they have become. @param {Scene} scene @param {string} id @param {(row: number) => "" | "not" | "done"} [state] */
export const cardFace = (scene, id, state) =>
  block(
    CARD.width + 2,
    CARD.height + 3,
    piece({ info: `solo-card:${id}`, label: spokenCard(scene, id) }, soloCard(scene, id, state)),
  );

/** The deck: the last card face up, and how many there are. @param {Scene} scene */
export function deck(scene) {
  const { t } = scene;
  const { card, deck: left, discard } = boardOf(scene);
  const closed = () =>
    block(
      CARD.width + 2,
      CARD.height + 3,
      piece({ info: "solo-deck", label: t("unseen.solo.deck-closed") }, soloBack()),
    );
  return html`<figure class="solo-deck">${card ? cardFace(scene, card) : closed()}<figcaption><b>${t(
    "unseen.solo.deck",
  )}</b> ${t("unseen.solo.deck-left", { n: left, gone: Object.keys(discard).length })}</figcaption></figure>`;
}

/** @param {Scene} scene */
export const helpCard = (scene) => {
  const { help } = boardOf(scene);
  return html`<section class="solo-help"><h3>${scene.t("unseen.solo.help")}: ${scene.t(`unseen.solo.help.${help}`)}</h3>
    <ul>${helpLines(scene, help).map((line) => html`<li>${line}</li>`)}</ul></section>`;
};

/** @param {Scene} scene @param {number} [scale] */
export function councilorBoard(scene, scale = 1) {
  const seen = asSeenOf(scene, boardOf(scene).seat);
  return html`<div class="whole-board solo-board" data-seat=${seen.me}>
    ${block(146, 204, standing(seen), scale)}
    ${block(264, 204, svg`${workers(seen)}${at(0, 100, stock(seen))}`, scale)}
    ${block(211, 204, svg`${bridges(seen)}${at(0, 80, tracks(seen))}`, scale)}
    ${block(166, 206, showcase(seen), scale)}
    <div class="solo-cards"><div>${block(320, 52, svg`${heading(0, 12, scene.t("unseen.solo.track-head"))}
      ${at(0, 20, rumorTrack(scene))}`)}${aims(scene)}</div>${deck(scene)}${helpCard(scene)}</div></div>`;
}
