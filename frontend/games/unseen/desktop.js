/** The board on a wide window. In the order of the document: question, own area, board, others, log. */
import { html, nothing } from "lit-html";
import { onlineSeats } from "../common/surroundings.js";
import { area } from "./area/area.js";
import { board } from "./board/board.js";
import { decision } from "./rail/decision.js";
import { pastBox } from "../common/past/box.js";
import { detailsCard } from "../common/rail/details.js";
import { keysHelp } from "../common/rail/keys.js";
import { logAndChat, logLines } from "../common/rail/log.js";
import { rivalHead, rivals, wholeBoard } from "./rail/rivals.js";
import { councilorBoard } from "./solo/board.js";
import { councilorRow, head } from "./solo/row.js";
import { turnBox, turnRead } from "./solo/turn.js";
import { topbar } from "./rail/topbar.js";
import { tray } from "./rail/tray.js";

/** @typedef {import("./types.js").Scene} Scene */
/** @typedef {import("./types.js").Ui} Ui */
/** @typedef {import("./types.js").Doings} Doings */

const STRIP = 320; // px

/** Keys and the words for them. @type {[string, string][]} */
const KEYS = [
  ["1–9", "board.keys.pick"],
  ["enter", "board.keys.confirm"],
  ["backspace", "board.keys.undo"],
  ["escape", "board.keys.escape"],
  ["arrows", "unseen.keys.walk"],
  ["i", "board.keys.info"],
];

/**
 * What happened before, while the turn itself stands in the decision box.
 * @param {Scene} scene @param {import("../../js/board-api.js").TableState} state @param {number} seq  of the turn
 */
const logBefore = (scene, state, seq) =>
  html`<div class="scroll-end">${logLines(scene, state.log.filter((entry) => entry.seq < seq))}</div>`;

/**
 * @param {Scene} scene
 * @param {Ui} ui
 * @param {import("../../js/board-api.js").TableState} state
 * @param {Doings} doings
 * @param {import("./solo/turn.js").Unfolding | null} unfolding  the Councilor's last turn
 */
export function desktop(scene, ui, state, doings, unfolding) {
  const online = onlineSeats(state);
  const solo = Boolean(scene.view.councilor);
  const looking = unfolding && unfolding.playback.at() !== null;
  return html`<div class=${ui.drawer ? "wide drawer-open" : "wide"}>
    ${topbar(scene, state, doings)}${
      state.past
        ? pastBox(scene, state, doings.past, "decision", STRIP)
        : looking
          ? turnBox(scene, unfolding, doings)
          : decision(scene, ui, state, doings)
    }${area(scene)}
    <div class="table-top">${board(scene)}${tray(scene)}
      ${
        ui.open === null
          ? nothing
          : html`<section class="opened"
            aria-label=${scene.t("unseen.area.area", { who: scene.person(ui.open) })}><header>${solo ? head(scene) : rivalHead(scene,
              ui.open, online.has(ui.open))}<button
            type="button" class="more"
            @click=${() => doings.openRival(null)}>${scene.t("unseen.rivals.close")}</button></header>${solo ? councilorBoard(scene) : wholeBoard(scene,
              ui.open)}</section>`
      }</div>
    <div class="others">${solo ? councilorRow(scene, ui.open !== null, doings.openRival) : rivals(scene, online,
      ui.open, doings.openRival)}${logAndChat(scene, ui, state, doings,
      solo ? { words: scene.t("unseen.solo.turn-part"), body: looking ? logBefore(scene, state, unfolding.seq) : turnRead(scene, unfolding, doings) } : null)}</div>
    ${detailsCard(scene, ui.info, doings.closeInfo)}${ui.keys ? keysHelp(scene, doings.keys, KEYS) : nothing}</div>`;
}
