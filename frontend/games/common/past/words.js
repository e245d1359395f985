/** What looking back says of itself. */
import { turnAt } from "../../../js/board/turns.js";
import { whenWas } from "../../../js/time.js";
import { counted } from "../../../js/words.js";

/** @typedef {import("../types.js").Scene<any>} Scene */
/** @typedef {import("../../../js/board-api.js").PastShown} PastShown */

/** "Turn 40 of 42" @param {Scene} scene @param {PastShown} past */
export function turnWords({ t }, { turns, at }) {
  const now = turnAt(turns, at);
  return now < 0 ? t("past.setup") : t("past.turn-of", { n: now + 1, all: turns.length });
}

/** Who did the step that is seen, and when. @param {Scene} scene @param {PastShown} past */
export function stepWords(scene, past) {
  const step = past.steps[past.step];
  const { t, person } = scene;
  const place = step
    ? t("past.step-of", { n: past.step + 1, all: past.steps.length })
    : t(past.kind === "visit" ? "past.before" : "past.begin");
  const who = step && step.seat !== null ? person(step.seat) : "";
  return { place, who, when: step?.at ? whenWas(step.at) : "" };
}

/** "Three turns, *then yours*" @param {Scene} scene @param {PastShown} past @returns {[string, string]} */
export function headline(scene, past) {
  const { t, person } = scene;
  if (past.kind === "would") return [t("past.would.1"), t("past.would.2")];
  if (past.kind === "visit") {
    const turns = past.turns.filter(({ to, from, seat }) => to > past.first && to > from && seat !== scene.you);
    const what = turns.length
      ? t("past.turns", { n: turns.length, count: counted(turns.length) })
      : t("past.steps", { n: past.steps.length, count: counted(past.steps.length) });
    const capital = what.charAt(0).toUpperCase() + what.slice(1);
    return past.yours ? [`${capital},`, t("past.then-yours")] : [capital, ""];
  }
  const turn = past.turns[turnAt(past.turns, past.at)];
  if (!turn) return [t("past.setup"), ""];
  return [t("past.turn", { n: turnAt(past.turns, past.at) + 1 }), person(turn.seat)];
}

/** The hand's place for the ear. @param {Scene} scene @param {PastShown} past */
export function spokenPlace(scene, past) {
  const { place, who } = stepWords(scene, past);
  return [turnWords(scene, past), place, who].filter(Boolean).join(", ");
}
