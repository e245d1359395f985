/** The effect notation in words, for details, lists and screen readers. */
import { parse } from "../notation.js";

/** @typedef {import("../types.js").Words} Words */
/** @typedef {import("../notation.js").Item} Item */
/** @typedef {import("../notation.js").Change} Change */
/** @typedef {import("../notation.js").Line} Line */

/** @param {Words} t @param {string[]} parts @param {string} word key of the last joint */
function joined(t, parts, word) {
  if (parts.length < 2) return parts.join("");
  return t(word, { some: parts.slice(0, -1).join(", "), last: parts[parts.length - 1] });
}

/** @param {Words} t @param {Item} item @param {boolean} cost */
function itemWords(t, item, cost) {
  let words;
  if (item.inner) words = changeWords(t, item.inner);
  else {
    const key = `unseen.say.${item.symbol}${item.here ? "-here" : cost && ["mug",
      "upgrade"].includes(item.symbol) ? "-cost" : ""}`;
    words = t(key, { n: item.amount });
  }
  if (item.times > 1) words = t("unseen.say.times", { what: words, n: item.times });
  return item.per ? t("unseen.say.per", { what: words, count: t(`unseen.count.${item.per}`) }) : words;
}

/** @param {Words} t @param {Item[][]} choice @param {boolean} [cost] */
const choiceWords = (t, choice, cost = false) =>
  joined(
    t,
    choice.map((list) =>
      joined(
        t,
        list.map((item) => itemWords(t, item, cost)),
        "unseen.say.and",
      ),
    ),
    "unseen.say.or",
  );

/** @param {Words} t @param {Change} change @returns {string} */
const changeWords = (t, { cost, gain }) =>
  cost.length
    ? t("unseen.say.exchange", { cost: choiceWords(t, cost, true), gain: choiceWords(t, gain) })
    : choiceWords(t, gain);

/**
 * When a line works, "before a walk of the Golem"; "" for one used at will.
 * @param {Words} t
 * @param {Line} line
 */
export function moment(t, { moment, events, here }) {
  if (!moment) return "";
  const what = joined(
    t,
    events.map((event) => t(`unseen.event.${event}${here ? "-here" : ""}`)),
    "unseen.say.or",
  );
  return t(`unseen.moment.${moment}`, { event: what });
}

/** @param {Words} t @param {string} effect notation @returns {string} without a full stop */
export const inWords = (t, effect) =>
  parse(effect)
    .map((line) => {
      const when = [line.once ? t("unseen.moment.once") : "", moment(t, line)].filter(Boolean).join(", ");
      return when ? `${when}: ${changeWords(t, line.change)}` : changeWords(t, line.change);
    })
    .join("; ");

/**
 * An effect in symbols and in words, for a line of the details card.
 * @param {{t: Words}} scene
 * @param {string} effect
 */
export const effectLine = ({ t }, effect) => ({ effect, words: inWords(t, effect) });

/** A cost in words: what is given up. @param {Words} t @param {string} cost notation */
export const costWords = (t, cost) =>
  parse(cost)
    .map(({ change }) => choiceWords(t, change.gain, true))
    .join("; ");

/**
 * Lines of at most `room` px of text of a size; a letter is about half its size wide.
 * @param {string} words
 * @param {number} room
 * @param {number} size
 */
export function wrapped(words, room, size) {
  const letters = Math.floor(room / (size * 0.47));
  /** @type {string[]} */
  const lines = [];
  for (const word of words.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= letters)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
