/** The groups in which a turn's choices are listed. */
import { split } from "../../common/model/names.js";

/** Group of a kind of choice at the turn's menu, in the order of the list. @type {[string, string[]][]} */
const GROUPS = [
  ["action", ["act", "extra"]],
  ["crane", ["tile"]],
  ["waiting", ["bonus", "side", "road-free", "road-egg"]],
  ["anytime", ["buy", "technology", "up", "seal", "refresh"]],
];

/** @param {string} choice */
export function groupOf(choice) {
  const [kind] = split(choice);
  return GROUPS.find(([, kinds]) => kinds.includes(kind))?.[0] ?? "other";
}

const rank = (/** @type {string} */ choice) => {
  const [kind] = split(choice);
  const group = GROUPS.findIndex(([, kinds]) => kinds.includes(kind));
  return group < 0 ? 999 : group * 10 + GROUPS[group][1].indexOf(kind);
};

/** @param {readonly string[]} choices @returns {string[]} */
export const grouped = (choices) => choices.toSorted((a, b) => rank(a) - rank(b));
