/** How cards of details are written. */
import { inWords } from "../notation.js";

/** @typedef {import("../types.js").Scene} Scene */
/** @typedef {(scene: Scene, name: string) => import("../../common/types.js").Card | null} Describer */

/** An effect as a line, none for nothing. @param {Scene} scene @param {string | undefined} effect */
export const line = ({ t }, effect) => (effect ? [{ effect, words: inWords(t, effect) }] : []);

/** @param {Scene} scene @param {string} key @param {Record<string, string | number>} [params] */
export const words = ({ t }, key, params) => t(`caput.details.${key}`, params);
