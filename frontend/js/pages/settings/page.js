/** The settings: a list of sections, and the one that is open. */
import { html, nothing, render } from "lit-html";
import { ph } from "../../icons.js";
import { settingsPath } from "../../router.js";
import { onTheme } from "../../theme.js";
import { bar } from "../../ui/bar.js";
import { titled } from "../../waiting.js";
import { t } from "../../words.js";
import { away } from "./away.js";
import { board } from "./board.js";
import { told } from "./told.js";
import { you } from "./you.js";

/** @typedef {import("../../app.js").App} App */
/** @typedef {import("../../router.js").Part} Part */

/** @type {Record<Part, (app: App, redraw: () => void) => {template: () => unknown, stop: () => void}>} */
const SECTIONS = { told, you, board, away };

/** @type {{part: Part, icon: () => unknown}[]} */
const LIST = [
  { part: "told", icon: () => ph("bell", 19) },
  { part: "you", icon: () => ph("user", 19) },
  { part: "board", icon: () => ph("squares-four", 19) },
  { part: "away", icon: () => ph("trash", 19) },
];

/** @param {HTMLElement} root @param {App} app @param {Part} part */
export function mountSettings(root, app, part) {
  let gone = false;
  const section = SECTIONS[part](app, draw);

  function draw() {
    if (gone) return;
    document.title = titled(t("settings.page"));
    render(
      html`
        <div class="o-page">
          ${bar(app, {
            back: true,
            title: html`
              <b class="o-h o-g">${t("settings.title")}</b>
            `,
          })}
          <main class="o-settings">
            <div class="o-set-side">
              <h1 class="o-h" tabindex="-1">
                ${t("settings.title")}
                <span class="o-unseen">: ${t(`settings.${part}`)}</span>
              </h1>
              <p class="o-t2">${t("settings.kept")}</p>
              <nav aria-label=${t("settings.title")}>
                ${LIST.map(
                  (one) => html`
                    <a href=${settingsPath(one.part)} aria-current=${one.part === part ? "page" : nothing}>
                      ${one.icon()} ${t(`settings.${one.part}`)}
                    </a>
                  `,
                )}
                <a href="/bots">${ph("robot", 19)} ${t("programs.title")}</a>
              </nav>
            </div>
            ${section.template()}
          </main>
          <orloj-nav></orloj-nav>
        </div>
      `,
      root,
    );
  }

  draw();
  const stops = [onTheme(draw), app.onPerson(draw), section.stop];
  return () => {
    gone = true;
    stops.forEach((stop) => stop());
  };
}
