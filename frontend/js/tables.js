/** What a table means to the person looking: whose move it is, who won, how many seats are free. */
import { listed, t } from "./words.js";

/** @typedef {import("./board-api.js").TableInfo} TableInfo */
/** @typedef {import("./board-api.js").SeatInfo} SeatInfo */

/** @param {TableInfo} table @returns {(number | null)[]} seat numbers in playing order, null where nobody sits */
export const sitting = (table) => table.seats.map(({ seat, person }) => (person ? seat : null));

/** @param {TableInfo} table */
export const freeSeats = (table) => table.seats.filter(({ person }) => !person).length;

/** @param {TableInfo} table @returns {number[]} */
export const waitedFor = (table) =>
  table.status === "running" ? Object.keys(table.waiting ?? {}).map(Number) : [];

/** @param {TableInfo} table @returns {boolean} a move, or the start of a table that is full */
export const waitsForMe = (table) =>
  table.status === "running"
    ? table.you !== null && waitedFor(table).includes(table.you)
    : table.status === "open" && table.host && !freeSeats(table);

/** @param {TableInfo} table @param {number} seat @returns {string} */
export const nameAt = (table, seat) =>
  table.seats.find((one) => one.seat === seat)?.person?.name ?? t("nobody");

/** What is asked of a seat, in words. @param {TableInfo} table @param {number} seat */
export const question = (table, seat) => t(`${table.game}.asked.${table.waiting?.[seat] ?? "turn"}`);

/** The seats that won, in playing order. @param {TableInfo} table */
export const winners = (table) => (table.scores ?? []).filter(({ winner }) => winner).map(({ seat }) => seat);

/** "Ana wins with 88", "You win with 88", "Ana and Otto win together with 88"; alone there is no winner. @param {TableInfo} table */
export function verdict(table) {
  const won = winners(table);
  const points = table.scores?.find(({ seat }) => seat === won[0])?.total ?? 0;
  if (!won.length) return t("won.nobody", { points: table.scores?.[0]?.total ?? 0 });
  if (won.length > 1)
    return t("won.together", {
      names: listed(won.map((seat) => (seat === table.you ? t("you") : nameAt(table, seat)))),
      points,
    });
  if (won[0] === table.you) return t("won.you", { points });
  return t("won.one", { name: nameAt(table, won[0]), points });
}

/** The seats that have as many points as the winner and did not win. @param {TableInfo} table */
export function lostTheTie(table) {
  if (!winners(table).length) return [];
  const best = Math.max(...(table.scores ?? []).map(({ total }) => total));
  return (table.scores ?? [])
    .filter(({ winner, total }) => !winner && total === best)
    .map(({ seat }) => seat);
}

/**
 * Equal totals share a place, except that a lost tie stands behind.
 * @param {import("./board-api.js").SeatScore[]} scores
 * @param {import("./board-api.js").SeatScore} own
 * @returns {number} from 1
 */
export const placeOf = (scores, own) =>
  1 +
  scores.filter(({ total, winner }) => total > own.total || (total === own.total && winner && !own.winner))
    .length;

/** The options in words, one phrase each. @param {TableInfo} table */
export const optionPhrases = (table) =>
  Object.entries(table.options).map(([name, value]) => ({
    label: t(`${table.game}.option.${name}`),
    value: t(`${table.game}.option.${name}.${value}`),
  }));
