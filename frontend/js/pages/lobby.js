/** The lobby: seats, invitation, how we play, chat; and the moment before the start, when everybody sits. */
import { html, nothing } from "lit-html";
import { dial } from "../art/dial.js";
import { plate } from "../art/plates.js";
import { skyline } from "../art/skyline.js";
import { ph } from "../icons.js";
import { go } from "../router.js";
import { opponentName } from "../solo.js";
import { amUnready, freeSeats, hostName, lateNames, others, sitting, unready } from "../tables.js";
import { bar, LONGEST_NAME } from "../ui/bar.js";
import { prompted } from "../ui/asking.js";
import { confirmed } from "../ui/dialog.js";
import { counted, listed, t } from "../words.js";
import { beforeStart } from "./before-start.js";
import { chatCard } from "./chat.js";
import { howWePlay } from "./how.js";
import { inviteCard } from "./invite-card.js";
import { onlookers } from "./onlookers.js";
import { readyButton } from "./readiness.js";
import { sealLine } from "./seal.js";
import { seatRow } from "./seat-row.js";

/** @typedef {import("../app.js").App} App */
/** @typedef {import("../net/table.js").TableSession} TableSession */
/** @typedef {import("../board-api.js").TableInfo} TableInfo */

/**
 * @param {App} app
 * @param {TableSession} session
 * @param {string} title  of the game
 * @param {() => void} redraw
 */
export function lobby(app, session, title, redraw) {
  let seatsAsked = false; // the seats are wanted although everybody sits
  let starting = false;

  async function start() {
    if (starting) return;
    starting = true;
    redraw();
    await app.attempt(() => app.api.start(session.id));
    starting = false;
    redraw();
  }

  async function leave() {
    const sure = await confirmed({
      title: t("lobby.leave.ask"),
      text: t("lobby.leave.text"),
      yes: t("lobby.leave.yes"),
    });
    if (!sure) return;
    const left = await app.attempt(async () => (await session.leave(), true));
    if (left) go("/", true);
  }

  /** @param {TableInfo} table */
  async function rename({ name }) {
    await prompted(app, {
      title: t("lobby.rename"),
      label: t("lobby.rename.label"),
      value: name,
      yes: t("lobby.rename.yes"),
      longest: LONGEST_NAME,
      work: async (wanted) => wanted === name || app.api.rename(session.id, wanted),
    });
  }

  /** @param {TableInfo} table @param {string} where  it stands beside the name, which a phone has in the bar */
  const renameButton = (table, where) =>
    table.host
      ? html`
          <button class="o-ib ${where}" aria-label=${t("lobby.rename")} @click=${() => rename(table)}>
            ${ph("pencil-simple", 20)}
          </button>
        `
      : nothing;

  /** @param {TableInfo} table */
  function startButton(table) {
    const free = freeSeats(table);
    if (amUnready(table)) return nothing;
    if (!table.host)
      return html`
        <p class="o-b o-big o-waits">${free ? t("lobby.starts") : startsWhen(table)}</p>
      `;
    const waits = free
      ? t("start.waits", { n: free, count: counted(free) })
      : unready(table).length
        ? t("start.ready", { names: lateNames(table) })
        : "";
    return html`
      <button
        class="o-b o-big ${waits ? "o-waits" : "o-pri"}"
        aria-disabled=${waits !== ""}
        ?disabled=${starting}
        @click=${() => waits || start()}
      >
        ${t(waits ? "start" : "start.do")}
        <small>${waits}</small>
      </button>
    `;
  }

  /** What the start waits for where everybody sits. @param {TableInfo} table */
  function startsWhen(table) {
    return unready(table).length
      ? t("ready.waits", { names: lateNames(table) })
      : t("start.by", { name: hostName(table) });
  }

  /** "Prague Unseen for four" @param {TableInfo} table */
  function gameOf(table) {
    const against = opponentName(table, 1);
    return against
      ? t("solo.game", { game: title, name: against })
      : t("lobby.game", { game: title, count: counted(table.seats.length) });
  }

  /** @param {TableInfo} table */
  function headline(table) {
    const names = others(table);
    const free = freeSeats(table);
    return html`
      <div class="o-hello o-hello-table">
        <div class="o-thumb">${plate(table.game)}</div>
        <div>
          <div class="o-row">
            <h1 class="o-h o-min" tabindex="-1">${table.name}</h1>
            ${renameButton(table, "o-wide-only")}
          </div>
          <p>
            ${gameOf(table)} ·
            ${names.length ? t("lobby.present", { names: listed(table.you === null ? names : [...names, t("you")]) }) : t("lobby.alone")}
            <b class="o-g">${amUnready(table) ? t("ready.asked.how") : free ? t("lobby.free.n", { n: free, count: counted(free) }) : t("start.all")}</b>
          </p>
        </div>
      </div>
    `;
  }

  /** @param {TableInfo} table */
  const seats = (table) => html`
    <div class="o-page o-has-foot">
      <div class="o-band">${skyline("band")}</div>
      ${bar(app, {
        back: true,
        title: html`
          <b class="o-h">${table.name}</b>
          <span class="o-t2">${gameOf(table)}</span>
        `,
        action: renameButton(table, "o-phone-only"),
      })}
      <main class="o-home o-lobby">
        ${headline(table)}
        <section class="o-left">
          <h2 class="o-sec">
            ${t("lobby.seats")}
            <small>${t("lobby.order")}</small>
          </h2>
          <ul class="o-seats">
            ${table.seats.map((one) => seatRow(app, table, one))}
          </ul>
          ${onlookers(app, table)}
        </section>
        <div class="o-right">
          ${table.seats.length > 1 && table.you !== null ? inviteCard(app, table, redraw) : nothing}${howWePlay(app, table)}${chatCard(session)}
        </div>
      </main>
      <footer class="o-foot">
        <span class="o-wide-only">${dial(sitting(table), [], 60)}</span>
        <div class="o-min o-foot-words">
          <b>${foot(table)}</b>
          ${sealLine(table.commitment ?? "")}
        </div>
        <span class="o-grow"></span>
        ${
          table.you === null
            ? nothing
            : html`
                <button class="o-b o-ghost o-big" aria-label=${t("lobby.leave")} @click=${leave}>
                  ${ph("sign-out", 18)}
                  <span class="o-wide-only">${t("lobby.leave")}</span>
                </button>
              `
        }
        ${readyButton(app, table)}${startButton(table)}
      </footer>
    </div>
  `;

  /** @param {TableInfo} table */
  function foot(table) {
    const free = freeSeats(table);
    if (free) return t("lobby.foot", { n: free, count: counted(free) });
    return table.host && !unready(table).length ? t("lobby.foot.ready") : startsWhen(table);
  }

  /** Whoever is writing is not moved to another page by the last one sitting down. */
  const typing = () => document.activeElement?.matches(".o-chat input");

  function showSeats() {
    seatsAsked = true;
    redraw();
  }

  return {
    /** @param {TableInfo} table */
    template: (table) =>
      freeSeats(table) || seatsAsked || typing()
        ? seats(table)
        : beforeStart(app, table, title, { start: startButton(table), showSeats }),
  };
}
