/** The own area: blocks side by side, each its own drawing so that none moves when another changes. */
import { html, svg } from "lit-html";
import { at } from "../../common/draw/kit.js";
import { stacks, tracks } from "./bridges.js";
import { mugs, upgrades } from "./cards.js";
import { display } from "./display.js";
import { guilds, resources, rumor } from "./goods.js";
import { standing } from "./standing.js";
import { workers } from "./workers.js";

/** @typedef {import("../types.js").Scene} Scene */

/** @param {number} width @param {number} height @param {unknown} content @param {number} [scale] */
export const block = (width, height, content, scale = 1) =>
  html`<svg class="block" width=${width * scale} height=${height * scale}
    viewBox=${`0 0 ${width} ${height}`}>${content}</svg>`;

/** @param {Scene} scene */
export const area = (
  scene,
) => html`<section class="area" aria-label=${scene.t("unseen.area.area", { who: scene.name(scene.me) })}>
  ${block(140, 204, standing(scene))}
  ${block(264, 204, svg`${workers(scene)}${at(0, 86, resources(scene))}${at(0, 142, rumor(scene))}`)}
  ${block(211, 204, svg`${guilds(scene)}${at(0, 80, stacks(scene))}${at(0, 168, tracks(scene))}`)}
  ${block(166, 206, display(scene))}
  ${block(239, 204, svg`${upgrades(scene)}${at(0, 106, mugs(scene))}`)}
</section>`;
