/** What waits and what has ended, as a page: on a phone the bell leads here. */
import { html, nothing, render } from "lit-html";
import { skyline } from "../art/skyline.js";
import { settingsPath } from "../router.js";
import { onTheme } from "../theme.js";
import { bar } from "../ui/bar.js";
import { noticeList } from "../ui/bell.js";
import { noticesOf, onTables, tablesNow, titled } from "../waiting.js";
import { t } from "../words.js";

/** @param {HTMLElement} root @param {import("../app.js").App} app */
export function mountNotices(root, app) {
  function draw() {
    const { tables } = tablesNow();
    document.title = titled(t("notices.page"));
    render(
      html`
        <div class="o-page">
          <div class="o-band o-low">${skyline("low")}</div>
          ${bar(app, { here: "/notices" })}
          <main class="o-home o-told-page">
            <div class="o-hello">
              <h1 class="o-h" tabindex="-1">${t("notices.title")}</h1>
            </div>
            <div class="o-left">
              ${
                tables
                  ? noticeList(noticesOf(tables))
                  : html`
                      <p class="o-t2">${t("loading")}</p>
                    `
              }
              ${
                tables && !noticesOf(tables).length
                  ? html`
                      <p class="o-t2">${t("notices.none.text")}</p>
                    `
                  : nothing
              }
              <p><a class="o-link" href=${settingsPath("told")}>${t("notices.settings")}</a></p>
            </div>
          </main>
          <orloj-nav></orloj-nav>
        </div>
      `,
      root,
    );
  }

  const stops = [onTheme(draw), onTables(draw)];
  return () => stops.forEach((stop) => stop());
}
