/**
 * The steps of this turn on a thread: what can be taken back, the seal before it, the step in hand, the
 * seal to come.
 */
import { html, nothing } from "lit-html";
import { heard } from "../../common/draw/rich.js";
import { glyph } from "../icons.js";
import { stepIcon, stepName } from "../model/choices.js";

/** @typedef {import("../types.js").Scene} Scene */
/** @typedef {import("../types.js").Ui} Ui */

const SHOWN = 4; // latest steps, the box is not wider

/** @param {string} cls @param {string} icon @param {string} words */
const bead = (cls, icon, words) => html`<li class=${cls}><i>${glyph(icon, 15)}</i><span>${words}</span></li>`;

/** @param {string} cls @param {string} words */
const wax = (cls, words) =>
  html`<li class=${`wax-bead ${cls}`} title=${words}><i>${glyph("seal", 25)}</i><span>${words}</span></li>`;

/** @param {Scene} scene @param {Ui} ui */
export function thread(scene, ui) {
  const { t, decision, chosen } = scene;
  const steps = decision?.undo ?? [];
  const reveals = chosen ? ui.previews[chosen]?.reveals : false;
  const now = chosen ? stepName(scene, chosen) : t("caput.thread.now");
  return html`<ol class="thread" aria-label=${t("board.thread")}>${
    ui.sealed ? html`${wax("", t("caput.thread.sealed"))}` : nothing
  }
    ${
      steps.length > SHOWN
        ? html`<li class="more-steps"><i>${steps.length - SHOWN}</i><span>${t(
            "caput.thread.more",
          )}</span></li>`
        : nothing
    }${steps.slice(-SHOWN).map((choice) => bead("done", stepIcon(choice), stepName(scene, choice)))}
    ${bead("now", chosen ? stepIcon(chosen) : "act:any", now)}${
      reveals ? html`${wax("next", t("caput.thread.seals"))}` : nothing
    }${heard(ui.sealed ? t("board.sealed") : "")}</ol>`;
}
