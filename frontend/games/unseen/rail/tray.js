/** Cards or tokens that lie open before the viewer alone, to choose one of: drawn large over the isle. */
import { html, nothing, svg } from "lit-html";
import { block } from "../area/area.js";
import { upgradeCard } from "../area/cards.js";
import { effectShape } from "../notation.js";
import { states } from "../draw/kit.js";
import { text } from "../../common/draw/kit.js";
import { piece } from "../../common/draw/piece.js";
import { LEVELS } from "../model/catalogue.js";
import { split } from "../../common/model/names.js";

/** @typedef {import("../types.js").Scene} Scene */

/** @param {Scene} scene @param {string} id */
function witchToken(scene, id) {
  const { level, gain } = scene.data.witch_tokens[id];
  return piece(
    {
      choice: `token:${id}`,
      info: `witch-token:${id}`,
      label: scene.t("unseen.label.witch-token", { level: LEVELS[level] }),
      x: 8,
      y: 8,
    },
    svg`<circle cx="30" cy="30" r="29" class="witch-token"/>${effectShape(gain, 31, 32, 52, 46, 24)}<path
      d="M-4 0H14V11Q14 18 5 21Q-4 18 -4 11Z" class="level-shield"/>
      ${text(5, 14, LEVELS[level], { size: 13, anchor: "middle", cls: "head on-paper" })}
      ${states(60, 60, { r: 31, lampAt: [52, 6] })}`,
  );
}

/** @type {Record<string, (scene: Scene, name: string) => unknown>} */
const SHAPES = {
  "take-upgrade": (scene, id) =>
    block(
      130,
      112,
      upgradeCard(scene, id, { x: 5, y: 8, w: 118, h: 98, small: false }, { choice: `take:${id}` }),
    ),
  "witch-token": (scene, id) => block(78, 78, witchToken(scene, id)),
};

/** @param {Scene} scene */
export function tray(scene) {
  const ask = scene.decision?.ask ?? "";
  const shape = SHAPES[ask];
  if (!shape) return nothing;
  const kind = ask === "take-upgrade" ? "take" : "token";
  const names = [...scene.legal].map(split).filter(([one]) => one === kind);
  return html`<section class="tray"
    aria-label=${scene.t(`unseen.tray.${ask}`)}><h2>${scene.t(`unseen.tray.${ask}`)}</h2><div>${names.map(([,
      id]) => shape(scene, id))}</div></section>`;
}
