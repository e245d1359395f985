/**
 * The Councilor's turn as steps: the card, each row that was tried, each choice and what came of it.
 *
 * @typedef {import("../types.js").Scene} Scene
 * @typedef {import("../../../js/board-api.js").LogEntry} LogEntry
 * @typedef {import("../../../js/board-api.js").Passage} Passage
 * @typedef {import("../../common/types.js").Part} Part
 *
 * @typedef {object} Step
 * @property {"card" | "not" | "row" | "choice" | "token" | "did"} kind
 * @property {Part[]} what  the step itself
 * @property {string} why  the priority that decided, or why something was impossible
 * @property {string[]} spots  where on the board: a choice id, an info key, or `quarter:<hood>`
 * @property {import("../types.js").View | null} view  the position then; null when it is not known any more
 * @property {{card: string, row: number, bench: boolean, done: boolean}} at  the card and the row it belongs to; row 0 before any
 */
import { sentences, spokenParts } from "../model/sentences.js";
import { cardName } from "../model/names.js";
import { spotsOf } from "./spots.js";
import { hoodWords, pickWords, rowWords, tokenWords, triedWords, whyWords } from "./telling.js";

export const COUNCILOR = 1;

/**
 * The event in which the Councilor has last had a turn, from the beginning of that turn; the entries before are the
 * person's own.
 * @param {readonly LogEntry[]} log
 */
export function lastTurn(log) {
  const card = log.findLast(({ k }) => k === "solo-card");
  if (!card) return null;
  const event = log.filter(({ seq }) => seq === card.seq);
  const start = event.findIndex(({ k, seat }) => k === "turn" && seat === COUNCILOR);
  return { seq: card.seq, event, start: Math.max(0, start) };
}

/** Entries that are steps by themselves. */
const OWN = new Set(["solo-card", "solo-row", "solo-choice", "solo-token", "solo-track"]);

/**
 * @param {Scene} scene
 * @param {readonly LogEntry[]} log
 * @param {Passage | null} passage
 * @returns {{seq: number, steps: Step[]} | null}
 */
export function turnSteps(scene, log, passage) {
  const turn = lastTurn(log);
  if (!turn) return null;
  const { seq, event, start } = turn;
  const frames = passage?.seq === seq ? passage.frames : null;
  /** The frame that an entry has led to. @param {number} i */
  const frameOf = (i) => frames?.findIndex((frame) => frame.log > i) ?? -1;
  /** @type {Step["at"]} */
  let at = { card: "", row: 0, bench: false, done: false };
  /** @type {Step[]} */
  const steps = [];
  for (let i = start; i < event.length; i++) {
    const entry = event[i];
    const frame = frameOf(i);
    const view = /** @type {Step["view"]} */ (frames?.[frame]?.view ?? null);
    const then = view ? { ...scene, view, next: view } : scene;
    if (entry.k === "solo-card") at = { card: entry.what, row: 0, bench: false, done: false };
    if (entry.k === "solo-row")
      at = { ...at, row: entry.row, bench: entry.bench, done: Boolean(entry.hood) || !entry.where };
    if (OWN.has(entry.k)) {
      steps.push({ ...told(then, entry, event.slice(i + 1)), spots: spotsOf(then, [entry]), view, at });
      continue;
    }
    let end = i + 1;
    while (end < event.length && !OWN.has(event[end].k) && frameOf(end) === frame) end++;
    const did = event.slice(i, end);
    const what = outcome(then, did);
    if (what.length) steps.push({ kind: "did", what, why: "", spots: spotsOf(then, did), view, at });
    i = end - 1;
  }
  return { seq, steps };
}

/** A step for the ear. @param {Scene} scene @param {Step} step */
export const spokenStep = (scene, { what, why }) =>
  `${spokenParts(scene, what)}${why ? `: ${why}` : ""}.`;

/** The whole turn for the ear, without what was not possible. @param {Scene} scene @param {readonly Step[]} steps */
export const spokenTurn = (scene, steps) =>
  [scene.t("unseen.solo.turn", { name: scene.person(COUNCILOR) }), ...steps.filter(({ kind }) => kind !== "not").map((step) => spokenStep(scene, step))].join(" ");

/** What came of a choice, in the words of the log. @param {Scene} scene @param {readonly LogEntry[]} entries @returns {Part[]} */
const outcome = (scene, entries) =>
  sentences(scene, entries).flatMap(({ seat, parts }, i) => [
    ...(i ? [{ text: ". " }] : []),
    ...(seat !== null && seat !== COUNCILOR ? [{ text: `${scene.name(seat)} ` }] : []),
    ...parts,
  ]);

/**
 * @param {Scene} scene
 * @param {LogEntry} entry
 * @param {readonly LogEntry[]} later
 * @returns {Pick<Step, "kind" | "what" | "why">}
 */
function told(scene, entry, later) {
  const { t } = scene;
  const said = (/** @type {string} */ text) => [{ text }];
  switch (entry.k) {
    case "solo-card":
      return { kind: "card", what: said(t("unseen.solo.say.card", { name: cardName(scene, entry.what) })), why: "" };
    case "solo-row":
      return rowTold(scene, entry);
    case "solo-choice":
      return {
        kind: "choice",
        what: said(
          t("unseen.solo.say.choice", {
            ask: t(`unseen.solo.ask.${entry.ask}`),
            pick: pickWords(scene, /** @type {any} */ (entry), later),
          }),
        ),
        why: whyWords(scene, entry),
      };
    case "solo-token":
      return {
        kind: "token",
        what: said(t("unseen.solo.say.token", { what: tokenWords(scene, entry.what) })),
        why: "",
      };
    default:
      return { kind: "token", what: said(t("unseen.solo.say.track")), why: t("unseen.solo.say.track-why") };
  }
}

/** @param {Scene} scene @param {LogEntry} entry @returns {Pick<Step, "kind" | "what" | "why">} */
function rowTold(scene, entry) {
  const { t } = scene;
  const what = [{ text: rowWords(scene, entry) }];
  if (!entry.where) return { kind: "row", what, why: "" };
  const tried = triedWords(scene, entry);
  if (!entry.hood)
    return {
      kind: "not",
      what: [{ text: t("unseen.solo.say.row-not", { row: rowWords(scene, entry) }) }],
      why: tried || t("unseen.solo.say.nobody"),
    };
  const here = t("unseen.solo.say.row-done", { hood: hoodWords(scene, entry.hood) });
  return { kind: "row", what, why: tried ? `${tried}; ${here}` : here };
}
