/** One quarter on a phone: the same blocks, larger, its minigame below. */
import { html, svg } from "lit-html";
import { block } from "../area/area.js";
import { MINIGAMES } from "../board/board.js";
import { influence } from "../board/influence.js";
import { marketWide } from "../board/market.js";
import { place } from "../board/place.js";
import { square } from "../board/square.js";
import { title } from "../board/title.js";
import { witch } from "../board/witch.js";
import { bridges } from "../board/bridges.js";
import { badgeGlyph } from "../draw/rich.js";
import { at } from "../../common/draw/kit.js";
import { lamp } from "../draw/kit.js";
import { placesOf, RING, sitesOf } from "../model/layout.js";
import { touching } from "./touching.js";

/** @typedef {import("../types.js").Scene} Scene */

const SCALE = 1.22;
const GAME_SCALE = 1.9;
const PRICE = 36;

/** The bridge sites that touch a quarter, in a row. @param {Scene} scene @param {string} hood */
function crossings(scene, hood) {
  const sites = sitesOf(scene.view, scene.data).filter(({ sides }) => sides.includes(hood));
  const pitch = 300 / sites.length;
  const boxes = sites.map((site, i) => ({ ...site, cx: pitch / 2 + i * pitch, cy: 30 }));
  return html`<h3>${scene.t("unseen.board.bridges")}</h3>${block(
    300,
    60,
    svg`${bridges(
      scene,
      boxes.map((site) => ({ ...site, upright: false })),
    )}`,
    SCALE,
  )}`;
}

/** @param {Scene} scene @param {string} hood */
export const quarterPage = (scene, hood) => html`<div class=${`quarter-page ${hood}`}>
  ${block(300, 24, title(scene, hood), SCALE)}${block(300, 78, svg`${square(scene, hood)}
    ${witch(scene, hood)}`, SCALE)}${block(300, 44, influence(scene, hood), SCALE)}
  ${block(
    300,
    116,
    at(
      0,
      7,
      placesOf(scene.view, scene.data, hood).map(({ id, x, width }) =>
        place(scene, hood, id, { x, width, priceHeight: PRICE }),
      ),
    ),
    SCALE,
  )}
  ${hood === "golem" ? block(300, 170, marketWide(scene), SCALE) : block(188, 252, MINIGAMES[hood](scene),
    GAME_SCALE)}
  ${crossings(scene, hood)}</div>`;

/**
 * Tabs at the foot; a lamp where something is legal.
 * @param {Scene} scene
 * @param {string} open
 * @param {(hood: string) => void} go
 */
export const quarterTabs = (
  scene,
  open,
  go,
) => html`<div class="quarter-tabs" role="group" aria-label=${scene.t("unseen.board.board")}>
  <button type="button" aria-label=${scene.t("unseen.nav.back")}
    @click=${() => go("")}>${scene.t("unseen.nav.city")}</button>
  ${RING.map((hood) => {
    const lit = [...scene.legal].some((choice) => touching(scene, choice) === hood);
    return html`<button type="button" class=${hood === open ? "on" : ""}
      aria-label=${scene.t(`unseen.hood.${hood}`)} aria-pressed=${hood === open}
      @click=${() => go(hood)}>${badgeGlyph(hood, 28)}${lit ? html`<svg class="tab-lamp" width="20" height="20"
      viewBox="0 0 20 20" aria-hidden="true">${lamp(10, 10, 14)}</svg>` : ""}</button>`;
  })}</div>`;
