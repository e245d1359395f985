/** A game told step by step, for looking back: each step with the positions it lies between. */
import { whatStands } from "./history.js";
import { HOUSE } from "./house.js";

/** @typedef {import("../../../js/board-api.js").Retold} Retold */

/**
 * What the log tells of one event, or of several that one sentence tells, is one step. What was taken back is none.
 * @param {import("../types.js").Scene<any>} scene
 * @param {readonly import("../types.js").LogEntry[]} log
 * @returns {Retold[]}
 */
export function retell(scene, log) {
  const lines = scene.lore.sentences(scene, whatStands(log));
  const last = log.at(-1)?.seq ?? 0;
  /** @type {Retold[]} */
  const steps = [];
  for (const { seat, seq, parts } of lines) {
    const before = steps.at(-1);
    if (before && seq <= before.from) before.lines.push({ seat, parts });
    else steps.push({ from: seq, to: last, seat, lines: [{ seat, parts }], words: "", at: null, aside: false });
  }
  const moves = new Set(log.filter(({ k }) => !HOUSE.has(k) || k === "rewind").map(({ seq }) => seq));
  const times = new Map(log.map(({ seq, at }) => [seq, at]));
  return steps.map((step, i) => ({
    ...step,
    to: steps[i + 1] ? steps[i + 1].from - 1 : last,
    aside: !moves.has(step.from),
    at: times.get(step.from) ?? null,
    words: step.lines
      .map(({ seat, parts }) => `${seat === null ? "" : `${scene.name(seat)} `}${spoken(scene, parts)}`)
      .join(". "),
  }));
}

/** Plain words of parts. @param {import("../types.js").Scene<any>} scene @param {import("../types.js").Part[]} parts */
const spoken = ({ lore, t }, parts) =>
  parts
    .map((part) =>
      "text" in part ? part.text : "icon" in part ? part.words : lore.inWords(t, part.effect),
    )
    .join("");
