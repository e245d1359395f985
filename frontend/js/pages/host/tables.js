/** Tables as the host sees them, and one of them opened. */
import { html, nothing } from "lit-html";
import { ph } from "../../icons.js";
import { hostApi } from "../../net/host-api.js";
import { emblem } from "../../seats.js";
import { span, whenWas } from "../../time.js";
import { confirmed, openDialog } from "../../ui/dialog.js";
import { toastNews } from "../../ui/toast.js";
import { listed, t } from "../../words.js";
import { card, choice, grid, save, search } from "./parts.js";

/** @typedef {import("./desk.js").Desk} Desk */
/** @typedef {import("../../net/host-api.js").Report} Report */

const STATUSES = ["", "running", "open", "over", "sandbox"];
const COLUMNS = () => [
  { key: "table", head: t("host.th.table") },
  { key: "game", head: t("host.th.game") },
  { key: "seats", head: t("host.th.seats") },
  { key: "waits", head: t("host.th.waits") },
  { key: "events", head: t("host.th.events"), right: true },
  { key: "last", head: t("host.th.last") },
  { key: "data", head: t("host.th.data") },
  { key: "act", head: t("host.th.act"), right: true },
];

/** @param {Desk} desk @param {boolean} [short]  only the first few */
export function tables(desk, short = false) {
  const found = desk.reports.tables;
  const shown = found?.tables.slice(0, short ? 7 : undefined) ?? [];
  const query = desk.queries.tables ?? {};
  return card(
    t("host.tables"),
    html`
      ${search(t("host.search.tables"), query.q ?? "", (q) => desk.find("tables", { q }))}
      ${choice(
        t("host.status"),
        STATUSES.map((value) => ({ value, text: t(`host.status.${value || "all"}`) })),
        query.status ?? "",
        (status) => desk.find("tables", { status }),
      )}
    `,
    found
      ? html`
          ${grid(t("host.tables"), COLUMNS(), shown.map((/** @type {Report} */ table) => row(desk, table)))}
          ${short ? nothing : more(desk, found)}
        `
      : html`
          <p class="o-t2 o-host-none">${t("loading")}</p>
        `,
  );
}

/** @param {Desk} desk @param {Report} found */
function more(desk, found) {
  const skip = Number(desk.queries.tables?.skip ?? 0);
  const to = skip + found.tables.length;
  return html`
    <div class="o-row o-host-foot">
      <span class="o-t2">${t("host.of", { n: to, total: found.total })}</span>
      <span class="o-grow"></span>
      ${
        to < found.total
          ? html`
              <button class="o-b o-small" @click=${() => desk.find("tables", { skip: String(to) })}>
                ${t("host.more")}
              </button>
            `
          : nothing
      }
    </div>
  `;
}

/** @param {Desk} desk @param {Report} table */
const row = (desk, table) => ({
  table: html`
    <code class="o-mono">${table.id.slice(0, 4)}</code>
    <b>${table.name}</b>
    ${
      table.broken
        ? html`
            <span class="o-chip o-bad">${t("host.broken")}</span>
          `
        : nothing
    }
  `,
  game: `${table.title}, ${t(`host.status.${table.status}`)}`,
  seats: table.seats.map((/** @type {Report} */ seat) =>
    emblem(seat.name === null ? null : seat.seat, 17, seat.name ?? t("host.seat.free")),
  ),
  waits: waits(table),
  events: table.version,
  last: table.version ? whenWas(table.updated) : t("host.nobody"),
  data: html`
    <span class="o-mono">
      ${table.older_data ? t("host.kept", { version: table.rules_version.slice(0, 6) }) : table.rules_version.slice(0, 6)}
    </span>
  `,
  act: html`
    <button class="o-b o-small" aria-label=${t("host.open.of", { name: table.name })} @click=${() => openTable(desk, table)}>
      ${t("host.open")}
    </button>
  `,
});

/** @param {Report} table */
function waits(table) {
  const free = table.seats.filter((/** @type {Report} */ seat) => seat.name === null).length;
  if (table.status === "open") return free ? t("host.free", { n: free }) : t("host.nobody");
  if (table.paused) return t("host.paused");
  const names = Object.keys(table.waiting ?? {}).map((seat) => table.seats[Number(seat)]?.name ?? seat);
  if (!names.length) return t("host.nobody");
  return t("host.waits", { names: listed(names), span: span(table.turn_since ?? table.updated) });
}

/** @param {Desk} desk @param {Report} table */
function openTable(desk, table) {
  return openDialog({
    title: table.name,
    body: (close) => html`
      <p class="o-t2">
        ${t("host.table.about", {
          created: whenWas(table.created),
          updated: whenWas(table.updated),
          n: table.version,
          data: table.rules_version,
        })}
      </p>
      <p class="o-mono o-breaks">${table.id}</p>
      <ul class="o-host-list">
        ${table.seats.map(
          (/** @type {Report} */ seat) => html`
            <li>
              ${emblem(seat.name === null ? null : seat.seat, 20)}
              <span class="o-grow">${seat.name ?? t("host.seat.free")}</span>
              <span class="o-t2">
                ${seat.bot ? t("host.bot", { level: seat.bot }) : seat.online ? t("host.online") : nothing}
              </span>
            </li>
          `,
        )}
      </ul>
      <div class="o-row o-wrap o-end">
        <button class="o-b" @click=${() => record(desk, table.id, false)}>
          ${ph("download-simple", 18)} ${t("host.record")}
        </button>
        <button class="o-b" @click=${() => record(desk, table.id, true)}>
          ${ph("download-simple", 18)} ${t("host.record.all")}
        </button>
        <button class="o-b o-bad" @click=${() => (close(), remove(desk, table))}>
          ${ph("trash", 18)} ${t("host.remove")}
        </button>
      </div>
    `,
  });
}

/** @param {Desk} desk @param {string} id  of a table @param {boolean} complete */
export async function record(desk, id, complete) {
  const question = { title: t("host.record.ask"), text: t("host.record.text"), yes: t("host.record.yes") };
  if (complete && !(await confirmed(question))) return;
  const found = await desk.act(() => hostApi.record(id, complete), []);
  if (found) save(`orloj-${id}.json`, found);
}

/** @param {Desk} desk @param {Report} table */
async function remove(desk, table) {
  const running = table.status === "running" ? `${t("host.remove.running")} ` : "";
  const sure = await confirmed({
    title: t("host.remove.ask", { name: table.name }),
    text: running + t("host.remove.text"),
    yes: t("host.remove.yes"),
  });
  if (sure && (await desk.act(() => hostApi.removeTable(table.id).then(() => true)))) toastNews(t("host.removed"));
}
