/** The Marketplace: nine stalls, the Golem on one of them, and the Priority track with its steps. */
import { nothing, svg } from "lit-html";
import { effectShape } from "../notation.js";
import { at, box, text } from "../../common/draw/kit.js";
import { badge, caption, states } from "../draw/kit.js";
import { piece } from "../../common/draw/piece.js";
import { GUILDS, stalls } from "../model/catalogue.js";
import { golemPawn } from "../pieces.js";

/** @typedef {import("../types.js").Scene} Scene */

const CELL = { w: 59.4, h: 52, across: 64.3, down: 57 };

/** @param {boolean} guild */
const awning = (guild) =>
  svg`<path class=${guild ? "awning guild" : "awning"}
    d=${`M1 9V7Q1 1 7 1H${CELL.w - 7}Q${CELL.w - 1} 1 ${CELL.w - 1} 7V9${`q${-(CELL.w - 2) / 12} 6 ${-(CELL.w - 2) / 6} 0`.repeat(6)}Z`}/>`;

/** @param {Scene} scene @param {string} reward @param {number} i */
function stall(scene, reward, i) {
  const { t } = scene;
  const name = reward.replace("guild:", "");
  const guild = GUILDS.includes(name);
  const now = scene.view.market.golem === i;
  const next = scene.next.market.golem === i;
  const shown = reward === "none" ? "" : reward;
  const label = t(now ? "unseen.label.stall-golem" : "unseen.label.stall", {
    n: i + 1,
    what: shown ? t(`unseen.good.${name.split(" ")[0]}`) : t("unseen.label.nothing"),
  });
  return piece(
    {
      choice: `space:${i}`,
      info: `stall:${i}`,
      label,
      cls: "stall",
      x: (i % 3) * CELL.across,
      y: Math.floor(i / 3) * CELL.down,
    },
    svg`${box(0, 0, CELL.w, CELL.h, 7, guild ? "booth guild" : "booth")}${awning(guild)}
      ${now || next ? effectShape(shown, 15, 32, 30, 34, 21) : effectShape(shown, CELL.w / 2, 32, 54, 34, 27)}
      ${next ? svg`<g class=${now ? "" : "ghost"}>${golemPawn(25, 9, 33)}</g>` : now ? svg`<g
        class="leaving">${golemPawn(25, 9, 33)}</g>` : nothing}
      ${box(0, 0, CELL.w, CELL.h, 7, "edge")}${states(CELL.w, CELL.h, { lampAt: [52, 6], out: 0.5 })}`,
  );
}

/** @param {Scene} scene */
export const marketGrid = (scene) =>
  stalls(scene.data, scene.view.market.side).map((reward, i) => stall(scene, reward, i));

/** A Priority tile, 33 x 30. @param {string} type */
export const priorityFace = (type) =>
  svg`${box(0, 0, 33, 30, 6, "paper")}${badge(type, 16.5, 14.6, 10)}${box(0, 0, 33, 30, 6, "edge")}`;

/**
 * A Priority tile; it is marked when the previewed step uses it up.
 * @param {Scene} scene
 * @param {string} row
 */
function priorityTile(scene, row) {
  const type = scene.next.market.priority[row];
  const moved = scene.view.market.priority[row] !== type;
  return svg`<g class=${moved ? "ghost" : ""}>${priorityFace(type)}</g>`;
}

/** @param {Scene} scene @returns {{row: string, steps: number, label: string}[]} */
const track = ({ data, t, view }) =>
  data.board.priority_track.steps.map((/** @type {number} */ steps, /** @type {number} */ i) => ({
    row: String(i + 1),
    steps,
    label: t("unseen.label.priority", {
      worker: t(`unseen.kind.${view.market.priority[String(i + 1)]}`),
      n: steps,
    }),
  }));

/** Box 188 x 250. @param {Scene} scene */
export const market = (
  scene,
) => svg`${caption(scene.t("unseen.board.market"), 188)}${at(0, 20, marketGrid(scene))}<path d="M0 195H188"
  class="hair"/>
  ${track(scene).map(({ row, steps, label }, i) =>
    piece(
      { label, info: `priority:${row}`, x: i * 47.4, y: 200 },
      svg`${box(0, 0, 45, 50, 7, "well")}${text(22.5, 13, i ? steps : scene.t("unseen.board.steps",
        { n: steps }), { size: 12, weight: 700, anchor: "middle", cls: "second" })}
        ${at(6, 17, priorityTile(scene, row))}`,
    ),
  )}`;

/** Box 300 x 168, the Priority track beside the stalls. @param {Scene} scene */
export const marketWide = (scene) =>
  svg`${marketGrid(scene)}${track(scene).map(({ row, steps, label }, i) =>
    piece(
      { label, info: `priority:${row}`, x: 200, y: i * 42 },
      svg`${box(0, 0, 98, 39, 7, "well")}${at(8, 4.5, priorityTile(scene, row))}
        ${text(50, 24.5, scene.t("unseen.board.steps", { n: steps }), { size: 13, weight: 700,
        cls: "first" })}`,
    ),
  )}`;
