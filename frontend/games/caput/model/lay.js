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

/**
 * "lay:wall-1:3" -> ["wall-1", 3]; null for another choice.
 * @param {string | null} choice
 * @returns {[string, number] | null}
 */
export function placement(choice) {
  const found = /^lay:(.+):(\d)$/.exec(choice ?? "");
  return found ? [found[1], Number(found[2])] : null;
}

/**
 * What the places pay, the best turn of each; before the previews are there turn 0, worth nothing.
 * @param {Decision} decision
 * @param {Ui["previews"]} previews
 * @param {View} view
 */
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

/**
 * The turn of a place: as it was turned there, else the one that pays most.
 * @param {Lay["pays"]} pays
 * @param {Ui} ui
 * @param {string} place
 */
const turnOn = (pays, ui, place) => ui.turns[place] ?? pays[place]?.best ?? 0;

/**
 * The choices of a decision as they are listed: one a place.
 * @param {Decision} decision
 * @param {Ui} ui
 * @param {View} view
 */
export function listedPlaces(decision, ui, view) {
  const pays = payments(decision, ui.previews, view);
  return inOrder(pays).map((place) => `lay:${place}:${turnOn(pays, ui, place)}`);
}

/** @param {Decision | null} decision @param {Ui} ui @param {View} view @returns {Lay | null} */
export function layOf(decision, ui, view) {
  if (decision?.ask !== "lay") return null;
  const pays = payments(decision, ui.previews, view);
  const turnAt = (/** @type {string} */ place) => turnOn(pays, ui, place);
  return {
    tile: decision.context.tile,
    places: inOrder(pays),
    pays,
    place: (placement(ui.pointed) ?? placement(ui.chosen))?.[0] ?? null,
    turnAt,
    choiceAt: (place) => `lay:${place}:${turnAt(place)}`,
  };
}

/**
 * What changes when the tile is turned on the place it is shown on; nothing when it is shown nowhere.
 * @param {Decision} decision @param {Ui} ui @param {View} view @param {number} by sixths, clockwise
 * @returns {Partial<Ui>}
 */
export function turned(decision, ui, view, by) {
  const lay = layOf(decision, ui, view);
  const place = lay?.place;
  if (!lay || !place) return {};
  const turn = (lay.turnAt(place) + by + TURNS) % TURNS;
  const again = (/** @type {string | null} */ choice) =>
    placement(choice)?.[0] === place ? `lay:${place}:${turn}` : choice;
  const next = {
    ...ui,
    turns: { ...ui.turns, [place]: turn },
    chosen: again(ui.chosen),
    pointed: again(ui.pointed),
  };
  return {
    turns: next.turns,
    chosen: next.chosen,
    pointed: next.pointed,
    shown: listedPlaces(decision, next, view),
  };
}
