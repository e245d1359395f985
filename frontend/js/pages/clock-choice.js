/** The choice of a clock: ready made ones, or times of one's own; what happens at zero. */
import { html, nothing } from "lit-html";
import { AT_ZERO, dayName, nameOf, ownZone, preset, PRESETS } from "../clocks.js";
import { t } from "../words.js";
import { segments } from "./segments.js";

/** @typedef {import("../clocks.js").Clock} Clock */
/** @typedef {import("../clocks.js").AtZero} AtZero */

const UNITS = [60, 3_600, 86_400]; // seconds
const MOST = 60 * 86_400; // seconds of a bank, as the service takes them
const DAYS = [0, 1, 2, 3, 4, 5, 6];

/** The largest unit in which a time is a whole number. @param {number} seconds */
export const unitOf = (seconds) => UNITS.findLast((unit) => seconds > 0 && seconds % unit === 0) ?? UNITS[1];

/** @param {Event} event */
const value = (event) => /** @type {HTMLInputElement | HTMLSelectElement} */ (event.target).value;

/**
 * A length of time: a number and its unit.
 * @param {string} label @param {number} seconds @param {number} least  seconds @param {(seconds: number) => void} change
 */
function length(label, seconds, least, change) {
  const unit = unitOf(seconds);
  return html`
    <div class="o-length">
      <span class="o-lab" aria-hidden="true">${label}</span>
      <input
        class="o-f"
        type="number"
        min=${Math.ceil(least / unit)}
        max=${MOST / unit}
        required
        aria-label=${label}
        .value=${String(seconds / unit)}
        step="any"
        @change=${(/** @type {Event} */ event) =>
          /** @type {HTMLInputElement} */ (event.target).validity.valid && change(Math.round(Number(value(event)) * unit))}
      />
      <select
        class="o-f"
        aria-label=${`${label}: ${t("clock.unit")}`}
        @change=${(/** @type {Event} */ event) => change(Math.max(least, (seconds / unit) * Number(value(event))))}
      >
        ${UNITS.map(
          (one) => html`
            <option value=${one} ?selected=${one === unit}>${t(`clock.unit.${one}`)}</option>
          `,
        )}
      </select>
    </div>
  `;
}

/** @param {Clock} clock @param {(change: Partial<Clock>) => void} change */
const ownTimes = (clock, change) => html`
  <div class="o-own-clock">
    ${length(t("clock.bank"), clock.bank, 60, (bank) => change({ bank, refill: Math.min(clock.refill, bank) }))}
    ${length(t("clock.refill"), clock.refill, 0, (refill) => change({ refill: Math.min(refill, clock.bank) }))}
    <fieldset>
      <legend class="o-lab">${t("clock.days_off")}</legend>
      <div class="o-days">
        ${DAYS.map(
          (day) => html`
            <label title=${dayName(day)}>
              <input
                type="checkbox"
                aria-label=${dayName(day)}
                .checked=${clock.days_off.includes(day)}
                ?disabled=${clock.days_off.length >= 6 && !clock.days_off.includes(day)}
                @change=${() =>
                  change({ days_off: DAYS.filter((one) => (one === day) !== clock.days_off.includes(one)) })}
              />
              <span aria-hidden="true">${dayName(day, "short")}</span>
            </label>
          `,
        )}
      </div>
    </fieldset>
    <label>
      <span class="o-lab">${t("clock.zone")}</span>
      <select class="o-f o-wide" @change=${(/** @type {Event} */ event) => change({ zone: value(event) })}>
        ${zones(clock.zone).map(
          (zone) => html`
            <option value=${zone} ?selected=${zone === clock.zone}>${zone.replaceAll("_", " ")}</option>
          `,
        )}
      </select>
    </label>
  </div>
`;

/** All time zones of this browser, with those in use. @param {string[]} used */
export const zones = (...used) => [...new Set([...used, ownZone(), ...Intl.supportedValuesOf("timeZone")])].sort();

/**
 * @param {Clock | null} clock
 * @param {boolean} own  times of one's own were asked for
 * @param {(clock: Clock | null, own: boolean) => void} choose
 */
export function clockChoice(clock, own, choose) {
  const chosen = own && clock ? "own" : nameOf(clock);
  const names = ["none", ...Object.keys(PRESETS), "own"];
  /** @param {string} name */
  function pick(name) {
    if (name === "none") choose(null, false);
    else if (name === "own") choose(clock ?? preset("days"), true);
    else choose(preset(name, clock ?? {}), false);
  }
  return html`
    ${segments({
      name: "clock",
      label: t("clock"),
      choices: names.map((name) => ({ value: name, words: t(`clock.${name}`), small: t(`clock.${name}.short`) })),
      chosen,
      choose: pick,
      look: "o-clocks",
    })}
    ${clock && chosen === "own" ? ownTimes(clock, (change) => choose({ ...clock, ...change }, true)) : nothing}
    ${
      clock
        ? html`
            <label class="o-zero">
              <span class="o-lab">${t("clock.zero")}</span>
              <select
                class="o-f o-grow"
                @change=${(/** @type {Event} */ event) =>
                  choose({ ...clock, at_zero: /** @type {AtZero} */ (value(event)) }, own)}
              >
                ${AT_ZERO.map(
                  (one) => html`
                    <option value=${one} ?selected=${one === clock.at_zero}>${t(`clock.zero.${one}.text`)}</option>
                  `,
                )}
              </select>
            </label>
          `
        : nothing
    }
  `;
}
