/** What several parts of the host's page are made of. */
import { html, nothing, svg } from "lit-html";
import { ph } from "../../icons.js";
import { t } from "../../words.js";

/** @param {string} heading @param {unknown} beside @param {unknown} body */
export const card = (heading, beside, body) => html`
  <section class="o-card o-host-card" aria-label=${heading}>
    <div class="o-row o-wrap o-host-head">
      <h2 class="o-h o-g">${heading}</h2>
      <span class="o-grow"></span>
      ${beside}
    </div>
    ${body}
  </section>
`;

/**
 * A table that a phone shows as a list of cards: each cell then carries its heading.
 * @param {string} name
 * @param {{key: string, head: string, right?: boolean}[]} columns
 * @param {Record<string, unknown>[]} rows  cells by key
 */
export const grid = (name, columns, rows) =>
  rows.length
    ? html`
        <table class="o-tbl" aria-label=${name}>
          <thead>
            <tr>
              ${columns.map(
                ({ head, right }) => html`
                  <th scope="col" class=${right ? "o-right-cell" : ""}>${head}</th>
                `,
              )}
            </tr>
          </thead>
          <tbody>
            ${rows.map(
              (row) => html`
                <tr>
                  ${columns.map(
                    ({ key, head, right }) => html`
                      <td class=${right ? "o-right-cell" : ""} data-head=${head}><span>${row[key] ?? nothing}</span></td>
                    `,
                  )}
                </tr>
              `,
            )}
          </tbody>
        </table>
      `
    : html`
        <p class="o-t2 o-host-none">${t("host.none")}</p>
      `;

/** @param {string} label @param {string} value @param {(text: string) => void} typed */
export const search = (label, value, typed) => html`
  <label class="o-host-search">
    ${ph("magnifying-glass", 17)}
    <input
      class="o-f"
      type="search"
      autocomplete="off"
      placeholder=${label}
      aria-label=${label}
      .value=${value}
      @input=${(/** @type {InputEvent} */ event) => typed(/** @type {HTMLInputElement} */ (event.currentTarget).value)}
    />
  </label>
`;

/**
 * @param {string} label
 * @param {{value: string, text: string}[]} options
 * @param {string} value
 * @param {(value: string) => void} chosen
 */
export const choice = (label, options, value, chosen) => html`
  <select
    class="o-f o-host-select"
    aria-label=${label}
    @change=${(/** @type {Event} */ event) => chosen(/** @type {HTMLSelectElement} */ (event.currentTarget).value)}
  >
    ${options.map(
      (option) => html`
        <option value=${option.value} ?selected=${option.value === value}>${option.text}</option>
      `,
    )}
  </select>
`;

const WIDE = 168;
const HIGH = 30;

/** A line without axes; a single value is a level line. @param {number[]} values @param {string} colour */
export function spark(values, colour) {
  const line = values.length > 1 ? values : [values[0] ?? 0, values[0] ?? 0];
  const most = Math.max(...line) || 1;
  const points = line.map(
    (value, n) => `${((n * WIDE) / (line.length - 1)).toFixed(1)},${(HIGH - 2 - (value / most) * (HIGH - 6)).toFixed(1)}`,
  );
  return html`
    <svg class="o-spark" viewBox="0 0 ${WIDE} ${HIGH}" preserveAspectRatio="none" aria-hidden="true">
      ${svg`<polyline points=${points.join(" ")} fill="none" stroke=${colour} stroke-width="2" vector-effect="non-scaling-stroke"/>`}
    </svg>
  `;
}

/** Hands a text to the browser as a file. @param {string} name @param {unknown} content */
export function save(name, content) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([JSON.stringify(content, null, 1)], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1_000);
}
