/** What one wants to be told of, how soon, and how often one is reminded. */
import { html } from "lit-html";
import { counted, t } from "../../words.js";
import { select, toggle } from "./parts.js";

/** @typedef {import("../../net/notices-api.js").Preferences} Preferences */

export const OCCASIONS = ["turn", "question", "motion", "over", "begin", "chat", "time", "seat", "rematch", "ready"];
const DELAYS = [0, 60, 300, 900, 3600]; // seconds
const HOURS = [0, 4, 12, 24, 48];
const TIMES = [1, 2, 3, 5];

/** A list with what is kept in it, though it be none of the usual. @param {number[]} usual @param {number} kept */
const also = (usual, kept) => [...new Set([...usual, kept])].sort((a, b) => a - b);

/** @param {Preferences} kept @param {(change: Partial<Preferences>) => void} change */
export function wishes(kept, change) {
  const { off, delay, remind } = kept;
  /** @param {string} occasion @param {boolean} on */
  const want = (occasion, on) => change({ off: on ? off.filter((one) => one !== occasion) : [...off, occasion] });
  return html`
    <section class="o-card o-set">
      <div class="o-set-head">
        <h2 class="o-h">${t("told.for")}</h2>
      </div>
      <ul class="o-occasions">
        ${OCCASIONS.map(
          (one) => html`
            <li>
              <span>${t(`told.for.${one}`)}</span>
              ${toggle({ label: t(`told.for.${one}`), on: !off.includes(one), change: (on) => want(one, on) })}
            </li>
          `,
        )}
      </ul>
      <div class="o-set-row o-set-foot">
        <span>${t("told.delay")}</span>
        ${select({
          label: t("told.delay"),
          choices: also(DELAYS, delay).map((one) => ({
            value: String(one),
            words: DELAYS.includes(one) ? t(`told.delay.${one}`) : `${one} s`,
          })),
          chosen: String(delay),
          change: (value) => change({ delay: Number(value) }),
        })}
        <span>${t("told.remind")}</span>
        ${select({
          label: t("told.remind"),
          choices: also(HOURS, remind?.after ?? 0).map((one) => ({
            value: String(one),
            words: one ? t("told.remind.hours", { n: one }) : t("told.remind.0"),
          })),
          chosen: String(remind?.after ?? 0),
          change: (value) =>
            change({ remind: value === "0" ? null : { after: Number(value), most: remind?.most ?? 2 } }),
        })}
        ${
          remind
            ? html`
                <span>${t("told.remind.most")}</span>
                ${select({
                  label: t("told.remind.most"),
                  choices: also(TIMES, remind.most).map((n) => ({
                    value: String(n),
                    words: t(n === 2 ? "told.remind.n.2" : "told.remind.n", { n, count: counted(n) }),
                  })),
                  chosen: String(remind.most),
                  change: (value) => change({ remind: { ...remind, most: Number(value) } }),
                })}
              `
            : ""
        }
        <span class="o-t2">${t("told.one")}</span>
      </div>
    </section>
  `;
}
