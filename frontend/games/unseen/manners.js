/** The rules of the hand on this board: what is listed in which order, what cannot be taken back, the class of a choice. */
import { whatStands } from "../common/model/history.js";
import { split } from "../common/model/names.js";
import { actionOf } from "./rail/actions.js";

/** @typedef {import("./types.js").Scene} Scene */
/** @typedef {import("./types.js").Own} Own */
/** @typedef {import("../common/types.js").TableState} TableState */

/** Choices that have a button of their own and are not listed. */
const APART = new Set(["end-turn"]);
const ORDER = ["place", "enter", "build", "bridge", "bench", "free"];

/**
 * Legal choices as they are listed: by action at the turn's menu, what is free last; else as the service
 *   gives them.
 * @param {TableState["decision"]} decision
 * @param {string} action
 */
export function listed(decision, action) {
  if (!decision) return [];
  const choices = decision.choices.filter((choice) => !APART.has(choice));
  const rank = (/** @type {string} */ choice) =>
    decision.ask === "turn" ? ORDER.indexOf(actionOf(choice)) : Number(split(choice)[0] === "mug");
  return choices.filter((choice) => !action || actionOf(choice) === action).sort((a, b) => rank(a) - rank(b));
}

/** Happenings that nobody can unsee. */
const REVEALS = new Set(["refill", "offer", "mug-draw", "repair-draw", "take-upgrade", "witch-token"]);

/** Questions that show something hidden. */
const SHOWS = new Set(["take-upgrade", "witch-token"]);

/**
 * Did something of the viewer's present turn become known for good?
 * @param {Pick<TableState, "log" | "you" | "decision">} state
 */
export function sealed({ log, you, decision }) {
  const standing = whatStands(log);
  const start = standing.findLastIndex(({ k }) => k === "turn");
  if (start < 0 || standing[start].seat !== you) return false;
  return SHOWS.has(decision?.ask ?? "") || standing.slice(start).some(({ k }) => REVEALS.has(k));
}

/** @type {import("../common/control.js").Manners<Own>} */
export const MANNERS = {
  apart: APART,
  place: "city",
  own: { quarter: "" },
  still: true,
  listed: (decision, { action }) => listed(decision, action),
  sealed,
  /** What belongs to another action than the open one closes it. */
  picked: (choice, { action }) => (action && action !== actionOf(choice) ? { action: "" } : {}),
};

/** Kinds that are always free to do beside the step in hand. */
const FREE = new Set(["mug", "upgrade", "convert"]);

/**
 * @param {Scene} scene
 * @param {string} action the open action of the turn's menu
 * @returns {(choice: string) => string}
 */
export function stateOf({ legal, chosen, decision }, action) {
  const kinds = new Set([...legal].map((choice) => split(choice)[0]));
  return (choice) => {
    if (choice === chosen) return "is-selected";
    const [kind] = split(choice);
    if (legal.has(choice)) {
      if (decision?.ask === "order") return "is-legal";
      const begins = decision?.ask === "turn" ? kind !== action : FREE.has(kind);
      return begins ? "is-also" : "is-legal";
    }
    return decision && decision.ask !== "turn" && kinds.has(kind) && !FREE.has(kind) ? "is-off" : "";
  };
}
