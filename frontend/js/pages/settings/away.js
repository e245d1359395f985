/** Settings, "Take away or delete": the records of one's games, and the end of the account. */
import { html } from "lit-html";
import { ph } from "../../icons.js";
import { account } from "../../net/account-api.js";
import { keepChannel } from "../../push.js";
import { go } from "../../router.js";
import { confirmed } from "../../ui/dialog.js";
import { toastNews } from "../../ui/toast.js";
import { t } from "../../words.js";

/** @typedef {import("../../app.js").App} App */
/** @typedef {import("../../board-api.js").TableInfo} TableInfo */

/** @param {App} app @param {() => void} redraw */
export function away(app, redraw) {
  /** @type {TableInfo[] | null} */
  let over = null;

  async function look() {
    const tables = await app.load(() => app.api.tables());
    over = tables?.filter(({ status, sandbox }) => status === "over" && !sandbox) ?? [];
    redraw();
  }

  async function remove() {
    const sure = await confirmed({
      title: t("away.delete.ask"),
      text: t("away.delete.ask.text", { text: t("away.delete.text") }),
      yes: t("away.delete.yes"),
    });
    if (!sure || !(await app.attempt(async () => (await account.remove(), true)))) return;
    keepChannel(null);
    go("/", true);
    app.forget();
    toastNews(t("away.gone"));
  }

  void look();

  return {
    stop: () => {},
    template: () => html`
      <div class="o-set-main">
        <section class="o-card o-set">
          <div class="o-set-head"><h2 class="o-h">${t("away.take")}</h2></div>
          <p class="o-t2">${t("away.take.text")}</p>
          ${
            over?.length
              ? html`
                  <ul class="o-things">
                    ${over.map(
                      ({ id, name }) => html`
                        <li>
                          ${ph("download-simple", 20)}
                          <b class="o-min">${name}</b>
                          <a class="o-b o-small" download href=${app.api.recordUrl(id)} aria-label=${t("away.take.of", { table: name })}>
                            ${t("scores.record")}
                          </a>
                        </li>
                      `,
                    )}
                  </ul>
                `
              : html`
                  <p>${over ? t("away.take.none") : t("loading")}</p>
                `
          }
        </section>
        <section class="o-card o-set o-danger">
          <div class="o-set-head"><h2 class="o-h">${t("away.delete")}</h2></div>
          <p class="o-t2">${t("away.delete.text")}</p>
          <button class="o-b o-bad" @click=${remove}>${ph("trash", 18)} ${t("away.delete.do")}</button>
        </section>
      </div>
    `,
  };
}
