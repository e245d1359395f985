/** All that can be done at a table beside playing, in one dialog. */
import { html, nothing } from "lit-html";
import { ph } from "../icons.js";
import { keepInvite } from "../invites.js";
import { go, invitePath, tablePath } from "../router.js";
import { emblem } from "../seats.js";
import { isBot } from "../tables.js";
import { copyText } from "../ui/copy.js";
import { confirmed, openDialog } from "../ui/dialog.js";
import { toastNews } from "../ui/toast.js";
import { t } from "../words.js";
import { askHowFar } from "./far.js";

/** @typedef {import("../app.js").App} App */
/** @typedef {import("../net/table.js").TableSession} TableSession */
/** @typedef {import("../net/table-api.js").TableApi} TableApi */
/** @typedef {import("../board-api.js").TableInfo} TableInfo */
/** @typedef {{name: string, sign: unknown, does: () => unknown, when: boolean, href?: string, danger?: boolean}} Item */

/**
 * @param {object} order
 * @param {App} order.app
 * @param {TableSession} order.session
 * @param {TableApi} order.api
 * @param {import("./motions.js").Motions} order.motions
 * @param {import("./hands.js").Hands} order.hands
 * @param {import("./notes.js").Notes} order.notes
 * @param {import("./mutes.js").Mutes} order.mutes
 * @param {() => import("./looking-back.js").LookingBack | null} order.back
 * @param {() => void} order.standIn
 * @param {() => void} order.toggleTheme
 */
export function createMenu({ app, session, api, motions, hands, notes, mutes, back, standIn, toggleTheme }) {
  const { store } = session;
  const table = () => store.state().table;

  /** A link that is made, copied and told of. @param {string} path @param {string} words */
  async function copied(path, words) {
    const link = `${location.origin}${path}`;
    const done = await copyText(link);
    toastNews(done ? t(words) : t("copied.not"), link);
  }

  /** @param {number} seat */
  async function offer(seat) {
    const made = await app.attempt(() => api.offer(session.id, seat, hands.nameFor(seat)));
    if (made) await copied(invitePath(session.id, made.invite, "take"), "offer.copied");
  }

  async function concede() {
    const seat = store.state().you;
    const sure = await confirmed({ title: t("concede.ask"), text: t("concede.text"), yes: t("concede.yes") });
    if (sure && seat !== null) await motions.act(() => api.concede(session.id, hands.nameFor(seat)));
  }

  async function cancel() {
    const sure = await confirmed({
      title: t("ask.cancel.title"),
      text: t("motion.text.cancel"),
      yes: t("ask.cancel.yes"),
    });
    if (sure) await motions.ask("cancel");
  }

  async function rematch() {
    const fresh = await app.attempt(() => app.api.rematch(session.id));
    if (!fresh) return;
    if (fresh.invite) keepInvite(fresh.id, fresh.invite);
    go(tablePath(fresh.id));
  }

  /** How far the table is asked to go back. */
  async function askUndo() {
    const steps = (back()?.steps() ?? []).filter(({ aside, from }) => !aside && from > 1);
    if (!steps.length) return toastNews(t("ask.undo.none"));
    const far = await askHowFar(steps);
    if (far?.what === "ask") await motions.ask("undo", { to: far.to });
    if (far?.what === "would") back()?.would(far.to);
  }

  async function askOthers() {
    const others = table().seats.filter((one) => one.person && !one.you && !one.conceded);
    if (!others.length) return toastNews(t("ask.others.none"));
    const answer = await openDialog({
      title: t("ask.others.title"),
      body: (close) => html`
        <p class="o-t2">${t("ask.others.text")}</p>
        ${others.map(
          ({ seat, name, offered }) => html`
            <p class="o-row o-vote-for">${emblem(seat, 20)} <b>${name}</b></p>
            <div class="o-two">
              ${["bot", "substitute", "drop", "wait"]
                .filter((kind) => kind !== "wait" || table().clocks)
                .map(
                  (kind) => html`
                    <button class="o-b" @click=${() => close(`${kind}:${seat}`)}>${t(`ask.${kind}`)}</button>
                  `,
                )}
              ${
                offered
                  ? html`
                      <button class="o-b" @click=${() => close(`offer:${seat}`)}>${ph("link", 17)} ${t("offer.title")}</button>
                    `
                  : nothing
              }
            </div>
          `,
        )}
      `,
    });
    const [kind, seat] = answer.split(":");
    if (kind === "offer") await offer(Number(seat));
    else if (kind) await motions.ask(kind, { seat: Number(seat) });
  }

  async function onlookers() {
    await openDialog({
      title: t("watch.title"),
      body: () => html`
        <p class="o-t2">${t("watch.text")}</p>
        <ul class="o-people">
          ${
            table().watchers.length
              ? table().watchers.map(
                  ({ id, name }) => html`
                    <li>
                      <b>${name}</b>
                      <button
                        class="o-ib"
                        aria-label=${t("watch.end", { name })}
                        title=${t("watch.end", { name })}
                        @click=${() => app.attempt(() => app.api.unwatch(session.id, id))}
                      >
                        ${ph("x", 18)}
                      </button>
                    </li>
                  `,
                )
              : html`
                  <li class="o-t2">${t("watch.none")}</li>
                `
          }
        </ul>
        <div class="o-row o-end">
          <button
            class="o-b o-pri"
            @click=${async () => {
              const made = await app.attempt(() => app.api.watchLink(session.id));
              if (made) await copied(invitePath(session.id, made.invite, "watch"), "watch.copied");
            }}
          >
            ${ph("link", 18)} ${t("watch.link")}
          </button>
        </div>
      `,
      follow: (changed) => store.onChange((state) => state.table.watchers, changed),
    });
  }

  const muted = () =>
    openDialog({
      title: t("mute.list"),
      body: () => html`
        <ul class="o-people">
          ${
            mutes.people().length
              ? mutes.people().map(
                  ({ id, name }) => html`
                    <li>
                      <b>${name}</b>
                      <button class="o-b o-small" @click=${() => mutes.unmute(id)}>${t("mute.end")}</button>
                    </li>
                  `,
                )
              : html`
                  <li class="o-t2">${t("mute.none")}</li>
                `
          }
        </ul>
      `,
      follow: (changed) => mutes.onChange((state) => state, changed),
    });

  /** @param {TableInfo} info @returns {Item[]} */
  function items(info) {
    const running = info.status === "running";
    const over = info.status === "over";
    const seated = info.you !== null;
    const own = seated ? info.seats[info.you ?? 0] : null;
    const alone = info.seats.filter((one) => !isBot(one)).length < 2;
    const plays = running && seated && !own?.conceded;
    const free = plays && !info.motion && !info.sandbox;
    return [
      { name: "look", sign: ph("clock-counter-clockwise", 21), does: () => back()?.doings.look(), when: !!back() },
      { name: "notes", sign: ph("note-pencil", 21), does: notes.open, when: seated || info.watching },
      { name: "undo", sign: ph("arrow-u-up-left", 21), does: askUndo, when: free },
      { name: "pause", sign: ph("pause-circle", 21), does: () => motions.ask("pause"), when: free && !!info.clocks && !info.paused },
      { name: "resume", sign: ph("play-circle", 21), does: () => motions.act(() => api.resume(session.id, session.as())), when: running && seated && !!info.paused },
      { name: "stand-in", sign: ph("robot", 21), does: standIn, when: plays && !own?.bot && !info.sandbox },
      { name: "others", sign: ph("user-minus", 21), does: askOthers, when: free && !alone },
      { name: "offer", sign: ph("user-switch", 21), does: () => offer(info.you ?? 0), when: plays && !info.sandbox },
      { name: "watch", sign: ph("eye", 21), does: onlookers, when: seated && !info.sandbox },
      { name: "mutes", sign: ph("speaker-slash", 21), does: muted, when: mutes.people().length > 0 },
      { name: "rematch", sign: ph("arrows-clockwise", 21), does: rematch, when: over && seated && !info.sandbox },
      { name: "record", sign: ph("download-simple", 21), does: () => {}, when: info.status !== "open", href: app.api.recordUrl(session.id) },
      { name: "theme", sign: ph("moon", 21), does: toggleTheme, when: true },
      { name: "concede", sign: ph("flag", 21), does: concede, when: plays && !info.sandbox, danger: true },
      { name: "cancel", sign: ph("prohibit", 21), does: cancel, when: free, danger: true },
      { name: "home", sign: ph("house", 21), does: () => go("/"), when: true },
    ].filter(({ when }) => when);
  }

  /** @param {Item} item @param {(answer: string) => void} close */
  function row({ name, sign, href, danger }, close) {
    const more = ["theme", "home"].includes(name) ? "" : t(`menu.${name}.text`);
    const words = html`
      ${sign}
      <span class="o-two-lines"><b>${t(`menu.${name}`)}</b>${more ? html`<small>${more}</small>` : nothing}</span>
    `;
    return href
      ? html`
          <li>
            <a class="o-menu-row" href=${href} download=${`orloj-${table().game}-${session.id}.json`} @click=${() => close("")}>${words}</a>
          </li>
        `
      : html`
          <li>
            <button class="o-menu-row ${danger ? "o-bad" : ""}" @click=${() => close(name)}>${words}</button>
          </li>
        `;
  }

  return {
    offer,
    async open() {
      const all = items(table());
      const answer = await openDialog({
        title: t("menu.title"),
        body: (close) => html`
          <ul class="o-menu">
            ${all.map((item) => row(item, close))}
          </ul>
        `,
      });
      await all.find(({ name }) => name === answer)?.does();
    },
  };
}
