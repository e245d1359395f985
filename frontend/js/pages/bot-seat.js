/** A bot in the lobby: the host puts it on a free seat, changes how well it plays, or removes it. */
import { html, nothing } from "lit-html";
import { ph } from "../icons.js";
import { shield } from "../seats.js";
import { t } from "../words.js";

/** @typedef {import("../app.js").App} App */
/** @typedef {import("../board-api.js").TableInfo} TableInfo */
/** @typedef {import("../board-api.js").SeatInfo} SeatInfo */

/** Those that are offered; a bot may be of another level when somebody asked for it by other means. */
const LEVELS = ["easy", "normal", "hard"];

/**
 * One press puts a bot of a level on the seat.
 * @param {App} app @param {TableInfo} table @param {SeatInfo} one
 */
export const botLevels = (app, table, { seat, name, bot }) => html`
  <div class="o-bots" role="group" aria-label=${t("bot.level")}>
    ${LEVELS.map((level) => {
      const words = { level: t(`bot.level.${level}`), text: t(`bot.level.${level}.text`), name: name ?? "" };
      return html`
        <button
          class="o-b ${level === bot ? "o-on" : ""}"
          aria-label=${t(bot ? "bot.change" : "bot.put", words)}
          aria-pressed=${bot ? String(level === bot) : nothing}
          @click=${() => app.attempt(() => app.api.bot(table.id, seat, level))}
        >
          <span>${bot ? nothing : ph("robot", 17)} ${words.level}</span>
          <small>${words.text}</small>
        </button>
      `;
    })}
  </div>
`;

/** @param {App} app @param {TableInfo} table @param {SeatInfo} one */
export const botSeat = (app, table, one) => html`
  <li class="o-seat o-card o-bot">
    ${shield(one.seat, 50)}
    <div class="o-min">
      <h3 class="o-h">${one.name}</h3>
      <p class="o-t2 o-row o-wrap">
        <span class="o-chip">${ph("robot", 14)} ${t("bot.chip", { level: t(`bot.level.${one.bot}`) })}</span>
        ${
          table.host
            ? nothing
            : html`
                <span>${t(`bot.level.${one.bot}.text`)}</span>
              `
        }
      </p>
    </div>
    ${
      table.host
        ? html`
            <div class="o-row o-bot-do">
              ${botLevels(app, table, one)}
              <button
                class="o-b o-square o-ghost"
                title=${t("bot.remove", { name: one.name ?? "" })}
                aria-label=${t("bot.remove", { name: one.name ?? "" })}
                @click=${() => app.attempt(() => app.api.kick(table.id, one.seat))}
              >
                ${ph("x", 18)}
              </button>
            </div>
          `
        : nothing
    }
  </li>
`;
