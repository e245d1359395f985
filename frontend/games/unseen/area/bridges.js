/** Bridge tiles still on a seat's board, in their stacks (block 211 x 84), and its Idea and River bars (211 x 36). */
import { nothing, svg } from "lit-html";
import { SEATS } from "../../../js/seats.js";
import { box, text } from "../../common/draw/kit.js";
import { heading, states } from "../draw/kit.js";
import { piece } from "../../common/draw/piece.js";
import { icon } from "../icons.js";
import { change } from "../model/preview.js";
import { marks } from "../notation.js";

/** @typedef {import("../types.js").Scene} Scene */

/** @param {Pick<Scene, "data">} scene @param {string} tile */
const pair = ({ data }, tile) =>
  marks(data.bridge_tiles[tile].cost).flatMap((mark) => ("symbol" in mark ? [mark.symbol] : []));

/** A tile, cost side up. @param {Pick<Scene, "data" | "me">} scene @param {string} tile @param {number} w @param {number} h */
export const tileShape = (scene, tile, w, h) =>
  svg`<rect width=${w} height=${h} rx="4" fill=${SEATS[scene.me].weave} class="deck"/><rect width=${w}
    height="4.5" rx="1" class="parapet"/><rect y=${h - 4.5} width=${w} height="4.5" rx="1" class="parapet"/>
    ${box(4, 8, w - 8, h - 16, 5, "paper")}${pair(scene, tile).map((guild, i) => icon(guild,
      w / 2 - 20 + i * 20, h / 2 - 10, 20))}`;

/** @param {Scene} scene @param {string} stack @param {number} i */
function stackShape(scene, stack, i) {
  const { t } = scene;
  const tiles = scene.next.players[scene.me].stacks[stack] ?? [];
  const before = scene.view.players[scene.me].stacks[stack] ?? [];
  const top = tiles[0];
  const cost = top
    ? pair(scene, top)
        .map((guild) => t(`unseen.good.${guild}`))
        .join(", ")
    : t("unseen.label.none");
  return piece(
    {
      choice: `bridge:${stack}`,
      info: `stack:${stack}`,
      label: t("unseen.label.stack", { n: before.length, cost }),
      cls: tiles.length === before.length ? "stack" : "stack ghost",
      x: i * 53.5,
      y: 20,
    },
    svg`${tiles.length > 1 ? svg`<rect x="3" y="4" width="48" height="44" rx="4" fill=${SEATS[scene.me].field}
      class="deck under-tile"/>` : nothing}
      ${top ? tileShape(scene, top, 49, 44) : box(0, 0, 49, 44, 4, "empty-site")}
      ${text(24, 60, t("unseen.area.left", { n: tiles.length }), { size: 11, weight: 600, anchor: "middle",
        cls: "second" })}${states(49, 44, { r: 5, lampAt: [46, 2], out: 1 })}`,
  );
}

/** @param {Scene} scene */
export function stacks(scene) {
  const { built, beside } = scene.view.players[scene.me];
  const total =
    built + Object.values(scene.view.players[scene.me].stacks).reduce((sum, tiles) => sum + tiles.length, 0);
  return svg`${heading(0, 12, scene.t("unseen.area.bridges"))}
    ${text(211, 12, scene.t(beside ? "unseen.area.built-beside" : "unseen.area.built", { n: built, total,
      beside }), { size: 12, weight: 700, anchor: "end", cls: "second" })}
    ${["1", "2", "3", "4"].map((stack, i) => stackShape(scene, stack, i))}`;
}

/**
 * @param {Scene} scene
 * @param {number} y
 * @param {string} words
 * @param {number} length
 * @param {number} now
 * @param {number} then
 * @param {string} count
 */
const bar = (scene, y, words, length, now, then, count) =>
  svg`${text(0, y + 9, words, { size: 12.5, weight: 600, cls: "second" })}${Array.from({ length }, (_, i) => {
    const step = 88 / length;
    const cls = i < then ? (i < now ? "pip on" : "pip on ghost") : i < now ? "pip on leaving" : "pip";
    return svg`<rect x=${42 + i * step} y=${y} width=${step - 1.6} height="11" rx="2.5" class=${cls}
      fill=${i < Math.max(now, then) ? SEATS[scene.me].field : nothing}/>`;
  })}${text(211, y + 10, count, { size: 12, weight: 700, anchor: "end", cls: "first" })}`;

/** @param {Scene} scene */
export function tracks(scene) {
  const { t, view, next, me, data } = scene;
  const [now, then] = [view.players[me], next.players[me]];
  const ideas = data.board.idea_track.last;
  const end = data.board.river.end;
  const pens = Object.keys(now.milestones.robot ?? {}).length;
  const by = (/** @type {(player: import("../types.js").PlayerView) => number} */ count) =>
    change(scene, count);
  return svg`${piece({ info: "ideas", label: t("unseen.label.idea-bar", { n: now.idea, pens }) }, bar(scene, 1,
    t("unseen.area.ideas"), ideas, now.idea, then.idea, by((p) => p.idea) || t("unseen.area.pens",
    { at: now.idea, last: ideas, n: pens })))}
    ${piece({ info: "river", label: t("unseen.label.boat", { who: scene.name(me), n: now.boat }) }, bar(scene,
      20, t("unseen.area.river"), end, now.boat, then.boat, by((p) => p.boat) || t("unseen.area.of",
      { at: now.boat, last: end })))}`;
}
