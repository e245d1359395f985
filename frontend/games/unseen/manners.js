/** The rules of the hand on this board: the class of a choice. */
import { split } from "../common/model/names.js";

/** @typedef {import("./types.js").Scene} Scene */

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
