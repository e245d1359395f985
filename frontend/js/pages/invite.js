/**
 * An invitation to play, to look on or to take a seat over: it is shown first, then one press, or the name on a first
 * visit, follows it.
 */
import { html, nothing, render } from "lit-html";
import { dial } from "../art/dial.js";
import { ph } from "../icons.js";
import { keepInvite } from "../invites.js";
import { problemOf } from "../net/api.js";
import { go, tablePath } from "../router.js";
import { emblem } from "../seats.js";
import { freeSeats, hindered, hostName, sitting } from "../tables.js";
import { onTheme } from "../theme.js";
import { problemWords } from "../ui/toast.js";
import { counted, t } from "../words.js";
import { howInShort } from "./how.js";
import { nameCard, threshold } from "./welcome.js";

/** @typedef {import("../app.js").App} App */
/** @typedef {import("../board-api.js").TableInfo} TableInfo */

/** @typedef {import("../router.js").Welcome} Welcome */

/** What each kind of link does. @type {Record<Welcome, "join" | "watch" | "take">} */
const FOLLOW = { invite: "join", watch: "watch", take: "take" };

/**
 * @param {HTMLElement} root
 * @param {App} app
 * @param {{page: Welcome, id: string, invite: string}} invitation  `invite` is empty for a public table
 */
export function mountInvite(root, app, { page, id, invite }) {
  /** @type {TableInfo | null} */
  let table = null;
  /** @type {import("../board-api.js").Problem | null} */
  let problem = null;
  /** @type {import("../net/api.js").GameInfo[]} */
  let games = [];
  let busy = false;
  let gone = false;

  async function look() {
    try {
      table = await app.api.table(id, invite);
      if ((table.you !== null || table.watching) && !gone) return enter();
    } catch (error) {
      const met = problemOf(error);
      problem = met.code === "no-session" ? null : met;
    }
    if (!gone) draw();
  }

  function enter() {
    if (table?.invited && page === "invite") keepInvite(id, invite);
    go(tablePath(id), true);
  }

  /** @param {string} [name]  on a first visit */
  async function sit(name) {
    if (busy) return;
    busy = true;
    draw();
    const seated = await app.attempt(async () => {
      if (name) await app.signIn(name);
      return app.api[FOLLOW[page]](id, invite, table?.agreement);
    });
    busy = false;
    if (gone) return;
    if (seated) enter();
    else void look(); // who sits there may have changed, and how they play
  }

  function card() {
    if (!app.person()) return nameCard(app, busy, sit, page === "invite" ? undefined : t(`${page}.do`));
    if (!table) return nothing;
    return html`
      <button class="o-b o-pri o-big o-take" ?disabled=${busy} @click=${() => sit()}>
        ${t(`${page}.do`)} ${ph("arrow-right", 20)}
      </button>
    `;
  }

  function aside() {
    if (!table) return nothing;
    const { name, game, seats } = table;
    const free = freeSeats(table);
    const title = games.find((one) => one.id === game)?.title ?? "";
    return html`
      <section class="o-card o-ornate o-invitation">
        ${dial(sitting(table), [], 84)}
        <div>
          <p class="o-t2">${t(`${page}.came`)}</p>
          <h2 class="o-h">${page === "invite" && !free ? t("invite.full") : t(`${page}.keeps`, { name: host() })}</h2>
          <p class="o-t2">${name} · ${t("lobby.game", { game: title, count: counted(seats.length) })}</p>
          <p class="o-t2 o-row o-wrap">
            ${seats.map(({ seat, name: who }) =>
              who
                ? html`
                    <span class="o-row">${emblem(seat, 16)} ${who}</span>
                  `
                : nothing,
            )}${
              free && page === "invite"
                ? html`
                    <span>${t("invite.free", { n: free, count: counted(free) })}</span>
                  `
                : nothing
            }
          </p>
          ${
            table.status === "open"
              ? html`
                  <p class="o-t2">${howInShort(table)}</p>
                `
              : nothing
          }
        </div>
      </section>
    `;
  }

  const host = () => (table ? hostName(table) : t("nobody"));

  /** What stands in the way of joining, in words. @returns {{heading: string, text: string} | null} */
  function hindrance() {
    if (problem) return { heading: t("invite.not"), text: problemWords(problem).text };
    const why = table && hindered(page, table);
    return why ? { heading: t(why), text: t(`${why}.text`) } : null;
  }

  function draw() {
    const wrong = hindrance();
    const known = table && app.person();
    /** @param {string} first @param {string} second */
    const heading = (first, second) => html`
      ${first}
      <br />
      <span class="o-g">${second}</span>
    `;
    const parts = wrong
      ? {
          ...wrong,
          card: html`
            <a class="o-b o-big" href="/">${t("bar.home")}</a>
          `,
        }
      : {
          heading: known
            ? heading(t(`${page}.keeps.1`, { name: host() }), t(`${page}.keeps.2`))
            : heading(t(`${page}.heading`), t("welcome.table")),
          text: t(app.person() ? `${page}.text` : `${page}.text.first`),
          card: card(),
        };
    render(threshold(app, { ...parts, aside: problem ? nothing : aside(), games }), root);
  }

  document.title = t("title.invite");
  draw();
  /** @type {HTMLElement | null} */ (root.querySelector("#name"))?.focus();
  void look();
  void app.load(async () => {
    games = await app.games();
    draw();
  });
  const stops = [onTheme(draw), app.onPerson(draw)];
  return () => {
    gone = true;
    stops.forEach((stop) => stop());
  };
}
