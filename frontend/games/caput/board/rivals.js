/**
 * The other players: a row of everything countable each, and on demand their whole board in place of one's
 * own.
 */
import { html, nothing, svg } from "lit-html";
import { shield } from "../../../js/seats.js";
import { botMark } from "../../common/rail/company.js";
import { seatClock } from "../../common/rail/clock.js";
import { heard } from "../../common/draw/rich.js";
import { crownGlyph, glyph } from "../icons.js";
import { bookOf, GOODS } from "../model/catalogue.js";
import { middle, outline } from "../model/hexes.js";

/** @typedef {import("../types.js").Scene} Scene */

/**
 * @param {Scene} scene
 * @param {string} sign
 * @param {string} what
 * @param {number | string} n
 * @param {number} size
 */
const count = ({ t }, sign, what, n, size) =>
  html`<span class=${n ? "n" : "n zero"} title=${what}>${glyph(sign, size)}<b
    aria-hidden="true">${n}</b>${heard(t("board.count", { what, n }))}</span>`;

/** Goods, then tracks and what is built. @param {Scene} scene @param {number} seat @param {number} [size] */
export function counts(scene, seat, size = 17) {
  const { view, t } = scene;
  const player = view.players[seat];
  const places = Object.keys(player.board);
  const walls = places.filter((place) => place.startsWith("wall-")).length;
  return html`<div class="facts">${GOODS.map((good) =>
    count(scene, good, t(`caput.good.${good}`), player.goods[good], size),
  )}</div>
    <div class="facts">${count(scene, "mine", t("caput.track.mines"), player.mines - 1, size)}${count(
      scene,
      "quarry",
      t("caput.track.quarries"),
      player.quarries - 1,
      size,
    )}${count(scene, "tech", t("caput.track.tech"), player.tech, size)}${count(
      scene,
      "uni",
      t("caput.track.uni"),
      player.uni,
      size,
    )}${count(scene, "act:wall", t("caput.short.wall"), walls, size)}${count(
      scene,
      "act:building",
      t("caput.row.building"),
      player.buildings,
      size,
    )}${count(scene, "act:road", t("caput.kings-road"), player.road ?? "–", size)}</div>`;
}

/** The action board at a glance. @param {Scene} scene @param {number} seat */
export function smallBoard({ data, view, t }, seat) {
  const { ring, wallPlaces } = bookOf(data);
  const { board } = view.players[seat];
  const s = 5.6;
  const walls = wallPlaces.filter(({ id }) => board[id]).length;
  const upgrades = ring.filter(({ id }) => board[id]).length;
  return html`<svg class="small-board" width="50" height="48" viewBox="-25 -24 50 48" role="img"
    aria-label=${t("caput.small-board", { walls, upgrades })}>${[
      ...wallPlaces.map((one) => ({ ...one, cls: board[one.id] ? "wall" : "" })),
      ...ring.map((one) => ({ ...one, cls: board[one.id] ? "upgrade" : "action" })),
    ].map(
      ({ at, cls }) =>
        svg`<polygon transform=${`translate(${middle(at, s).join(" ")})`} points=${outline(s - 0.6)}
        class=${cls}/>`,
    )}</svg>`;
}

/**
 * Name, points, place in the order of play.
 * @param {Scene} scene
 * @param {number} seat
 * @param {boolean} online
 */
export function rivalHead(scene, seat, online) {
  const { view, t, person } = scene;
  const after = (seat - view.turn.seat + view.seats) % view.seats;
  return html`<b>${person(seat)}</b>${botMark(scene, seat)}<span class="score" title=${t("caput.if-over", {
    n: view.players[seat].projected,
  })}>${crownGlyph(view.players[seat].goods.vp, 27)}${heard(
    t("caput.points-now", { n: view.players[seat].goods.vp, all: view.players[seat].projected }),
  )}</span>
    <small class=${after === 0 ? "now" : ""}>${
      view.turn.seat < 0
        ? nothing
        : after === 0
          ? t("caput.plays")
          : after === 1
            ? t("caput.plays-next")
            : view.turn.first === seat
              ? t("caput.first")
              : nothing
    }</small>${online || scene.bot(seat) ? nothing : html`<small>${t("board.away")}</small>`}${seatClock(scene, seat)}<small class="worth"
      title=${t("caput.if-over", { n: view.players[seat].projected })}>${t("caput.worth", {
        n: view.players[seat].projected,
      })}</small>`;
}

/**
 * Everybody else in the order of play.
 * @param {Scene} scene
 * @param {ReadonlySet<number>} online
 * @param {number | null} open
 * @param {(seat: number | null) => void} toggle
 */
export const rivals = (scene, online, open, toggle) =>
  scene.order
    .filter((seat) => seat !== scene.me)
    .map(
      (
        seat,
      ) => html`<article class=${`panel rival ${scene.view.turn.seat === seat ? "now" : ""} ${open === seat ? "open" : ""}`} data-seat=${seat}><span class="rival-shield">${shield(seat, 30)}</span><div><header>${rivalHead(scene, seat, online.has(seat))}</header>${counts(scene, seat)}</div>
      <button type="button" class="small" aria-expanded=${open === seat}
        aria-label=${scene.t("board.open-of", { who: scene.person(seat) })}
          title=${scene.t("board.open-of", { who: scene.person(seat) })}
            @click=${() => toggle(open === seat ? null : seat)}>${smallBoard(
              scene,
              seat,
            )}</button></article>`,
    );
