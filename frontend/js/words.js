/**
 * Words: every visible string stands in a catalogue under a key and is asked for with `t`.
 * A value is a text with {names} to fill in, or one text a plural form, chosen by the parameter `n`.
 */
import { bots } from "./words/bots.js";
import { caput } from "./words/caput.js";
import { clocks } from "./words/clocks.js";
import { en } from "./words/en.js";
import { home } from "./words/home.js";
import { host } from "./words/host.js";
import { identity } from "./words/identity.js";
import { lobby } from "./words/lobby.js";
import { past } from "./words/past.js";
import { settings } from "./words/settings.js";
import { solo } from "./words/solo.js";
import { table } from "./words/table.js";

/** @typedef {string | {one: string, other: string} & Partial<Record<Intl.LDMLPluralRule, string>>} Phrase */
/** @typedef {Record<string, string | number>} Params */

export const LANGUAGE = "en-GB";
/** @type {Record<string, Phrase>} */
const catalogue = { ...en, ...caput, ...bots, ...solo, ...clocks, ...home, ...host, ...identity, ...lobby, ...settings, ...past, ...table };
const plurals = new Intl.PluralRules(LANGUAGE);

/**
 * Adds a game's words; its keys begin with the game's id.
 * @param {Record<string, Phrase>} phrases
 */
export function addWords(phrases) {
  Object.assign(catalogue, phrases);
}

/** @param {string} key */
export const hasWords = (key) => Object.hasOwn(catalogue, key);

/**
 * @param {string} key
 * @param {Params} [params]
 * @returns {string} the phrase; for an unknown key the readable part of the key, so that a new question or happening
 *   of a game is still put into words
 */
export function t(key, params = {}) {
  const phrase = catalogue[key];
  if (phrase === undefined) return key.slice(key.lastIndexOf(".") + 1).replaceAll(/[-_:]/g, " ");
  const text =
    typeof phrase === "string" ? phrase : (phrase[plurals.select(Number(params.n))] ?? phrase.other);
  return text.replaceAll(/\{(\w+)\}/g, (hole, name) => (name in params ? String(params[name]) : hole));
}

const lists = new Intl.ListFormat(LANGUAGE, { type: "conjunction" });

/** @param {string[]} names  "Ana, Jana and Otto" */
export const listed = (names) => lists.format(names);

/** @param {string} words  for the beginning of a sentence */
export const capital = (words) => words.charAt(0).toUpperCase() + words.slice(1);

/** A small number as a word: "two"; a large one in figures. @param {number} n */
export const counted = (n) => (hasWords(`number.${n}`) ? t(`number.${n}`) : String(n));
