/**
 * Choices in words: a title, what it does, and the sign that stands for it. The ids are those of the pieces.
 *
 * @typedef {{icon: string} | {icons: string[]} | {effect: string} | {tile: string, turn?: number} |
 *   {roman: string}} Sign
 * @typedef {{title: string, sign?: Sign, effect?: string, detail?: string}} Told
 */
import { bare, split } from "../../common/model/names.js";
import { ANSWERS } from "./answers.js";
import { MENU } from "./menu.js";
import { actionName, tileName } from "./places.js";

/** @typedef {import("../types.js").Scene} Scene */
/** @typedef {import("../../common/types.js").Preview} Preview */
/** @typedef {(scene: Scene, name: string, preview?: Preview) => Told} Teller */

/** @type {Record<string, Teller>} */
export const TELLERS = { ...MENU, ...ANSWERS };

/**
 * @param {Scene} scene
 * @param {string} choice
 * @param {Preview} [preview]
 * @returns {Told} an unknown kind is told by the words of its id
 */
export function told(scene, choice, preview) {
  const [kind, name] = split(choice);
  return TELLERS[kind]?.(scene, name, preview) ?? { title: bare(choice) };
}

/** A step of the turn in one or two words. @param {Scene} scene @param {string} choice */
export function stepName(scene, choice) {
  const [kind, name] = split(choice);
  const key = `caput.step.${kind}`;
  const what = ["act", "extra"].includes(kind)
    ? actionName(scene, name)
    : ["hex", "out"].includes(kind)
      ? tileName(scene, name)
      : "";
  return scene.t(key, { what });
}

/** The symbol of a step. @param {string} choice */
export function stepIcon(choice) {
  const [kind, name] = split(choice);
  if (kind === "act" || kind === "extra") return `act:${name}`;
  if (kind === "side") return `${name}>`;
  if (kind === "up") return `${name || "wall"}^`;
  if (kind === "discard") return name;
  return STEP_ICONS[kind] ?? "check";
}

/** @type {Record<string, string>} */
const STEP_ICONS = {
  tile: "act:any",
  refresh: "refresh",
  row: "refresh",
  out: "refresh",
  "road-free": "act:road",
  "road-egg": "egg",
  seal: "seal",
  technology: "tech",
  keep: "tech",
  bonus: "special",
  iv: "bridge",
  v: "statue",
  way: "bridge",
  plaza: "plaza",
  buy: "goldwindow",
};
