/** Passkeys: those one has, and a new one of this browser. */
import { html } from "lit-html";
import { ph } from "../../icons.js";
import { account } from "../../net/account-api.js";
import { makePasskey, NoPasskey, passkeysHere } from "../../passkeys.js";
import { browserName } from "../../push.js";
import { whenWas } from "../../time.js";
import { toastNews } from "../../ui/toast.js";
import { t } from "../../words.js";

/** @typedef {import("../../net/account-api.js").Passkey} Passkey */
/** @typedef {import("./you.js").Deeds} Deeds */

/** @param {Deeds} deeds */
async function addKey({ doing }) {
  /** @type {object | null} */
  let made = null;
  const asked = await doing(async () => {
    try {
      made = await makePasskey(await account.passkeyOptions());
    } catch (error) {
      if (!(error instanceof NoPasskey)) throw error;
      return;
    }
    await account.keepPasskey(made, browserName(navigator.userAgent));
  });
  if (!asked) return;
  if (made) toastNews(t("you.keys.made"));
  else toastNews(t("passkey.other"), t("passkey.other.text"));
}

/** @param {Passkey[]} keys @param {boolean} offered  by the house @param {Deeds} deeds */
export const passkeys = (keys, offered, deeds) => html`
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
              @click=${() => deeds.asked("you.keys.remove", { name }, t("you.keys.remove"), () => account.removePasskey(id))}
            >
              ${t("you.keys.remove")}
            </button>
          </li>
        `,
      )}
    </ul>
    ${
      passkeysHere() && offered
        ? html`
            <button class="o-b" @click=${() => addKey(deeds)}>${ph("fingerprint", 18)} ${t("you.keys.make")}</button>
          `
        : html`
            <p class="o-t2">${t("passkey.not")}</p>
          `
    }
  </section>
`;
