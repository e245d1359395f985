/** A row of exclusive choices. */
import { html, nothing } from "lit-html";

/**
 * @param {object} order
 * @param {string} order.name  of the radio buttons
 * @param {string} order.label
 * @param {unknown} [order.note]  beside the label
 * @param {{value: string, words: string, small?: string}[]} order.choices
 * @param {string} order.chosen
 * @param {(value: string) => void} order.choose
 * @param {string} [order.look]  further classes of the row
 */
export const segments = ({ name, label, note = nothing, choices, chosen, choose, look = "" }) => html`
  <fieldset class="o-fld">
    <legend class="o-lab">${label}${note}</legend>
    <div class="o-seg ${look}">
      ${choices.map(
        ({ value, words, small }) => html`
          <label>
            <input type="radio" name=${name} .checked=${value === chosen} @change=${() => choose(value)} />
            <span>
              ${words}${
                small
                  ? html`
                      <small>${small}</small>
                    `
                  : nothing
              }
            </span>
          </label>
        `,
      )}
    </div>
  </fieldset>
`;
