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
  const words = t(late ? "ready.say" : "ready.unsay");
  /** The second press of two in a row is not meant for what the button has become. @param {MouseEvent} event */
  const say = ({ detail }) =>
    detail < 2 && app.attempt(() => app.api.setReady(table.id, table.agreement, late));
  return html`
    <button class="o-b o-big ${late ? "o-pri" : "o-ghost o-unready"}" aria-label=${words} @click=${say}>
      ${ph(late ? "check" : "hourglass-medium", 18)}
      <span>${words}</span>
    </button>
  `;
}
