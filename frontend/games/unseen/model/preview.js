/** What a chosen choice would change, read off the two positions: the present one and the one after it. */
import { signed } from "../../common/model/preview.js";

/** @typedef {import("../types.js").Scene} Scene */

/**
 * Gains and losses of the viewer's own stock.
 * @param {Pick<Scene, "view" | "next" | "you">} scene
 * @returns {{symbol: string, change: number, words: string}[]} gains first
 */
export function gains({ view, next, you }) {
  if (you === null || view === next) return [];
  const now = view.players[you].stock;
  const then = next.players[you].stock;
  return Object.keys(then)
    .map((symbol) => ({ symbol, change: then[symbol] - now[symbol] }))
    .filter(({ change }) => change)
    .sort((a, b) => Math.sign(b.change) - Math.sign(a.change))
    .map((gain) => ({ ...gain, words: signed(gain.change) }));
}

/**
 * Change of one count of the area's owner, "+1"; "" when it stays.
 * @param {Scene} scene
 * @param {(player: import("../types.js").PlayerView) => number} count
 */
export function change(scene, count) {
  const by = count(scene.next.players[scene.me]) - count(scene.view.players[scene.me]);
  return by ? signed(by) : "";
}
