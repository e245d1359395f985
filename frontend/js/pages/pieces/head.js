/** Above the pieces: whose they are, what is looked for, which kinds are shown. */
import { html } from "lit-html";
import { ph } from "../../icons.js";
import { piecesPath } from "../../router.js";
import { t } from "../../words.js";
import { count } from "./search.js";

/** @typedef {{kind: string, text: string}} Look  a kind, "" for all, and words that are searched */
/** @typedef {(change: Partial<Look>) => void} LookFor */

/**
 * @param {import("../../net/api.js").GameInfo[]} games
 * @param {string} here  id of the game that is shown
 * @param {LookFor} lookFor
 */
export const head = (games, here, lookFor) => html`
  <header class="o-pieces-head">
    <div class="o-hello">
      <h1 class="o-h" tabindex="-1">
        ${t("pieces.heading")} <span class="o-g">${t("pieces.heading.looked")}</span>
      </h1>
      <p>${t("pieces.text")}</p>
    </div>
    <nav class="o-of-game" aria-label=${t("pieces.games")}>
      ${games.map(
        ({ id, title }) => html`
          <a href=${piecesPath(id)} aria-current=${id === here ? "page" : "false"}>${title}</a>
        `,
      )}
    </nav>
    <label class="o-search">
      ${ph("magnifying-glass", 20)}
      <input
        type="search"
        class="o-f"
        autocomplete="off"
        spellcheck="false"
        aria-label=${t("pieces.search")}
        placeholder=${t("pieces.search.hint")}
        @input=${(/** @type {Event} */ { target }) =>
          lookFor({ text: /** @type {HTMLInputElement} */ (target).value })}
      />
    </label>
  </header>
`;

/**
 * @param {import("../../gallery-api.js").Kind[]} kinds
 * @param {string} chosen
 * @param {LookFor} lookFor
 */
export const filters = (kinds, chosen, lookFor) => html`
  <div class="o-kinds" role="group" aria-label=${t("pieces.kinds")}>
    ${[
      { kind: "", title: t("pieces.all"), n: count(kinds) },
      ...kinds.map(({ kind, title, pieces }) => ({ kind, title, n: pieces.length })),
    ].map(
      ({ kind, title, n }) => html`
        <button
          type="button"
          class="o-pick"
          aria-pressed=${chosen === kind}
          @click=${() => lookFor({ kind })}
        >
          ${title} <small>${n}</small>
        </button>
      `,
    )}
  </div>
`;
