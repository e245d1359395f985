/** An invitation: it is shown first, then one press, or the name on a first visit, takes the seat. */
import { html, nothing, render } from "lit-html";
import { dial } from "../art/dial.js";
import { ph } from "../icons.js";
import { keepInvite } from "../invites.js";
import { problemOf } from "../net/api.js";
import { go, tablePath } from "../router.js";
import { emblem } from "../seats.js";
import { freeSeats, sitting } from "../tables.js";
import { onTheme } from "../theme.js";
import { problemWords } from "../ui/toast.js";
import { counted, t } from "../words.js";
import { nameCard, threshold } from "./welcome.js";

/** @typedef {import("../app.js").App} App */
/** @typedef {import("../board-api.js").TableInfo} TableInfo */

/**
 * @param {HTMLElement} root
 * @param {App} app
 * @param {{id: string, invite: string}} invitation  `invite` is empty for a public table
 */
export function mountInvite(root, app, { id, invite }) {
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
      if (table.you !== null && !gone) return enter();
    } catch (error) {
      const met = problemOf(error);
      problem = met.code === "no-session" ? null : met;
    }
    if (!gone) draw();
  }

  function enter() {
    if (invite) keepInvite(id, invite);
    go(tablePath(id), true);
  }

  /** @param {string} [name]  on a first visit */
  async function sit(name) {
    if (busy) return;
    busy = true;
    draw();
    const seated = await app.attempt(async () => {
      if (name) await app.signIn(name);
      return app.api.join(id, invite);
    });
    busy = false;
    if (gone) return;
    if (seated) enter();
    else void look(); // who sits there may have changed
  }

  function card() {
    if (!app.person()) return nameCard(app, busy, sit);
    if (!table) return nothing;
    const open = table.status === "open" && freeSeats(table) > 0;
    return open
      ? html`<button class="o-b o-pri o-big o-take" ?disabled=${busy} @click=${() => sit()}>${t("invite.take")} ${ph("arrow-right", 20)}</button>`
      : html`<p class="o-card o-closed">${table.status === "open" ? t("invite.full") : t("invite.started")} <a href="/">${t("bar.home")}</a></p>`;
  }

  function aside() {
    if (!table) return nothing;
    const { name, game, seats } = table;
    const free = freeSeats(table);
    const title = games.find((one) => one.id === game)?.title ?? "";
    return html`<section class="o-card o-ornate o-invitation">${dial(sitting(table), [], 84)}<div><p class="o-t2">${t("invite.came")}</p><h2 class="o-h">${t("invite.keeps", { name: host() })}</h2>
      <p class="o-t2">${name} · ${t("lobby.game", { game: title, count: counted(seats.length) })}</p>
      <p class="o-t2 o-row o-wrap">${seats.map(({ seat, person }) => (person ? html`<span class="o-row">${emblem(seat, 16)} ${person.name}</span>` : nothing))}<span>${t("invite.free", { n: free, count: counted(free) })}</span></p></div></section>`;
  }

  const host = () => table?.seats.find((seat) => seat.host)?.person?.name ?? t("nobody");

  function draw() {
    const heading = problem ? html`${t("invite.not")}` : table && app.person() ? html`${t("invite.keeps.1", { name: host() })}<br><span class="o-g">${t("invite.keeps.2")}</span>` : html`${t("invite.heading")}<br><span class="o-g">${t("welcome.table")}</span>`;
    const wrong = problem && problemWords(problem);
    const text = wrong ? html`${wrong.heading}. ${wrong.text}` : app.person() ? t("invite.text") : t("invite.text.first");
    const home = html`<a class="o-b o-big" href="/">${t("bar.home")}</a>`;
    render(threshold(app, { heading, text, card: problem ? home : card(), aside: problem ? nothing : aside(), games }), root);
  }

  document.title = t("title.invite");
  draw();
  /** @type {HTMLElement | null} */ (root.querySelector("#name"))?.focus();
  void look();
  void app.attempt(async () => {
    games = await app.games();
    draw();
  });
  const stops = [onTheme(draw), app.onPerson(draw)];
  return () => {
    gone = true;
    stops.forEach((stop) => stop());
  };
}
