/** The tables on the home page: a large card for each that waits for you, a row for the others, a small card when over. */
import { html, nothing } from "lit-html";
import { dial } from "../art/dial.js";
import { plate } from "../art/plates.js";
import { sign } from "../art/signs.js";
import { leftAt } from "../clocks.js";
import { ph } from "../icons.js";
import { go, tablePath } from "../router.js";
import { emblem } from "../seats.js";
import { opponentName } from "../solo.js";
import {
  askedSeat,
  freeSeats,
  hostName,
  lateNames,
  nameAt,
  others,
  sitting,
  unready,
  verdict,
  waitedFor,
  waitsForMe,
  whatWaits,
  winners,
} from "../tables.js";
import { lasting, span } from "../time.js";
import { lookAgain, tablesNow } from "../waiting.js";
import { listed, t } from "../words.js";

/** @typedef {import("../board-api.js").TableInfo} TableInfo */

/** @typedef {import("../app.js").App} App */

/** "3 steps to catch up: Karel and Ana" @param {TableInfo} table */
export function news(table) {
  if (!table.news) return "";
  const names = (table.news_by ?? []).map((seat) => nameAt(table, seat));
  return names.length
    ? t("home.news.by", { n: table.news, names: listed(names) })
    : t("home.news", { n: table.news });
}

/** How full a seat's clock is, 0..1; null without one. @param {TableInfo} table @param {number | undefined} seat */
function fullness(table, seat) {
  const left = seat === undefined ? null : leftAt(table, seat);
  return left === null || !table.clock ? null : Math.min(1, left / table.clock.bank);
}

/** A clock in words: what is left, that it is empty, or why it stands. @param {TableInfo} table @param {number | undefined} seat @param {string} key  of the words for what is left */
function clockTold(table, seat, key) {
  const left = seat === undefined ? null : leftAt(table, seat);
  if (left === null || !table.clocks) return nothing;
  const { standing } = table.clocks;
  const words =
    standing && standing !== "over"
      ? t(`clock.standing.${standing}`)
      : left
        ? t(key, { left: lasting(left * 1000) })
        : t("clock.empty");
  return html`
    <span class="o-left-time">${ph("timer", 16)} ${words}</span>
  `;
}

/** Whom one plays for, where that is not oneself. @param {TableInfo} table @param {number | undefined} seat */
const playedFor = (table, seat) =>
  seat !== undefined && seat !== table.you ? t("home.for", { name: nameAt(table, seat) }) : "";

/** @param {TableInfo} table @param {string} title  of the game */
export function mineCard(table, title) {
  const running = table.status === "running";
  const before = table.host ? "home.begin" : "home.lobby";
  const against = opponentName(table, 1);
  const names = against ? [against] : others(table);
  const round = against ? [...sitting(table), 1] : sitting(table);
  const seat = askedSeat(table);
  const about = [
    running && table.turn_since && seat !== undefined ? t("home.since", { span: span(table.turn_since) }) : "",
    table.paused ? t("home.paused") : "",
    playedFor(table, seat),
    news(table) || (names.length ? t(against ? "home.against" : "home.with", { names: listed(names) }) : ""),
  ];
  return html`
    <article class="o-card o-mine">
      <div class="o-mine-pic">${plate(table.game)}</div>
      ${dial(round, waitedFor(table), 84, "", fullness(table, seat))}
      <div class="o-mine-body">
        <div class="o-mine-name">
          <h3 class="o-h">${table.name}</h3>
          ${
            title === table.name
              ? nothing
              : html`
                  <span>${title}</span>
                `
          }
        </div>
        <p class="o-q">
          ${sign("lamp", 20)}
          <span>${whatWaits(table)}</span>
        </p>
        <p class="o-t2">${about.filter(Boolean).join(" · ")}</p>
      </div>
      <div class="o-mine-do">
        ${clockTold(table, seat, "clock.in_bank")}
        <a
          class="o-b o-pri o-play"
          href=${tablePath(table.id)}
          aria-label=${running ? t("home.play.at", { table: table.name }) : t("home.go.at", { what: t(before), table: table.name })}
        >
          ${t(running ? "home.play" : before)} ${ph("arrow-right", 17)}
        </a>
      </div>
    </article>
  `;
}

/** What an open table waits for. @param {TableInfo} table */
function beforeWords(table) {
  const free = freeSeats(table);
  if (free) return t("home.free", { n: free });
  if (unready(table).length) return t("ready.waits", { names: lateNames(table) });
  return t("home.full", { name: hostName(table) });
}

/** @param {TableInfo} table */
export function waitingRow(table) {
  const waiting = waitedFor(table);
  const thinking = t("home.thinking", {
    n: waiting.length,
    names: listed(waiting.map((seat) => nameAt(table, seat))),
    span: table.turn_since ? span(table.turn_since) : "",
  });
  const words = table.status === "running" ? thinking : beforeWords(table);
  const action = table.status === "running" ? t("home.look") : t("home.lobby");
  const more = [table.paused ? t("home.paused") : "", news(table)].filter(Boolean);
  return html`
    <article class="o-card o-waiting">
      <div class="o-waiting-pic">${plate(table.game)}</div>
      ${dial(sitting(table), waiting, 54, "", fullness(table, waiting[0]))}
      <div class="o-min">
        <h3 class="o-h">${table.name}</h3>
        <p class="o-t2 o-row">
          ${waiting.map((seat) => emblem(seat, 16))}
          <span>${[words, ...more].join(" · ")}</span>
        </p>
      </div>
      ${clockTold(table, waiting[0], "clock.in_bank.short")}
      <a
        class="o-b o-small ${waitsForMe(table) ? "o-pri" : ""}"
        href=${tablePath(table.id)}
        aria-label=${t("home.go.at", { what: action, table: table.name })}
      >
        ${action}
      </a>
    </article>
  `;
}

/** The others play again, and one does not sit there yet. @param {TableInfo} table */
const playedAgain = ({ rematch }) =>
  rematch !== null && !tablesNow().tables?.some(({ id, you }) => id === rematch && you !== null);

/** @param {App} app @param {string} id  of the table that is over */
async function joinRematch(app, id) {
  const fresh = await app.attempt(() => app.api.rematch(id));
  if (fresh) go(tablePath(fresh.id));
}

/** @param {App} app @param {TableInfo} table @param {boolean} hide  offer to take it off the list */
export function finishedCard(app, table, hide) {
  const won = winners(table);
  const own = table.scores?.find(({ seat }) => seat === table.you);
  const tail = own && !own.winner && !opponentName(table, 1) ? t("won.you_had", { points: own.total }) : "";
  return html`
    <article class="o-card o-over">
      <div class="o-over-pic">${plate(table.game)}</div>
      <div class="o-min">
        <h3 class="o-h">${table.name}</h3>
        <p class="o-t2 o-row">
          ${table.cancelled ? nothing : sign("crown", 16)}${won.map((seat) => emblem(seat, 16))}
          <span>${table.cancelled ? t("home.over.cancelled") : verdict(table) + tail}</span>
        </p>
      </div>
      <div class="o-over-do">
        ${
          playedAgain(table)
            ? html`
                <button
                  class="o-b o-small o-pri"
                  aria-label=${t("home.go.at", { what: t("scores.rematch.join"), table: table.name })}
                  @click=${() => joinRematch(app, table.id)}
                >
                  ${t("scores.rematch.join")}
                </button>
              `
            : nothing
        }
        <a
          class="o-b o-small o-ghost"
          href=${tablePath(table.id)}
          aria-label=${t("home.go.at", { what: t("home.scores"), table: table.name })}
        >
          ${t("home.scores")}
        </a>
      </div>
      ${
        hide
          ? html`
              <button
                class="o-b o-square o-ghost o-small"
                aria-label=${t("home.over.hide", { table: table.name })}
                title=${t("home.over.hide", { table: table.name })}
                @click=${() => app.attempt(() => app.api.leave(table.id)).then(lookAgain)}
              >
                ${ph("x", 17)}
              </button>
            `
          : nothing
      }
    </article>
  `;
}
