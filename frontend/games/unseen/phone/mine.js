/** The own player board on a phone. */
import { html, svg } from "lit-html";
import { emblem } from "../../../js/seats.js";
import { block } from "../area/area.js";
import { stacks, tracks } from "../area/bridges.js";
import { mugs, upgrades } from "../area/cards.js";
import { display } from "../area/display.js";
import { guilds, resources, rumor } from "../area/goods.js";
import { buildingPoints, milestoneGrid } from "../area/standing.js";
import { workers } from "../area/workers.js";
import { at, text } from "../../common/draw/kit.js";
import { points } from "../draw/kit.js";
import { glyph } from "../icons.js";

/** @param {import("../types.js").Scene} scene */
export function minePage(scene) {
  const { t, view, me, person } = scene;
  const { projected, scored } = view.players[me];
  return html`<div class="mine-page">
    <div class="mine-head"><span>${emblem(me, 24)}<b>${person(me)}</b></span><span
      class="worth">${glyph("vp", 24)}${projected}</span>
      <span class="sub">${t("unseen.area.if")} ${t("unseen.area.ended")}<br>${t("unseen.area.scored",
        { n: Object.values(scored).reduce((sum, n) => sum + n, 0) })}</span>
      <span class="sub">${t("unseen.area.buildings")}<svg width="84" height="20"
        viewBox="0 0 84 20">${buildingPoints(scene).map(([worth, n], i) => svg`${points(9 + i * 28, 10,
          Number(worth), 8.4)}${text(19 + i * 28, 14, `×${n}`, { size: 11, weight: 600,
          cls: "first" })}`)}</svg></span></div>
    ${block(264, 78, workers(scene), 1.4)}${block(264, 52, at(0, 6, resources(scene)), 1.4)}${block(264, 50,
      rumor(scene), 1.4)}
    <div class="pair">${block(211, 204, svg`${guilds(scene)}${at(0, 80, stacks(scene))}
      ${at(0, 168, tracks(scene))}`)}${block(166, 206, display(scene))}</div>
    <div class="sideways">${block(239, 96, mugs(scene), 1.06)}${block(239, 100, upgrades(scene), 1.06)}</div>
    <div class="pair">${block(150, 90, at(0, 2, milestoneGrid(scene, 67, 0)), 1.2)}</div></div>`;
}
