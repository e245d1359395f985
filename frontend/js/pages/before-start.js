/** The moment before the game, when everybody sits: who plays, how, and the start. */
import { html, nothing } from "lit-html";
import { dial } from "../art/dial.js";
import { skyline } from "../art/skyline.js";
import { ph } from "../icons.js";
import { emblem } from "../seats.js";
import { opponentName } from "../solo.js";
import { isBot, sitting } from "../tables.js";
import { bar } from "../ui/bar.js";
import { t } from "../words.js";
import { howInShort } from "./how.js";
import { readyButton, readyChip } from "./readiness.js";
import { sealCard } from "./seal.js";

/** @typedef {import("../board-api.js").TableInfo} TableInfo */

/** @param {import("../board-api.js").SeatInfo} one */
function stateOf(one) {
  if (isBot(one)) return t(`bot.level.${one.bot}`);
  const here = one.online ? "" : t("lobby.away");
  if (!one.ready) return html`${readyChip(one)} ${here}`;
  return here || ph("check", 17);
}

/** @param {number} seat @param {string | null} name @param {unknown} state */
const player = (seat, name, state) => html`
  <li>
    ${emblem(seat, 24)}
    <b>${name}</b>
    <span class="o-t2">${state}</span>
  </li>
`;

/**
 * @param {import("../app.js").App} app
 * @param {TableInfo} table
 * @param {string} title  of the game
 * @param {{start: unknown, showSeats: () => void}} doings  `start`: what begins the game, or tells what it waits for
 */
export function beforeStart(app, table, title, { start, showSeats }) {
  const against = opponentName(table, 1);
  return html`
    <div class="o-page o-tall">
      <div class="o-backdrop o-veiled">${skyline("start")}</div>
      ${bar(app, { back: true })}
      <main class="o-before">
        <p class="o-t2">${table.name} · ${title}</p>
        <h1 class="o-h" tabindex="-1">
          ${t("start.all.1")}
          <span class="o-g">${t("start.all.2")}</span>
        </h1>
        ${dial(against ? [...sitting(table), 1] : sitting(table), [], 300)}
        <ul class="o-who-sits">
          ${table.seats.map((one) => player(one.seat, one.name, stateOf(one)))}
          ${against ? player(1, against, t(`${table.game}.opponent`)) : nothing}
        </ul>
        <p class="o-t2 o-in-short">${howInShort(table)}</p>
        ${start}${readyButton(app, table)}
        <button class="o-link" @click=${showSeats}>${t("start.seats")}</button>
        ${sealCard(table.commitment ?? "")}
      </main>
    </div>
  `;
}
