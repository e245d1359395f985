/** The game's words: one catalogue, given to the page's `t`. Names of cards and Items come from the component data. */
import { addWords } from "../../js/words.js";
import { addCommonWords } from "../common/words.js";
import { asks } from "./words/asks.js";
import { board } from "./words/board.js";
import { details } from "./words/details.js";
import { effects } from "./words/effects.js";
import { log } from "./words/log.js";
import { rail } from "./words/rail.js";
import { shared } from "./words/shared.js";
import { solo } from "./words/solo.js";

/** @type {Record<string, import("../../js/words.js").Phrase>} */
export const WORDS = { ...asks, ...board, ...details, ...effects, ...log, ...rail, ...shared, ...solo };

const NAMED = {
  buildings: "building",
  upgrades: "upgrade",
  mugs: "mug",
  items: "item",
  solo_cards: "solo-card",
  aims: "aim",
};

/**
 * The names the component data bring along.
 * @param {import("./types.js").Catalogue} data
 * @returns {Record<string, string>}
 */
export const names = (data) =>
  Object.fromEntries(
    Object.entries(NAMED).flatMap(([list, kind]) =>
      Object.entries(data[list]).map(([id, piece]) => [`unseen.${kind}.${id}`, piece.name ?? id]),
    ),
  );

/** Makes every word of the game known. @param {import("./types.js").Catalogue} data */
export function addAllWords(data) {
  addCommonWords();
  addWords({ ...WORDS, ...names(data) });
}
