/** Settings, "You and devices": name, personal link, e-mail, passkeys, and where one is in. */
import { html, nothing } from "lit-html";
import { ph } from "../../icons.js";
import { account } from "../../net/account-api.js";
import { qr } from "../../qr.js";
import { LONGEST_NAME } from "../../ui/bar.js";
import { copyButton } from "../../ui/copy-button.js";
import { confirmed } from "../../ui/dialog.js";
import { toastNews } from "../../ui/toast.js";
import { t } from "../../words.js";
import { devices } from "./devices-card.js";
import { field } from "./parts.js";
import { passkeys } from "./passkeys-card.js";

/** @typedef {import("../../app.js").App} App */
/** @typedef {import("../../net/account-api.js").Session} Session */

/**
 * What the cards of this section do with the service: they look anew afterwards.
 * @typedef {object} Deeds
 * @property {(work: () => Promise<unknown>) => Promise<boolean>} doing  false when it was refused
 * @property {(key: string, params: Record<string, string>, yes: string, work: () => Promise<unknown>) => Promise<boolean>} asked  asks first, in the words of the key
 */

/** @param {App} app @param {() => void} redraw */
export function you(app, redraw) {
  /** @type {Session | null} */
  let session = null;
  /** @type {import("../../net/account-api.js").Ways} */
  let ways = { mail: false, passkeys: false };
  /** @type {import("../../net/account-api.js").Passkey[]} */
  let keys = [];
  /** @type {import("../../net/account-api.js").Login[]} */
  let logins = [];
  let link = ""; // just made

  async function look() {
    const found = await app.load(() =>
      Promise.all([account.session(), account.ways(), account.passkeys(), account.logins()]),
    );
    if (!found) return;
    [session, ways, keys, logins] = found;
    redraw();
  }

  /** @param {() => Promise<unknown>} work @returns {Promise<boolean>} */
  async function doing(work) {
    const done = await app.attempt(async () => (await work(), true));
    await look();
    return done === true;
  }

  /** Asks first. @param {string} key  of the words @param {Record<string, string>} params @param {string} yes @param {() => Promise<unknown>} work */
  async function asked(key, params, yes, work) {
    const sure = await confirmed({ title: t(`${key}.ask`, params), text: t(`${key}.text`, params), yes });
    return sure && doing(work);
  }

  /** @type {Deeds} */
  const deeds = { doing, asked };

  /** @param {SubmitEvent} event */
  async function rename(event) {
    const name = field(event, "name");
    if (name && (await doing(() => app.signIn(name)))) toastNews(t("you.name.kept", { name }));
  }

  async function makeLink() {
    const make = async () => {
      const { token } = await account.link();
      link = `${location.origin}/enter#link=${token}`;
    };
    if (session?.has_link) await asked("you.link.renew", {}, t("you.link.renew"), make);
    else await doing(make);
  }

  /** @param {SubmitEvent} event */
  async function sendMail(event) {
    const email = field(event, "email");
    if (await doing(() => account.mail(email))) toastNews(t("you.mail.sent"), t("you.mail.sent.text"));
  }

  /** @param {Session} session */
  const nameAndLink = (session) => html`
    <section class="o-card o-set">
      <div class="o-set-head"><h2 class="o-h">${t("you.name")}</h2></div>
      <form class="o-row o-wrap" @submit=${rename}>
        <input
          class="o-f o-grow"
          name="name"
          required
          autocomplete="nickname"
          maxlength=${LONGEST_NAME}
          aria-label=${t("you.name")}
          .value=${session.person.name}
        />
        <button class="o-b">${t("you.name.keep")}</button>
      </form>
    </section>
    <section class="o-card o-ornate o-set">
      <div class="o-set-head"><h2 class="o-h">${t("you.link")}</h2></div>
      <p class="o-t2">${t("you.link.text")}</p>
      ${
        link
          ? html`
              <div class="o-own-link">
                ${qr(link, t("you.link.qr"))}
                <div class="o-min">
                  <p>${t("you.link.once")}</p>
                  <input class="o-f o-wide" readonly .value=${link} aria-label=${t("you.link.label")} />
                  <div class="o-row o-wrap">${copyButton(link, t("you.link.copy"), "o-pri")}</div>
                </div>
              </div>
            `
          : html`
              ${
                session.has_link
                  ? html`
                      <p>${t("you.link.have")}</p>
                    `
                  : nothing
              }
              <button class="o-b ${session.has_link ? "" : "o-pri"}" @click=${makeLink}>
                ${ph("link", 18)} ${t(session.has_link ? "you.link.renew" : "you.link.make")}
              </button>
            `
      }
    </section>
  `;

  /** @param {Session} session */
  const mail = ({ email }) => html`
    <section class="o-card o-set">
      <div class="o-set-head"><h2 class="o-h">${t("you.mail")}</h2></div>
      <p class="o-t2">${ways.mail ? t("you.mail.text") : t("you.mail.none")}</p>
      ${
        email
          ? html`
              <div class="o-row o-wrap">
                <b class="o-breaks">${email}</b>
                <span class="o-grow"></span>
                <button
                  class="o-b"
                  @click=${() => asked("you.mail.forget", { email }, t("you.mail.forget"), account.forgetMail)}
                >
                  ${t("you.mail.forget")}
                </button>
              </div>
            `
          : ways.mail
            ? html`
                <form class="o-row o-wrap" @submit=${sendMail}>
                  <input
                    class="o-f o-grow"
                    name="email"
                    type="email"
                    required
                    autocomplete="email"
                    aria-label=${t("enter.mail")}
                  />
                  <button class="o-b">${t("you.mail.send")}</button>
                </form>
              `
            : nothing
      }
    </section>
  `;

  void look();

  return {
    stop: () => {},
    template: () =>
      session
        ? html`
            <div class="o-set-main">${nameAndLink(session)} ${mail(session)} ${passkeys(keys, ways.passkeys, deeds)}</div>
            ${devices(app, session, logins, deeds)}
          `
        : html`
            <p class="o-t2">${t("loading")}</p>
          `,
  };
}
