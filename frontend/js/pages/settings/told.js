/** Settings, "Being told": the channels, what for, quiet hours, and the record of what was sent. */
import { html } from "lit-html";
import { ownZone } from "../../clocks.js";
import { ph } from "../../icons.js";
import { account } from "../../net/account-api.js";
import { notices } from "../../net/notices-api.js";
import { browserName, keepChannel, ownChannel, subscribe, unsubscribe } from "../../push.js";
import { confirmed } from "../../ui/dialog.js";
import { toastNews } from "../../ui/toast.js";
import { t } from "../../words.js";
import { channels } from "./channels.js";
import { askHook } from "./hook.js";
import { quietHours } from "./quiet.js";
import { record } from "./record.js";
import { wishes } from "./wishes.js";

/** @typedef {import("../../app.js").App} App */
/** @typedef {import("../../net/notices-api.js").Channel} Channel */
/** @typedef {import("../../net/notices-api.js").Preferences} Preferences */

const NOWHERE = "UTC"; // the zone of whoever has said none
const LOOK_AGAIN = 5_000; // ms between looks at the record, for a test is to be seen arriving

/** @param {App} app @param {() => void} redraw */
export function told(app, redraw) {
  /** @type {import("../../net/notices-api.js").Channels | null} */
  let known = null;
  /** @type {Preferences | null} */
  let kept = null;
  /** What the house has of it. @type {Preferences | null} */
  let stored = null;
  let sending = Promise.resolve();
  /** @type {import("../../net/notices-api.js").Delivery[] | null} */
  let deliveries = null;
  /** @type {string | null} */
  let email = null;

  async function look() {
    const found = await app.load(() =>
      Promise.all([notices.channels(), notices.preferences(), notices.deliveries(), account.session()]),
    );
    if (!found) return;
    [known, kept, deliveries] = found;
    email = found[3].email;
    if (kept.zone === NOWHERE && !kept.quiet) kept = { ...kept, zone: ownZone() }; // kept with the first wish
    stored = kept;
    redraw();
  }

  async function lookAtRecord() {
    if (document.visibilityState !== "visible" || !known) return;
    try {
      [known, deliveries] = await Promise.all([notices.channels(), notices.deliveries()]);
      redraw();
    } catch {
      // the next look may reach the service
    }
  }

  /** @param {() => Promise<unknown>} work @returns {Promise<boolean>} */
  async function doing(work) {
    const done = await app.attempt(async () => (await work(), true));
    await lookAtRecord();
    return done === true;
  }

  /** One wish is sent after the other, so that the last one is kept. @param {Partial<Preferences>} change */
  function prefer(change) {
    if (!kept) return;
    const wish = { ...kept, ...change };
    kept = wish;
    redraw();
    sending = sending.then(async () => {
      if (kept !== wish) return; // a later one holds this one too
      if (await app.attempt(async () => (await notices.prefer(wish), true))) stored = wish;
      else if (kept === wish) kept = stored;
      redraw();
    });
  }

  const deeds = {
    setPush: () =>
      doing(async () => {
        const subscription = await subscribe(known?.push_key ?? "").catch((error) => {
          if (error instanceof DOMException) return undefined;
          throw error;
        });
        if (!subscription) {
          const why = subscription === null ? "denied" : "failed";
          return toastNews(t(`told.push.${why}`), t(`told.push.${why}.text`));
        }
        const channel = await notices.add({
          kind: "push",
          address: subscription,
          label: browserName(navigator.userAgent),
        });
        keepChannel(channel.id);
        await notices.test(channel.id);
      }),
    setMail: () => doing(async () => notices.test((await notices.add({ kind: "mail" })).id)),
    /** @param {Partial<import("./hook.js").Hook>} [before] */
    async addHook(before) {
      const hook = await askHook(known?.services ?? [], before);
      if (!hook) return false;
      return doing(async () => notices.test((await notices.add({ kind: "hook", ...hook })).id));
    },
    /** @param {Channel} channel */
    test: async ({ id }) => {
      if (await doing(() => notices.test(id))) toastNews(t("told.tested"), t("told.tested.text"));
    },
    /** @param {Channel} channel @param {boolean} on */
    turn: ({ id }, on) => doing(() => notices.turn(id, on)),
    /** @param {Channel} channel */
    async remove(channel) {
      const sure = await confirmed({
        title: t("told.remove.ask", { what: channel.label }),
        text: t("told.remove.text"),
        yes: t("told.remove.yes"),
      });
      if (sure) await doing(() => takeOut(channel));
    },
    /** What failed is set up anew; a chat room's address is asked for again. @param {Channel} channel */
    async mend(channel) {
      if (channel.kind === "mail") return doing(() => notices.test(channel.id));
      const fresh = await (channel.kind === "push" ? deeds.setPush() : deeds.addHook({ label: channel.label }));
      if (fresh) await doing(() => notices.remove(channel.id));
    },
  };

  /** @param {Channel} channel */
  async function takeOut({ id }) {
    await notices.remove(id);
    if (id === ownChannel()) await unsubscribe();
  }

  async function stopAll() {
    const sure = await confirmed({
      title: t("told.stop.ask"),
      text: t("told.stop.ask.text"),
      yes: t("told.stop"),
    });
    if (sure && (await doing(() => notices.stopAll()))) toastNews(t("told.stopped"));
  }

  void look();
  const again = setInterval(lookAtRecord, LOOK_AGAIN);

  return {
    stop: () => clearInterval(again),
    template: () =>
      known && kept
        ? html`
            <div class="o-set-main">
              ${channels(known, email, { ...deeds, addHook: () => deeds.addHook() })} ${wishes(kept, prefer)}
              ${quietHours(kept, prefer)}
              <div class="o-set-row">
                <span class="o-t2 o-row o-grow">${ph("hand-palm", 18)} ${t("told.stop.text")}</span>
                <button class="o-b o-bad" @click=${stopAll}>${t("told.stop")}</button>
              </div>
            </div>
            ${record(deliveries)}
          `
        : html`
            <p class="o-t2">${t("loading")}</p>
          `,
  };
}
