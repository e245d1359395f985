/**
 * Happenings in sentences. A line begins with who did it and says one action with all that followed; what has no doer
 * stands by itself.
 *
 * @typedef {{text: string} | {effect: string} | {item: string}} Part  words, or a run of symbols, or an Item
 * @typedef {{seat: number | null, seq: number, parts: Part[]}} Sentence
 */
import { LEVELS } from "./catalogue.js";
import { placeName, wayEffect } from "./choices.js";
import { inWords } from "./effect-words.js";

/** @typedef {import("../types.js").Scene} Scene */
/** @typedef {import("../../../js/board-api.js").LogEntry} LogEntry */

const CROWN = 7;
/** Kinds that begin a new line although the doer is the same. */
const OPENERS = new Set(["place", "enter", "build", "bridge", "bench", "mug", "start", "first", "turn"]);
/** Kinds said as a clause with its own subject. */
const CLAUSES = new Set(["refill", "offer", "laid", "joined"]);
/** Kinds that are lines without a doer. */
const LINES = new Set(["era-points", "era-end", "era", "final", "over"]);
/** Said once a line, however often they happened. */
const ONCE = new Set(["golem"]);
/** Not worth a word: the heading of the decision box and the next line say it. */
const SILENT = new Set(["turn"]);
const HOLE = "\u0001";

/** Numbers by seat, "Ana 4, Otto 2". @param {Scene} scene @param {Record<string, number>} numbers */
const bySeat = ({ person }, numbers) => Object.entries(numbers).map(([seat, n]) => `${person(Number(seat))} ${n}`).join(", ");

/** Name of any card. @param {Scene} scene @param {string} id */
function cardName({ t, data }, id) {
  for (const [list, kind] of [["buildings", "building"], ["upgrades", "upgrade"], ["mugs", "mug"]]) if (data[list][id]) return t(`unseen.${kind}.${id}`);
  return t(`unseen.good.${id}`);
}

/** What is drawn where a sentence says {what}. @param {Scene} scene @param {LogEntry} entry @returns {Part} */
function drawn({ data }, { k, what, n, way }) {
  if (k === "pay") return { effect: wayEffect(Object.entries(way ?? {}).map(([good, many]) => `${good}${many}`).join("+") || "nothing") };
  if (["item", "refill", "repair", "repair-draw"].includes(k)) return { item: what };
  if (k === "crate") return { effect: data.crates[what]?.gain ?? "" };
  if (k === "mill") return { effect: data.mill_tokens[what]?.gain ?? "" };
  if (k === "witch-token") return { effect: data.witch_tokens[what]?.gain ?? "" };
  return { effect: `${what} ${n ?? 1}` };
}

/** The words a sentence is filled with. @param {Scene} scene @param {LogEntry} entry */
function filling(scene, entry) {
  const { t, data, person } = scene;
  const { k, what, hood, to, worker, place, hoods = [], counts_as: type } = entry;
  const kind = (/** @type {unknown} */ id) => (typeof id === "string" && id in data.neighborhoods ? t(`unseen.kind.${id}`) : "");
  const row = data.board.display_case.row.findIndex((/** @type {{id: string}} */ one) => one.id === entry.row) + 1;
  return {
    what: HOLE,
    name: typeof what === "string" ? cardName(scene, what) : "",
    hood: kind(hood ?? hoods[0] ?? to ?? entry.popularity?.[0]),
    other: kind(hoods[1]),
    worker: kind(worker),
    type: kind(type),
    place: place ? placeName(scene, place) : "",
    milestone: k === "milestone" ? t(`unseen.milestone.${what}`) : "",
    n: entry.n ?? entry.vp ?? entry.bulbs ?? entry.position ?? (typeof to === "number" ? to : 0),
    row,
    column: entry.column ?? 0,
    era: LEVELS[entry.era] ?? "",
    person: entry.seat === undefined || entry.seat < 0 ? "" : person(entry.seat),
    seats: "",
  };
}

/** The key's last word: some kinds are said in two ways. @param {LogEntry} entry */
function variant({ k, to, top, what, worker, counts_as: type, site }) {
  if (k === "influence" && to === CROWN) return "influence-crown";
  if (k === "bench" && top) return "bench-top";
  if (k === "mug-draw" && what) return "mug-drawn";
  if (k === "place" && type && type !== worker) return "place-as";
  if (k === "bridge" && !site) return "bridge-beside";
  if (k === "guild") return "gain";
  return k;
}

/** @param {string} words with a hole for what is drawn @param {Part} what @returns {Part[]} */
const filled = (words, what) => words.split(HOLE).flatMap((text, i) => [...(i ? [what] : []), ...(text ? [{ text }] : [])]);

/** One entry as a predicate, clause or line. @param {Scene} scene @param {LogEntry} entry @param {string} [family] @returns {Part[]} */
export function said(scene, entry, family) {
  const group = family ?? (CLAUSES.has(entry.k) ? "clause" : LINES.has(entry.k) ? "line" : "log");
  const words = filling(scene, entry);
  if (entry.k === "era-end") words.seats = bySeat(scene, Object.fromEntries(Object.entries(entry.points ?? {})));
  if (entry.k === "era-points") words.seats = bySeat(scene, { [entry.seat ?? 0]: entry.n });
  if (entry.k === "over") words.seats = scene.t("unseen.decision.winner", { n: entry.winners?.length ?? 1, who: (entry.winners ?? []).map(scene.person).join(", ") });
  if (entry.k === "final") words.n = Object.values(entry.points ?? {}).reduce((/** @type {number} */ sum, n) => sum + Number(n), 0);
  if (entry.k === "gain" && entry.n === 0 && entry.lost) return filled(scene.t("unseen.log.lost", words), { effect: `${entry.what} ${entry.lost}` });
  return filled(scene.t(`unseen.${group}.${variant(entry)}`, words), drawn(scene, entry));
}

/** @param {Scene} scene @param {readonly LogEntry[]} entries @returns {Sentence[]} oldest first */
export function sentences(scene, entries) {
  /** @type {Sentence[]} */
  const lines = [];
  /** @type {LogEntry | null} */
  let last = null;
  /** @type {Set<string>} kinds of the present line that are not said again */
  let spoken = new Set();
  for (const entry of entries) {
    const before = last;
    last = entry;
    if (SILENT.has(entry.k)) continue;
    const seat = LINES.has(entry.k) || entry.seat === undefined || entry.seat < 0 ? null : entry.seat;
    const line = lines.at(-1);
    const goesOn = line && before && !OPENERS.has(entry.k) && !LINES.has(entry.k) && (CLAUSES.has(entry.k) || (seat === line.seat && !SILENT.has(before.k)));
    if (!goesOn) {
      lines.push({ seat: CLAUSES.has(entry.k) ? null : seat, seq: entry.seq, parts: said(scene, entry) });
      spoken = new Set([entry.k]);
    } else if (!(ONCE.has(entry.k) && spoken.has(entry.k))) {
      const gains = ["gain", "guild"];
      const end = line.parts.at(-1);
      const together = gains.includes(entry.k) && gains.includes(before.k) && end && "effect" in end && entry.n !== 0;
      if (together) line.parts[line.parts.length - 1] = { effect: `${end.effect}, ${entry.what} ${entry.n ?? 1}` };
      else line.parts.push({ text: ", " }, ...said(scene, entry));
      spoken.add(entry.k);
    }
  }
  return lines;
}

/** Plain words of parts, for screen readers. @param {Scene} scene @param {Part[]} parts */
export const spokenParts = ({ t }, parts) => parts.map((part) => ("text" in part ? part.text : "item" in part ? t(`unseen.item.${part.item}`) : inWords(t, part.effect))).join("");

const FORESEEN = new Set(["gain", "guild", "boat", "idea", "clock", "influence", "points", "river-end", "milestone"]);

/** What a choice would do, in a few words, from the log of its preview. @param {Scene} scene @param {readonly LogEntry[]} entries @returns {Part[]} */
export function foreseen(scene, entries) {
  const told = entries.filter(({ k, seat }) => FORESEEN.has(k) && seat === scene.you);
  const gains = told.filter(({ k, n }) => (k === "gain" || k === "guild") && n !== 0);
  /** @type {Part[]} */
  const first = gains.length ? [{ text: "+ " }, { effect: gains.map(({ what, n }) => `${what} ${n ?? 1}`).join(", ") }] : [];
  const rest = told.filter(({ k }) => k !== "gain" && k !== "guild").map((entry) => said(scene, entry, "would"));
  return [first, ...rest].filter((parts) => parts.length).flatMap((parts, i) => (i ? [{ text: ", " }, ...parts] : parts));
}
