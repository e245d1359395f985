/**
 * A hex tile in the hand: where it can lie, how it is turned, what it would pay there.
 *
 * @typedef {object} Lay
 * @property {string} tile
 * @property {string[]} places  best paying first
 * @property {Record<string, {best: number, worth: number}>} pays  by place: the best turn and its worth
 * @property {string | null} place  chosen, or the one the pointer is on
 * @property {(place: string) => number} turnAt  the turn in which the tile is shown on a place
 * @property {(place: string) => string} choiceAt  the choice that lays it so
 */
import { shares, total, worth } from "./pay.js";

/** @typedef {import("../types.js").Ui} Ui */
/** @typedef {import("../types.js").View} View */
/** @typedef {import("../../../js/board-api.js").Decision} Decision */

export const TURNS = 6;

/** "lay:wall-1:3" -> ["wall-1", 3]; null for another choice. @param {string | null} choice @returns {[string, number] | null} */
export function placement(choice) {
  const found = /^lay:(.+):(\d)$/.exec(choice ?? "");
  return found ? [found[1], Number(found[2])] : null;
}

/** What the places pay, the best turn of each; before the previews are there turn 0, worth nothing. @param {Decision} decision @param {Ui["previews"]} previews @param {View} view */
export function payments({ choices, seat }, previews, view) {
  /** @type {Lay["pays"]} */
  const pays = {};
  for (const choice of choices) {
    const at = placement(choice);
    if (!at) continue;
    const [place, turn] = at;
    const value = worth(total(shares(view, previews[choice], seat)));
    if (!(place in pays) || value > pays[place].worth) pays[place] = { best: turn, worth: value };
  }
  return pays;
}

/** Places in the order in which they are listed: what pays most first. @param {Lay["pays"]} pays */
export const inOrder = (pays) => Object.keys(pays).sort((a, b) => pays[b].worth - pays[a].worth);

/** The choices of a decision as they are listed: one a place, in its best or the held turn. @param {Decision} decision @param {Ui} ui @param {View} view */
export function listedPlaces(decision, ui, view) {
  const pays = payments(decision, ui.previews, view);
  const chosen = placement(ui.chosen);
  return inOrder(pays).map((place) => {
    const turn = chosen?.[0] === place ? chosen[1] : (ui.hand ?? pays[place].best);
    return `lay:${place}:${turn}`;
  });
}

/** @param {Decision | null} decision @param {Ui} ui @param {View} view @returns {Lay | null} */
export function layOf(decision, ui, view) {
  if (decision?.ask !== "lay") return null;
  const pays = payments(decision, ui.previews, view);
  const chosen = placement(ui.chosen);
  const pointed = placement(ui.pointed);
  const turnAt = (/** @type {string} */ place) =>
    chosen?.[0] === place ? chosen[1] : (ui.hand ?? pays[place]?.best ?? 0);
  return {
    tile: decision.context.tile,
    places: inOrder(pays),
    pays,
    place: pointed?.[0] ?? chosen?.[0] ?? null,
    turnAt,
    choiceAt: (place) => `lay:${place}:${turnAt(place)}`,
  };
}

/** The choice after turning what is chosen, or the held turn when nothing is. @param {Decision} decision @param {Ui} ui @param {View} view @param {number} by sixths, clockwise @returns {{hand: number, chosen: string | null, pointed: string | null}} */
export function turned(decision, ui, view, by) {
  const at = placement(ui.pointed) ?? placement(ui.chosen);
  const held = at ? layOf(decision, ui, view)?.turnAt(at[0]) : ui.hand;
  const hand = ((held ?? 0) + by + TURNS) % TURNS;
  const again = (/** @type {string | null} */ choice) => {
    const there = placement(choice);
    return there && `lay:${there[0]}:${hand}`;
  };
  return { hand, chosen: again(ui.chosen), pointed: again(ui.pointed) };
}
