/** Happenings in sentences, and what a choice would do. */
import { houseSaid } from "../../common/model/house.js";
import { after } from "../../common/model/preview.js";
import { added, filled, HOLE, told } from "../../common/model/story.js";
import { actionsOf, bookOf, gridOf, ROWS } from "./catalogue.js";
import {
  actionName,
  actionNames,
  placeName,
  plazaName,
  positionName,
  siteName,
  sourceName,
  tileName,
} from "./places.js";

/** @typedef {import("../types.js").Scene} Scene */
/** @typedef {import("../../common/types.js").LogEntry} LogEntry */
/** @typedef {import("../../common/types.js").Preview} Preview */
/** @typedef {import("../../common/types.js").Part} Part */

/** @type {import("../../common/model/story.js").Story} */
const STORY = {
  openers: new Set([
    "tile",
    "act",
    "take",
    "road",
    "technology",
    "refresh",
    "up",
    "seal",
    "first",
    "turn",
    "reward",
  ]),
  lines: new Set(["era", "final", "over", "opponent", "overflow"]),
  silent: new Set(["turn", "deal", "wheel"]),
  breaks: new Set(["turn"]),
  clauses: new Set([]),
  once: new Set(["undo"]),
  merged: [["gain"], ["pay"]],
  paying: new Set(["pay"]),
};

/** Actions that have no piece of their own to speak of. */
const MANAGED = new Set(["mines", "quarries"]);

/** Ways paid, as a run. @param {Record<string, number>} way */
const wayRun = (way) =>
  Object.entries(way)
    .map(([good, n]) => `${good} ${n}`)
    .join(", ");

/**
 * What is drawn where a sentence says {what}.
 * @param {Scene} scene
 * @param {LogEntry} entry
 * @returns {Part}
 */
function drawn(scene, { k, what, n, lost = 0, way, plaza, half }) {
  const book = bookOf(scene.data);
  if (k === "pay") return { effect: wayRun(way ?? {}) };
  if (k === "token") return { effect: book.tokens[what]?.gain ?? "" };
  if (k === "wealth") return { effect: book.wealth[what]?.gain ?? "" };
  if (k === "reward") return { effect: book.plazaTiles[scene.view.city.plazas[plaza]?.tile]?.[half] ?? "" };
  if (k === "discard") return { effect: `${what} 1` };
  return { effect: `${what} ${(n ?? 1) - lost}` };
}

/** Names by kind of entry. @param {Scene} scene @param {LogEntry} entry */
function nameOf(scene, { k, what }) {
  if (typeof what !== "string") return "";
  if (k === "tile" || k === "opponent" || k === "overflow")
    return actionNames(scene, actionsOf(scene.data, scene.view.options, what));
  if (k === "act") return actionName(scene, what);
  return ROWS.includes(/** @type {any} */ (what)) ? scene.t(`caput.row.${what}`) : sourceName(scene, what);
}

/** The words a sentence is filled with. @param {Scene} scene @param {LogEntry} entry */
function filling(scene, entry) {
  const { t, person, view, data } = scene;
  const {
    k,
    project,
    position,
    plaza,
    both = [],
    row,
    out = [],
    site,
    place,
    track,
    points,
    winners = [],
  } = entry;
  const book = bookOf(data);
  return {
    what: HOLE,
    name: nameOf(scene, entry),
    position: position ? positionName(scene, position) : "",
    n:
      k === "final"
        ? Object.values(points ?? {}).reduce((/** @type {number} */ sum, n) => sum + Number(n), 0)
        : Number(entry.to ?? entry.column ?? (k === "up" ? row : (entry.n ?? 0))),
    place:
      k === "plank" ? String(place) : place ? placeName(scene, place) : site ? siteName(scene, site) : "",
    project: project ? t(`caput.project.${project}`) : "",
    track: track ? t(`caput.track.${track}`) : "",
    row: k === "refresh" && row ? t(`caput.row.${row}`) : "",
    out: out.map((/** @type {string} */ id) => tileName(scene, id)).join(", "),
    plaza: plaza ? plazaName(scene, plaza) : "",
    half: entry.half ? t(`caput.half.${entry.half}`) : "",
    space: k === "road" ? (book.road[entry.to - 1]?.space ?? "") : "",
    era: entry.era === 2 ? "II" : "I",
    points: k === "up" && row ? gridOf(data, view.options, project).rows[row - 1].vp : 0,
    person: entry.seat !== undefined && entry.seat >= 0 ? person(entry.seat) : "",
    seats: (k === "over" ? winners : both).map(person).join(", "),
  };
}

/** The key's last word: some kinds are said in two ways. @param {LogEntry} entry */
function variant({ k, what, both, claim, n, lost, winners }) {
  if (k === "gain" && n === lost && lost) return "lost";
  if (k === "act") return `act-${what}`;
  if (k === "build") return claim ? "build-claim" : "build";
  if (k === "plaza") return both?.length ? "plaza-majority" : "plaza";
  if (k === "over") return winners?.length ? "over" : "over-alone";
  return k;
}

/**
 * One entry as a predicate or line.
 * @param {Scene} scene
 * @param {LogEntry} entry
 * @param {string} [family]
 * @returns {Part[]}
 */
export function said(scene, entry, family) {
  const house = houseSaid(scene, entry);
  if (house) return house;
  const group = family ?? (STORY.lines.has(entry.k) ? "line" : "log");
  return filled(scene.t(`caput.${group}.${variant(entry)}`, filling(scene, entry)), drawn(scene, entry));
}

/**
 * @param {Scene} scene
 * @param {readonly LogEntry[]} log
 * @returns {import("../../common/types.js").Sentence[]} oldest first
 */
export function sentences(scene, log) {
  /** @type {LogEntry[]} */
  const entries = log
    .filter(({ k, what }) => k !== "act" || MANAGED.has(what))
    .flatMap((entry) =>
      entry.k === "pay"
        ? Object.entries(entry.way ?? {}).map(([what, n]) => ({ ...entry, what, n, way: { [what]: n } }))
        : [entry],
    );
  return told({ ...STORY, counted: ({ what, n, lost = 0 }) => [what, (n ?? 1) - lost] }, entries, (entry) =>
    said(scene, entry),
  );
}

const FORESEEN = new Set(["track", "tech", "uni", "sideways", "up", "road", "plaza", "era", "wealth"]);

/**
 * What is asked next when a choice leads on to a question of another kind.
 * @param {Scene} scene
 * @param {Preview} preview
 * @returns {Part[]}
 */
function next({ t, view, decision, you }, preview) {
  const [seat, ask] = Object.entries(after(view, preview).waiting)[0] ?? [];
  if (!ask || ask === decision?.ask || ask === "turn") return [];
  return [{ text: t(Number(seat) === you ? `caput.next.${ask}` : "caput.next.other") }];
}

/**
 * What a choice would do, from its preview.
 * @param {Scene} scene
 * @param {Preview | undefined} preview
 * @returns {Part[]}
 */
export function foreseen(scene, preview) {
  if (!preview) return [];
  let gain = "";
  let cost = "";
  /** @type {Part[][]} */
  const rest = [];
  for (const entry of preview.log) {
    if (entry.seat !== scene.you) continue;
    if (entry.k === "gain" && entry.n !== entry.lost)
      gain = added(gain, entry.what, entry.n - (entry.lost ?? 0));
    else if (entry.k === "pay")
      for (const [good, n] of Object.entries(entry.way)) cost = added(cost, good, Number(n));
    else if (FORESEEN.has(entry.k)) rest.push(said(scene, entry, "would"));
  }
  const first = [
    ...(cost ? [[{ text: "− " }, { effect: cost }]] : []),
    ...(gain ? [[{ text: "+ " }, { effect: gain }]] : []),
  ];
  return [...first, ...rest, next(scene, preview)]
    .filter((parts) => parts.length)
    .flatMap((parts, i) => (i ? [{ text: ", " }, ...parts] : parts));
}

/**
 * Does something of the viewer's present turn stand for good?
 * @param {Pick<import("../../common/types.js").TableState, "log" | "you" | "decision">} state
 * @param {(log: readonly LogEntry[]) => LogEntry[]} whatStands
 */
export function sealed({ log, you, decision }, whatStands) {
  const standing = whatStands(log);
  const start = standing.findLastIndex(({ k }) => k === "turn");
  if (start < 0 || standing[start].seat !== you) return false;
  return (
    SHOWS.has(decision?.ask ?? "") ||
    standing
      .slice(start + 1)
      .some(
        ({ k, seat, seq }) => (REVEALS.has(k) || (seat !== you && seat !== -1)) && seq > standing[start].seq,
      )
  );
}

/** Happenings that nobody can unsee, and questions that show something hidden. */
const REVEALS = new Set(["deal", "keep", "iv"]);
const SHOWS = new Set(["technology", "iv"]);
