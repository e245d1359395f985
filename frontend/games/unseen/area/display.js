/** Display Case and Repair area of a seat. Block 166 x 206. */
import { nothing, svg } from "lit-html";
import { effectShape } from "../notation.js";
import { box, text } from "../../common/draw/kit.js";
import { heading, points, states } from "../draw/kit.js";
import { piece } from "../../common/draw/piece.js";
import { icon } from "../icons.js";

/** @typedef {import("../types.js").Scene} Scene */

const CELL = { w: 33.4, h: 31 };

/**
 * What a space pays when it is covered, as notation.
 * @param {Scene} scene
 * @param {{milestone: string}} row
 * @param {number} column
 */
function reward({ data }, row, column) {
  const { display_case: printed } = data.board;
  return column === 2 ? row.milestone : (printed[`column_${column + 1}`] ?? "");
}

/** @param {Scene} scene @param {{id: string, milestone: string}} row @param {number} i */
function rowShape(scene, row, i) {
  const { t, data } = scene;
  const now = scene.view.players[scene.me].display[row.id] ?? [];
  const then = scene.next.players[scene.me].display[row.id] ?? [];
  const { columns } = data.board.display_case;
  const label = t("unseen.label.row", {
    n: i + 1,
    items: now.map((item) => t(`unseen.item.${item}`)).join(", ") || t("unseen.label.empty"),
  });
  return piece(
    { choice: `row:${row.id}`, info: `row:${row.id}`, label, y: 33 + i * CELL.h },
    svg`${Array.from({ length: columns }, (_, c) => {
      const x = c * CELL.w;
      const [w, h] = [CELL.w - 2.4, CELL.h - 2.4];
      const item = then[c];
      if (item)
        return svg`<g
          class=${now[c] === item ? "" : "ghost"}>${box(x, 0, w, h, 5, "paper")}${icon(item, x + 4.5, 3.6, 22)}
            ${box(x, 0, w, h, 5, "edge")}</g>`;
      return svg`${box(x, 0, w, h, 5, c === 2 ? "case-cell milestone" : "case-cell")}<g
        class="printed">${effectShape(reward(scene, row, c), x + 15.5, 14.3, 29, 24, 15)}</g>`;
    })}${states(CELL.w * columns - 2.4, CELL.h - 2.4, { r: 6, lampAt: [CELL.w * columns - 4, 3], out: 0.5 })}`,
  );
}

/** @param {Scene} scene */
function repairArea(scene) {
  const { t } = scene;
  const now = scene.view.players[scene.me].repair;
  const then = scene.next.players[scene.me].repair;
  const kinds = Object.keys({ ...now, ...then }).filter((kind) => now[kind] || then[kind]);
  return svg`${text(0, 173, t("unseen.area.repair"), { size: 12.5, weight: 600, cls: "second" })}
    ${text(164, 173, t("unseen.area.repair-each", { n: scene.data.board.repair_area.vp_each }), { size: 11.5,
    anchor: "end", cls: "second" })}
    ${box(0, 178, 164, 27, 5, "case-cell")}
    ${kinds.map((kind, i) => {
      const n = then[kind] ?? 0;
      const fresh = n !== (now[kind] ?? 0);
      return piece(
        {
          choice: `item:${kind}`,
          info: `item:${kind}`,
          label: `${t(`unseen.item.${kind}`)}: ${now[kind] ?? 0}`,
          cls: fresh ? (n ? "ghost" : "leaving") : "",
          x: 1 + i * 27,
          y: 179,
        },
        svg`${box(0, 0, 25, 25, 5, "paper")}${icon(kind, 2.5, 2.5, 20)}${box(0, 0, 25, 25, 5, "edge")}
          ${n > 1 ? svg`<circle
          cx="20" cy="20" r="6.6" class="count-disc"/>
          ${text(20, 24, n, { size: 11, weight: 800, anchor: "middle", cls: "on-paper" })}` : nothing}
          ${states(25, 25, { r: 6, lampAt: [23, 2], lampSize: 11, out: 0.5 })}`,
      );
    })}`;
}

/** @param {Scene} scene */
export function display(scene) {
  const { vp, row } = scene.data.board.display_case;
  return svg`${heading(0, 12, scene.t("unseen.area.display"))}
    ${vp.map((/** @type {number} */ worth, /** @type {number} */ i) => points(i * CELL.w + 15.4, 23.6, worth,
      7.8))}
    ${row.map((/** @type {{id: string, milestone: string}} */ one, /** @type {number} */ i) => rowShape(scene,
      one, i))}${repairArea(scene)}`;
}
