/**
 * The game's words: one catalogue, given to the page's `t`. Names of tiles and cards come from the
 * component data.
 */
import { addWords } from "../../js/words.js";
import { addCommonWords } from "../common/words.js";
import { bookOf } from "./model/catalogue.js";
import { asks } from "./words/asks.js";
import { board } from "./words/board.js";
import { details } from "./words/details.js";
import { effects } from "./words/effects.js";
import { log } from "./words/log.js";
import { rail } from "./words/rail.js";

/** @type {Record<string, import("../../js/words.js").Phrase>} */
export const WORDS = { ...asks, ...board, ...details, ...effects, ...log, ...rail };

/**
 * What the component data call their pieces.
 * @param {Record<string, any>} data
 * @returns {Record<string, string>}
 */
export function names(data) {
  const book = bookOf(data);
  /** @param {string} kind @param {Record<string, any>} list */
  const named = (kind, list) => Object.values(list).map(({ id, name }) => [`caput.${kind}.${id}`, name]);
  return Object.fromEntries([
    ...named("tile", book.tiles),
    ...named("technology", book.technologies),
    ...named("plaza", book.plazaTiles),
    ...named("iv", book.iv),
    ...named("v", book.v),
    ...Object.values(book.technologies).flatMap(({ id, text }) => [
      [`caput.technology-text.${id}`, text],
      [`caput.technology-short.${id}`, text.replace(/\.$/, "")],
    ]),
  ]);
}

/** Makes every word of the game known. @param {Record<string, any>} data */
export function addAllWords(data) {
  addCommonWords();
  addWords({ ...WORDS, ...names(data) });
}
