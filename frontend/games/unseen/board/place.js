/** A building place: the Building Price tokens above, the card or the empty site below. */
import { nothing, svg } from "lit-html";
import { effectShape } from "../notation.js";
import { at, box, text } from "../../common/draw/kit.js";
import { points, states } from "../draw/kit.js";
import { piece } from "../../common/draw/piece.js";
import { LEVELS, priceValue } from "../model/catalogue.js";
import { buildingCard } from "./card.js";

/** @typedef {import("../types.js").Scene} Scene */

const CARD_HEIGHT = 70;

/**
 * The face of a Building Price token: level, cost, worth.
 * @param {import("../types.js").Catalogue} data
 * @param {string} id
 * @param {number} w
 * @param {number} h
 */
export function priceFace(data, id, w, h) {
  const middle = h / 2;
  const { level, cost } = data.prices[id];
  return svg`${box(0, 0, w, h, 5, "plaque")}
      <path d=${`M0 5Q0 0 5 0H15.5V${h}H5Q0 ${h} 0 ${h - 5}Z`} class=${`level level-${level}`}/>
        ${text(8, middle + 4.3, LEVELS[level], { size: 12.5, anchor: "middle", cls: "head on-paper" })}
      ${effectShape(cost, 16 + (w - 35) / 2, middle, w - 37, h - 2, 14)}${points(w - 10, middle,
        priceValue(data, id), 8)}
        ${box(0, 0, w, h, 5, "edge")}`;
}

/**
 * A Building Price token; the edges behind it are the tokens under it.
 * @param {Scene} scene
 * @param {string} hood
 * @param {string} place
 * @param {number} w
 * @param {number} h
 */
function price(scene, hood, place, w, h) {
  const { t, data } = scene;
  const now = scene.view.hoods[hood].places[place];
  const { price: id, left } = scene.next.hoods[hood].places[place];
  if (!id)
    return svg`${box(0, 0, w, h, 5, "empty-site")}
      ${text(w / 2, h / 2 + 4, t("unseen.board.built-out"), { size: 11, anchor: "middle", cls: "second" })}`;
  const label = t("unseen.label.price", {
    level: LEVELS[data.prices[id].level],
    points: priceValue(data, id),
    n: left,
  });
  return piece(
    { choice: `build:${place}`, info: `price:${id}`, label, cls: id === now.price ? "price" : "price ghost" },
    svg`${Array.from({ length: left - 1 }, (_, i) => left - 1 - i).map((i) => box(i * 1.5, -i * 2.6, w - i * 3,
      22, 5, "under"))}${priceFace(data, id, w, h)}
      ${states(w, h, { r: 6.5, out: 1.5, lampAt: [w, -2] })}`,
  );
}

/** @param {Scene} scene @param {number} w */
const emptySite = ({ t }, w) =>
  svg`${box(0, 0, w, CARD_HEIGHT, 7, "empty-site")}<path
    d=${`M${w / 2 - 17} 46V30L${w / 2} 16L${w / 2 + 17} 30V46Z`} class="site-mark"/>${text(
    w / 2,
    CARD_HEIGHT - 9,
    t("unseen.board.empty-site"),
    { size: 11.5, anchor: "middle", cls: "second" },
  )}`;

/**
 * @param {Scene} scene @param {string} hood @param {string} place
 * @param {{x?: number, width?: number, priceHeight?: number}} [look]
 */
export function place(scene, hood, place, { x = 0, width = 96, priceHeight = 22 } = {}) {
  const now = scene.view.hoods[hood].places[place];
  const next = scene.next.hoods[hood].places[place];
  const fresh = next.card !== now.card || next.worker?.seat !== now.worker?.seat;
  const covered = next.under.length ? svg`${box(2.5, -2, width - 5, 20, 7, "under")}` : nothing;
  return at(
    x,
    0,
    svg`${price(scene, hood, place, width, priceHeight)}${at(
      0,
      priceHeight + 2,
      next.card
        ? svg`${covered}${buildingCard(scene, next.card, { choice: `card:${place}`, width,
          standing: next.worker, cls: fresh ? "ghost" : next.worker ? "taken" : "" })}`
        : emptySite(scene, width),
    )}`,
  );
}
