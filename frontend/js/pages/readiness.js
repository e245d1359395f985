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

/** Says that one is ready after all. @param {App} app @param {TableInfo} table */
export const readyButton = (app, table) => html`
  <button class="o-b o-big o-pri" @click=${() => app.attempt(() => app.api.setReady(table.id, true))}>
    ${ph("check", 18)} ${t("ready.say")}
  </button>
`;

/** Takes it back; a host who is not ready does not start. @param {App} app @param {TableInfo} table */
export const unreadyButton = (app, table) =>
  table.host || table.you === null || amUnready(table)
    ? nothing
    : html`
        <button
          class="o-b o-ghost o-big o-unready"
          aria-label=${t("ready.unsay")}
          @click=${() => app.attempt(() => app.api.setReady(table.id, false))}
        >
          ${ph("hourglass-medium", 18)}
          <span>${t("ready.unsay")}</span>
        </button>
      `;
