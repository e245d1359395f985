/** The details card: opened by resting the pointer on a piece, by a long press, or by the key "i" on the piece in focus. */
import { html, nothing } from "lit-html";
import { ph } from "../../../js/icons.js";
import { effectGlyphs } from "../draw/effect.js";
import { describe } from "../model/details.js";
import { asSeenOf } from "../model/scene.js";

/** @typedef {import("../types.js").Scene} Scene */

const WIDTH = 280;
const MARGIN = 10;

/** @param {Scene} scene @param {import("../control.js").Ui["info"]} info @param {() => void} close */
export function detailsCard(scene, info, close) {
  const card = info && describe(info.seat === null ? scene : asSeenOf(scene, info.seat), info.key);
  if (!info || !card) return nothing;
  return html`<div class="details" role="tooltip"
    data-x=${Math.max(MARGIN, Math.min(info.x, window.innerWidth - WIDTH - MARGIN))} data-y=${info.y}>
    <header><h2>${card.title}</h2><button type="button" class="icon-button"
      aria-label=${scene.t("unseen.details.close")} @click=${close}>${ph("x", 16)}</button></header>
    ${card.lines.map((line) => (typeof line === "string" ? html`<p>${line}</p>` : html`<p
      class="with-effect">${effectGlyphs(line.effect, 20)}<span>${line.words}</span></p>`))}</div>`;
}

/**
 * Puts the card where it is wholly seen; positions are set here, because the page allows no style
 *   attributes.
 * @param {HTMLElement} root
 */
export function placeDetails(root) {
  const card = /** @type {HTMLElement | null} */ (root.querySelector(".details"));
  if (!card) return;
  const y = Number(card.dataset.y);
  const below = y + 18 + card.offsetHeight < window.innerHeight;
  card.style.left = `${card.dataset.x}px`;
  card.style.top = `${below ? y + 18 : Math.max(MARGIN, y - card.offsetHeight - 14)}px`;
}
