/** The end of a game: who won and how, the opened seal, the record, a rematch. */
import { html, nothing } from "lit-html";
import { skyline } from "../art/skyline.js";
import { sign } from "../art/signs.js";
import { ph } from "../icons.js";
import { keepInvite } from "../invites.js";
import { go, tablePath } from "../router.js";
import { shield } from "../seats.js";
import { opponentName } from "../solo.js";
import { lostTheTie, nameAt, verdict, winners } from "../tables.js";
import { bar } from "../ui/bar.js";
import { copyButton } from "../ui/copy-button.js";
import { openDialog } from "../ui/dialog.js";
import { LANGUAGE, listed, t } from "../words.js";
import { chatCard } from "./chat.js";
import { scoreSheet } from "./score-sheet.js";
import { grouped } from "./seal.js";

/** @typedef {import("../app.js").App} App */
/** @typedef {import("../net/table.js").TableSession} TableSession */
/** @typedef {import("../board-api.js").TableInfo} TableInfo */

/** Somebody alone has lost to an opponent whom the rules play: the crown is not theirs. @param {TableInfo} table */
const lostAlone = (table) => winners(table).some((seat) => seat !== table.you && opponentName(table, seat) !== null);

/** As the service names it. @param {TableInfo} table */
const recordName = ({ game, id }) => `orloj-${game}-${id}.json`;

/**
 * @param {App} app
 * @param {TableSession} session
 * @param {object} order
 * @param {string} order.title
 * @param {Record<string, string>} order.symbols
 * @param {import("../board/mutes.js").Mutes} order.mutes
 * @param {() => void} order.redraw
 * @param {() => void} order.showBoard
 * @param {() => void} order.lookThrough
 */
export function scores(app, session, { title, symbols, mutes, redraw, showBoard, lookThrough }) {
  /** Whether the seed gives the commitment; null while, or where, this browser cannot tell. @type {boolean | null} */
  let matches = null;
  let busy = false;

  async function check() {
    const { seed, commitment } = session.store.state().table;
    if (!seed || !crypto.subtle) return; // browsers hash on https pages and on this machine only
    const bytes = Uint8Array.from(seed.match(/../g) ?? [], (byte) => parseInt(byte, 16));
    const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
    matches = Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("") === commitment;
    redraw();
  }

  async function rematch() {
    if (busy) return;
    busy = true;
    redraw();
    const fresh = await app.attempt(() => app.api.rematch(session.id));
    busy = false;
    if (!fresh) return redraw();
    if (fresh.invite) keepInvite(fresh.id, fresh.invite);
    go(tablePath(fresh.id));
  }

  /** @param {TableInfo} table */
  const howToCheck = (table) =>
    openDialog({
      title: t("check.title"),
      body: () => html`
        <p class="o-t2">${t("check.text")}</p>
        <ol class="o-numbered">
          <li>${t("check.1")}</li>
          <li>
            ${t("check.2")}
            <code class="o-mono">orloj verify ${recordName(table)}</code>
          </li>
        </ol>
        <p class="o-t2">${t("seal.check")}</p>
        <p class="o-mono">${t("check.seed")} ${grouped(table.seed ?? "")}</p>
        <p class="o-mono">sha-256 ${grouped(table.commitment ?? "")}</p>
      `,
    });

  /** @param {TableInfo} table */
  const sealCard = (table) => html`
    <section class="o-card o-opened">
      ${sign("opened", 34)}
      <div class="o-min">
        <div class="o-row o-wrap">
          <h2 class="o-h">${t("seal.open")}</h2>
          ${
            matches === null
              ? nothing
              : matches
                ? html`
                    <span class="o-chip o-ok">${ph("seal-check", 16)} ${t("seal.matches")}</span>
                  `
                : html`
                    <span class="o-chip o-bad">${ph("warning", 16)} ${t("seal.differs")}</span>
                  `
          }
        </div>
        <p class="o-t2">${t("seal.open.text")}</p>
        <p class="o-mono o-breaks">${table.seed}</p>
        <div class="o-row o-wrap">
          ${copyButton(table.seed ?? "", t("seal.copy_seed"), "o-small o-ghost")}
          <button class="o-link" @click=${() => howToCheck(table)}>${t("check.title")}</button>
        </div>
      </div>
    </section>
  `;

  /** @param {TableInfo} table */
  function tie(table) {
    const behind = lostTheTie(table);
    const won = winners(table);
    if (won.length > 1)
      return html`
        <p class="o-story">
          ${t(`${table.game}.tie.shared`, { names: listed(won.map((seat) => nameAt(table, seat))) })}
        </p>
      `;
    if (!behind.length) return nothing;
    return html`
      <p class="o-story">
        ${t(`${table.game}.tie.lost`, { names: listed([...won, ...behind].map((seat) => nameAt(table, seat))), winner: nameAt(table, won[0]) })}
      </p>
    `;
  }

  /** Without a result: who was there, and that everything stays. @param {TableInfo} table */
  const cancelled = (table) => html`
    <section class="o-card o-ornate o-cancelled">
      <p>${t("cancelled.text")}</p>
      <ul class="o-people">
        ${table.seats.map(
          ({ seat, name }) => html`
            <li>${shield(seat, 30)} <b>${name}</b></li>
          `,
        )}
      </ul>
    </section>
  `;

  /** Who has given up on the way. @param {TableInfo} table */
  function conceded(table) {
    const names = table.seats.filter((one) => one.conceded).map(({ seat }) => nameAt(table, seat));
    return names.length
      ? html`
          <p class="o-story">${t("scores.conceded", { n: names.length, names: listed(names) })}</p>
        `
      : nothing;
  }

  /** @param {TableInfo} table */
  function template(table) {
    const mine = table.you !== null;
    const when = new Date(table.updated).toLocaleDateString(LANGUAGE, {
      day: "numeric",
      month: "long",
      year: "numeric",
    });
    return html`
      <div class="o-page">
        <div class="o-band o-low">${skyline("low")}</div>
        ${bar(app, {
          back: true,
          title: html`
            <span class="o-t2">${table.name} · ${title}</span>
          `,
        })}
        <main class="o-home o-result">
          <div class="o-hello o-hello-won">
            <div class="o-row">${table.cancelled ? shield(null, 62) : winners(table).map((seat) => shield(seat, 62))}</div>
            <div class="o-min">
              <p class="o-wide-only">${table.name} · ${title} · ${when}</p>
              <h1 class="o-h o-g" tabindex="-1">
                ${lostAlone(table) || table.cancelled ? nothing : sign("crown", 34)}
                ${table.cancelled ? t("cancelled") : verdict(table)}
              </h1>
            </div>
          </div>
          <div class="o-left">
            ${
              table.cancelled
                ? cancelled(table)
                : html`
                    <section class="o-card o-ornate o-sheet-card">${scoreSheet(table, symbols)}</section>
                    ${tie(table)} ${conceded(table)}
                  `
            }
          </div>
          <div class="o-right">
            ${sealCard(table)}
            <div class="o-do">
              ${
                mine && !table.sandbox
                  ? html`
                      <button class="o-b o-pri o-big o-wide o-rematch" ?disabled=${busy} @click=${rematch}>
                        ${ph("arrows-clockwise", 21)}
                        ${table.rematch ? t("scores.rematch.join") : t("scores.rematch")}
                        <small>${t("scores.rematch.same")}</small>
                      </button>
                    `
                  : nothing
              }
              <button class="o-b o-big" @click=${lookThrough}>
                ${ph("clock-counter-clockwise", 18)}
                <span class="o-wide-only">${t("scores.look")}</span>
                <span class="o-phone-only">${t("scores.look.short")}</span>
              </button>
              <button class="o-b o-big" @click=${showBoard}>
                ${ph("map-trifold", 18)}
                <span class="o-wide-only">${t("scores.board")}</span>
                <span class="o-phone-only">${t("scores.board.short")}</span>
              </button>
              <a class="o-b o-big" download=${recordName(table)} href=${app.api.recordUrl(session.id)}>
                ${ph("download-simple", 18)} ${t("scores.record")}
                <small>JSON</small>
              </a>
            </div>
            <p class="o-t2 o-row o-note">${ph("push-pin", 15)} ${t("scores.stays")}</p>
            ${chatCard(session, mutes)}
          </div>
        </main>
      </div>
    `;
  }

  void check();
  return { template };
}
