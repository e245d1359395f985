/** What was sent to one in the last 30 days, and what became of it. */
import { html } from "lit-html";
import { ph } from "../../icons.js";
import { whenWas } from "../../time.js";
import { hasWords, t } from "../../words.js";

/** @typedef {import("../../net/notices-api.js").Delivery} Delivery */

/** @param {Delivery["state"]} state */
const mark = (state) =>
  state === "sent"
    ? ph("check", 17)
    : state === "failed"
      ? ph("warning", 17)
      : state === "held"
        ? ph("pause-circle", 17)
        : ph("hourglass-medium", 17);

/** "Browser · arrived" @param {Delivery} delivery */
export function fate({ kind, label, state, error, held }) {
  const why =
    state === "failed" && error
      ? error
      : held && hasWords(`told.held.${held}`)
        ? t(`told.held.${held}`)
        : t(`told.state.${state}`);
  return `${label || t(`told.kind.${kind}`)} · ${why}`;
}

/** @param {Delivery[] | null} deliveries */
export const record = (deliveries) => html`
  <section class="o-card o-set o-record">
    <div class="o-set-head">
      <h2 class="o-h">${t("told.record")}</h2>
      <span class="o-grow"></span>
      <span class="o-t2">${t("told.record.days")}</span>
    </div>
    ${
      deliveries?.length
        ? html`
            <ul tabindex="0" aria-label=${t("told.record")}>
              ${deliveries.map(
                (one) => html`
                  <li class="o-${one.state}">
                    <time datetime=${one.at}>${whenWas(one.at)}</time>
                    <span>
                      <b>${one.title}</b>
                      <small>${fate(one)}</small>
                    </span>
                    ${mark(one.state)}
                  </li>
                `,
              )}
            </ul>
          `
        : html`
            <p class="o-t2">${deliveries ? t("told.record.none") : t("loading")}</p>
          `
    }
  </section>
`;
