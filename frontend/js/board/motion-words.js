/** What is asked of a table, in words, and how far the answer has come. */
import { nameAt } from "../tables.js";
import { t } from "../words.js";

/** @typedef {import("../board-api.js").TableInfo} TableInfo */
/** @typedef {import("../board-api.js").Motion} Motion */

/** Choices in the vote about an empty clock. */
export const AT_EMPTY = ["wait", "bot", "substitute"];

/** Motions about somebody's seat. */
const ABOUT = new Set(["bot", "drop", "substitute", "wait", "time"]);

/**
 * @param {TableInfo} table @param {Motion} motion
 * @param {number} [steps]  that would be taken back
 */
export function motionTitle(table, { kind, by, mine, about }, steps = 0) {
  const words = {
    name: by >= 0 ? nameAt(table, by) : "",
    who: ABOUT.has(kind) ? nameAt(table, Number(about.seat)) : "",
    n: steps,
  };
  return t(`motion.title.${kind}${mine && kind !== "time" ? ".mine" : ""}`, words);
}

/** @param {TableInfo} table @param {Motion} motion @param {boolean} [seen]  something hidden was seen since */
export const motionText = (table, { kind, about }, seen = false) =>
  t(`motion.text.${kind}${kind === "undo" && seen ? ".seen" : ""}`, {
    who: ABOUT.has(kind) ? nameAt(table, Number(about.seat)) : "",
  });

/** What a seat has said. @param {Motion} motion @param {number} seat */
export const voteOf = ({ votes }, seat) => votes.find((one) => one.seat === seat);

/** How many are for it. @param {Motion} motion */
export const inFavour = ({ votes }) => votes.filter(({ yes }) => yes).length;

/**
 * Seats of this device that have a vote and have not used it.
 * @param {Motion | null} motion @param {readonly number[]} seats
 */
export const owed = (motion, seats) =>
  motion ? seats.filter((seat) => motion.voters.includes(seat) && !voteOf(motion, seat)) : [];

/**
 * Everybody whom a motion concerns, those who have asked last.
 * @param {TableInfo} table @param {Motion} motion
 */
export const concerned = (table, motion) =>
  table.seats.filter(({ seat, name }) => name && seat !== (motion.kind === "time" ? -1 : motion.by));
