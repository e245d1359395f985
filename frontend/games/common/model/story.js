import { HOUSE } from "./house.js";

/**
 * How happenings become sentences: a line begins with who did it and says one action with all that
 * followed; what has
 * no doer stands by itself. A game says which of its kinds do what.
 *
 * @typedef {import("../types.js").LogEntry} LogEntry
 * @typedef {import("../types.js").Part} Part
 * @typedef {import("../types.js").Sentence} Sentence
 *
 * @typedef {object} Story
 * @property {ReadonlySet<string>} openers  kinds that begin a new line although the doer is the same
 * @property {ReadonlySet<string>} lines  kinds that are lines without a doer
 * @property {ReadonlySet<string>} silent  not worth a word: seen where it happens
 * @property {ReadonlySet<string>} clauses  kinds said as a clause with its own subject
 * @property {ReadonlySet<string>} once  said once a line, however often it happened
 * @property {readonly (readonly string[])[]} merged  kinds whose symbols are told in one run
 * @property {ReadonlySet<string>} [paying]  given for what follows: that goes on in the same line
 * @property {ReadonlySet<string>} [breaks]  silent kinds after which a new line begins
 * @property {(entry: LogEntry, before: LogEntry) => boolean} [joins]  does a line without a doer take in one more entry?
 * @property {(entry: LogEntry) => [string, number]} [counted]  the good and number of an entry of merged kinds
 */

export const HOLE = "\u0001";

/** A run of goods with some more of one. @param {string} run @param {string} good @param {number} n */
export function added(run, good, n) {
  const goods = run ? run.split(", ") : [];
  const at = goods.findIndex((one) => one.split(" ")[0] === good);
  const before = at < 0 ? 0 : Number(goods[at].split(" ")[1] ?? 1);
  if (at < 0) goods.push(`${good} ${n}`);
  else goods[at] = `${good} ${before + n}`;
  return goods.join(", ");
}

/** @param {string} words with a hole for what is drawn @param {Part} what @returns {Part[]} */
export const filled = (words, what) =>
  words.split(HOLE).flatMap((text, i) => [...(i ? [what] : []), ...(text ? [{ text }] : [])]);

/**
 * @param {Story} story
 * @param {readonly LogEntry[]} entries
 * @param {(entry: LogEntry) => Part[]} said  one entry in words
 * @param {(entry: LogEntry) => Part[]} [more]  the same where it goes on in a line
 * @returns {Sentence[]} oldest first
 */
export function told(story, entries, said, more = said) {
  const { openers, silent, clauses, once, merged, paying = new Set(), breaks = new Set() } = story;
  const lines = new Set([...story.lines, ...HOUSE]);
  const counted = story.counted ?? (({ what, n }) => /** @type {[string, number]} */ ([what, n ?? 1]));
  /** @type {Sentence[]} */
  const found = [];
  /** @type {LogEntry | null} */
  let before = null;
  /** @type {string[]} kinds said in the present line */
  let spoken = [];

  /** @param {LogEntry} entry @param {Sentence} line */
  function goesOn(entry, line) {
    if (!before || breaks.has(before.k)) return false;
    if (clauses.has(entry.k)) return true;
    if (lines.has(entry.k)) return Boolean(story.joins?.(entry, before));
    const opens = openers.has(entry.k) && !paying.has(before.k);
    return !opens && entry.seat === line.seat;
  }

  /** @param {LogEntry} entry @param {Sentence} line */
  function goOn(entry, line) {
    const end = line.parts.at(-1);
    const last = spoken.at(-1) ?? "";
    const together =
      end &&
      "effect" in end &&
      entry.n !== 0 &&
      merged.some((kinds) => kinds.includes(entry.k) && kinds.includes(last));
    if (together) line.parts[line.parts.length - 1] = { effect: added(end.effect, ...counted(entry)) };
    else line.parts.push({ text: ", " }, ...more(entry));
  }

  for (const entry of entries) {
    if (silent.has(entry.k)) {
      if (breaks.has(entry.k)) before = entry;
      continue;
    }
    const line = found.at(-1);
    if (!line || !goesOn(entry, line)) {
      const doer =
        !lines.has(entry.k) && !clauses.has(entry.k) && entry.seat !== undefined && entry.seat >= 0;
      found.push({ seat: doer ? (entry.seat ?? null) : null, seq: entry.seq, parts: said(entry) });
      spoken = [entry.k];
    } else if (!(once.has(entry.k) && spoken.includes(entry.k))) {
      goOn(entry, line);
      spoken.push(entry.k);
    }
    before = entry;
  }
  return found;
}
