/** How a table plays, in words: its clock, its options, its manners. */
import { html, nothing } from "lit-html";
import { clockWords } from "../clocks.js";
import { ph } from "../icons.js";
import { optionPhrases } from "../tables.js";
import { t } from "../words.js";
import { changeHow } from "./how-dialog.js";

/** @typedef {import("../app.js").App} App */
/** @typedef {import("../board-api.js").TableInfo} TableInfo */

/** The clock of a table, in words. @param {TableInfo} table */
const clockPhrases = ({ clock }) => [
  { icon: ph("timer", 18), label: t("clock"), value: clockWords(clock) },
  ...(clock ? [{ icon: ph("hand-palm", 18), label: t("clock.zero"), value: t(`clock.zero.${clock.at_zero}.text`) }] : []),
];

/** @param {{icon: unknown, label: string, value: string}} phrase */
const howLine = ({ icon, label, value }) => html`
  <li>
    ${icon}
    <span>
      <b>${label}:</b>
      ${value}
    </span>
  </li>
`;

/** How a table plays in one line: what everybody is to be ready for. @param {TableInfo} table */
export const howInShort = (table) =>
  [...(table.seats.length > 1 ? clockPhrases(table) : []), ...optionPhrases(table)]
    .map(({ label, value }) => `${label}: ${value}`)
    .join(" · ");

/** The options and the manners of the table. @param {App} app @param {TableInfo} table */
export const howWePlay = (app, table) => html`
  <section class="o-card o-how">
    <div class="o-row">
      <h2 class="o-h o-grow">${t("how")}</h2>
      ${
        table.host
          ? html`
              <button class="o-b o-small" aria-label=${t("how.change.do")} @click=${() => changeHow(app, table)}>
                ${ph("pencil-simple", 16)} ${t("how.change")}
              </button>
            `
          : nothing
      }
    </div>
    <ul>
      ${table.seats.length > 1 ? clockPhrases(table).map(howLine) : nothing}
      ${optionPhrases(table).map((phrase) => howLine({ icon: ph("sliders-horizontal", 18), ...phrase }))}
      ${howLine({ icon: ph("arrow-counter-clockwise", 18), label: t("how.undo"), value: t("how.undo.text") })}
      ${howLine({ icon: ph("lock-simple", 18), label: t("how.who"), value: t(table.public ? "how.who.all" : "how.who.link") })}
    </ul>
  </section>
`;
