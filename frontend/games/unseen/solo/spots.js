/** Where on the board a step of the Councilor's turn takes place. */
import { split } from "../../common/model/names.js";

/** @typedef {import("../types.js").Scene} Scene */
/** @typedef {import("../../../js/board-api.js").LogEntry} LogEntry */

/** What a Worker is chosen by. @type {Record<string, string>} */
const REASONS = {
  flame: "flame",
  far: "river",
  mill: "mill-wheel",
  ideas: "ideas",
  crate: "clock",
};

/** Where a kind of happening is seen. @type {Record<string, (entry: LogEntry) => string>} */
const SEEN = {
  place: ({ hood }) => `square:${hood}`,
  move: ({ hood }) => `square:${hood}`,
  enter: ({ place }) => `card:${place}`,
  build: ({ place }) => `card:${place}`,
  activate: ({ place }) => `card:${place}`,
  starter: ({ place }) => `card:${place}`,
  influence: ({ hood }) => `influence:${hood}`,
  bonus: ({ hood }) => `bonus:${hood}`,
  bridge: ({ site, hood }) => (site ? `bridge-space:${site}:${hood}` : ""),
  witch: ({ to }) => `witch:${to}`,
  golem: ({ space }) => `space:${space}`,
  jump: ({ space }) => `space:${space}`,
  boat: () => "river",
  "river-end": () => "river-end",
  idea: () => "ideas",
  mill: ({ what }) => `mill:${what}`,
  crate: ({ what }) => `crate:${what}`,
  clock: ({ to }) => `section:${to}`,
  bench: () => "bench",
  "repair-draw": () => "bag",
};

/** The same of a choice, where its id is not the piece's. @type {Record<string, (pick: string) => string>} */
const CHOSEN = {
  card: (pick) => `card:${pick.replace(/^card:/, "")}`,
  place: (pick) => `build:${pick}`,
  "witch-reward": () => "",
  repair: () => "bag",
  worker: () => "",
  enter: () => "",
  either: () => "",
};

/**
 * @param {Scene} scene
 * @param {readonly LogEntry[]} entries of one step
 * @returns {string[]} choice ids, info keys, or `quarter:<hood>`
 */
export function spotsOf(scene, entries) {
  const spots = entries.map((entry) => {
    if (entry.k === "solo-row") return entry.hood ? `quarter:${entry.hood}` : "";
    if (entry.k === "solo-choice")
      return entry.ask === "worker"
        ? reason(scene, entry)
        : (CHOSEN[entry.ask]?.(entry.pick) ?? entry.pick);
    return SEEN[entry.k]?.(entry) ?? "";
  });
  return [...new Set(spots.filter(Boolean))];
}

/** @param {Scene} scene @param {LogEntry} entry of the choice of a Worker */
function reason({ view }, { why, pick }) {
  if (why !== "priority") return REASONS[why] ?? "";
  const row = Object.entries(view.market.priority).find(([, type]) => type === pick)?.[0];
  return row ? `priority:${row}` : "";
}

/** The Neighborhood in which a spot lies; "" for the river's arms and the isle. @param {Scene} scene @param {string} spot */
export function hoodOf({ data }, spot) {
  const [kind, name] = split(spot);
  const game = MINIGAME[kind];
  if (game) return game;
  if (kind === "section") return "robot";
  if (["card", "build"].includes(kind)) return data.places[name]?.neighborhood ?? "";
  if (kind === "bridge-space") return name.split(":")[1];
  return name in data.neighborhoods ? name : "";
}

/** @type {Record<string, string>} */
const MINIGAME = {
  space: "golem",
  priority: "golem",
  cauldron: "horned",
  flame: "horned",
  bag: "horned",
  river: "vodnik",
  "river-end": "vodnik",
  mill: "vodnik",
  "mill-wheel": "vodnik",
  ideas: "robot",
  clock: "robot",
  crate: "robot",
};

/** Lights the places of a step on the drawings; none with an empty list. @param {HTMLElement} root @param {readonly string[]} spots @param {readonly string[]} hoods */
export function light(root, spots, hoods) {
  const wanted = spots.flatMap((spot) => {
    const [kind, name] = split(spot);
    return kind === "quarter"
      ? [`[data-quarter="${name}"]`]
      : [`svg [data-choice="${CSS.escape(spot)}"]`, `svg [data-info="${CSS.escape(spot)}"]`];
  });
  const lit = new Set(wanted.length ? root.querySelectorAll(wanted.join()) : []);
  for (const hood of hoods) for (const tile of root.querySelectorAll(`.map-tile[data-quarter="${hood}"]`)) lit.add(tile);
  for (const element of root.querySelectorAll(".is-lit")) if (!lit.has(element)) element.classList.remove("is-lit");
  for (const element of lit) if (!element.closest(".area, .whole-board, .rivals")) element.classList.add("is-lit");
}
