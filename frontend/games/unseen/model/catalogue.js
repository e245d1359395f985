/** Questions to the component data that more than one drawing asks. */

/** @typedef {import("../types.js").Catalogue} Catalogue */

export const LEVELS = ["0", "I", "II", "III"];
export const KINDS = ["golem", "robot", "horned", "vodnik"];
export const GUILDS = ["masons", "carpenters", "smiths", "ropers"];
export const MILESTONES = ["bonus", "activate", "garnet", "influence"];
export const BASICS = ["beer", "cog", "fish", "book"];

/**
 * Victory Points of a Building Price token.
 * @param {Catalogue} data
 * @param {string} price
 * @returns {number}
 */
export const priceValue = (data, price) => data.prices[price].vp;

/**
 * What the nine spaces of the Marketplace in play pay, row by row.
 * @param {Catalogue} data
 * @param {string} side
 * @returns {string[]}
 */
export const stalls = (data, side) => data.market_sides[side].rows.flat();

/**
 * The bonus of the Bench in an Era, as notation; "" when there is none.
 * @param {Catalogue} data
 * @param {number} era
 */
export function benchBonus(data, era) {
  const bonus = data.board.bench[`era_${era}`] ?? "none";
  return bonus === "none" ? "" : bonus;
}
