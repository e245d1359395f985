/** What the Councilor did, in words: rows tried, choices made, and why. */
import { cardName, placeName } from "../model/names.js";
import { inWords } from "../notation.js";
import { split } from "../../common/model/names.js";
import { told } from "../model/choices.js";

/** @typedef {import("../types.js").Scene} Scene */
/** @typedef {import("../../../js/board-api.js").LogEntry} LogEntry */

export const SLOTS = ["a", "b"];

/** A symbol in a word or two. @param {Scene} scene @param {string} symbol */
export const symbolWord = ({ t }, symbol) => t(`unseen.solo.symbol.${symbol}`);

/** The Neighborhood that an Aim card means now; the Witch's card means where she stands. @param {Pick<Scene, "data" | "view">} scene @param {string} slot */
export function hoodAt({ data, view }, slot) {
  const aim = data.aims[view.councilor?.aims[slot] ?? ""];
  return aim?.neighborhood === "witch" ? view.witch : (aim?.neighborhood ?? "");
}

/** "A (Vodniks)", or "Golems" when it is of neither Aim card. @param {Scene} scene @param {string} hood */
export function hoodWords(scene, hood) {
  const { t, data } = scene;
  const { name } = data.neighborhoods[hood];
  const slot = SLOTS.find((one) => hoodAt(scene, one) === hood);
  return slot
    ? t("unseen.solo.say.hood-slot", { slot: slot.toUpperCase(), hood: name })
    : name;
}

/** Where a row was impossible, and why; the same reason is said once. @param {Scene} scene @param {LogEntry} entry */
export function triedWords(scene, { tried = [] }) {
  /** @type {Map<string, string[]>} */
  const reasons = new Map();
  for (const [hood, why] of tried) reasons.set(why, [...(reasons.get(why) ?? []), hoodWords(scene, hood)]);
  return [...reasons]
    .map(([why, hoods]) =>
      scene.t("unseen.solo.say.tried", { hood: hoods.join(", "), why: scene.t(`unseen.solo.not.${why}`) }),
    )
    .join("; ");
}

/** @param {Scene} scene @param {LogEntry} entry of a row */
export const rowWords = ({ t }, { row, action, where, bench }) =>
  where
    ? t(bench ? "unseen.solo.say.bench-row" : "unseen.solo.say.row", {
        n: row,
        action: t(`unseen.solo.action.${action}`),
        where: t(`unseen.solo.where.${where}`),
      })
    : t("unseen.solo.say.last", { n: row, action: t(`unseen.solo.action.${action}`) });

/** What a token gives. @param {Scene} scene @param {string} id */
export function tokenWords({ t, data }, id) {
  const { gain, aim } = data.reward_tokens[id];
  if (aim) return t("unseen.solo.token.aim", { slot: aim.toUpperCase() });
  return gain === "influence" ? t("unseen.solo.token.influence") : inWords(t, gain);
}

/**
 * Picks whose words are not those of a choice of the player's. `later` are the entries that follow.
 * @type {Record<string, (scene: Scene, name: string, later: readonly LogEntry[]) => string>}
 */
const PICKS = {
  worker: ({ t }, pick) => t(`unseen.kind.${pick}`),
  card: (scene, pick, later) => buildingAt(scene, pick, later, "enter"),
  activate: (scene, pick, later) => buildingAt(scene, pick, later, "activate"),
  place: (scene, pick) => (scene.data.places[pick] ? placeName(scene, pick) : workerOf(scene, pick)),
  enter: (scene, pick) => workerOf(scene, pick),
  offer: (scene, pick) => cardName(scene, split(pick)[1]),
  "witch-reward": ({ t }, pick) => t(`unseen.solo.pick.${split(pick)[1]}`),
  "bridge-space": (scene, pick) =>
    split(pick)[1] ? told(scene, pick).title : scene.t("unseen.solo.pick.beside"),
  item: ({ t }, _, later) => {
    const item = later.find(({ k }) => k === "item");
    return item ? t(`unseen.item.${item.what}`) : t("unseen.solo.pick.item");
  },
  mill: ({ t, data }, pick) => inWords(t, data.mill_tokens[split(pick)[1]].gain),
  repair: ({ t }, pick) => t(`unseen.solo.pick.${split(pick)[1] === "draw" ? "draw" : "move"}`),
  either: ({ t }, pick) => t("unseen.solo.pick.option", { n: Number(split(pick)[1]) }),
};

/** @param {Scene} scene @param {string} pick */
const workerOf = ({ t }, pick) =>
  split(pick)[1] ? t(`unseen.kind.${split(pick)[1]}`) : t("unseen.solo.pick.decline");

/** The Building it went to: the card is named where it is entered or used. @param {Scene} scene @param {string} pick @param {readonly LogEntry[]} later @param {string} kind */
function buildingAt(scene, pick, later, kind) {
  const place = pick.replace(/^card:/, "");
  const used = later.find((entry) => entry.k === kind && entry.place === place);
  return used ? cardName(scene, used.what) : placeName(scene, place);
}

/** What it chose. @param {Scene} scene @param {LogEntry} entry @param {readonly LogEntry[]} later */
export const pickWords = (scene, { ask, pick }, later) =>
  PICKS[ask]?.(scene, pick, later) ?? told(scene, pick).title;

/** The priority that decided. @param {Scene} scene @param {LogEntry} entry */
export function whyWords(scene, { ask, why, slot, symbol }) {
  const key = why === "home" && ask === "witch" ? "home-a" : why;
  return scene.t(`unseen.solo.why.${key}`, {
    slot: (slot ?? "").toUpperCase(),
    symbol: symbol ? symbolWord(scene, symbol) : "",
  });
}
