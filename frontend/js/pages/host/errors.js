/** Errors with their traces and records, and messages on their way. */
import { html, nothing } from "lit-html";
import { ph } from "../../icons.js";
import { hostApi } from "../../net/host-api.js";
import { whenWas } from "../../time.js";
import { openDialog } from "../../ui/dialog.js";
import { hasWords, t } from "../../words.js";
import { card, grid } from "./parts.js";
import { record } from "./tables.js";

/** @typedef {import("./desk.js").Desk} Desk */
/** @typedef {import("../../net/host-api.js").Report} Report */

/** @param {Desk} desk @param {boolean} [short]  only the last one that nobody has looked at */
export function errors(desk, short = false) {
  /** @type {Report[]} */
  const all = desk.reports.errors?.incidents ?? [];
  const open = all.filter(({ seen }) => !seen);
  const shown = short ? (open.length ? open : all).slice(0, 1) : all;
  const beside = html`
    ${
      open.length
        ? html`
            <span class="o-chip o-bad">${t("host.errors.open", { n: open.length })}</span>
          `
        : nothing
    }
    ${
      open.length && !short
        ? html`
            <button class="o-b o-small" @click=${() => desk.act(() => hostApi.seen(null))}>
              ${ph("check", 15)} ${t("host.errors.all")}
            </button>
          `
        : nothing
    }
  `;
  return card(
    t("host.errors"),
    beside,
    shown.length
      ? shown.map((fault) => error(desk, fault))
      : html`
          <p class="o-t2 o-host-none">${t("host.none")}</p>
        `,
  );
}

/** @param {Desk} desk @param {Report} fault */
const error = (desk, fault) => html`
  <article class="o-host-error ${fault.seen ? "o-host-seen" : ""}">
    <b>${hasWords(`host.error.${fault.code}`) ? t(`host.error.${fault.code}`) : fault.code}</b>
    <p class="o-t2 o-breaks">${fault.message}</p>
    <p class="o-t2">
      ${whenWas(fault.at)} · ${t("host.error.about", { number: fault.number, request: fault.request ?? t("host.nobody") })}
      ${fault.table_id ? `· ${t("host.error.table", { table: fault.table_id.slice(0, 4) })}` : nothing}
    </p>
    <div class="o-row o-wrap">
      <button class="o-b o-small" @click=${() => trace(desk, fault)}>${t("host.trace")}</button>
      ${
        fault.table_id
          ? html`
              <button class="o-b o-small" @click=${() => record(desk, fault.table_id, true)}>
                ${t("host.record.here")}
              </button>
            `
          : nothing
      }
      <span class="o-grow"></span>
      ${
        fault.seen
          ? nothing
          : html`
              <button class="o-b o-small o-ghost" @click=${() => desk.act(() => hostApi.seen(fault.id))}>
                ${ph("check", 15)} ${t("host.seen")}
              </button>
            `
      }
    </div>
  </article>
`;

/** @param {Desk} desk @param {Report} fault */
async function trace(desk, fault) {
  const found = await desk.act(() => hostApi.incident(fault.id), []);
  if (!found) return;
  await openDialog({
    title: t("host.trace.of", { number: fault.number }),
    body: () => html`
      <pre class="o-mono o-host-trace" tabindex="0">${found.trace}</pre>
    `,
  });
}

/** @param {Desk} desk @param {boolean} [short]  only what has not arrived */
export function outbox(desk, short = false) {
  const found = desk.reports.outbox;
  /** @type {Report[]} */
  const all = found?.deliveries ?? [];
  const shown = short ? all.filter(({ state }) => state !== "sent").slice(0, 3) : all;
  const rows = shown.map((delivery) => ({
    what: html`
      <b>${delivery.title}</b>
    `,
    to: `${delivery.person}, ${t(`told.kind.${delivery.kind}`)}`,
    state: html`
      <span class=${delivery.state === "failed" ? "o-host-bad" : ""}>
        ${t(`host.state.${delivery.state}`)}${delivery.error ? `: ${delivery.error}` : ""}
      </span>
    `,
    when: `${whenWas(delivery.at)}, ${t("host.tries", { n: delivery.tries })}`,
  }));
  const columns = [
    { key: "what", head: t("host.th.what") },
    { key: "to", head: t("host.th.to") },
    { key: "state", head: t("host.th.state") },
    { key: "when", head: t("host.th.when") },
  ];
  const waiting = (found?.waiting ?? []).reduce((/** @type {number} */ sum, /** @type {Report} */ one) => sum + one.number, 0);
  const first = (found?.waiting ?? []).map((/** @type {Report} */ one) => one.due).sort()[0];
  const beside = html`
    <span class="o-t2 o-host-beside">
      ${waiting ? t("host.outbox.waiting", { n: waiting, when: whenWas(first) }) : t("host.outbox.kept", { n: all.length })}
    </span>
  `;
  return card(t("host.outbox"), beside, grid(t("host.outbox"), columns, rows));
}
