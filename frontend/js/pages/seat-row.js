/** One seat in the lobby, and what may be done with it. */
import { html, nothing } from "lit-html";
import { ph } from "../icons.js";
import { emblem, shield } from "../seats.js";
import { isBot, isFree } from "../tables.js";
import { LONGEST_NAME } from "../ui/bar.js";
import { prompted } from "../ui/asking.js";
import { confirmed, openDialog } from "../ui/dialog.js";
import { t } from "../words.js";
import { readyChip } from "./readiness.js";
import { botLevels, botSeat } from "./bot-seat.js";

/** @typedef {import("../app.js").App} App */
/** @typedef {import("../board-api.js").TableInfo} TableInfo */
/** @typedef {import("../board-api.js").SeatInfo} SeatInfo */

/**
 * Lets somebody play on this device, on a free seat.
 * @param {App} app @param {TableInfo} table @param {number} seat
 */
const seatCompanion = (app, table, seat) =>
  prompted(app, {
    title: t("companion.ask"),
    label: t("companion.name"),
    value: "",
    yes: t("companion.do"),
    longest: LONGEST_NAME,
    below: html`
      <p class="o-t2 o-below">${t("companion.text")}</p>
    `,
    work: (name) => app.api.companion(table.id, seat, name),
  });

/**
 * @param {App} app
 * @param {TableInfo} table
 * @param {SeatInfo} one
 */
export function seatRow(app, table, one) {
  const { seat, name, you, yours, host, online, program, companion } = one;
  const others = table.seats.filter((other) => other.seat !== seat);

  async function kick() {
    const sure = await confirmed({
      title: t("lobby.kick.ask", { name: name ?? "" }),
      text: t("lobby.kick.text"),
      yes: t("lobby.kick.yes"),
    });
    if (sure) await app.attempt(() => app.api.kick(table.id, seat));
  }

  async function swap() {
    const answer = await openDialog({
      title: t("lobby.swap.ask", { name: name ?? "" }),
      body: (close) => html`
        <p class="o-t2">${t("lobby.swap.text")}</p>
        <div class="o-column">
          ${others.map(
            (other) => html`
              <button class="o-b o-big o-start-left" @click=${() => close(String(other.seat))}>
                ${emblem(other.seat, 24)} ${other.name ?? t("lobby.free")}
              </button>
            `,
          )}
        </div>
      `,
    });
    if (answer) await app.attempt(() => app.api.swap(table.id, seat, Number(answer)));
  }

  /** Own seat: another free seat is another colour and sign. */
  const choice = () => html`
    <div class="o-swatch" role="group" aria-label=${t("lobby.colour")}>
      ${table.seats.map((other) => {
        const free = isFree(other);
        const label = t(free ? "lobby.colour.take" : other.you ? "lobby.colour.own" : "lobby.colour.taken", {
          colour: t(`seat.${other.seat}`),
          name: other.name ?? "",
        });
        return html`
          <button
            class="o-b ${other.you ? "o-on" : ""}"
            ?disabled=${!free}
            title=${label}
            aria-label=${label}
            aria-pressed=${other.you}
            @click=${() => app.attempt(() => app.api.move(table.id, other.seat))}
          >
            ${emblem(other.seat, 22)}
          </button>
        `;
      })}
    </div>
  `;

  const swapButton = () => html`
    <button
      class="o-b o-square o-ghost"
      title=${t("lobby.swap")}
      aria-label=${t("lobby.swap.of", { name: name ?? "" })}
      @click=${swap}
    >
      ${ph("swap", 18)}
    </button>
  `;

  const manage = () => html`
    <div class="o-row">
      ${table.host ? swapButton() : nothing}
      <button
        class="o-b o-square o-ghost"
        title=${t("lobby.kick", { name: name ?? "" })}
        aria-label=${t("lobby.kick", { name: name ?? "" })}
        @click=${kick}
      >
        ${ph("x", 18)}
      </button>
    </div>
  `;

  if (isFree(one))
    return html`
      <li class="o-seat o-free">
        ${shield(null, 50)}
        <div class="o-min">
          <h3 class="o-h">${t("lobby.free")}</h3>
          <p class="o-t2">${t(table.host ? "bot.free" : "lobby.free.text")}</p>
          ${
            table.you === null
              ? nothing
              : html`
                  <button class="o-link o-companion" @click=${() => seatCompanion(app, table, seat)}>
                    ${ph("device-mobile", 17)} ${t("companion.here")}
                  </button>
                `
          }
        </div>
        ${table.host ? botLevels(app, table, one) : nothing}
      </li>
    `;
  if (isBot(one)) return botSeat(app, table, one);
  const roles = [you ? t("lobby.you") : "", host ? t("lobby.host") : ""].filter(Boolean).join(" · ");
  return html`
    <li class="o-seat o-card ${you ? "o-own" : ""}">
      ${shield(seat, 50)}
      <div class="o-min">
        <h3 class="o-h">
          ${name}
          <small>${roles}</small>
        </h3>
        <p class="o-t2 o-row">
          ${readyChip(one)}
          ${
            you
              ? nothing
              : html`
                  <span>${t(online ? "lobby.here" : "lobby.away")}</span>
                `
          }
          ${
            program
              ? html`
                  <span class="o-chip">${ph("robot", 14)} ${t("bot.own")}</span>
                `
              : nothing
          }
          ${
            companion
              ? html`
                  <span class="o-chip">
                    ${ph("device-mobile", 14)} ${t(yours ? "companion.chip" : "companion.chip.other")}
                  </span>
                `
              : nothing
          }
          ${
            you
              ? html`
                  <span class="o-wide-only">${t("lobby.colour")}</span>
                `
              : nothing
          }
        </p>
      </div>
      ${you ? choice() : table.host || yours ? manage() : nothing}
    </li>
  `;
}
