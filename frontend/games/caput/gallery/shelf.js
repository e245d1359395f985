/** Where pieces lie that are on no table: what the board's drawings ask of a position, and nothing else. */
import { html, svg } from "lit-html";
import { t } from "../../../js/words.js";
import { LORE } from "../lore.js";
import { bookOf } from "../model/catalogue.js";
import { describe } from "../model/details.js";
import { inWords } from "../notation.js";

/** @typedef {import("../types.js").Scene} Scene */
/** @typedef {import("../../../js/gallery-api.js").Kind} Kind */
/** @typedef {import("../../../js/gallery-api.js").Line} Line */

/** @param {Record<string, any>} data @returns {Scene} */
export function shelf(data) {
  const plazas = Object.keys(bookOf(data).plazaTiles).map((tile) => [tile, { tile, resolved: false }]);
  const nobody = {
    seats: 4,
    era: 1,
    options: {},
    players: {},
    turn: { seat: -1, round: 1, of: data.setup.turns.total[4], tile: null, slot: null, done: [], pending: {} },
    crane: { box: 1, tiles: {} },
    city: { plazas: Object.fromEntries(plazas), sites: {} },
    bridge: { planks: {} },
    cathedral: {},
    seals: {},
  };
  const view = /** @type {import("../types.js").View} */ (/** @type {unknown} */ (nobody));
  return {
    data,
    view,
    next: view,
    you: null,
    me: 0,
    order: [],
    name: () => "",
    person: () => "",
    bot: () => null,
  clocked: () => false,
  past: false,
  met: () => "",
  ended: false,
    decision: null,
    legal: new Set(),
    chosen: null,
    pointed: null,
    lay: null,
    wheel: 0,
    lore: LORE,
    t,
  };
}

/** The scene with something else in its view. @param {Scene} scene @param {Record<string, unknown>} change @returns {Scene} */
export function having(scene, change) {
  const view = { ...scene.view, ...change };
  return { ...scene, view, next: view };
}

/**
 * A drawing by itself.
 * @param {number} x @param {number} y @param {number} w @param {number} h  what of its coordinates is seen
 * @param {unknown} content
 */
export const alone = (x, y, w, h, content) =>
  html`<svg viewBox=${`${x} ${y} ${w} ${h}`}>${svg`${content}`}</svg>`;

/** What the board's details card says of a piece. @param {Scene} scene @param {string} key @returns {Line[]} */
export const told = (scene, key) => describe(scene, key)?.lines ?? [];

/** An effect as a line, none for nothing. @param {Scene} scene @param {string | undefined} effect @returns {Line[]} */
export const line = ({ t }, effect) => (effect ? [{ effect, words: inWords(t, effect) }] : []);

/** @param {Scene} scene @param {string} kind @param {Kind["pieces"]} pieces @returns {Kind} */
export const kindOf = ({ t }, kind, pieces) => ({ kind, title: t(`caput.gallery.${kind}`), pieces });
