/**
 * What the details card says of a piece: a name, and lines of words or symbols.
 * @typedef {import("../../common/types.js").Card} Card
 * @typedef {(scene: import("../types.js").Scene, name: string) => Card} Describer
 */
import { BOARD } from "./details-board.js";
import { CARDS } from "./details-cards.js";
import { SOLO } from "./details-solo.js";
import { split } from "../../common/model/names.js";

/** By the kind a piece's data-info begins with. @type {Record<string, Describer>} */
export const DESCRIBERS = { ...CARDS, ...BOARD, ...SOLO };

/**
 * @param {import("../types.js").Scene} scene
 * @param {string} key as a piece's data-info says
 * @returns {Card | null}
 */
export function describe(scene, key) {
  const [kind, name] = split(key);
  return DESCRIBERS[kind]?.(scene, name) ?? null;
}
