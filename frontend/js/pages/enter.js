/** The way in from another device: by a personal link, a link from a mail, or a passkey. */
import { html, nothing, render } from "lit-html";
import { ph } from "../icons.js";
import { account } from "../net/account-api.js";
import { problemOf } from "../net/api.js";
import { NoPasskey, passkeysHere, usePasskey } from "../passkeys.js";
import { go } from "../router.js";
import { secretParts, takeSecret } from "../secret.js";
import { onTheme } from "../theme.js";
import { toastNews } from "../ui/toast.js";
import { t } from "../words.js";
import { noticePage } from "./missing.js";

/** @typedef {import("../app.js").App} App */
/** @typedef {import("../net/account-api.js").Session} Session */

/** By the kind of the secret. @type {Record<string, (token: string) => Promise<Session>>} */
const COME_IN = { link: account.enter, mail: account.mailEnter };

/** @param {HTMLElement} root @param {App} app */
export function mountEnter(root, app) {
  const { kind, token } = secretParts(takeSecret());
  const comeIn = Object.hasOwn(COME_IN, kind) && token ? COME_IN[kind] : null;
  /** @type {import("../net/account-api.js").Ways} */
  let ways = { mail: false, passkeys: false };
  let busy = false;
  let dead = false; // the link
  let sent = false; // a mail
  let gone = false;

  /** @param {() => Promise<Session>} way */
  async function by(way) {
    if (busy) return;
    busy = true;
    draw();
    const known = app.person()?.id;
    try {
      const { person } = await way();
      app.become(person);
      if (gone) return;
      go("/", true);
      toastNews(known === person.id && kind === "mail" ? t("enter.proved") : t("enter.done", { name: person.name }));
    } catch (error) {
      if (error instanceof NoPasskey) toastNews(t("passkey.other"), t("passkey.other.text"));
      else if (comeIn && problemOf(error).code === "bad-link") dead = true;
      else app.tell(error);
    }
    busy = false;
    if (!gone) draw();
  }

  const byPasskey = () => by(async () => account.passkeyEnter(await usePasskey(await account.askPasskey())));

  /** @param {SubmitEvent} event */
  async function byMail(event) {
    event.preventDefault();
    const field = /** @type {HTMLFormElement} */ (event.currentTarget).elements.namedItem("email");
    const asked = await app.attempt(async () => {
      await account.mail(/** @type {HTMLInputElement} */ (field).value.trim());
      return true;
    });
    sent = asked === true;
    if (!gone) draw();
  }

  /** The ways in without a link. */
  const otherWays = () => html`
    <div class="o-ways">
      ${
        ways.passkeys && passkeysHere()
          ? html`
              <button class="o-b o-pri o-big" ?disabled=${busy} @click=${byPasskey}>
                ${ph("fingerprint", 22)} ${t("enter.passkey")}
              </button>
            `
          : nothing
      }
      ${
        ways.mail
          ? html`
              <form class="o-row" @submit=${byMail}>
                <input
                  class="o-f o-grow"
                  name="email"
                  type="email"
                  required
                  autocomplete="email"
                  aria-label=${t("enter.mail")}
                  placeholder=${t("enter.mail")}
                />
                <button class="o-b">${ph("envelope-simple", 18)} ${t("enter.mail.send")}</button>
              </form>
            `
          : nothing
      }
      <a class="o-b o-ghost" href="/">${t(app.person() ? "bar.home" : "enter.new")}</a>
    </div>
  `;

  function words() {
    const name = app.person()?.name;
    if (dead) return { heading: t("enter.not"), text: t("enter.not.text"), action: otherWays() };
    if (sent) return { heading: t("enter.mail.sent"), text: t("enter.mail.sent.text"), action: otherWays() };
    if (!comeIn) return { heading: t("enter.asked"), text: t("enter.asked.text"), action: otherWays() };
    const proves = kind === "mail" && name !== undefined;
    return {
      heading: proves ? t("enter.here.mail") : name ? t("enter.here") : t("enter.asked"),
      text: proves
        ? t("enter.here.mail.text", { name: name ?? "" })
        : name
          ? t("enter.here.text", { name })
          : t(kind === "mail" ? "enter.mail.text" : "enter.busy"),
      action: html`
        <div class="o-ways">
          <button class="o-b o-pri o-big" ?disabled=${busy} @click=${() => by(() => comeIn(token))}>
            ${t(proves ? "enter.prove" : "enter.do")} ${ph("arrow-right", 20)}
          </button>
          ${
            name
              ? html`
                  <a class="o-b o-ghost" href="/">${t("enter.stay", { name })}</a>
                `
              : nothing
          }
        </div>
      `,
    };
  }

  const draw = () => render(noticePage(app, words()), root);

  document.title = t("enter.title");
  draw();
  void account.ways().then(
    (found) => {
      ways = found;
      if (!gone) draw();
    },
    (error) => void problemOf(error), // without an answer the link is the way in
  );
  // A link from a mail waits for a press: programs that look into mails follow links, and it works once.
  if (comeIn && kind === "link" && !app.person()) void by(() => comeIn(token));
  const stop = onTheme(draw);
  return () => {
    gone = true;
    stop();
  };
}
