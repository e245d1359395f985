/**
 * The details card: opened by resting the pointer on a piece, by a long press, or by the key "i" on the
 * piece in focus.
 */
import { html, nothing } from "lit-html";
import { ph } from "../../../js/icons.js";
import { asSeenOf } from "../model/scene.js";

/** @typedef {import("../types.js").Scene<any>} Scene */

const MARGIN = 10; // px to the window's edges

/** @param {Scene} scene @param {import("../control.js").Ui["info"]} info @param {() => void} close */
export function detailsCard(scene, info, close) {
  const card = info && scene.lore.describe(info.seat === null ? scene : asSeenOf(scene, info.seat), info.key);
  if (!info || !card) return nothing;
  return html`<div class="details" role="tooltip" data-x=${info.x} data-y=${info.y}>
    <header><h2>${card.title}</h2><button type="button" class="icon-button"
      aria-label=${scene.t("board.close")} @click=${close}>${ph("x", 16)}</button></header>
    ${card.lines.map((line) =>
      typeof line === "string"
        ? html`<p>${line}</p>`
        : html`<p
      class="with-effect">${scene.lore.effectGlyphs(line.effect, 20)}<span>${line.words}</span></p>`,
    )}</div>`;
}

/**
 * Puts the card beside its piece, wholly inside the window. It is done here because the page allows no style
 * attributes; on large screens the page is zoomed, and so are the card's own measures.
 * @param {HTMLElement} root
 */
export function placeDetails(root) {
  const card = /** @type {HTMLElement | null} */ (root.querySelector(".details[data-x]"));
  if (!card) return;
  const zoom = Number(getComputedStyle(root).getPropertyValue("--zoom")) || 1;
  const [x, y] = [Number(card.dataset.x) / zoom, Number(card.dataset.y) / zoom];
  const [width, height] = [window.innerWidth / zoom, window.innerHeight / zoom];
  const below = y + 18 + card.offsetHeight < height;
  card.style.left = `${Math.max(MARGIN, Math.min(x, width - card.offsetWidth - MARGIN))}px`;
  card.style.top = `${below ? y + 18 : Math.max(MARGIN, y - card.offsetHeight - 14)}px`;
}
