/** The question for a chat room's address. */
import { html, render } from "lit-html";
import { openDialog } from "../../ui/dialog.js";
import { t } from "../../words.js";

/** @typedef {import("../../net/notices-api.js").ChatService} ChatService */
/** @typedef {{address: string, label: string}} Hook */

const LONGEST = { address: 500, label: 60 }; // characters

/** The service an address belongs to, by its beginning; many have a second scheme with an s. @param {ChatService[]} services @param {string} address */
export function serviceOf(services, address) {
  const scheme = address.trim().toLowerCase().split("://")[0];
  return services.find((one) => [one.scheme, `${one.scheme}s`].includes(scheme));
}

/**
 * @param {ChatService[]} services
 * @param {Partial<Hook>} [before]  to be mended
 * @returns {Promise<Hook | null>}
 */
export async function askHook(services, { address = "", label = "" } = {}) {
  let chosen = serviceOf(services, address) ?? services[0];
  const example = document.createElement("p");
  const tell = () =>
    render(
      html`
        <span class="o-t2">
          ${t("told.hook.example", { example: "" })}
          <code class="o-mono o-breaks">${chosen.example}</code>
        </span>
      `,
      example,
    );
  tell();
  const answer = await openDialog({
    title: t("told.hook.title"),
    body: (close) => html`
      <form
        class="o-column"
        @submit=${(/** @type {SubmitEvent} */ event) => {
          event.preventDefault();
          const data = new FormData(/** @type {HTMLFormElement} */ (event.currentTarget));
          const given = String(data.get("address")).trim();
          const title = (serviceOf(services, given) ?? chosen).title;
          close(JSON.stringify({ address: given, label: String(data.get("label")).trim() || title }));
        }}
      >
        <label>
          <span class="o-lab">${t("told.hook.service")}</span>
          <select
            class="o-f o-wide"
            @change=${(/** @type {Event} */ event) => {
              chosen = services[/** @type {HTMLSelectElement} */ (event.target).selectedIndex];
              tell();
            }}
          >
            ${services.map(
              (one) => html`
                <option ?selected=${one === chosen}>${one.title}</option>
              `,
            )}
          </select>
        </label>
        <label>
          <span class="o-lab">${t("told.hook.address")}</span>
          <input
            class="o-f o-wide"
            name="address"
            required
            autofocus
            autocomplete="off"
            spellcheck="false"
            maxlength=${LONGEST.address}
            .value=${address}
          />
        </label>
        ${example}
        <label>
          <span class="o-lab">${t("told.hook.label")}</span>
          <input class="o-f o-wide" name="label" autocomplete="off" maxlength=${LONGEST.label} .value=${label} />
        </label>
        <button class="o-b o-pri o-big">${t("told.hook.keep")}</button>
      </form>
    `,
  });
  return answer ? JSON.parse(answer) : null;
}
