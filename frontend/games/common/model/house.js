/** Happenings of the house, not of a game: seats change hands, clocks run out, the table agrees on something. */
import { lasting } from "../../../js/time.js";
import { capital } from "../../../js/words.js";

/** @typedef {import("../types.js").LogEntry} LogEntry */
/** @typedef {import("../types.js").Part} Part */

export const HOUSE = new Set([
  "stand-in",
  "back",
  "concede",
  "drop",
  "substitute",
  "pause",
  "resume",
  "cancel",
  "motion",
  "rewind",
  "again",
  "flag",
  "outage",
]);

/** Kinds of motions about somebody's seat. */
const ABOUT_SEAT = new Set(["bot", "drop", "substitute", "wait", "time"]);

/**
 * The last word of a kind's key.
 * @param {LogEntry} entry
 */
function variant({ k, seat, by, vote, then, of, passed, how, answer, person }) {
  if (k === "stand-in") return vote ? "stand-in-vote" : by === seat ? "stand-in" : "stand-in-by";
  if (k === "flag") return `flag-${then ?? "nothing"}`;
  if (k === "substitute") return person ? "substitute" : "substitute-bot";
  if (k === "motion") {
    if (passed) return `motion-${answer ?? of}`;
    return how === "withdrawn" || how === "expired" || how === "moot" ? `motion-${how}` : "motion-no";
  }
  return k;
}

/**
 * @param {Pick<import("../types.js").Scene<any>, "t" | "person" | "met">} scene
 * @param {LogEntry} entry
 * @returns {Part[] | null} null for what is the game's own
 */
export function houseSaid({ t, person, met }, entry) {
  const { k, seat = 0, by, about, of = "", seconds = 0, level } = entry;
  if (!HOUSE.has(k)) return null;
  const asked = ABOUT_SEAT.has(of) ? person(Number(about?.seat ?? seat)) : person(seat);
  const words = {
    who: k === "motion" ? asked : typeof entry.now === "string" ? met(entry.now) : person(seat),
    by: person(Number(by ?? seat)),
    gone: typeof entry.person === "string" ? met(entry.person) : person(seat),
    what: of ? t(`board.log.asked-${of}`, { who: asked }) : "",
    level: level ? t(`bot.level.${level}`) : "",
    span: lasting(Number(seconds) * 1000),
  };
  return [{ text: capital(t(`board.log.${variant(entry)}`, words)) }];
}
