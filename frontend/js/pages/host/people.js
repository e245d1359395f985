/** People, and the pages they have open. */
import { html, nothing } from "lit-html";
import { hostApi } from "../../net/host-api.js";
import { whenWas } from "../../time.js";
import { confirmed } from "../../ui/dialog.js";
import { listed, t } from "../../words.js";
import { card, grid, search } from "./parts.js";

/** @typedef {import("./desk.js").Desk} Desk */
/** @typedef {import("../../net/host-api.js").Report} Report */

/** @param {Desk} desk */
export function people(desk) {
  const found = desk.reports.people;
  const rows = (found?.people ?? []).map((/** @type {Report} */ person) => ({
    name: html`
      <b>${person.name}</b>
      ${person.owner ? chip(t("host.program")) : nothing} ${person.removed ? chip(t("host.gone")) : nothing}
      ${person.banned ? chip(t("host.banned"), "o-bad") : nothing}
    `,
    id: html`
      <code class="o-mono">${person.id}</code>
    `,
    since: whenWas(person.created),
    seen: person.seen ? whenWas(person.seen) : t("host.nobody"),
    tables: person.tables,
    act: person.banned
      ? html`
          <button
            class="o-b o-small"
            aria-label=${t("host.lift.of", { name: person.name })}
            @click=${() => desk.act(() => hostApi.banPerson(person.id, false))}
          >
            ${t("host.lift")}
          </button>
        `
      : html`
          <button class="o-b o-small o-bad" aria-label=${t("host.ban.of", { name: person.name })} @click=${() => ban(desk, person)}>
            ${t("host.ban")}
          </button>
        `,
  }));
  return card(
    t("host.people"),
    search(t("host.search.people"), desk.queries.people?.q ?? "", (q) => desk.find("people", { q })),
    html`
      ${grid(
        t("host.people"),
        [
          { key: "name", head: t("host.th.name") },
          { key: "id", head: "Id" },
          { key: "since", head: t("host.th.since") },
          { key: "seen", head: t("host.th.seen") },
          { key: "tables", head: t("host.th.tables"), right: true },
          { key: "act", head: t("host.th.act"), right: true },
        ],
        rows,
      )}
      ${
        found
          ? html`
              <p class="o-t2 o-host-foot">${t("host.of", { n: found.people.length, total: found.total })}</p>
            `
          : nothing
      }
    `,
  );
}

/** @param {string} text @param {string} [look] */
const chip = (text, look = "") => html`
  <span class="o-chip ${look}">${text}</span>
`;

/** @param {Desk} desk @param {Report} person */
async function ban(desk, person) {
  const sure = await confirmed({
    title: t("host.ban.ask", { name: person.name }),
    text: t("host.ban.text"),
    yes: t("host.ban.yes"),
  });
  if (sure) await desk.act(() => hostApi.banPerson(person.id, true));
}

/** @param {Desk} desk */
export function sockets(desk) {
  const found = desk.reports.sockets;
  const rows = (found?.here ?? []).map((/** @type {Report} */ line) => ({
    table: html`
      <code class="o-mono">${line.table.slice(0, 4)}</code>
      <b>${line.name}</b>
    `,
    name: line.called ?? t("host.onlooker"),
    address: html`
      <code class="o-mono">${line.address ?? t("host.nobody")}</code>
    `,
    since: whenWas(line.since),
  }));
  const columns = [
    { key: "table", head: t("host.th.table") },
    { key: "name", head: t("host.th.name") },
    { key: "address", head: t("host.th.address") },
    { key: "since", head: t("host.th.since") },
  ];
  return html`
    ${card(t("host.sockets"), nothing, grid(t("host.sockets"), columns, rows))}
    ${
      found?.elsewhere.length
        ? card(
            t("host.elsewhere"),
            nothing,
            html`
              <ul class="o-host-list">
                ${found.elsewhere.map((/** @type {Report} */ process) => elsewhere(process))}
              </ul>
            `,
          )
        : nothing
    }
  `;
}

/** @param {Report} process */
const elsewhere = ({ process, tables }) => html`
  <li>
    ${t("host.elsewhere.one", {
      name: process,
      n: new Set(Object.values(tables).flat()).size,
      tables: listed(Object.keys(tables).map((id) => id.slice(0, 4))),
    })}
  </li>
`;
