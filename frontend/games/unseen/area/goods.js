/** Resources (block 264 x 48), Rumor track (264 x 48) and Guilds (211 x 72) of a seat. */
import { nothing, svg } from "lit-html";
import { box, text } from "../../common/draw/kit.js";
import { heading, pill, states } from "../draw/kit.js";
import { piece } from "../../common/draw/piece.js";
import { icon } from "../icons.js";
import { BASICS, GUILDS } from "../model/catalogue.js";
import { change } from "../model/preview.js";
import { marker } from "../pieces.js";

/** @typedef {import("../types.js").Scene} Scene */

/** @param {Scene} scene */
export const resources = (scene) =>
  [...BASICS, "garnet"].map((good, i) => {
    const n = scene.view.players[scene.me].stock[good];
    const by = change(scene, (player) => player.stock[good]);
    return piece(
      {
        choice: good === "garnet" ? undefined : `basic:${good}`,
        info: `good:${good}`,
        label: `${scene.t(`unseen.good.${good}`)}: ${n}`,
        x: i * 53,
      },
      svg`<g class=${n || by ? "" : "none"}>${box(0, 0, 50, 46, 8, "well")}${icon(good, 4, 10, 25)}
        ${text(39, 31, n, { size: 21, weight: 800, anchor: "middle", cls: "first" })}</g>
        ${states(50, 46, { lampAt: [5, 5], out: -1 })}${by ? pill(37, 1, by) : nothing}`,
    );
  });

/** @param {Scene} scene */
export function rumor(scene) {
  const { t, view, next, me, data } = scene;
  const now = view.players[me].stock.rumor;
  const then = next.players[me].stock.rumor;
  const { max } = data.board.rumor_track;
  const by = change(scene, (player) => player.stock.rumor);
  return svg`${heading(0, 12, t("unseen.area.rumor"))}
    ${text(262, 12, t("unseen.area.rumor-hint"), { size: 11.5, anchor: "end", cls: "second" })}
    ${piece(
      { info: "good:rumor", label: `${t("unseen.good.rumor")}: ${now}` },
      svg`${Array.from({ length: max + 1 }, (_, i) => {
        const x = i * 37.7;
        const on = i > 0 && i <= then;
        return svg`${box(x, 18, 35.7, 28, 6,
          on ? (i > now ? "rumor-cell on ghost" : "rumor-cell on") : i && i <= now ? "rumor-cell on leaving" : "rumor-cell")}
          ${text(x + (i === then ? 9 : 18), 37, i, { size: 13, weight: 700, anchor: "middle",
            cls: on || (i > 0 && i <= now) ? "on-paper" : "second" })}`;
      })}${marker(me, then * 37.7 + 24, 32, 7.4)}${by ? pill(64, 8, by) : nothing}`,
    )}`;
}

/** @param {Scene} scene */
export const guilds = (scene) => svg`${heading(0, 12, scene.t("unseen.area.guilds"))}
  ${GUILDS.map((guild, i) => {
    const now = guild in scene.view.players[scene.me].guilds;
    const then = guild in scene.next.players[scene.me].guilds;
    const label = scene.t(now ? "unseen.label.guild-marked" : "unseen.label.guild", {
      guild: scene.t(`unseen.good.${guild}`),
    });
    return piece(
      { choice: `guild:${guild}`, info: `guild:${guild}`, label, x: i * 53.5, y: 18 },
      svg`${box(0, 0, 50, 52, 8, then ? "well lit" : "well")}<g
        class=${then ? "" : "unmarked"}>${icon(guild, 11, 3, 28)}</g>
        ${text(25, 47, scene.t(`unseen.guild.${guild}`), { size: 11, weight: then ? 700 : 500, anchor: "middle",
          cls: then ? "first" : "second" })}
        ${then ? svg`<g class=${now ? "" : "ghost"}>${marker(scene.me, 41, 9, 5)}</g>` : now ? svg`<g
          class="leaving">${marker(scene.me, 41, 9, 5)}</g>` : nothing}
        ${states(50, 52, { r: 7, lampAt: [7, 7], out: -1 })}`,
    );
  })}`;
