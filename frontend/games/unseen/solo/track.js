/** The Councilor's Rumor track and its Reward tokens. */
import { svg } from "lit-html";
import { box, text } from "../../common/draw/kit.js";
import { piece } from "../../common/draw/piece.js";
import { marker } from "../pieces.js";
import { rewardToken } from "./cards.js";

/** @typedef {import("../types.js").Scene} Scene */

const TRACK = 214;

/** The track with its end, where a Reward token is turned up; then the tokens. Box 320 x 30. @param {Scene} scene */
export function rumorTrack(scene) {
  const { t, next } = scene;
  const { seat, track, tokens, spent, token } = /** @type {import("../types.js").CouncilorView} */ (next.councilor);
  const now = next.players[seat].stock.rumor;
  const width = TRACK / (track + 1);
  const gone = Object.keys(spent).length;
  return svg`${piece(
    { info: "solo-track", label: t("unseen.solo.track", { n: now, end: track }) },
    svg`${Array.from({ length: track + 1 }, (_, i) => {
      const x = i * width;
      const end = i === track;
      return svg`${box(x, 2, width - 2, 26, 6, end ? "rumor-cell solo-end" : i > 0 && i <= now ? "rumor-cell on" : "rumor-cell")}
        ${
          end
            ? svg`<g transform=${`translate(${x + width / 2 - 1} 15) scale(.56)`}>${rewardToken(scene.data, null)}</g>`
            : text(x + (i === now ? 6.6 : width / 2 - 1), 19.5, i, { size: 12.5, weight: 700, anchor: "middle",
                cls: i > 0 && i <= now ? "on-paper" : "second" })
        }`;
    })}${marker(seat, now * width + width - 11.5, 15, 6.8)}`,
  )}${piece(
    { info: "solo-tokens", label: t("unseen.solo.tokens", { n: tokens, spent: gone }) },
    svg`<g transform="translate(236 15) scale(.68)">${rewardToken(scene.data, token)}</g>
      ${text(254, 13, t("unseen.solo.tokens-left", { n: tokens }), { size: 12, weight: 700, cls: "first" })}
      ${text(254, 26, t("unseen.solo.tokens-gone", { n: gone }), { size: 11.5, cls: "second" })}`,
  )}`;
}
