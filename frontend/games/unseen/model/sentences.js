/** Happenings in sentences, and what a choice would do. */
import { houseSaid } from "../../common/model/house.js";
import { wayEffect } from "../../common/model/names.js";
import { after } from "../../common/model/preview.js";
import { added, filled, HOLE, told } from "../../common/model/story.js";
import { inWords } from "../notation.js";
import { SOLO, soloWords, unnamed } from "../solo/log.js";
import { GUILDS, LEVELS } from "./catalogue.js";
import { cardName, placeName } from "./names.js";

/** @typedef {import("../types.js").Scene} Scene */
/** @typedef {import("../../../js/board-api.js").LogEntry} LogEntry */
/** @typedef {import("../../../js/board-api.js").Preview} Preview */
/** @typedef {import("../../common/types.js").Part} Part */
/** @typedef {import("../../common/types.js").Sentence} Sentence */

const CROWN = 7;

/** @type {import("../../common/model/story.js").Story} */
const STORY = {
  openers: new Set(["place", "enter", "build", "bridge", "bench", "mug", "start", "first", "turn", ...SOLO]),
  lines: new Set(["era-points", "era-end", "era", "final", "over"]),
  silent: new Set(["turn", "refill", "offer"]),
  breaks: new Set(["turn"]),
  clauses: new Set(["laid", "joined"]),
  once: new Set(["golem", "undo"]),
  merged: [["gain", "guild"], ["give-up"]],
  paying: new Set(["pay", "give-up"]),
  /** The points of one Neighborhood stand in one line. */
  joins: (entry, before) => entry.k === "era-points" && before.k === entry.k && before.hood === entry.hood,
};

/** Numbers by seat, "Ana 4, Otto 2". @param {Scene} scene @param {Record<string, number>} numbers */
const bySeat = ({ person }, numbers) =>
  Object.entries(numbers)
    .map(([seat, n]) => `${person(Number(seat))} ${n}`)
    .join(", ");

/**
 * What is drawn where a sentence says {what}.
 * @param {Scene} scene
 * @param {LogEntry} entry
 * @returns {Part}
 */
function drawn({ data, t }, { k, what, n, way }) {
  if (k === "pay")
    return {
      effect: wayEffect(
        Object.entries(way ?? {})
          .map(([good, many]) => `${good}${many}`)
          .join("+") || "nothing",
      ),
    };
  if (["item", "repair", "repair-draw"].includes(k))
    return { icon: what, words: t(`unseen.item.${what}`) };
  if (k === "crate") return { effect: data.crates[what]?.gain ?? "" };
  if (k === "mill") return { effect: data.mill_tokens[what]?.gain ?? "" };
  if (k === "witch-token") return { effect: data.witch_tokens[what]?.gain ?? "" };
  return { effect: `${what} ${n ?? 1}` };
}

/** The words a sentence is filled with. @param {Scene} scene @param {LogEntry} entry */
function filling(scene, entry) {
  const { t, data, person } = scene;
  const { k, what, hood, to, worker, place, hoods = [], counts_as: type } = entry;
  const kind = (/** @type {unknown} */ id) =>
    typeof id === "string" && id in data.neighborhoods ? t(`unseen.kind.${id}`) : "";
  const row =
    data.board.display_case.row.findIndex((/** @type {{id: string}} */ one) => one.id === entry.row) + 1;
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
  if (k === "give-up" && (what === "guild" || GUILDS.includes(what))) return "give-up-guild";
  return k;
}

/**
 * One entry as a predicate, clause or line.
 * @param {Scene} scene
 * @param {LogEntry} entry
 * @param {string} [family]
 * @returns {Part[]}
 */
export function said(scene, entry, family) {
  const house = houseSaid(scene, entry);
  if (house) return house;
  const group = family ?? (STORY.clauses.has(entry.k) ? "clause" : STORY.lines.has(entry.k) ? "line" : "log");
  const solo = soloWords(scene, entry);
  if (solo) return [{ text: scene.t(`unseen.log.${solo[0]}`, solo[1]) }];
  const words = filling(scene, entry);
  if (entry.k === "era-end")
    words.seats = bySeat(scene, Object.fromEntries(Object.entries(entry.points ?? {})));
  if (entry.k === "era-points") words.seats = bySeat(scene, { [entry.seat ?? 0]: entry.n });
  if (entry.k === "over")
    words.seats = scene.t("board.winner", {
      n: entry.winners?.length ?? 1,
      who: (entry.winners ?? []).map(scene.person).join(", "),
    });
  if (entry.k === "final")
    words.n = Object.values(entry.points ?? {}).reduce((/** @type {number} */ sum, n) => sum + Number(n), 0);
  if (entry.k === "gain" && entry.n === 0 && entry.lost)
    return filled(scene.t("unseen.log.lost", words), { effect: `${entry.what} ${entry.lost}` });
  return filled(scene.t(`unseen.${group}.${variant(entry)}`, words), drawn(scene, entry));
}

/** Paying nothing is not worth a word: what is given up is told by itself. @param {LogEntry} entry */
const isTold = ({ k, way }) => k !== "pay" || Object.keys(way ?? {}).length > 0;

/** @param {Scene} scene @param {readonly LogEntry[]} entries @returns {Sentence[]} oldest first */
export const sentences = (scene, entries) =>
  told(
    STORY,
    entries.filter(isTold).map((entry) => unnamed(scene, entry)),
    (entry) => said(scene, entry),
    (entry) =>
      entry.k === "era-points"
        ? [{ text: bySeat(scene, { [entry.seat ?? 0]: entry.n }) }]
        : said(scene, entry),
  );

/** Plain words of parts, for screen readers. @param {Scene} scene @param {Part[]} parts */
export const spokenParts = ({ t }, parts) =>
  parts
    .map((part) =>
      "text" in part ? part.text : "icon" in part ? part.words : inWords(t, part.effect),
    )
    .join("");

const FORESEEN = new Set([
  "gain",
  "guild",
  "boat",
  "idea",
  "clock",
  "influence",
  "points",
  "river-end",
  "milestone",
]);

/**
 * What is asked next when a choice leads on to a question of another kind.
 * @param {Scene} scene
 * @param {Preview | undefined} preview
 */
function next({ t, view, decision, you }, preview) {
  const ask = after(view, preview).waiting[String(you)];
  const words = ask && ask !== decision?.ask && ask !== "turn" ? t(`unseen.next.${ask}`) : "";
  return words ? [{ text: words }] : [];
}

/**
 * What a choice would do, in a few words, from its preview.
 * @param {Scene} scene
 * @param {Preview | undefined} preview
 * @returns {Part[]}
 */
export function foreseen(scene, preview) {
  if (!preview) return [];
  const seen = preview.log.filter(({ k, seat }) => FORESEEN.has(k) && seat === scene.you);
  const gains = seen.filter(({ k, n }) => (k === "gain" || k === "guild") && n !== 0);
  /** @type {Part[]} */
  const first = gains.length
    ? [{ text: "+ " }, { effect: gains.reduce((run, { what, n }) => added(run, what, n ?? 1), "") }]
    : [];
  const rest = seen
    .filter(({ k }) => k !== "gain" && k !== "guild")
    .map((entry) => said(scene, entry, "would"));
  return [first, ...rest, next(scene, preview)]
    .filter((parts) => parts.length)
    .flatMap((parts, i) => (i ? [{ text: ", " }, ...parts] : parts));
}
