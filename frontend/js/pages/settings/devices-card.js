/** Where one is in: the logins, each to be ended, and the way out of this device. */
import { html, nothing } from "lit-html";
import { ph } from "../../icons.js";
import { account } from "../../net/account-api.js";
import { problemOf } from "../../net/api.js";
import { notices } from "../../net/notices-api.js";
import { ownChannel, unsubscribe } from "../../push.js";
import { go } from "../../router.js";
import { whenWas } from "../../time.js";
import { confirmed } from "../../ui/dialog.js";
import { t } from "../../words.js";

/** @typedef {import("../../app.js").App} App */
/** @typedef {import("../../net/account-api.js").Session} Session */
/** @typedef {import("../../net/account-api.js").Login} Login */
/** @typedef {import("./you.js").Deeds} Deeds */

/** Signs out here; nothing is sent to this browser any more. @param {App} app @param {Session} session */
async function signOut(app, session) {
  const lost = !session.has_link && !session.email && !session.passkeys;
  const sure = await confirmed({
    title: t("you.out.ask"),
    text: t(lost ? "you.out.lost" : "you.out.text"),
    yes: t("you.out.yes"),
  });
  if (!sure) return;
  const out = await app.attempt(async () => {
    const channel = ownChannel();
    if (channel) await notices.remove(channel).catch(problemOf); // it may be gone already
    await unsubscribe();
    await account.signOut();
    return true;
  });
  if (!out) return;
  go("/", true);
  app.forget();
}

/** @param {App} app @param {Session} session @param {Login[]} logins @param {Deeds} deeds */
export const devices = (app, session, logins, deeds) => html`
  <section class="o-card o-set o-record">
    <div class="o-set-head"><h2 class="o-h">${t("you.devices")}</h2></div>
    <ul class="o-things">
      ${logins.map(
        (one) => html`
          <li>
            ${ph("desktop", 22)}
            <div class="o-min">
              <b>${one.device}</b>
              <small class="o-t2">
                ${one.this ? t("you.devices.this") : t("you.devices.seen", { seen: whenWas(one.seen) })}
              </small>
            </div>
            ${
              one.this
                ? html`
                    <span class="o-chip o-ok">${ph("check", 14)} ${t("lobby.here")}</span>
                  `
                : html`
                    <button
                      class="o-b o-small"
                      aria-label=${t("you.devices.end.of", { device: one.device })}
                      @click=${() => deeds.doing(() => account.endLogin(one.id))}
                    >
                      ${t("you.devices.end")}
                    </button>
                  `
            }
          </li>
        `,
      )}
    </ul>
    <div class="o-row o-wrap o-set-foot">
      ${
        logins.length > 1
          ? html`
              <button
                class="o-b"
                @click=${() => deeds.asked("you.devices.others", {}, t("you.devices.others"), account.endOthers)}
              >
                ${t("you.devices.others")}
              </button>
            `
          : nothing
      }
      <button class="o-b" @click=${() => signOut(app, session)}>${ph("sign-out", 18)} ${t("you.out")}</button>
    </div>
  </section>
`;
