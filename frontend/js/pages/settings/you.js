/** Settings, "You and devices": name, personal link, e-mail, passkeys, and where one is in. */
import { html, nothing } from "lit-html";
import { ph } from "../../icons.js";
import { account } from "../../net/account-api.js";
import { makePasskey, NoPasskey, passkeysHere } from "../../passkeys.js";
import { browserName, ownChannel, unsubscribe } from "../../push.js";
import { notices } from "../../net/notices-api.js";
import { qr } from "../../qr.js";
import { go } from "../../router.js";
import { whenWas } from "../../time.js";
import { LONGEST_NAME } from "../../ui/bar.js";
import { copyButton } from "../../ui/copy-button.js";
import { confirmed } from "../../ui/dialog.js";
import { clearToast, toastNews } from "../../ui/toast.js";
import { t } from "../../words.js";
import { field } from "./parts.js";

/** @typedef {import("../../app.js").App} App */
/** @typedef {import("../../net/account-api.js").Session} Session */

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
    const found = await app.attempt(() =>
      Promise.all([account.session(), account.ways(), account.passkeys(), account.logins()]),
    );
    if (!found) return;
    [session, ways, keys, logins] = found;
    redraw();
  }

  /** @param {() => Promise<unknown>} work @returns {Promise<boolean>} */
  async function doing(work) {
    clearToast(); // an earlier refusal has nothing to do with it
    const done = await app.attempt(async () => (await work(), true));
    await look();
    return done === true;
  }

  /** Asks first. @param {string} key  of the words @param {Record<string, string>} params @param {string} yes @param {() => Promise<unknown>} work */
  async function asked(key, params, yes, work) {
    const sure = await confirmed({ title: t(`${key}.ask`, params), text: t(`${key}.text`, params), yes });
    return sure && doing(work);
  }

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

  async function addKey() {
    const made = await doing(async () => {
      try {
        await account.keepPasskey(await makePasskey(await account.passkeyOptions()), browserName(navigator.userAgent));
      } catch (error) {
        if (!(error instanceof NoPasskey)) throw error;
        toastNews(t("passkey.other"), t("passkey.other.text"));
      }
    });
    if (made) redraw();
  }

  async function signOut() {
    const lost = session && !session.has_link && !session.email && !session.passkeys;
    const sure = await confirmed({
      title: t("you.out.ask"),
      text: t(lost ? "you.out.lost" : "you.out.text"),
      yes: t("you.out.yes"),
    });
    if (!sure) return;
    const out = await app.attempt(async () => {
      const channel = ownChannel();
      if (channel) await Promise.all([notices.remove(channel), unsubscribe()]);
      await account.signOut();
      return true;
    });
    if (!out) return;
    go("/", true);
    app.forget();
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

  const passkeys = () => html`
    <section class="o-card o-set">
      <div class="o-set-head"><h2 class="o-h">${t("you.keys")}</h2></div>
      <p class="o-t2">${t("you.keys.text")}</p>
      <ul class="o-things">
        ${keys.map(
          ({ id, name, created, used }) => html`
            <li>
              ${ph("fingerprint", 22)}
              <div class="o-min">
                <b>${name}</b>
                <small class="o-t2">
                  ${t(used ? "you.keys.used" : "you.keys.unused", { made: whenWas(created), used: used ? whenWas(used) : "" })}
                </small>
              </div>
              <button
                class="o-b o-small"
                aria-label=${t("you.keys.remove.of", { name })}
                @click=${() => asked("you.keys.remove", { name }, t("you.keys.remove"), () => account.removePasskey(id))}
              >
                ${t("you.keys.remove")}
              </button>
            </li>
          `,
        )}
      </ul>
      ${
        passkeysHere() && ways.passkeys
          ? html`
              <button class="o-b" @click=${addKey}>${ph("fingerprint", 18)} ${t("you.keys.make")}</button>
            `
          : html`
              <p class="o-t2">${t("passkey.not")}</p>
            `
      }
    </section>
  `;

  const devices = () => html`
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
                        @click=${() => doing(() => account.endLogin(one.id))}
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
                  @click=${() => asked("you.devices.others", {}, t("you.devices.others"), account.endOthers)}
                >
                  ${t("you.devices.others")}
                </button>
              `
            : nothing
        }
        <button class="o-b" @click=${signOut}>${ph("sign-out", 18)} ${t("you.out")}</button>
      </div>
    </section>
  `;

  void look();

  return {
    stop: () => {},
    template: () =>
      session
        ? html`
            <div class="o-set-main">${nameAndLink(session)} ${mail(session)} ${passkeys()}</div>
            ${devices()}
          `
        : html`
            <p class="o-t2">${t("loading")}</p>
          `,
  };
}
