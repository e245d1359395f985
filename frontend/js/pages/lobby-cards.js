/** Cards beside the seats: the invitation, and how we play. */
import { html, nothing } from "lit-html";
import { clockWords } from "../clocks.js";
import { ph } from "../icons.js";
import { inviteOf, keepInvite } from "../invites.js";
import { qr } from "../qr.js";
import { invitePath } from "../router.js";
import { freeSeats, optionPhrases } from "../tables.js";
import { copyButton } from "../ui/copy-button.js";
import { confirmed } from "../ui/dialog.js";
import { t } from "../words.js";
import { changeHow } from "./how-dialog.js";

/** @typedef {import("../app.js").App} App */
/** @typedef {import("../board-api.js").TableInfo} TableInfo */

/** @param {App} app @param {TableInfo} table @param {() => void} redraw */
async function inviteAnew(app, table, redraw) {
  const sure = await confirmed({
    title: t("invite.new.ask"),
    text: t("invite.new.text"),
    yes: t("invite.new.yes"),
  });
  const made = sure && (await app.attempt(() => app.api.invite(table.id)));
  if (!made) return;
  keepInvite(table.id, made.invite);
  redraw();
}

/** The invitation as a link and as a picture. @param {App} app @param {TableInfo} table @param {() => void} redraw */
export function inviteCard(app, table, redraw) {
  const invite = inviteOf(table.id);
  const anew = table.host
    ? html`
        <button class="o-b" @click=${() => inviteAnew(app, table, redraw)}>
          ${ph("arrows-clockwise", 18)} ${t("invite.new")}
        </button>
      `
    : nothing;
  const free = freeSeats(table);
  if (!invite)
    return html`
      <section class="o-card o-ornate o-invite">
        <h2 class="o-h">${t("invite")}</h2>
        <p class="o-t2">${t("invite.elsewhere")}</p>
        ${
          table.host
            ? html`
                <div class="o-invite-do">${anew}</div>
              `
            : nothing
        }
      </section>
    `;
  const link = location.origin + invitePath(table.id, invite);
  const send = () => navigator.share({ title: table.name, url: link }).catch(() => {}); // closing the sheet is no fault
  return html`
    <section class="o-card o-ornate o-invite">
      <div class="o-invite-top">
        ${qr(link, t("invite.qr"))}
        <div class="o-min">
          <h2 class="o-h">${t("invite")}</h2>
          <p class="o-t2">
            ${
              free
                ? html`
                    <b class="o-g">${t("lobby.free.n", { n: free })}</b>
                  `
                : nothing
            }
            ${t("invite.whoever")}
          </p>
          <input
            class="o-f o-wide"
            readonly
            .value=${link}
            aria-label=${t("invite.link")}
            @focus=${(/** @type {FocusEvent} */ event) => /** @type {HTMLInputElement} */ (event.target).select()}
          />
        </div>
      </div>
      <div class="o-invite-do">
        ${copyButton(link, t("invite.copy"), free ? "o-pri o-grow" : "o-grow")}${
          "share" in navigator
            ? html`
                <button class="o-b o-grow" @click=${send}>
                  ${ph("share-network", 18)} ${t("invite.send")}
                </button>
              `
            : nothing
        }${anew}
      </div>
    </section>
  `;
}

/** The clock of a table, in words. @param {TableInfo} table */
const clockLines = ({ clock }) => html`
  <li>
    ${ph("timer", 18)}
    <span>
      <b>${t("clock")}:</b>
      ${clockWords(clock)}
    </span>
  </li>
  ${
    clock
      ? html`
          <li>
            ${ph("hand-palm", 18)}
            <span>
              <b>${t("clock.zero")}:</b>
              ${t(`clock.zero.${clock.at_zero}.text`)}
            </span>
          </li>
        `
      : nothing
  }
`;

/** How a table plays in one line: what everybody is to be ready for. @param {TableInfo} table */
export const howInShort = (table) =>
  [
    ...(table.seats.length > 1 ? [{ label: t("clock"), value: clockWords(table.clock) }] : []),
    ...optionPhrases(table),
  ]
    .map(({ label, value }) => `${label}: ${value}`)
    .join(" · ");

/** The options and the manners of the table. @param {App} app @param {TableInfo} table */
export const howWePlay = (app, table) => html`
  <section class="o-card o-how">
    <div class="o-row">
      <h2 class="o-h o-grow">${t("how")}</h2>
      ${
        table.host
          ? html`
              <button class="o-b o-small" aria-label=${t("how.change.do")} @click=${() => changeHow(app, table)}>
                ${ph("pencil-simple", 16)} ${t("how.change")}
              </button>
            `
          : nothing
      }
    </div>
    <ul>
      ${table.seats.length > 1 ? clockLines(table) : nothing}
      ${optionPhrases(table).map(
        ({ label, value }) => html`
          <li>
            ${ph("sliders-horizontal", 18)}
            <span>
              <b>${label}:</b>
              ${value}
            </span>
          </li>
        `,
      )}
      <li>
        ${ph("arrow-counter-clockwise", 18)}
        <span>
          <b>${t("how.undo")}:</b>
          ${t("how.undo.text")}
        </span>
      </li>
      <li>
        ${ph("lock-simple", 18)}
        <span>
          <b>${t("how.who")}:</b>
          ${table.public ? t("how.who.all") : t("how.who.link")}
        </span>
      </li>
    </ul>
  </section>
`;
