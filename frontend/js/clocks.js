/** Clocks made for friends: what a table may agree on, in seconds and in words; and what is left on a seat's clock. */
import { lasting } from "./time.js";
import { LANGUAGE, listed, t } from "./words.js";

/** @typedef {"nothing" | "nudge" | "bot" | "vote"} AtZero */
/** @typedef {{bank: number, refill: number, days_off: number[], zone: string, at_zero: AtZero}} Clock  `bank` and `refill` in seconds; Monday is day 0 */
/** @typedef {import("./board-api.js").TableInfo} TableInfo */

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** @type {AtZero[]} */
export const AT_ZERO = ["nudge", "bot", "vote", "nothing"];

/** What is offered ready made, by its name. @type {Record<string, Pick<Clock, "bank" | "refill" | "days_off">>} */
export const PRESETS = {
  evening: { bank: 40 * MINUTE, refill: 0, days_off: [] },
  day: { bank: DAY, refill: DAY, days_off: [] },
  days: { bank: 3 * DAY, refill: 12 * HOUR, days_off: [] },
  weekend: { bank: 3 * DAY, refill: 12 * HOUR, days_off: [5, 6] },
};

/** The zone this browser lives in. */
export const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** @param {string} name  of a preset @param {Partial<Clock>} [kept]  whose zone and consequence stay @returns {Clock} */
export const preset = (name, { zone = ownZone(), at_zero = "nudge" } = {}) => ({ ...PRESETS[name], zone, at_zero });

/** Which of the ready made clocks it is: "none", a preset's name, or "own". @param {Clock | null} clock */
export function nameOf(clock) {
  if (!clock) return "none";
  /** @param {Pick<Clock, "bank" | "refill" | "days_off">} one */
  const core = ({ bank, refill, days_off }) => JSON.stringify([bank, refill, days_off]);
  return Object.keys(PRESETS).find((name) => core(PRESETS[name]) === core(clock)) ?? "own";
}

/** "Saturday" @param {number} day  Monday is 0 @param {"long" | "short"} [width] */
export const dayName = (day, width = "long") =>
  new Intl.DateTimeFormat(LANGUAGE, { weekday: width, timeZone: "UTC" }).format(Date.UTC(2024, 0, 1 + day)); // a Monday

/** "3 days each, 12 h more a turn; Saturday and Sunday do not count (Europe/Prague)" @param {Clock | null} clock */
export function clockWords(clock) {
  if (!clock) return t("clock.none.text");
  const { bank, refill, days_off, zone } = clock;
  const time = { bank: lasting(bank * 1000), refill: lasting(refill * 1000) };
  const each = t(refill ? "clock.each.refill" : "clock.each", time);
  if (!days_off.length) return each;
  const days = listed(days_off.map((day) => dayName(day)));
  return t("clock.off", { n: days_off.length, each, days, zone: zone.replaceAll("_", " ") });
}

/**
 * What is left on a seat's clock now.
 * @param {TableInfo} table @param {number} seat @param {number} [now]  ms
 * @returns {number | null} seconds; null where there is no clock
 */
export function leftAt({ clocks }, seat, now = Date.now()) {
  const one = clocks?.seats.find((each) => each.seat === seat);
  if (!clocks || !one) return null;
  const runs = clocks.running === seat && !clocks.standing;
  const gone = runs ? Math.max(0, now - Date.parse(clocks.at)) / 1000 : 0;
  return Math.max(0, one.left - gone);
}
