/** Which of a game's own drawings stands beside which category of its score sheet. */

import { part } from "../ui/parts.js";

/** @type {Record<string, Record<string, string>>} */
const SYMBOL_OF = {
  unseen: {
    era_1: "influence",
    era_2: "influence",
    era_3: "influence",
    horned: "horned",
    robot: "robot",
    vodnik: "vodnik",
    golem: "golem",
    buildings: "build",
    bonuses: "bonus",
    cards: "upgrade",
  },
  caput: {
    play: "special",
    plazas: "plaza",
    academics: "tech",
    projects: "cath^",
    tokens: "token",
    walls: "act:wall",
    abilities: "seal",
    eggs: "egg",
  },
};

/**
 * @param {string} game
 * @returns {Promise<Record<string, string>>} markup on a grid of 24 x 24, by category
 */
export async function categorySymbols(game) {
  const { SYMBOLS } = await part(() => import(`../../games/${game}/icons.js`));
  return Object.fromEntries(
    Object.entries(SYMBOL_OF[game] ?? {}).map(([category, symbol]) => [category, SYMBOLS[symbol]]),
  );
}
