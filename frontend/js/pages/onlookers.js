/** Who looks on at a table, and the link by which somebody may: only those who sit there give it. */
import { html, nothing, render } from "lit-html";
import { ph } from "../icons.js";
import { qr } from "../qr.js";
import { invitePath } from "../router.js";
import { copyButton } from "../ui/copy-button.js";
import { openDialog } from "../ui/dialog.js";
import { toastNews } from "../ui/toast.js";
import { listed, t } from "../words.js";

/** @typedef {import("../app.js").App} App */
/** @typedef {import("../board-api.js").TableInfo} TableInfo */

/** Makes a link to look on and shows it. @param {App} app @param {TableInfo} table */
export async function inviteToWatch(app, table) {
  const made = await app.attempt(() => app.api.watchLink(table.id));
  if (!made) return;
  const link = location.origin + invitePath(table.id, made.invite, "watch");
  const answer = await openDialog({
    title: t("watchers.invite"),
    body: (close) => html`
      <div class="o-invite-top">
        ${qr(link, t("watchers.qr"))}
        <div class="o-min">
          <p class="o-t2">${t("watchers.text")}</p>
          <input class="o-f o-wide" readonly .value=${link} aria-label=${t("watchers.link")} />
        </div>
      </div>
      <div class="o-row o-wrap o-fld">
        ${copyButton(link, t("invite.copy"), "o-pri o-grow")}
        <button class="o-b o-bad" @click=${() => close("end")}>${t("watchers.end")}</button>
      </div>
    `,
  });
  if (answer !== "end") return;
  const ended = await app.attempt(async () => (await app.api.endWatchLink(table.id), true));
  if (ended) toastNews(t("watchers.ended"));
}

/** Who looks on now, each to be sent away. @param {App} app @param {TableInfo} table */
async function showWatchers(app, table) {
  let watchers = table.watchers;
  const place = document.createElement("ul");
  place.className = "o-things";
  /** @param {string} person */
  async function send(person) {
    if (!(await app.attempt(async () => (await app.api.unwatch(table.id, person), true)))) return;
    watchers = watchers.filter(({ id }) => id !== person);
    draw();
  }
  const draw = () =>
    render(
      watchers.map(
        ({ id, name }) => html`
          <li>
            ${ph("eye", 20)}
            <b>${name}</b>
            <button class="o-b o-small" aria-label=${t("watchers.send.of", { name })} @click=${() => send(id)}>
              ${t("watchers.send")}
            </button>
          </li>
        `,
      ),
      place,
    );
  draw();
  await openDialog({ title: t("watchers.title"), body: () => place });
}

/** The line under the seats. @param {App} app @param {TableInfo} table */
export function onlookers(app, table) {
  if (table.you === null) return nothing;
  const { watchers } = table;
  return html`
    <div class="o-onlookers">
      <span class="o-row o-min">
        ${ph("eye", 18)}
        <span>
          ${
            watchers.length
              ? t("watchers.some", { names: listed(watchers.map(({ name }) => name)) })
              : t("watchers.none")
          }
        </span>
      </span>
      <span class="o-row">
        ${
          watchers.length
            ? html`
                <button class="o-b o-small" @click=${() => showWatchers(app, table)}>${t("watchers.manage")}</button>
              `
            : nothing
        }
        <button class="o-b o-small" @click=${() => inviteToWatch(app, table)}>${t("watchers.invite")}</button>
      </span>
    </div>
  `;
}
