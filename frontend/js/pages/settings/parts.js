/** What the settings' sections are made of. */
import { html } from "lit-html";

/**
 * A switch.
 * @param {{label: string, on: boolean, change: (on: boolean) => void, disabled?: boolean}} order
 */
export const toggle = ({ label, on, change, disabled = false }) => html`
  <label class="o-switch" title=${label}>
    <input
      type="checkbox"
      role="switch"
      aria-label=${label}
      .checked=${on}
      ?disabled=${disabled}
      @change=${(/** @type {Event} */ event) => change(/** @type {HTMLInputElement} */ (event.target).checked)}
    />
    <i aria-hidden="true"></i>
  </label>
`;

/**
 * A short list to choose from.
 * @param {{label: string, choices: {value: string, words: string}[], chosen: string, change: (value: string) => void, look?: string}} order
 */
export const select = ({ label, choices, chosen, change, look = "" }) => html`
  <select
    class="o-f ${look}"
    aria-label=${label}
    @change=${(/** @type {Event} */ event) => change(/** @type {HTMLSelectElement} */ (event.target).value)}
  >
    ${choices.map(
      ({ value, words }) => html`
        <option value=${value} ?selected=${value === chosen} .selected=${value === chosen}>${words}</option>
      `,
    )}
  </select>
`;

/** @param {SubmitEvent} event @param {string} name @returns {string} what stands in a field of the form */
export function field(event, name) {
  event.preventDefault();
  const found = /** @type {HTMLFormElement} */ (event.currentTarget).elements.namedItem(name);
  return /** @type {HTMLInputElement} */ (found).value.trim();
}
