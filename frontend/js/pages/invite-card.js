/** The card beside the seats with the invitation. */
import { html, nothing } from "lit-html";
import { ph } from "../icons.js";
import { inviteOf, keepInvite } from "../invites.js";
import { qr } from "../qr.js";
import { invitePath } from "../router.js";
import { freeSeats } from "../tables.js";
import { copyButton } from "../ui/copy-button.js";
import { confirmed } from "../ui/dialog.js";
import { t } from "../words.js";

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
