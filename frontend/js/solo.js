/**
 * The opponent of somebody alone, whom the rules play: it has no seat at the table, only in the game. Its levels are an
 * option of the table and its names stand in the components.
 */
import { addWords, t } from "./words.js";

/** @typedef {import("./board-api.js").TableInfo} TableInfo */
/** @typedef {{option: string, names: string, also: string, from: number}} Opponent  `names`: list of the components; `also`: an option from the level `from` */

/** By game. @type {Record<string, Opponent>} */
const OPPONENTS = {
  unseen: { option: "councilor", names: "councilors", also: "witch-aim", from: 3 },
};

/** @param {string} game @returns {Opponent | undefined} */
export const opponentOf = (game) => OPPONENTS[game];

/** Makes the names of the opponents known. @param {{id: string, components: Record<string, any>}[]} games */
export function nameOpponents(games) {
  for (const { id, components } of games) {
    const opponent = OPPONENTS[id];
    if (!opponent) continue;
    /** @type {{level: number, name: string}[]} */
    const boards = Object.values(components[opponent.names] ?? {});
    addWords(
      Object.fromEntries(boards.map(({ level, name }) => [`${id}.option.${opponent.option}.${level}`, name])),
    );
  }
}

/**
 * Does an option mean anything at such a table?
 * @param {string} game @param {string} option @param {number} seats @param {Record<string, string>} options
 */
export function isFor(game, option, seats, options) {
  const opponent = OPPONENTS[game];
  if (option !== opponent?.option && option !== opponent?.also) return true;
  return seats === 1 && (option === opponent.option || Number(options[opponent.option]) >= opponent.from);
}

/** What a seat is called that the rules play; null for all others. @param {TableInfo} table @param {number} seat */
export function opponentName(table, seat) {
  const opponent = OPPONENTS[table.game];
  if (!opponent || table.seats.length > 1 || seat < 1) return null;
  return t(`${table.game}.option.${opponent.option}.${table.options[opponent.option]}`);
}
