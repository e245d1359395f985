/** Bans, what is kept for how long, limits, backups. */
import { html, nothing } from "lit-html";
import { ph } from "../../icons.js";
import { hostApi } from "../../net/host-api.js";
import { whenWas } from "../../time.js";
import { toastNews } from "../../ui/toast.js";
import { t } from "../../words.js";
import { card, choice } from "./parts.js";

/** @typedef {import("./desk.js").Desk} Desk */
/** @typedef {import("../../net/host-api.js").Report} Report */

const TERMS = [7, 14, 30, 90, 180, 365];
const BAN_DAYS = [1, 7, 30];

/** @param {Desk} desk @param {boolean} [short]  without the form */
export function bans(desk, short = false) {
  const found = desk.reports.bans;
  const count = (found?.networks.length ?? 0) + (found?.people.length ?? 0);
  return card(
    t("host.bans"),
    nothing,
    html`
      ${short ? nothing : banForm(desk)}
      <ul class="o-host-list">
        ${(found?.networks ?? []).map((/** @type {Report} */ ban) =>
          banned({
            name: ban.network,
            about: [ban.reason, ban.until ? t("host.until", { when: whenWas(ban.until) }) : t("host.ever")],
            lift: () => desk.act(() => hostApi.lift(ban.id)),
          }),
        )}
        ${(found?.people ?? []).map((/** @type {Report} */ person) =>
          banned({
            name: person.name,
            about: [whenWas(person.banned)],
            lift: () => desk.act(() => hostApi.banPerson(person.id, false)),
          }),
        )}
      </ul>
      ${
        count
          ? nothing
          : html`
              <p class="o-t2 o-host-none">${t("host.none")}</p>
            `
      }
    `,
  );
}

/** @param {{name: string, about: string[], lift: () => void}} ban */
const banned = ({ name, about, lift }) => html`
  <li>
    ${ph("gavel", 17)}
    <span class="o-grow o-min">
      <b class="o-breaks">${name}</b>
      <small class="o-t2 o-breaks">${about.filter(Boolean).join(", ")}</small>
    </span>
    <button class="o-b o-small" aria-label=${t("host.lift.of", { name })} @click=${lift}>${t("host.lift")}</button>
  </li>
`;

/** @param {Desk} desk */
const banForm = (desk) => html`
  <form
    class="o-host-form"
    @submit=${async (/** @type {SubmitEvent} */ event) => {
      event.preventDefault();
      const form = /** @type {HTMLFormElement} */ (event.currentTarget);
      const given = new FormData(form);
      const days = Number(given.get("days"));
      const ban = { network: String(given.get("network")), reason: String(given.get("reason")), days: days || null };
      if (await desk.act(() => hostApi.banNetwork(ban))) form.reset();
    }}
  >
    <label>
      <span class="o-lab">${t("host.network")}</span>
      <input class="o-f o-wide" name="network" required autocomplete="off" maxlength="64" placeholder=${t("host.network.hint")} />
    </label>
    <label>
      <span class="o-lab">${t("host.reason")}</span>
      <input class="o-f o-wide" name="reason" autocomplete="off" maxlength="200" />
    </label>
    <label>
      <span class="o-lab">${t("host.days")}</span>
      <select class="o-f o-wide" name="days">
        <option value="0">${t("host.days.ever")}</option>
        ${BAN_DAYS.map(
          (n) => html`
            <option value=${n}>${t("host.days.n", { n })}</option>
          `,
        )}
      </select>
    </label>
    <button class="o-b o-bad">${ph("gavel", 17)} ${t("host.network.ban")}</button>
  </form>
`;

/** @param {Desk} desk */
export function retention(desk) {
  const days = desk.reports.retention ?? {};
  return card(
    t("host.retention"),
    html`
      <span class="o-t2 o-host-beside">${t("host.keep.never")}</span>
    `,
    html`
      <ul class="o-host-list o-host-terms">
        ${Object.keys(days).map((kind) => {
          const terms = [...new Set([...TERMS, ...(days[kind] ? [days[kind]] : [])])].sort((a, b) => a - b);
          const label = t(`host.keep.${kind}`);
          return html`
            <li>
              <span class="o-grow">${label}</span>
              ${choice(
                label,
                [
                  { value: "", text: t("host.keep.keep") },
                  ...terms.map((n) => ({ value: String(n), text: t("host.keep.days", { n }) })),
                ],
                String(days[kind] ?? ""),
                (value) => desk.act(() => hostApi.keep({ ...days, [kind]: value ? Number(value) : null }), ["retention"]),
              )}
            </li>
          `;
        })}
      </ul>
      <button class="o-b o-small" @click=${() => look(desk)}>${ph("arrows-clockwise", 16)} ${t("host.keep.look")}</button>
    `,
  );
}

/** @param {Desk} desk */
async function look(desk) {
  const removed = await desk.act(() => hostApi.lookNow());
  if (removed) toastNews(t("host.keep.looked", { n: Object.values(removed).reduce((sum, n) => sum + n, 0) }));
}

/** @param {Desk} desk */
export function limits(desk) {
  const found = Object.entries(desk.reports.overview?.limits ?? {});
  return card(
    t("host.limits"),
    html`
      <span class="o-t2 o-host-beside">${t("host.limits.text")}</span>
    `,
    found.length
      ? html`
          <ul class="o-host-list o-host-terms">
            ${found.map(
              ([name, item]) => html`
                <li>
                  <span class="o-grow">${t(`host.limit.${name}`)}</span>
                  <span class="o-t2">${item}</span>
                </li>
              `,
            )}
          </ul>
        `
      : html`
          <p class="o-t2 o-host-none">${t("host.limits.none")}</p>
        `,
  );
}

/** @param {Desk} desk */
export function backups(desk) {
  const found = desk.reports.backups;
  if (!found) return nothing;
  return card(
    t("host.backups"),
    found.folder
      ? html`
          <button class="o-b o-small" ?disabled=${packing} @click=${() => backUp(desk)}>
            ${ph("hard-drives", 16)} ${t("host.backups.now")}
          </button>
        `
      : nothing,
    html`
      <p class="o-t2 o-breaks">${found.folder ? t("host.backups.folder", { folder: found.folder }) : t("host.backups.none")}</p>
      <ul class="o-host-list">
        ${found.files.map(
          (/** @type {Report} */ file) => html`
            <li>
              ${ph("hard-drives", 17)}
              <b class="o-grow o-breaks">${file.name}</b>
              <span class="o-t2">${whenWas(file.at)} · ${bytes(file.bytes)}</span>
            </li>
          `,
        )}
      </ul>
    `,
  );
}

let packing = false;

/** @param {Desk} desk */
async function backUp(desk) {
  packing = true;
  desk.draw();
  const written = await desk.act(() => hostApi.backUp().finally(() => (packing = false)), ["backups"]);
  desk.draw();
  if (written) toastNews(t("host.backups.written"), `${written.name}, ${bytes(written.bytes)}`);
}

/** @param {number} n */
const bytes = (n) =>
  n < 1_000_000 ? t("host.bytes.kb", { n: Math.ceil(n / 1_000) }) : t("host.bytes.mb", { n: Math.round(n / 1_000_000) });
