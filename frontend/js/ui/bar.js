/** The top bar of every page but the board. */
import { html, nothing } from "lit-html";
import { wordmark } from "../art/mark.js";
import { ph } from "../icons.js";
import { settingsPath } from "../router.js";
import { theme, toggleTheme } from "../theme.js";
import { t } from "../words.js";
import "./bell.js";

export const LONGEST_NAME = 30; // characters, as the service takes them

/** @typedef {import("../app.js").App} App */

/** What hangs on one's name. @param {{name: string}} person */
const menu = ({ name }) => html`
  <button class="o-me" popovertarget="me" aria-label=${t("bar.menu", { name })}>
    <span class="o-initial" aria-hidden="true">${[...name][0]?.toUpperCase()}</span>
    <span class="o-me-name">${name}</span>
    ${ph("caret-down", 12)}
  </button>
  <nav
    class="o-card o-pop o-me-menu"
    id="me"
    popover
    aria-label=${t("bar.pages")}
    @click=${(/** @type {MouseEvent} */ event) => /** @type {HTMLElement} */ (event.currentTarget).hidePopover()}
  >
    <a href=${settingsPath("told")}>${ph("bell", 19)} ${t("settings.told")}</a>
    <a href=${settingsPath("you")}>${ph("user", 19)} ${t("settings.you")}</a>
    <a href=${settingsPath("board")}>${ph("squares-four", 19)} ${t("settings.board")}</a>
    <a href="/bots">${ph("robot", 19)} ${t("programs.title")}</a>
  </nav>
`;

/** The places of the house, with the one somebody is at. @param {string} here  its path */
const places = (here) => html`
  <nav class="o-places" aria-label=${t("bar.places")}>
    ${[
      { path: "/", name: t("bar.games") },
      { path: "/pieces", name: t("bar.pieces") },
    ].map(
      ({ path, name }) => html`
        <a class="o-place" href=${path} aria-current=${path === here ? "page" : nothing}>${name}</a>
      `,
    )}
  </nav>
`;

/**
 * @param {App} app
 * @param {{back?: boolean, title?: unknown, action?: unknown, here?: string}} [order]  on a phone: an arrow home, the page's name, one button; `here` is the path of the place
 */
export function bar(app, { back = false, title = nothing, action = nothing, here = "" } = {}) {
  const person = app.person();
  const other = theme() === "day" ? t("theme.dusk") : t("theme.day");
  return html`
    <header class="o-bar ${back ? "o-has-back" : ""}">
      <a class="o-word" href="/" aria-label=${t("bar.home")}>${wordmark(36)}</a>
      ${
        back
          ? html`
              <a class="o-ib o-back" href="/" aria-label=${t("bar.home")}>${ph("caret-left", 24)}</a>
              <div class="o-bar-title">${title}</div>
            `
          : nothing
      }
      ${places(here)}
      <span class="o-grow"></span>
      ${action}
      ${
        person
          ? html`
              <orloj-bell></orloj-bell>
            `
          : nothing
      }
      <button class="o-ib" @click=${toggleTheme} aria-label=${other} title=${other}>
        ${theme() === "day" ? ph("moon", 21) : ph("sun", 21)}
      </button>
      ${person ? menu(person) : nothing}
    </header>
  `;
}
