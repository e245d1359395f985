/** Looking back on a phone: what happened above, what moves the hand under the thumb. */
import { html } from "lit-html";
import { heading, line, transport, ways } from "./box.js";

/** @typedef {import("../types.js").Scene<any>} Scene */
/** @typedef {import("../types.js").TableState} TableState */
/** @typedef {import("../../../js/board-api.js").PastDoings} PastDoings */

const WIDTH = 370; // px of the strip's drawing, which fits itself to the window

/** @param {Scene} scene @param {TableState} state */
export const pastHead = (scene, state) => html`<div class="past-head">${heading(scene, state)}</div>`;

/** @param {Scene} scene @param {TableState & {past: import("../../../js/board-api.js").PastShown}} state @param {PastDoings} doings */
export const pastFoot = (scene, state, doings) =>
  html`<section class="past-foot" aria-label=${scene.t("past.box")}>${line(scene, state, doings, WIDTH)}${transport(
    scene,
    state.past,
    doings,
  )}${ways(scene, state.past, doings)}</section>`;
