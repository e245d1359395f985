/** What a table means to the person looking: whose move it is, who won, how many seats are free. */
import { isFor, opponentName } from "./solo.js";
import { listed, t } from "./words.js";

/** @typedef {import("./board-api.js").TableInfo} TableInfo */
/** @typedef {import("./board-api.js").SeatInfo} SeatInfo */

/** Neither a person nor a bot sits there. @param {SeatInfo} one */
export const isFree = ({ person, bot }) => !person && !bot;

/** A bot's own seat, not one where it stands in for somebody. @param {SeatInfo} one */
export const isBot = ({ person, bot }) => !person && Boolean(bot);

/** @param {TableInfo} table @returns {(number | null)[]} seat numbers in playing order, null where nobody sits */
export const sitting = (table) => table.seats.map((one) => (isFree(one) ? null : one.seat));

/** @param {TableInfo} table */
export const freeSeats = (table) => table.seats.filter(isFree).length;

/** For whom the start waits, free seats apart. @param {TableInfo} table */
export const unready = (table) => table.seats.filter((one) => !one.ready && !isFree(one));

/** Their names, in words. @param {TableInfo} table */
export const lateNames = (table) => listed(unready(table).map(({ name }) => name ?? ""));

/** Does the start wait for oneself? @param {TableInfo} table */
export const amUnready = (table) => table.status === "open" && unready(table).some(({ yours }) => yours);

/** Everybody at the table but the person looking, bots as such. @param {TableInfo} table */
export const others = (table) => table.seats.flatMap(({ name, you }) => (name && !you ? [name] : []));

/** @param {TableInfo} table @returns {number[]} */
export const waitedFor = (table) =>
  table.status === "running" ? Object.keys(table.waiting ?? {}).map(Number) : [];

/** One's own seat and those of companions who play on this device. @param {TableInfo} table @returns {number[]} */
export const ownSeats = (table) =>
  table.seats.filter(({ seat, yours }) => yours || (table.you !== null && seat === table.you)).map(({ seat }) => seat);

/** The seat of one's own that is waited for, unless a bot plays it. @param {TableInfo} table @returns {number | undefined} */
export const askedSeat = (table) =>
  ownSeats(table).find((seat) => waitedFor(table).includes(seat) && !table.seats.find((one) => one.seat === seat)?.bot);

/** Has one a vote on what the table is asked, and not given it? @param {TableInfo} table */
export const wantsMyVote = ({ motion, ...table }) =>
  Boolean(motion) &&
  ownSeats({ ...table, motion }).some(
    (seat) => motion?.voters?.includes(seat) && !motion.votes.some((vote) => vote.seat === seat),
  );

/** May one start the game now? @param {TableInfo} table */
const mayStart = (table) => table.status === "open" && table.host && table.seats.every(({ ready }) => ready);

/** @param {TableInfo} table @returns {boolean} a move, a vote, one's word to be ready, or the start */
export const waitsForMe = (table) =>
  table.status === "running"
    ? askedSeat(table) !== undefined || wantsMyVote(table)
    : amUnready(table) || mayStart(table);

/** The name, with the first number from 2 on that keeps it apart from those of the tables. @param {string} name @param {TableInfo[]} tables */
export function nameUnlike(name, tables) {
  const taken = new Set(tables.map((table) => table.name));
  let free = name;
  for (let n = 2; taken.has(free); n += 1) free = `${name} ${n}`;
  return free;
}

/** One's tables as they are told apart: what waits, what others think about, and what is no game of one's own. @param {TableInfo[]} tables */
export function setApart(tables) {
  const played = tables.filter(({ watching, sandbox }) => !watching && !sandbox);
  return {
    mine: played.filter(waitsForMe),
    others: played.filter((table) => table.status !== "over" && !waitsForMe(table)),
    watched: tables.filter(({ watching }) => watching),
    tried: tables.filter(({ sandbox, watching }) => sandbox && !watching),
    over: played.filter(({ status }) => status === "over"),
  };
}

/**
 * What stands in the way of following a link at such a table, as the beginning of the words' keys.
 * @param {import("./router.js").Welcome} page @param {TableInfo} table
 * @returns {string | null}
 */
export function hindered(page, table) {
  if (page === "watch") return null;
  if (page === "take") return table.status === "over" ? "take.over" : null;
  if (table.status !== "open") return "invite.started";
  return freeSeats(table) ? null : "invite.full";
}

/** What waits for one at a table, in words. @param {TableInfo} table */
export function whatWaits(table) {
  if (table.status !== "running") return t(amUnready(table) ? "ready.asked" : "start.all");
  const { motion } = table;
  if (motion && wantsMyVote(table)) {
    const seat = motion.about?.seat;
    const of = typeof seat === "number" ? nameAt(table, seat) : "";
    return t(`home.motion.${motion.kind}`, { name: nameAt(table, motion.by), of });
  }
  return question(table, askedSeat(table) ?? table.you ?? 0);
}

/** A bot is named as one; so is an opponent whom the rules play. @param {TableInfo} table @param {number} seat @returns {string} */
export const nameAt = (table, seat) =>
  table.seats.find((one) => one.seat === seat)?.name ?? opponentName(table, seat) ?? t("nobody");

/** @param {TableInfo} table */
export const hostName = (table) => table.seats.find(({ host }) => host)?.name ?? t("nobody");

/** What is asked of a seat, in words. @param {TableInfo} table @param {number} seat */
export const question = (table, seat) => t(`${table.game}.asked.${table.waiting?.[seat] ?? "turn"}`);

/** The seats that won, in playing order. @param {TableInfo} table */
export const winners = (table) => (table.scores ?? []).filter(({ winner }) => winner).map(({ seat }) => seat);

/** The seat that the rules play against somebody alone. @param {TableInfo} table */
const soloOpponent = (table) => table.scores?.find(({ seat }) => opponentName(table, seat) !== null);

/** "You have beaten the Paper Clerk, 88 to 75", or lost to it. @param {TableInfo} table @param {number} won */
function duel(table, won) {
  const other = soloOpponent(table);
  const own = table.scores?.find(({ seat }) => seat === table.you);
  return t(won === table.you ? "won.against" : "lost.against", {
    name: other ? nameAt(table, other.seat) : "",
    points: own?.total ?? 0,
    other: other?.total ?? 0,
  });
}

/** "Ana wins with 88", "You win with 88", "Ana and Otto win together with 88"; alone there is no winner, unless against an opponent whom the rules play. @param {TableInfo} table */
export function verdict(table) {
  const won = winners(table);
  const you = table.sandbox?.kind === "import" ? null : table.you; // whoever takes a record in has not played it
  const points = table.scores?.find(({ seat }) => seat === won[0])?.total ?? 0;
  if (!won.length) return t("won.nobody", { points: table.scores?.[0]?.total ?? 0 });
  if (won.length === 1 && you !== null && soloOpponent(table)) return duel(table, won[0]);
  if (won.length > 1)
    return t("won.together", {
      names: listed(won.map((seat) => (seat === you ? t("you") : nameAt(table, seat)))),
      points,
    });
  if (won[0] === you) return t("won.you", { points });
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
  Object.entries(table.options)
    .filter(([name]) => isFor(table.game, name, table.seats.length, table.options))
    .map(([name, value]) => ({
      label: t(`${table.game}.option.${name}`),
      value: t(`${table.game}.option.${name}.${value}`),
    }));
