/**
 * Reads the effect notation of the component data of all games:
 *
 *   effect = line { ";" line }            line   = [ header ":" ] change
 *   change = choice [ "->" choice ]       choice = list { "|" list }       list = item { "," item }
 *   item   = ( symbol [ number ] [ "here" ] | "(" change ")" ) [ "x" number ] [ "per" count ]
 *   symbol = word [ ":" word ] [ ">" | "^" ]
 *
 * and lays a change out as a run of symbols and signs, which is what stands on cards and between words.
 *
 * @typedef {object} Item
 * @property {string} symbol  lower-case word; "" when `inner` stands here
 * @property {Change} [inner]  what stood in brackets
 * @property {number} amount
 * @property {boolean} here  at the place of the card
 * @property {number} times
 * @property {string} per  what is counted, or ""
 *
 * @typedef {{cost: Item[][], gain: Item[][]}} Change  alternatives; `cost` is empty for a free gain
 * @typedef {{once: boolean, moment: string, events: string[], here: boolean, change: Change}} Line
 * @typedef {({sign: string} | {symbol: string, amount: number, here: boolean}) & {glued?: boolean}} Mark  glued: stands with the one before it
 */

const TOKEN = /->|[;|,()]|:(?=\s)|[a-z][\w-]*(?::[a-z-]+)?[>^]?|\d+/g;
const MOMENTS = ["when", "before", "after"];

/**
 * The notation with a game's own names: `symbolOf` says by which name a symbol goes that is written as
 * `word`.
 * @param {(word: string) => string} [symbolOf]
 */
export function notation(symbolOf = (word) => word) {
  /** @type {Map<string, Line[]>} the data are few and asked for at every drawing */
  const read = new Map();

  /**
   * @param {string} text
   * @returns {Line[]} no line for an empty text
   * @throws {Error} when the text does not follow the grammar
   */
  function parse(text) {
    let lines = read.get(text);
    if (!lines) read.set(text, (lines = parsed(text, symbolOf)));
    return lines;
  }

  /**
   * The run of symbols and signs of a text; headers are left out, they are written in words.
   * @param {string} text
   */
  const marks = (text) =>
    parse(text).flatMap((line, i) => (i ? after(";", changeMarks(line.change)) : changeMarks(line.change)));

  return { parse, marks };
}

/** @param {string} text @param {(word: string) => string} symbolOf @returns {Line[]} */
function parsed(text, symbolOf) {
  const tokens = text.match(TOKEN) ?? [];
  let at = 0;
  const next = () => tokens[at++] ?? "";
  const taken = (/** @type {string} */ token) => tokens[at] === token && Boolean(++at);
  /** @template T @param {() => T} part @param {string} between @returns {T[]} */
  const several = (part, between) => {
    const parts = [part()];
    while (taken(between)) parts.push(part());
    return parts;
  };
  const number = () => (/^\d+$/.test(tokens[at] ?? "") ? Number(next()) : 1);
  /** @returns {Item} */
  const item = () => {
    /** @type {Item} */
    const read = { symbol: "", amount: 1, here: false, times: 1, per: "" };
    if (taken("(")) {
      read.inner = change();
      if (!taken(")")) throw new Error(`notation: bracket left open in "${text}"`);
    } else {
      const word = next();
      if (!/^[a-z]/.test(word)) throw new Error(`notation: "${word}" is no symbol in "${text}"`);
      read.symbol = symbolOf(word);
      read.amount = number();
      read.here = taken("here");
    }
    if (/^x\d+$/.test(tokens[at] ?? "")) read.times = Number(next().slice(1));
    if (taken("per")) read.per = next();
    return read;
  };
  const choice = () => several(() => several(item, ","), "|");
  /** @returns {Change} */
  const change = () => {
    const first = choice();
    return taken("->") ? { cost: first, gain: choice() } : { cost: [], gain: first };
  };
  /** @returns {Line} */
  const line = () => {
    const once = taken("once") && taken("a") && taken("turn");
    const moment = MOMENTS.includes(tokens[at] ?? "") ? next() : "";
    const events = moment ? several(next, "or") : [];
    const here = moment !== "" && taken("here");
    if (once || moment) taken(":");
    return { once, moment, events, here, change: change() };
  };
  const lines = tokens.length ? several(line, ";") : [];
  if (at < tokens.length) throw new Error(`notation: "${tokens[at]}" is out of place in "${text}"`);
  return lines;
}

/** @param {Item} item @returns {Mark[]} */
function itemMarks(item) {
  /** @type {Mark[]} */
  const what = item.inner ? [{ sign: "(" }, ...changeMarks(item.inner), { sign: ")" }] : [symbolMark(item)];
  if (item.times > 1) what.push({ sign: `×${item.times}` });
  if (item.per) what.push({ sign: "/" }, { symbol: item.per, amount: 1, here: false });
  return what.map((mark, i) => (i ? { ...mark, glued: true } : mark));
}
const symbolMark = (/** @type {Item} */ { symbol, amount, here }) => ({ symbol, amount, here });

/** What follows a sign stands with it. @param {string} sign @param {Mark[]} marks @returns {Mark[]} */
const after = (sign, marks) => [{ sign }, ...marks.map((mark, i) => (i ? mark : { ...mark, glued: true }))];

/** @param {Item[][]} choice @returns {Mark[]} */
const choiceMarks = (choice) =>
  choice.flatMap((list, i) => (i ? after("|", list.flatMap(itemMarks)) : list.flatMap(itemMarks)));

/** @param {Change} change @returns {Mark[]} */
const changeMarks = ({ cost, gain }) =>
  cost.length ? [...choiceMarks(cost), ...after("->", choiceMarks(gain))] : choiceMarks(gain);
