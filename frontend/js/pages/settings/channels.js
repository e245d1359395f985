/** The ways by which one is told: this browser, e-mail, chat rooms; each with its state, a test and a switch. */
import { html, nothing } from "lit-html";
import { ph } from "../../icons.js";
import { ownChannel, pushHere } from "../../push.js";
import { settingsPath } from "../../router.js";
import { whenWas } from "../../time.js";
import { t } from "../../words.js";
import { toggle } from "./parts.js";

/** @typedef {import("../../net/notices-api.js").Channel} Channel */
/** @typedef {import("../../net/notices-api.js").Channels} Channels */

/**
 * @typedef {object} Deeds
 * @property {() => void} setPush
 * @property {() => void} setMail
 * @property {() => void} addHook
 * @property {(channel: Channel) => void} test
 * @property {(channel: Channel, on: boolean) => void} turn
 * @property {(channel: Channel) => void} remove
 * @property {(channel: Channel) => void} mend
 */

const ICONS = {
  push: () => ph("broadcast", 22),
  mail: () => ph("envelope-simple", 22),
  hook: () => ph("webhooks-logo", 22),
};

/** @param {Channel} channel */
function state({ on, arrived, fault }) {
  if (fault)
    return html`
      <span class="o-chip o-bad" title=${fault}>${ph("warning", 14)} <span class="o-cut">${fault}</span></span>
    `;
  if (!on)
    return html`
      <span class="o-chip">${t("told.off")}</span>
    `;
  return arrived
    ? html`
        <span class="o-chip o-ok">${ph("check", 14)} ${t("told.arrived", { when: whenWas(arrived) })}</span>
      `
    : html`
        <span class="o-chip">${t("told.fresh")}</span>
      `;
}

/** @param {Channel} channel @param {Deeds} deeds */
function row(channel, deeds) {
  const { id, kind, label, on, fault } = channel;
  const own = kind === "push" && id === ownChannel();
  const what = own ? t("told.kind.this") : t(`told.kind.${kind}`);
  const named = `${what}, ${label}`;
  return html`
    <li class="o-channel">
      ${ICONS[kind]()}
      <b>${what}</b>
      <span class="o-t2 o-cut">${label}</span>
      ${state(channel)}
      ${
        fault
          ? html`
              <button class="o-b o-small" aria-label=${t("told.mend.of", { what: named })} @click=${() => deeds.mend(channel)}>
                ${t("told.mend")}
              </button>
            `
          : html`
              <button
                class="o-b o-small"
                ?disabled=${!on}
                aria-label=${t("told.test.of", { what: named })}
                @click=${() => deeds.test(channel)}
              >
                ${t("told.test")}
              </button>
            `
      }
      <button
        class="o-b o-small o-square o-ghost"
        aria-label=${t("told.remove", { what: named })}
        title=${t("told.remove", { what: named })}
        @click=${() => deeds.remove(channel)}
      >
        ${ph("x", 16)}
      </button>
      ${toggle({ label: t("told.switch", { what: named }), on, change: (now) => deeds.turn(channel, now) })}
    </li>
  `;
}

/** A way that is not set up yet. @param {"push" | "mail" | "hook"} kind @param {string} what @param {string} text @param {unknown} action */
const empty = (kind, what, text, action) => html`
  <li class="o-channel o-unset">
    ${ICONS[kind]()}
    <b>${what}</b>
    <span class="o-t2">${text}</span>
    ${action}
  </li>
`;

/** @param {string} what @param {() => void} press */
const setUp = (what, press) => html`
  <button class="o-b o-small" aria-label=${t("told.setup.of", { what })} @click=${press}>${t("told.setup")}</button>
`;

/** @param {Channels} known @param {string | null} email  proved @param {Deeds} deeds */
export function channels(known, email, deeds) {
  const own = known.channels.find(({ id, kind }) => kind === "push" && id === ownChannel());
  const of = (/** @type {string} */ kind) => known.channels.filter((one) => one.kind === kind);
  const browser = t("told.kind.this");
  const mail = t("told.kind.mail");
  return html`
    <section class="o-card o-ornate o-set">
      <div class="o-set-head">
        <h2 class="o-h">${t("told.title")}</h2>
        <span class="o-grow"></span>
        <span class="o-t2">${t("told.quiet")}</span>
      </div>
      <ul class="o-channels">
        ${
          own
            ? row(own, deeds)
            : known.push_key && pushHere()
              ? empty("push", browser, t("told.not"), setUp(browser, deeds.setPush))
              : empty("push", browser, t("told.push.none"), nothing)
        }
        ${of("push")
          .filter((one) => one !== own)
          .map((one) => row(one, deeds))}
        ${
          of("mail").length
            ? of("mail").map((one) => row(one, deeds))
            : !known.mail
              ? empty("mail", mail, t("told.mail.none"), nothing)
              : email
                ? empty("mail", mail, email, setUp(mail, deeds.setMail))
                : empty(
                    "mail",
                    mail,
                    t("told.mail.first"),
                    html`
                      <a class="o-b o-small" href=${settingsPath("you")}>${t("told.mail.say")}</a>
                    `,
                  )
        }
        ${of("hook").map((one) => row(one, deeds))}
        ${
          known.services.length
            ? empty(
                "hook",
                of("hook").length ? t("told.hook.add") : t("told.kind.hook"),
                known.services.map(({ title }) => title).join(", "),
                setUp(t("told.kind.hook"), deeds.addHook),
              )
            : nothing
        }
      </ul>
    </section>
  `;
}
