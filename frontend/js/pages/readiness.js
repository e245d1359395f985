/** Whether one is ready for the game, said before it begins. */
import { html, nothing } from "lit-html";
import { ph } from "../icons.js";
import { amUnready, isBot, isFree } from "../tables.js";
import { t } from "../words.js";

/** @typedef {import("../app.js").App} App */
/** @typedef {import("../board-api.js").TableInfo} TableInfo */
/** @typedef {import("../board-api.js").SeatInfo} SeatInfo */

/** Whether a person is ready; a free seat and a bot say nothing. @param {SeatInfo} one */
export const readyChip = (one) =>
  isFree(one) || isBot(one)
    ? nothing
    : html`
        <span class="o-chip ${one.ready ? "o-ok" : ""}">
          ${ph(one.ready ? "check" : "hourglass-medium", 14)} ${t(one.ready ? "ready" : "ready.not")}
        </span>
      `;

/**
 * Says that one is ready, or not after all: one button for both, so that it keeps the focus. A host answers by starting.
 * @param {App} app @param {TableInfo} table
 */
export function readyButton(app, table) {
  if (table.host || table.you === null) return nothing;
  const late = amUnready(table);
  return html`
    <button
      class="o-b o-big ${late ? "o-pri" : "o-ghost o-unready"}"
      @click=${() => app.attempt(() => app.api.setReady(table.id, table.agreement, late))}
    >
      ${ph(late ? "check" : "hourglass-medium", 18)}
      <span>${t(late ? "ready.say" : "ready.unsay")}</span>
    </button>
  `;
}
