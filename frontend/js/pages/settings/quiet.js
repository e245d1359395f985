/** Quiet hours, drawn as the 24 hours of a day in one's own zone; drawing over them sets them. */
import { html, nothing } from "lit-html";
import { ownZone } from "../../clocks.js";
import { ph } from "../../icons.js";
import { LANGUAGE, t } from "../../words.js";
import { zones } from "../clock-choice.js";
import { select, toggle } from "./parts.js";

/** @typedef {import("../../net/notices-api.js").Quiet} Quiet */
/** @typedef {import("../../net/notices-api.js").Preferences} Preferences */

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
/** @type {Quiet} */
const NIGHT = { from: "22:00", to: "07:00" };

/** "07:00" @param {number} hour */
export const clockFace = (hour) => `${String(hour % 24).padStart(2, "0")}:00`;

/** Is any part of an hour quiet? @param {Quiet | null} quiet @param {number} hour */
export function isQuiet(quiet, hour) {
  if (!quiet) return false;
  const [from, to] = [quiet.from, quiet.to].map((time) => {
    const [hours, minutes] = time.split(":").map(Number);
    return hours + minutes / 60;
  });
  return from < to ? hour + 1 > from && hour < to : hour + 1 > from || hour < to;
}

/** The hours from one box to another, both of them quiet, as drawn. @param {number} first @param {number} last @returns {Quiet} */
export const drawn = (first, last) => ({ from: clockFace(first), to: clockFace(last + 1) });

/** The time of day somewhere. @param {string} zone @param {Date} [now] */
const timeIn = (zone, now = new Date()) =>
  now.toLocaleTimeString(LANGUAGE, { hour: "2-digit", minute: "2-digit", timeZone: zone });

/** Where somebody began to draw. @type {number | null} */
let begun = null;

/** @param {Preferences} kept @param {(change: Partial<Preferences>) => void} change */
export function quietHours(kept, change) {
  const { quiet, zone } = kept;
  const [hour, minute] = timeIn(zone).split(":").map(Number);
  /** @param {number} to */
  const draw = (to) => {
    if (begun !== null) change({ quiet: drawn(begun, to) });
  };
  /** @param {"from" | "to"} end */
  const time = (end) =>
    select({
      label: t(`told.hours.${end}`),
      choices: [...new Set([...HOURS.map(clockFace), quiet?.[end] ?? NIGHT[end]])]
        .sort()
        .map((value) => ({ value, words: value })),
      chosen: quiet?.[end] ?? NIGHT[end],
      change: (value) => change({ quiet: { ...(quiet ?? NIGHT), [end]: value } }),
    });
  return html`
    <section class="o-card o-set">
      <div class="o-set-head">
        <h2 class="o-h">${t("told.hours")}</h2>
        <span class="o-t2">${t("told.hours.now", { zone: zone.replaceAll("_", " "), time: timeIn(zone) })}</span>
        <span class="o-grow"></span>
        ${
          quiet
            ? html`
                <b>${t("told.hours.span", quiet)}</b>
              `
            : nothing
        }
        ${toggle({ label: t("told.hours"), on: Boolean(quiet), change: (on) => change({ quiet: on ? NIGHT : null }) })}
      </div>
      <div
        class="o-hours"
        aria-hidden="true"
        @pointerup=${() => (begun = null)}
        @pointerleave=${() => (begun = null)}
      >
        ${HOURS.map(
          (one) => html`
            <span
              class=${isQuiet(quiet, one) ? "o-on" : ""}
              @pointerdown=${(/** @type {PointerEvent} */ event) => {
                /** @type {HTMLElement} */ (event.currentTarget).releasePointerCapture(event.pointerId);
                begun = one;
                draw(one);
              }}
              @pointerenter=${() => draw(one)}
            >
              ${isQuiet(quiet, one) ? "z" : nothing}
              ${
                one % 3 === 0
                  ? html`
                      <small>${one}:00</small>
                    `
                  : nothing
              }
            </span>
          `,
        )}
        <i style="left:${((hour + minute / 60) / 24) * 100}%"></i>
      </div>
      <div class="o-set-row">
        ${
          quiet
            ? html`
                ${time("from")} ${time("to")}
              `
            : nothing
        }
        ${select({
          label: t("told.hours.zone"),
          choices: zones(zone, ownZone()).map((one) => ({ value: one, words: one.replaceAll("_", " ") })),
          chosen: zone,
          change: (value) => change({ zone: value }),
          look: "o-grow",
        })}
        <span class="o-t2 o-row">${ph("moon-stars", 18)} ${t("told.hours.waits")}</span>
      </div>
    </section>
  `;
}
