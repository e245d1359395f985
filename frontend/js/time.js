/** Spans of time in words. */
import { t } from "./words.js";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * How long ago, as "18 min", "2 h 40 min", "3 d 4 h".
 * @param {string} since  ISO 8601
 * @param {number} [now]  ms
 */
export function span(since, now = Date.now()) {
  const ms = Math.max(0, now - Date.parse(since));
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

/** @param {Date} [now] @returns {"morning" | "afternoon" | "evening"} */
export function partOfDay(now = new Date()) {
  const hour = now.getHours();
  return hour >= 4 && hour < 12 ? "morning" : hour >= 12 && hour < 18 ? "afternoon" : "evening";
}
