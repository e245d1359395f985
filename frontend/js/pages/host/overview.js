/** The host's first look: five figures, and what wants attention. */
import { html } from "lit-html";
import { t } from "../../words.js";
import { errors, outbox } from "./errors.js";
import { backups, bans, retention } from "./keeping.js";
import { spark } from "./parts.js";
import { tables } from "./tables.js";

/** @typedef {import("./desk.js").Desk} Desk */
/** @typedef {import("../../net/host-api.js").Report} Report */

/** @param {Desk} desk */
export const overview = (desk) => html`
  ${figures(desk.reports.overview)} ${tables(desk, true)}
  <div class="o-host-two">${errors(desk, true)} ${outbox(desk, true)} ${retention(desk)}
    <div class="o-host-stack">${bans(desk, true)} ${backups(desk)}</div>
  </div>
`;

/** @param {Report | undefined} found */
function figures(found) {
  if (!found)
    return html`
      <p class="o-t2">${t("loading")}</p>
    `;
  const { now, samples, counts } = found;
  /** @param {string} key */
  const past = (key) => [...samples.map((/** @type {Report} */ sample) => sample[key]), now[key]];
  const all = now.tables;
  const shown = [
    { value: all, words: t("host.figure.tables", { n: all, running: counts.tables.running }), key: "tables", colour: "var(--gold)" },
    { value: now.sockets, words: t("host.figure.sockets", { n: now.sockets }), key: "sockets", colour: "var(--info)" },
    { value: t("host.ms", { n: now.milliseconds }), words: t("host.figure.speed"), key: "milliseconds", colour: "var(--ok)" },
    { value: now.incidents, words: t("host.figure.errors", { n: now.incidents }), key: "incidents", colour: "var(--bad)" },
    { value: t("host.mb", { n: Math.round(now.megabytes) }), words: t("host.figure.memory"), key: "megabytes", colour: "var(--text-2)" },
  ];
  return html`
    <ul class="o-figures">
      ${shown.map(
        ({ value, words, key, colour }) => html`
          <li class="o-card">
            <b class="o-h">${value}</b>
            <span class="o-t2">${words}</span>
            ${spark(past(key), colour)}
          </li>
        `,
      )}
    </ul>
  `;
}
