/** The effect notation in words, for details, lists and screen readers. */

/** @typedef {(key: string, params?: Record<string, string | number>) => string} Words */
/** @typedef {import("../notation.js").Item} Item */
/** @typedef {import("../notation.js").Change} Change */
/** @typedef {import("../notation.js").Line} Line */

/**
 * @param {object} game
 * @param {string} game.id  its words are `<id>.say.*`, `<id>.count.*`, `<id>.event.*`, `<id>.moment.*`
 * @param {(text: string) => Line[]} game.parse
 * @param {(item: Item, cost: boolean) => string} [game.variant]  ending of the key of a symbol that is said in more ways
 */
export function effectWords({ id, parse, variant = () => "" }) {
  /** @param {Words} t @param {string[]} parts @param {string} word  last joint */
  function joined(t, parts, word) {
    if (parts.length < 2) return parts.join("");
    return t(`${id}.say.${word}`, { some: parts.slice(0, -1).join(", "), last: parts[parts.length - 1] });
  }

  /** @param {Words} t @param {Item} item @param {boolean} cost */
  function itemWords(t, item, cost) {
    let words = item.inner
      ? changeWords(t, item.inner)
      : t(`${id}.say.${item.symbol}${variant(item, cost)}`, { n: item.amount });
    if (item.times > 1) words = t(`${id}.say.times`, { what: words, n: item.times });
    return item.per ? t(`${id}.say.per`, { what: words, count: t(`${id}.count.${item.per}`) }) : words;
  }

  /** @param {Words} t @param {Item[][]} choice @param {boolean} [cost] */
  const choiceWords = (t, choice, cost = false) =>
    joined(
      t,
      choice.map((list) =>
        joined(
          t,
          list.map((item) => itemWords(t, item, cost)),
          "and",
        ),
      ),
      "or",
    );

  /** @param {Words} t @param {Change} change @returns {string} */
  const changeWords = (t, { cost, gain }) =>
    cost.length
      ? t(`${id}.say.exchange`, { cost: choiceWords(t, cost, true), gain: choiceWords(t, gain) })
      : choiceWords(t, gain);

  /** When a line works; "" for one used at will. @param {Words} t @param {Line} line */
  function moment(t, { moment, events, here }) {
    if (!moment) return "";
    const what = joined(
      t,
      events.map((event) => t(`${id}.event.${event}${here ? "-here" : ""}`)),
      "or",
    );
    return t(`${id}.moment.${moment}`, { event: what });
  }

  /** @param {Words} t @param {string} effect notation @returns {string} without a full stop */
  const inWords = (t, effect) =>
    parse(effect)
      .map((line) => {
        const when = [line.once ? t(`${id}.moment.once`) : "", moment(t, line)].filter(Boolean).join(", ");
        return when ? `${when}: ${changeWords(t, line.change)}` : changeWords(t, line.change);
      })
      .join("; ");

  /** A cost in words: what is given up. @param {Words} t @param {string} cost notation */
  const costWords = (t, cost) =>
    parse(cost)
      .map(({ change }) => choiceWords(t, change.gain, true))
      .join("; ");

  return { moment, inWords, costWords };
}
