/** Spans of time in words. */
import { house } from "./net/present.js";
import { LANGUAGE, t } from "./words.js";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * How long ago, as "18 min", "2 h 40 min", "3 d 4 h".
 * @param {string} since  ISO 8601
 * @param {number} [now]  ms, by the service's clock
 */
export const span = (since, now = house.now()) => lasting(Math.max(0, now - Date.parse(since)));

/** A length of time in the same words. @param {number} ms */
export function lasting(ms) {
  const [minutes, hours, days] = [
    Math.floor(ms / MINUTE) % 60,
    Math.floor(ms / HOUR) % 24,
    Math.floor(ms / DAY),
  ];
  if (ms < MINUTE) return t("time.now");
  if (ms < HOUR) return t("time.minutes", { n: minutes });
  if (ms < DAY)
    return minutes && hours < 5
      ? t("time.hours_minutes", { h: hours, m: minutes })
      : t("time.hours", { n: hours });
  return hours && days < 5 ? t("time.days_hours", { d: days, h: hours }) : t("time.days", { n: days });
}

/**
 * When something was, as short as it can be told: "20:41" today, "Sun 20:41" this week, else "3 Nov".
 * @param {string} moment  ISO 8601
 * @param {Date} [now]
 */
export function whenWas(moment, now = new Date()) {
  const at = new Date(moment);
  const hour = at.toLocaleTimeString(LANGUAGE, { hour: "2-digit", minute: "2-digit" });
  if (at.toDateString() === now.toDateString()) return hour;
  if (now.getTime() - at.getTime() < 6 * DAY)
    return `${at.toLocaleDateString(LANGUAGE, { weekday: "short" })} ${hour}`;
  return at.toLocaleDateString(LANGUAGE, { day: "numeric", month: "short" });
}

/** @param {Date} [now] @returns {"morning" | "afternoon" | "evening"} */
export function partOfDay(now = new Date()) {
  const hour = now.getHours();
  return hour >= 4 && hour < 12 ? "morning" : hour >= 12 && hour < 18 ? "afternoon" : "evening";
}
