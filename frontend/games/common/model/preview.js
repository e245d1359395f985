/** What a chosen choice would change, read off the two positions: the present one and the one after it. */
import { applyPatch } from "../../../js/patch.js";

/**
 * The position after a previewed choice.
 * @template V
 * @param {V} view
 * @param {import("../../../js/board-api.js").Preview | undefined} preview
 * @returns {V}
 */
export const after = (view, preview) =>
  preview ? /** @type {V} */ (applyPatch(/** @type {any} */ (view), preview.patch)) : view;

/** "+2", "−1" @param {number} n */
export const signed = (n) => (n > 0 ? `+${n}` : `−${-n}`);
