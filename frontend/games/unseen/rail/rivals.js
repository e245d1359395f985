/** The other seats: a row of everything countable each, and on demand their whole player board. */
import { html, nothing, svg } from "lit-html";
import { emblem } from "../../../js/seats.js";
import { block } from "../area/area.js";
import { stacks, tracks } from "../area/bridges.js";
import { mugs, upgrades } from "../area/cards.js";
import { display } from "../area/display.js";
import { guilds, resources, rumor } from "../area/goods.js";
import { standing } from "../area/standing.js";
import { workers } from "../area/workers.js";
import { at } from "../../common/draw/kit.js";
import { heard } from "../../common/draw/rich.js";
import { workerGlyph } from "../draw/rich.js";
import { glyph } from "../icons.js";
import { BASICS, GUILDS, KINDS } from "../model/catalogue.js";
import { botMark } from "../../common/rail/company.js";
import { seatClock } from "../../common/rail/clock.js";
import { asSeenOf } from "../../common/model/scene.js";

/** @typedef {import("../types.js").Scene} Scene */

/** @param {Scene} scene @param {string} sign @param {string} what @param {number} n */
const count = ({ t }, sign, what, n) =>
  html`<span class=${n ? "n" : "n zero"} title=${what}>${glyph(sign, 16)}<b
    aria-hidden="true">${n}</b>${heard(t("board.count", { what, n }))}</span>`;

/** Filled spaces of the Display Case, and the Items in Repair. @param {Scene} scene @param {number} seat */
function smallCase({ view, data, t }, seat) {
  const { display: rows, repair } = view.players[seat];
  const { columns, row } = data.board.display_case;
  const items = Object.values(repair).reduce((sum, n) => sum + n, 0);
  const spoken = row.map((/** @type {{id: string}} */ { id }) => rows[id]?.length ?? 0).join(", ");
  return html`<svg class="small-case" width="46" height="24" viewBox="0 0 46 24" role="img"
    aria-label=${`${t("unseen.rivals.case")}: ${spoken}; ${t("unseen.area.repair")}: ${items}`}>
    ${row.map((/** @type {{id: string}} */ { id }, /** @type {number} */ r) =>
      Array.from(
        { length: columns },
        (_, c) =>
          svg`<rect x=${c * 7} y=${r * 6} width="6" height="5" rx="1"
            class=${`${c < (rows[id]?.length ?? 0) ? "full" : ""} ${c === 2 ? "milestone" : ""}`}/>`,
      ),
    )}<rect x="37" y="0.5" width="9" height="22" rx="1.5"/>${svg`<text x="41.5" y="16" text-anchor="middle"
      font-size="11" font-weight="700">${items}</text>`}</svg>`;
}

/** The two rows of counts. @param {Scene} scene @param {number} seat @param {number} [size] of a Worker */
export function counts(scene, seat, size = 19) {
  const { t, view } = scene;
  const player = view.players[seat];
  const hand = KINDS.filter((type) => player.workers[type] === "hand");
  return html`<div class="row"><span
    class="figures">${KINDS.map((type) => workerGlyph(seat, type, size,
      player.workers[type] === "hand" ? "" : "out"))}${heard(t("unseen.rivals.workers",
      { n: hand.length }))}</span>
      ${[...BASICS, "garnet"].map((good) => count(scene, good, t(`unseen.good.${good}`),
        player.stock[good]))}</div>
    <div class="row">${count(scene, "rumor", t("unseen.good.rumor"), player.stock.rumor)}
      <span class="figures">${GUILDS.map((guild) => html`<svg
        class=${guild in player.guilds ? "glyph" : "glyph out"} width="16" height="16" viewBox="0 0 24 24"
        aria-hidden="true"><use href=${`#u-${guild}`}/></svg>`)}${heard(
        `${t("unseen.area.guilds")}: ${Object.keys(player.guilds)
          .map((guild) => t(`unseen.good.${guild}`))
          .join(", ")}`,
      )}</span>
      ${count(scene, "bridge", t("unseen.rivals.bridges"), player.built)}${count(scene, "build",
        t("unseen.rivals.buildings"), Object.keys(player.prices).length)}
      ${count(scene, "upgrade", t("unseen.rivals.upgrades"), Object.keys(player.upgrades).length)}${count(scene,
        "mug", t("unseen.rivals.mugs"), player.mug_count)}${smallCase(scene, seat)}</div>`;
}

/** @param {Scene} scene @param {number} seat @param {boolean} online */
export const rivalHead = (scene, seat, online) => html`${emblem(seat, 22)}<b>${scene.person(seat)}</b>
  ${botMark(scene, seat)}${scene.view.turn.first === seat ? html`<span
    title=${scene.t("unseen.rivals.first")}>${glyph("first",
      17)}${heard(scene.t("unseen.rivals.first"))}</span>` : nothing}
  ${online || scene.bot(seat) ? nothing : html`<span class="offline">${scene.t("board.away")}</span>`}
  ${seatClock(scene, seat)}<span class="worth">${glyph("vp", 15)}<b>${scene.view.players[seat].projected}</b></span>`;

/** Everything public of a seat. @param {Scene} scene @param {number} seat @param {number} [scale] */
export function wholeBoard(scene, seat, scale = 1) {
  const seen = asSeenOf(scene, seat);
  return html`<div class="whole-board"
    data-seat=${seat}>${block(140, 204, standing(seen), scale)}${block(166, 206, display(seen),
      scale)}${block(264, 190, svg`${workers(seen)}${at(0, 86, resources(seen))}
      ${at(0, 142, rumor(seen))}`, scale)}
    ${block(211, 204, svg`${guilds(seen)}${at(0, 80, stacks(seen))}${at(0, 168, tracks(seen))}`, scale)}
    ${block(239, 204, svg`${upgrades(seen)}${at(0, 106, mugs(seen))}`, scale)}</div>`;
}

/**
 * Rows in the order of play after the viewer.
 * @param {Scene} scene
 * @param {ReadonlySet<number>} online
 * @param {number | null} open
 * @param {(seat: number | null) => void} toggle
 */
export const rivals = (
  scene,
  online,
  open,
  toggle,
) => html`<section class="rivals" aria-label=${scene.t("unseen.rivals.rivals")}>
  ${scene.order
    .filter((seat) => seat !== scene.me)
    .map(
      (seat) => html`<article class=${scene.view.turn.seat === seat ? "rival now" : "rival"}>
      <header>${rivalHead(scene, seat, online.has(seat))}<button type="button" class="more"
        aria-expanded=${open === seat}
        aria-label=${scene.t("unseen.rivals.open-of", { who: scene.person(seat) })}
        @click=${() => toggle(open === seat ? null : seat)}>${scene.t(open === seat ? "unseen.rivals.close" : "unseen.rivals.open")}</button></header>
      ${counts(scene, seat)}</article>`,
    )}</section>`;
