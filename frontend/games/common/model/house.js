/** Happenings of the house, not of a game: a bot takes over for somebody, and hands back. */

/** @typedef {import("../types.js").LogEntry} LogEntry */
/** @typedef {import("../types.js").Part} Part */

export const HOUSE = new Set(["stand-in", "back"]);

/**
 * @param {Pick<import("../types.js").Scene<any>, "t" | "person">} scene
 * @param {LogEntry} entry
 * @returns {Part[] | null} null for what is the game's own
 */
export function houseSaid({ t, person }, { k, seat = 0, by }) {
  if (!HOUSE.has(k)) return null;
  const words = { who: person(seat), by: person(Number(by ?? seat)) };
  const key = k === "back" ? "board.log.back" : by === seat ? "board.log.stand-in" : "board.log.stand-in-by";
  return [{ text: t(key, words) }];
}
