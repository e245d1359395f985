/** All legal choices in words, always there: the way of the keyboard and the screen reader. */
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { ph } from "../../../js/icons.js";
import { heard, rich, spokenEffect } from "../../common/draw/rich.js";
import { signGlyph } from "../draw/rich.js";
import { glyph } from "../icons.js";
import { told } from "../model/choices.js";
import { groupOf } from "../model/groups.js";
import { placement, TURNS } from "../model/lay.js";
import { reasons } from "../model/reasons.js";
import { foreseen } from "../model/sentences.js";

/** @typedef {import("../types.js").Scene} Scene */
/** @typedef {import("../types.js").Ui} Ui */

/**
 * @param {Scene} scene
 * @param {Ui} ui
 * @param {string} choice
 * @param {number} i place in the list, for its key
 */
function row(scene, ui, choice, i) {
  const preview = ui.previews[choice];
  const { title, sign, effect, detail } = told(scene, choice, preview);
  const chosen = scene.chosen === choice;
  const brings = effect || detail ? [] : foreseen(scene, preview);
  const seal = scene.t("board.seal");
  return html`<li><button type="button" data-choice=${choice} aria-pressed=${chosen}>
    <span class="sign">${signGlyph(scene, sign)}</span><span class="told"><b>${title}</b>${
      detail
        ? html`<small>${detail}</small>`
        : brings.length
          ? html`<small>${rich(scene, brings)}</small>`
          : nothing
    }</span>
    <span class="worth">${effect ? spokenEffect(scene, effect, 16) : nothing}</span><span
      class="state">${
        preview?.reveals ? html`<span title=${seal}>${glyph("seal", 16)}${heard(seal)}</span>` : nothing
      }${chosen ? ph("check", 16) : nothing}</span>${
        i < 9
          ? html`<kbd
        aria-hidden="true">${i + 1}</kbd>`
          : nothing
      }</button>${chosen && placement(choice) ? turns(scene, ui, choice) : nothing}</li>`;
}

/** The six turns of the chosen place. @param {Scene} scene @param {Ui} ui @param {string} choice */
function turns(scene, ui, choice) {
  const [place, now] = placement(choice) ?? ["", 0];
  return html`<div class="turns" role="group" aria-label=${scene.t("caput.turns")}>${Array.from(
    { length: TURNS },
    (_, turn) => {
      const one = `lay:${place}:${turn}`;
      const { effect } = told(scene, one, ui.previews[one]);
      return html`<button type="button" data-choice=${one} aria-pressed=${turn === now}
        aria-label=${scene.t("caput.turn-n", { n: turn + 1 })}><b>${turn + 1}</b>${
          effect ? spokenEffect(scene, effect.split(" -> ").at(-1) ?? "", 13) : html`<span>–</span>`
        }</button>`;
    },
  )}</div>`;
}

/** Placements that pay nothing fold into one line. @param {Scene} scene @param {string[]} shown */
function folded({ lay }, shown) {
  if (!lay) return { open: shown, rest: [] };
  const pays = (/** @type {string} */ choice) => (lay.pays[placement(choice)?.[0] ?? ""]?.worth ?? 0) > 0;
  const open = shown.filter(pays);
  return open.length ? { open, rest: shown.filter((choice) => !pays(choice)) } : { open: shown, rest: [] };
}

/** @param {Scene} scene @param {Ui} ui */
export function choiceList(scene, ui) {
  const { t, decision } = scene;
  const { open, rest } = folded(scene, ui.shown);
  const key = (/** @type {string} */ choice) => placement(choice)?.[0] ?? choice;
  const headed = decision?.ask === "turn";
  const index = new Map(ui.shown.map((choice, i) => [choice, i]));
  return html`<ul class="choices" aria-label=${t("board.choices")}>${repeat(open, key, (choice, i) => {
    const group = groupOf(choice);
    const begins = headed && (i === 0 || groupOf(open[i - 1]) !== group);
    return html`${
      begins ? html`<li class="group" role="presentation">${t(`caput.group.${group}`)}</li>` : nothing
    }${row(scene, ui, choice, index.get(choice) ?? 99)}`;
  })}${
    rest.length
      ? html`<li><details class="folded" ?open=${
          scene.chosen !== null && rest.includes(scene.chosen)
        }><summary>${t("caput.other-places", { n: rest.length })}</summary><ul>${repeat(rest, key, (choice) =>
          row(scene, ui, choice, index.get(choice) ?? 99),
        )}</ul></details></li>`
      : nothing
  }${reasons(scene).map(
    ({ sign, title, why }) => html`<li class="cannot"><span
    class="sign">${signGlyph(scene, sign)}</span><span class="told">${title}</span><small>${
      why
    }</small></li>`,
  )}</ul>`;
}
