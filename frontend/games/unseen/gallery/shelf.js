/** Where pieces lie that are on no table: what the board's drawings ask of a position, and nothing else. */
import { html, svg } from "lit-html";
import { t } from "../../../js/words.js";
import { LORE } from "../lore.js";
import { describe } from "../model/details.js";
import { RING } from "../model/layout.js";

/** @typedef {import("../types.js").Scene} Scene */
/** @typedef {import("../../../js/gallery-api.js").Kind} Kind */

/** @param {import("../types.js").Catalogue} data @returns {Scene} */
export function shelf(data) {
  const { cauldron, flame_order: order } = data.board;
  const flame = Object.fromEntries(
    cauldron.symbols_clockwise.map((/** @type {string} */ type, /** @type {number} */ i) => [
      type,
      order.clockwise[i],
    ]),
  );
  const nobody = {
    hoods: Object.fromEntries(RING.map((hood) => [hood, { laid: {}, places: {} }])),
    players: {},
    cauldron: { flame },
    market: { side: "printed", golem: -1 },
    bridges: Object.fromEntries(Object.keys(data.sites).map((id) => [id, {}])),
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
    lore: LORE,
    t,
  };
}

/**
 * A drawing by itself.
 * @param {number} x @param {number} y @param {number} w @param {number} h  what of its coordinates is seen
 * @param {unknown} content
 */
export const alone = (x, y, w, h, content) =>
  html`<svg viewBox=${`${x} ${y} ${w} ${h}`}>${svg`${content}`}</svg>`;

/** What the board's details card says of a piece. @param {Scene} scene @param {string} key */
export const told = (scene, key) => describe(scene, key)?.lines ?? [];

/** @param {Scene} scene @param {string} kind @param {Kind["pieces"]} pieces @returns {Kind} */
export const kindOf = ({ t }, kind, pieces) => ({ kind, title: t(`unseen.gallery.${kind}`), pieces });
