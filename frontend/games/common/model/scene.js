/** From the table's state to what drawings get. */
import { opponentName } from "../../../js/solo.js";

/** @typedef {import("../types.js").BaseView} BaseView */

/** Seats clockwise, beginning with one. @param {number} seats @param {number} first */
export const clockwise = (seats, first) => Array.from({ length: seats }, (_, i) => (first + i) % seats);

/**
 * @template {BaseView} V
 * @param {import("../../../js/board-api.js").BoardTable} table
 * @param {import("../types.js").Lore} lore
 * @param {V} next the position after the picked choice, or the present one
 * @param {string | null} chosen
 * @returns {import("../types.js").Scene<V>}
 */
export function sceneOf({ state, t, nameOf }, lore, next, chosen) {
  const { view: raw, components, you, decision, table, past } = state();
  const view = /** @type {V} */ (raw);
  const me = you ?? Math.max(0, view.turn.seat);
  const person = (/** @type {number} */ seat) =>
    table.seats[seat]?.name ?? opponentName(table, seat) ?? t("board.seat", { n: seat + 1 });
  return {
    view,
    next,
    chosen,
    decision,
    you,
    me,
    t,
    person,
    lore,
    data: components,
    order: clockwise(view.seats, me),
    name: (seat) => (seat === you ? t("board.you") : person(seat)),
    legal: new Set(decision?.choices ?? []),
    met: (id) => nameOf?.(id) ?? t("board.somebody"),
    ended: table.status === "over",
    past: past !== null && !past.end,
    clocked: (seat) => Boolean(table.clocks?.seats.some((one) => one.seat === seat)),
    bot: (seat) => table.seats[seat]?.bot ?? (table.seats[seat]?.program ? "program" : null),
  };
}

/**
 * The scene with another seat's area drawn large, and nothing in it to choose.
 * @template {{me: number}} S
 * @param {S} scene @param {number} seat
 * @returns {S}
 */
export const asSeenOf = (scene, seat) => ({
  ...scene,
  me: seat,
  legal: new Set(),
  chosen: null,
  decision: null,
});
