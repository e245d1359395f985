/** The board's own bar: name, what to do, the turns of both eras, buttons. */
import { html, nothing } from "lit-html";
import { ph } from "../../../js/icons.js";
import { question } from "../../common/draw/rich.js";
import { pastBar } from "../../common/past/box.js";
import { sandboxBar } from "../../common/past/sandbox.js";
import { menuButton, standInButton } from "../../common/rail/company.js";
import { waitingWords } from "../../common/model/questions.js";
import { asked } from "../model/questions.js";

/** @typedef {import("../types.js").Scene} Scene */
/** @typedef {import("../types.js").Doings} Doings */

const TURNS = 16;

/**
 * Turns of a player, the one that runs lit; Era II begins within the turn of that number.
 * @param {Scene} scene
 */
function pips({ view, data, t }) {
  const { after_turn: after } = data.setup.era_ii;
  const change = Math.ceil(after[view.seats] / (view.seats === 1 ? 2 : view.seats));
  const pip = (/** @type {number} */ n) =>
    html`${n === 1 ? html`<em>I</em>` : n === change + 1 ? html`<em>II</em>` : nothing}<i
      class=${n < view.turn.round ? "past" : n === view.turn.round ? "now" : ""}></i>`;
  return html`<span class="pips" role="img" aria-label=${t("caput.turn-of", {
    n: view.turn.round,
    of: TURNS,
    era: view.era === 2 ? "II" : "I",
  })}>${Array.from({ length: TURNS }, (_, i) => pip(i + 1))}</span>`;
}

/** What to do, in one line. @param {Scene} scene */
export const prompt = (scene) =>
  html`<h1 class=${scene.decision ? "prompt yours" : "prompt"} aria-live="polite"><span>${
    scene.decision
      ? question(asked(scene))
      : scene.view.phase === "over"
        ? scene.t("board.over")
        : waitingWords(scene)
  }</span>${
    scene.decision?.ask === "lay"
      ? html`<span class="keys-hint"
    aria-hidden="true"><kbd>Q</kbd><kbd>E</kbd>${scene.t("caput.keys-turn")}</span>`
      : nothing
  }</h1>`;

/** @type {Record<string, unknown>} */
const ICONS = { drawer: ph("users-three", 18), keys: ph("keyboard", 18), theme: ph("moon", 18) };

/** In a sandbox the question stands in its bar. @param {Scene} scene @param {import("../../common/types.js").TableState} state @param {Doings} doings */
const inSandbox = (scene, state, doings) =>
  sandboxBar(scene, state, doings, {
    cls: "in-top",
    inside: html`<h1 class="sand-ask" aria-live="polite">${
      scene.decision ? question(asked(scene)) : waitingWords(scene)
    }</h1>`,
  });

/** @param {Scene} scene @param {import("../../common/types.js").TableState} state @param {Doings} doings */
export const topbar = (scene, state, doings) => html`<header class="top">
  <a class="brand" href="/" aria-label=${scene.t("board.home")}
    @click=${doings.home}><span>${scene.t("caput.title")}</span><small>${state.table.name}</small></a>${
    state.past ? pastBar(scene, state, doings.past, "in-top") : state.table.sandbox ? inSandbox(scene, state, doings) : prompt(scene)
  }
  <div class="era"><span><b>${scene.t("caput.turn-n", { n: scene.view.turn.round })}</b> ${scene.t(
    "caput.of",
    { of: TURNS },
  )}</span>${pips(scene)}<nav>${standInButton(scene, doings)}${["drawer", "keys", "theme"].map(
    (one) =>
      html`<button type="button" class=${`icon-button ${one}`} aria-label=${scene.t(`board.${one}`)}
        title=${scene.t(`board.${one}`)} @click=${
          doings[/** @type {"drawer" | "keys" | "theme"} */ (one)]
        }>${ICONS[one]}</button>`,
  )}${menuButton(scene, doings, 19)}</nav></div></header>`;
