/**
 * Choices in words: a title, what it does, and the sign that stands for it. The ids are those of the pieces.
 *
 * @typedef {{badge: string} | {icon: string} | {effect: string} | {worker: string}} Sign
 * @typedef {object} Told
 * @property {string} title
 * @property {Sign} [sign]
 * @property {string} [effect]  notation, drawn before the detail
 * @property {string} [detail]
 */
import { STEPS } from "./choices-steps.js";
import { TURN } from "./choices-turn.js";
import { split } from "../../common/model/names.js";

/** @typedef {import("../types.js").Scene} Scene */
/** @typedef {import("../../../js/board-api.js").Preview} Preview */
/** @typedef {(scene: Scene, name: string, preview?: Preview) => Told} Teller */

/** By kind of choice. @type {Record<string, Teller>} */
export const TELLERS = { ...TURN, ...STEPS };

/**
 * @param {Scene} scene
 * @param {string} choice
 * @param {Preview} [preview]
 * @returns {Told} an unknown kind is told by the words of its id
 */
export function told(scene, choice, preview) {
  const [kind, name] = split(choice);
  return TELLERS[kind]?.(scene, name, preview) ?? { title: choice.replaceAll(/[-:_]/g, " ") };
}

/** A step in one or two words. @param {Scene} scene @param {string} choice */
export function stepName(scene, choice) {
  const [kind, name] = split(choice);
  if (kind === "place" || kind === "enter" || kind === "type") return scene.t(`unseen.kind.${name}`);
  if (kind === "pay") return scene.t("unseen.step.pay");
  return scene.t(`unseen.step.${kind}`, { what: told(scene, choice).title });
}
