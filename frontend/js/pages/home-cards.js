/** The tables on the home page: a large card for each that waits for you, a row for the others, a small card when over. */
import { html } from "lit-html";
import { dial } from "../art/dial.js";
import { plate } from "../art/plates.js";
import { sign } from "../art/signs.js";
import { ph } from "../icons.js";
import { tablePath } from "../router.js";
import { emblem } from "../seats.js";
import { opponentName } from "../solo.js";
import { freeSeats, nameAt, others, question, sitting, verdict, waitedFor, waitsForMe, winners } from "../tables.js";
import { span } from "../time.js";
import { listed, t } from "../words.js";

/** @typedef {import("../board-api.js").TableInfo} TableInfo */

/** @param {TableInfo} table @param {string} title  of the game */
export function mineCard(table, title) {
  const running = table.status === "running";
  const against = opponentName(table, 1);
  const names = against ? [against] : others(table);
  const round = against ? [...sitting(table), 1] : sitting(table);
  return html`
    <article class="o-card o-mine">
      <div class="o-mine-pic">${plate(table.game)}</div>
      ${dial(round, waitedFor(table), 84)}
      <div class="o-mine-body">
        <div class="o-mine-name">
          <h3 class="o-h">${table.name}</h3>
          <span>${title}</span>
        </div>
        <p class="o-q">
          ${sign("lamp", 20)}
          <span>${running ? question(table, table.you ?? 0) : t("start.all")}</span>
        </p>
        <p class="o-t2">
          ${running ? (table.turn_since ? t("home.since", { span: span(table.turn_since) }) : "") : ""}
          ${names.length ? t(against ? "home.against" : "home.with", { names: listed(names) }) : ""}
        </p>
      </div>
      <a
        class="o-b o-pri o-play"
        href=${tablePath(table.id)}
        aria-label=${running ? t("home.play.at", { table: table.name }) : t("home.go.at", { what: t("home.begin"), table: table.name })}
      >
        ${running ? t("home.play") : t("home.begin")} ${ph("arrow-right", 17)}
      </a>
    </article>
  `;
}

/** @param {TableInfo} table */
export function waitingRow(table) {
  const waiting = waitedFor(table);
  const free = freeSeats(table);
  const thinking = t("home.thinking", {
    n: waiting.length,
    names: listed(waiting.map((seat) => nameAt(table, seat))),
    span: table.turn_since ? span(table.turn_since) : "",
  });
  const host = table.seats.find((one) => one.host)?.person?.name ?? t("nobody");
  const words =
    table.status === "running"
      ? thinking
      : free
        ? t("home.free", { n: free })
        : t("home.full", { name: host });
  const action = table.status === "running" ? t("home.look") : t("home.lobby");
  return html`
    <article class="o-card o-waiting">
      <div class="o-waiting-pic">${plate(table.game)}</div>
      ${dial(sitting(table), waiting, 54)}
      <div class="o-min">
        <h3 class="o-h">${table.name}</h3>
        <p class="o-t2 o-row">
          ${waiting.map((seat) => emblem(seat, 16))}
          <span>${words}</span>
        </p>
      </div>
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

/** @param {TableInfo} table */
export function finishedCard(table) {
  const won = winners(table);
  const own = table.scores?.find(({ seat }) => seat === table.you);
  const tail = own && !own.winner && !opponentName(table, 1) ? t("won.you_had", { points: own.total }) : "";
  return html`
    <article class="o-card o-over">
      <div class="o-over-pic">${plate(table.game)}</div>
      <div class="o-min">
        <h3 class="o-h">${table.name}</h3>
        <p class="o-t2 o-row">
          ${sign("crown", 16)}${won.map((seat) => emblem(seat, 16))}
          <span>${verdict(table)}${tail}</span>
        </p>
      </div>
      <a
        class="o-b o-small o-ghost"
        href=${tablePath(table.id)}
        aria-label=${t("home.go.at", { what: t("home.scores"), table: table.name })}
      >
        ${t("home.scores")}
      </a>
    </article>
  `;
}
