/** The top bar of every page but the board. */
import { html, nothing } from "lit-html";
import { wordmark } from "../art/mark.js";
import { ph } from "../icons.js";
import { theme, toggleTheme } from "../theme.js";
import { t } from "../words.js";
import { prompted } from "./dialog.js";

export const LONGEST_NAME = 30; // characters, as the service takes them

/** @typedef {import("../app.js").App} App */

/** @param {App} app */
async function rename(app) {
  const name = await prompted({
    title: t("name.change"),
    label: t("name.label"),
    value: app.person()?.name ?? "",
    yes: t("name.keep"),
    longest: LONGEST_NAME,
    below: (close) => html`
      <p class="o-below">
        <a class="o-link" href="/bots" @click=${() => close()}>${ph("robot", 17)} ${t("programs.title")}</a>
      </p>
    `,
  });
  if (name) await app.attempt(() => app.signIn(name));
}

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
      <button class="o-ib" @click=${toggleTheme} aria-label=${other} title=${other}>
        ${theme() === "day" ? ph("moon", 21) : ph("sun", 21)}
      </button>
      ${
        person
          ? html`
              <button
                class="o-me"
                @click=${() => rename(app)}
                title=${t("name.change")}
                aria-label=${t("name.you", { name: person.name })}
              >
                <span class="o-initial" aria-hidden="true">${[...person.name][0]?.toUpperCase()}</span>
                <span class="o-me-name">${person.name}</span>
              </button>
            `
          : nothing
      }
    </header>
  `;
}
