/** Trying things out from any position, at a private table. */
import { html } from "lit-html";
import { ph } from "../icons.js";
import { go, tablePath } from "../router.js";
import { openDialog } from "../ui/dialog.js";
import { toastNews } from "../ui/toast.js";
import { t } from "../words.js";

/** @typedef {import("../app.js").App} App */
/** @typedef {import("../net/table.js").TableSession} TableSession */
/** @typedef {import("../net/table-api.js").TableApi} TableApi */

/** Who plays the other seats. @type {["me" | "bots", unknown][]} */
const OTHERS = [
  ["me", ph("users-three", 24)],
  ["bots", ph("robot", 24)],
];

/** @param {App} app @param {TableSession} session @param {TableApi} api @param {number} version */
export async function tryFrom(app, session, api, version) {
  const answer = await openDialog({
    title: t("past.try.title"),
    body: (close) => html`
      <p class="o-t2">${t("past.try.text")}</p>
      <div class="o-column">
        ${OTHERS.map(
          ([others, sign], i) => html`
            <button class="o-b o-big o-start-left" ?autofocus=${i === 0} @click=${() => close(others)}>
              ${sign}
              <span class="o-two-lines">
                <b>${t(`past.try.${others}`)}</b>
                <small>${t(`past.try.${others}.text`)}</small>
              </span>
            </button>
          `,
        )}
      </div>
    `,
  });
  if (answer !== "me" && answer !== "bots") return;
  const made = await app.attempt(() => api.sandbox(session.id, version, answer, session.as()));
  if (made) go(tablePath(made.id));
}

/** What the sandbox's bar does. @param {App} app @param {TableSession} session @param {TableApi} api */
export const sandboxDoings = (app, session, api) => ({
  async again() {
    if ((await app.attempt(async () => (await api.again(session.id), true))) !== undefined)
      toastNews(t("sandbox.again.done"));
  },
  leave() {
    const { sandbox } = session.store.state().table;
    go(sandbox?.of ? `${tablePath(sandbox.of)}#v=${sandbox.version ?? 1}` : "/");
  },
});
