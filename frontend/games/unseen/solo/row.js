/** The Councilor among the others: a row of everything countable, its track, and both Aim cards. */
import { html } from "lit-html";
import { emblem } from "../../../js/seats.js";
import { block } from "../area/area.js";
import { at } from "../../common/draw/kit.js";
import { heard } from "../../common/draw/rich.js";
import { piece } from "../../common/draw/piece.js";
import { workerGlyph } from "../draw/rich.js";
import { glyph } from "../icons.js";
import { KINDS } from "../model/catalogue.js";
import { AIM, aimAmount, aimCard, aimReward } from "./cards.js";
import { SLOTS, symbolWord } from "./telling.js";
import { rumorTrack } from "./track.js";
import { inWords } from "../notation.js";

/** @typedef {import("../types.js").Scene} Scene */

/** @param {Scene} scene @returns {import("../types.js").CouncilorView} */
export const boardOf = ({ next }) =>
  /** @type {import("../types.js").CouncilorView} */ (next.councilor);

/** @param {string} sign @param {string} what @param {number} n @param {string} [spoken] */
const count = (sign, what, n, spoken) =>
  html`<span class=${n ? "n" : "n zero"} title=${what}>${glyph(sign, 17)}<b
    aria-hidden="true">${n}</b>${heard(spoken ?? `${what}: ${n}`)}</span>`;

/** How many Items lie face down in the Display Case. @param {import("../types.js").PlayerView} player */
export const shown = ({ display }) => Object.values(display).reduce((sum, row) => sum + row.length, 0);

/** @param {import("../types.js").PlayerView} player */
export const inRepair = ({ repair }) => Object.values(repair).reduce((sum, n) => sum + n, 0);

/** Name, level, points. @param {Scene} scene */
export function head(scene) {
  const { seat, level } = boardOf(scene);
  const { t, next, person } = scene;
  return html`${emblem(seat, 22)}<b>${person(seat)}</b><span
    class="solo-level">${t("unseen.solo.level", { n: level })}</span><span
    class="worth">${glyph("vp", 15)}<b>${next.players[seat].projected}</b></span>`;
}

/** @param {Scene} scene @param {number} [size] of a Worker */
export function figures(scene, size = 19) {
  const { seat } = boardOf(scene);
  const { t, next } = scene;
  const player = next.players[seat];
  const hand = KINDS.filter((type) => player.workers[type] === "hand");
  const guilds = Object.keys(player.guilds).length;
  const items = shown(player);
  return html`<div class="row"><span class="figures">${KINDS.map((type) => workerGlyph(seat, type, size,
      player.workers[type] === "hand" ? "" : "out"))}${heard(t("unseen.rivals.workers", { n: hand.length }))}</span>
      ${count("any", t("unseen.solo.resources"), player.stock.any)}${count("garnet",
        t("unseen.solo.garnets"), player.stock.garnet)}${count("guild", t("unseen.solo.guilds-short"), guilds,
        t("unseen.solo.guilds", { n: guilds }))}
      ${count("bridge", t("unseen.rivals.bridges"), player.built)}${count("build", t("unseen.rivals.buildings"),
        Object.keys(player.prices).length)}${count("item", t("unseen.solo.items", { n: items }), items)}${count(
        "repair", t("unseen.area.repair"), inRepair(player))}</div>`;
}

/** Both Aim cards. @param {Scene} scene @param {number} [scale] */
export function aims(scene, scale = 1) {
  const { data, t } = scene;
  const { aims: dealt, level } = boardOf(scene);
  const times = aimAmount(data, level);
  return html`<div class="solo-aims">${SLOTS.filter((slot) => dealt[slot]).map((slot) =>
    block(
      AIM.width + 2,
      AIM.height + 3,
      piece({ info: `aim:${dealt[slot]}`, label: aimWords(scene, dealt[slot], slot, times) }, aimCard(data, dealt[slot], { slot, times })),
      scale,
    ),
  )}</div>`;

  /** @param {Scene} scene @param {string} id @param {string} slot @param {number} times */
  function aimWords(scene, id, slot, times) {
    const { name, neighborhood, symbols } = data.aims[id];
    return t("unseen.solo.aim-card", {
      slot: slot.toUpperCase(),
      name,
      hood: neighborhood === "witch" ? t("unseen.solo.aim-witch") : t("unseen.solo.aim-hood", { hood: data.neighborhoods[neighborhood].name }),
      symbols: symbols.map((/** @type {string} */ symbol) => symbolWord(scene, symbol)).join(", "),
      reward: inWords(t, aimReward(data, id, times)),
    });
  }
}

/**
 * The row on the rail.
 * @param {Scene} scene
 * @param {boolean} open
 * @param {(seat: number | null) => void} toggle
 */
export function councilorRow(scene, open, toggle) {
  const { seat } = boardOf(scene);
  const { t, person, view } = scene;
  return html`<section class="rivals" aria-label=${t("unseen.solo.councilor")}><article
    class=${view.turn.seat === seat ? "rival councilor now" : "rival councilor"}>
    <header>${head(scene)}<button type="button" class="more" aria-expanded=${open}
      aria-label=${t("unseen.rivals.open-of", { who: person(seat) })}
      @click=${() => toggle(open ? null : seat)}>${t(open ? "unseen.rivals.close" : "unseen.rivals.open")}</button></header>
    ${figures(scene)}${block(320, 30, at(0, 0, rumorTrack(scene)))}${aims(scene)}</article></section>`;
}
