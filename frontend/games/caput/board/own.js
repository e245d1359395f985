/** A player's whole board: treasury, action board, pay card, tracks, technologies. */
import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { asSeenOf } from "../../common/model/scene.js";
import { payCard } from "../rail/preview.js";
import { actionBoard } from "./action-board.js";
import { forTheEnd, technologies } from "./technologies.js";
import { tracks } from "./tracks.js";
import { treasury } from "./treasury.js";

/** @typedef {import("../types.js").Scene} Scene */
/** @typedef {import("../types.js").Ui} Ui */
/** @typedef {import("../types.js").Doings} Doings */

const BOARD = { s: 39, w: 346, h: 320 };

/**
 * The own board, or in its place that of another player, with nothing in it to choose.
 * @param {Scene} scene
 * @param {Ui} ui
 * @param {Doings} doings
 */
export function ownBoard(scene, ui, doings) {
  const other = ui.open !== null;
  const seen = other
    ? { ...asSeenOf(scene, ui.open ?? 0), lay: null, pointed: null, next: scene.view }
    : scene;
  const close = html`<button type="button" class="more" @click=${() => doings.openRival(null)}>${scene.t(
    "board.close",
  )}</button>`;
  return html`<section class=${other ? "panel own whole-board" : "panel own"}
    data-seat=${other ? seen.me : nothing} aria-label=${scene.t("caput.board-of", {
      who: scene.person(seen.me),
    })}>
    ${guard([seen.view, seen.next, ui.open, scene.decision], () =>
      treasury(seen, other ? close : undefined),
    )}<div class="board-place">${actionBoard(seen, BOARD.s, doings.turn, BOARD)}</div>
    <div class="own-side">${
      other
        ? html`<section class="pay-card idle"><p>${
            forTheEnd(seen) === nothing ? scene.t("caput.nothing-for-the-end") : forTheEnd(seen)
          }</p></section>`
        : payCard(scene, ui)
    }${guard([seen.view, seen.next, ui.open], () => tracks(seen))}</div>
    ${guard([seen.view, ui.open, scene.decision], () => technologies(seen))}</section>`;
}
