/** From the table's state to what drawings get. */

/** @typedef {import("../types.js").Scene} Scene */
/** @typedef {import("../types.js").View} View */

/** Seats clockwise, beginning with one. @param {number} seats @param {number} first */
export const clockwise = (seats, first) => Array.from({ length: seats }, (_, i) => (first + i) % seats);

/**
 * @param {import("../../../js/board-api.js").BoardTable} table
 * @param {View} next the position after the picked choice, or the present one
 * @param {string | null} chosen
 * @returns {Scene}
 */
export function sceneOf({ state, t }, next, chosen) {
  const { view: raw, components, you, decision, table } = state();
  const view = /** @type {View} */ (raw);
  const me = you ?? Math.max(0, view.turn.seat);
  const person = (/** @type {number} */ seat) =>
    table.seats[seat]?.person?.name ?? t("unseen.seat", { n: seat + 1 });
  return {
    view,
    next,
    chosen,
    decision,
    you,
    me,
    t,
    person,
    data: components,
    order: clockwise(view.seats, me),
    name: (seat) => (seat === you ? t("unseen.you") : person(seat)),
    legal: new Set(decision?.choices ?? []),
  };
}

/**
 * The scene with another seat's area drawn large, and nothing in it to choose.
 * @param {Scene} scene
 * @param {number} seat
 * @returns {Scene}
 */
export const asSeenOf = (scene, seat) => ({ ...scene, me: seat, legal: new Set(), chosen: null });
