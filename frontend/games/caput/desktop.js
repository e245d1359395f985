/**
 * The board on a wide window. In the order of the document: what to do, choices, own board, crane, rows,
 * city, projects, others, log.
 */
import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { pastBox } from "../common/past/box.js";
import { detailsCard } from "../common/rail/details.js";
import { keysHelp, ROWS } from "../common/rail/keys.js";
import { logAndChat } from "../common/rail/log.js";
import { onlineSeats } from "../common/surroundings.js";
import { city } from "./board/city.js";
import { crane } from "./board/crane.js";
import { ownBoard } from "./board/own.js";
import { projects } from "./board/projects.js";
import { rivals } from "./board/rivals.js";
import { rows } from "./board/rows.js";
import { topbar } from "./rail/topbar.js";
import { tray } from "./rail/tray.js";
import { turnBox } from "./rail/turn.js";

/** @typedef {import("./types.js").Scene} Scene */
/** @typedef {import("./types.js").Ui} Ui */
/** @typedef {import("./types.js").Doings} Doings */

/** The game's own keys, and those of all boards. @type {[string, string][]} */
export const KEYS = [
  ["Q", "caput.keys.left"],
  ["E", "caput.keys.right"],
  ["←↑→↓", "caput.keys.arrows"],
  ["X", "caput.keys.extra"],
  ["D", "caput.keys.bonus"],
  ["T", "caput.keys.talk"],
  ...ROWS,
];

const STRIP = 346; // px

const ornaments = html`<i class="ornament"></i><i class="ornament right"></i>`;

/**
 * Pointing at a choice changes only the places where a tile can lie and the pay card; all else is drawn
 * when the position or the pick changes.
 * @param {Scene} scene
 * @param {Ui} ui
 * @param {import("../common/types.js").TableState} state
 * @param {Doings} doings
 */
export function desktop(scene, ui, state, doings) {
  const { t, view, next, decision, chosen } = scene;
  const { table } = state;
  return html`<div class=${ui.drawer ? "wide drawer-open" : "wide"}>${topbar(scene, state, doings)}
    <div class="right"><div class="aside">${guard([view, next, decision, table], () =>
      projects(scene),
    )}<section class="rivals" aria-label=${t("board.rivals")}>${guard([view, table, ui.open], () =>
      rivals(scene, onlineSeats(state), ui.open, doings.openRival),
    )}</section></div>${
      state.past ? pastBox(scene, state, doings.past, "panel turn-box looking", STRIP) : turnBox(scene, ui, state, doings)
    }</div>
    <div class="middle"><section class="panel city-panel" aria-label=${t("caput.city")}>${guard(
      [view, next, decision, scene.lay && ui],
      () => city(scene, doings.turn),
    )}${tray(scene)}</section>${ownBoard(scene, ui, doings)}</div>
    <div class="left"><section class="panel crane-panel" aria-label=${t("caput.crane.crane")}>${
      ornaments
    }${guard([view, decision, chosen], () => crane(scene))}</section>${guard([view, decision], () =>
      rows(scene),
    )}<div class="panel feed">${logAndChat(scene, ui, state, doings)}</div></div>
    ${detailsCard(scene, ui.info, doings.closeInfo)}${
      ui.keys ? keysHelp(scene, doings.keys, KEYS) : nothing
    }</div>`;
}
