/** The five actions, with how many ways there are to begin each; pressing one shows only its choices. */
import { html } from "lit-html";
import { glyph } from "../icons.js";
import { split } from "../../common/model/names.js";

/** @typedef {import("../types.js").Scene} Scene */

export const ACTIONS = ["place", "enter", "build", "bridge", "bench"];

/** @param {Scene} scene @param {string} action */
const count = (scene, action) => [...scene.legal].filter((choice) => split(choice)[0] === action).length;

/** The action a choice of the turn belongs to, "free" for what is no action. @param {string} choice */
export const actionOf = (choice) => (ACTIONS.includes(split(choice)[0]) ? split(choice)[0] : "free");

/** @param {Scene} scene @param {string} open @param {(action: string) => void} choose */
export const actions = (
  scene,
  open,
  choose,
) => html`<div class="actions" role="group" aria-label=${scene.t("unseen.decision.decision")}>
  ${ACTIONS.map((action) => {
    const n = count(scene, action);
    return html`<button type="button" class=${open === action ? "on" : ""} ?disabled=${!n}
      aria-pressed=${open === action}
      @click=${() => choose(open === action ? "" : action)}>${glyph(action,
        24)}<span>${scene.t(`unseen.action.${action}`)}</span><em>${n}</em></button>`;
  })}</div>`;
