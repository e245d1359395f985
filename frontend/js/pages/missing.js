/** Pages for when there is nothing to show: no such address or table, and a service that does not answer. */
import { html, render } from "lit-html";
import { skyline } from "../art/skyline.js";
import { onTheme } from "../theme.js";
import { bar } from "../ui/bar.js";
import { t } from "../words.js";

/** @typedef {import("../app.js").App} App */

/**
 * A page that says one thing, over the city.
 * @param {App} app
 * @param {{heading: unknown, text: unknown, action: unknown}} words
 */
export const noticePage = (app, { heading, text, action }) => html`
  <div class="o-page o-tall">
    <div class="o-backdrop">${skyline("start")}</div>
    ${bar(app)}
    <main class="o-notice">
      <h1 class="o-h" tabindex="-1">${heading}</h1>
      <p>${text}</p>
      ${action}
    </main>
  </div>
`;

/**
 * @param {HTMLElement} root
 * @param {App} app
 * @param {{heading: string, text: string, action: unknown}} words
 */
function mountNotice(root, app, words) {
  document.title = t("title");
  const draw = () => render(noticePage(app, words), root);
  draw();
  return onTheme(draw);
}

const home = () => html`
  <a class="o-b o-pri o-big" href="/">${t("bar.home")}</a>
`;

/** @param {HTMLElement} root @param {App} app */
export const mountMissing = (root, app) =>
  mountNotice(root, app, { heading: t("missing"), text: t("missing.text"), action: home() });

/** @param {HTMLElement} root @param {App} app */
export const mountNoTable = (root, app) =>
  mountNotice(root, app, { heading: t("no_table"), text: t("no_table.text"), action: home() });

/** @param {HTMLElement} root @param {App} app @param {() => void} again */
export const mountUnreachable = (root, app, again) =>
  mountNotice(root, app, {
    heading: t("unreachable"),
    text: t("unreachable.text"),
    action: html`
      <button class="o-b o-pri o-big" @click=${again}>${t("line.now")}</button>
    `,
  });
