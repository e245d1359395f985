/** The rules of the hand on this board: what is listed in which order, what a pick carries along. */
import { split } from "../common/model/names.js";
import { whatStands } from "../common/model/history.js";
import { grouped } from "./model/groups.js";
import { listedPlaces, placement } from "./model/lay.js";
import { sectionFor } from "./model/sections.js";
import { sealed } from "./model/sentences.js";

/** @typedef {import("./types.js").Own} Own */
/** @typedef {import("./types.js").Ui} Ui */
/** @typedef {import("../../js/board-api.js").Decision} Decision */

/** @param {() => import("./types.js").View} view @returns {import("../common/control.js").Manners<Own>} */
export const mannersOf = (view) => ({
  apart: new Set(["end-turn"]),
  place: "crane",
  own: { turns: {}, wish: "", zoom: 1 },
  listed: (decision, ui) => {
    if (decision.ask === "lay") return listedPlaces(decision, ui, view());
    const choices = decision.choices.filter((choice) => choice !== "end-turn");
    return decision.ask === "turn" ? grouped(choices) : choices;
  },
  sealed: (state) => sealed(state, whatStands),
  /**
   * A tile is held unturned at first; the action that was meant with a crane tile is picked once the tile
   * is taken.
   */
  begin: (decision, ui) => {
    const wished = `act:${ui.wish}`;
    const chosen = decision.ask === "turn" && ui.wish && decision.choices.includes(wished) ? wished : null;
    return { turns: {}, chosen, wish: "", place: sectionFor(decision.choices, ui.place) };
  },
  picked: (choice, ui) => {
    const at = placement(choice);
    return at ? { turns: { ...ui.turns, [at[0]]: at[1] } } : {};
  },
});

/**
 * The action of a crane tile that a press means; "" when it means none.
 * @param {EventTarget | null} target
 */
export const wishOf = (target) =>
  target instanceof Element ? (target.closest("[data-wish]")?.getAttribute("data-wish") ?? "") : "";

/** Kinds of choice that begin something else than the step in hand. */
const FREE = new Set([
  "buy",
  "technology",
  "up",
  "seal",
  "refresh",
  "bonus",
  "side",
  "road-free",
  "road-egg",
]);

/**
 * The class of a choice.
 * @param {{legal: ReadonlySet<string>, chosen: string | null, decision: Decision | null}} scene
 * @returns {(choice: string) => string}
 */
export function stateOf({ legal, chosen, decision }) {
  const kinds = new Set([...legal].map((choice) => split(choice)[0]));
  return (choice) => {
    if (choice === chosen) return "is-selected";
    const [kind] = split(choice);
    if (legal.has(choice)) return decision?.ask === "turn" && FREE.has(kind) ? "is-also" : "is-legal";
    return decision && ["tile", "hex", "out"].includes(kind) && (kinds.has(kind) || kinds.has("out"))
      ? "is-off"
      : "";
  };
}
