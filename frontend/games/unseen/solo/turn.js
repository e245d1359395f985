/** The Councilor's last turn: in the decision box while it unfolds, and in the rail to read again. */
import { html, nothing } from "lit-html";
import { ph } from "../../../js/icons.js";
import { emblem } from "../../../js/seats.js";
import { rich } from "../../common/draw/rich.js";
import { cardFace } from "./board.js";
import { COUNCILOR } from "./steps.js";

/** @typedef {import("../types.js").Scene} Scene */
/** @typedef {import("../types.js").Doings} Doings */
/** @typedef {import("./steps.js").Step} Step */
/** @typedef {import("./playback.js").Playback} Playback */
/**
 * @typedef {object} Unfolding
 * @property {number} seq
 * @property {Step[]} steps
 * @property {Playback} playback
 * @property {"turn" | "end" | "present"} goal  what comes when it has unfolded: the own turn, the end of the game or,
 *   for whoever only watches, what there is
 */

/** What became of the rows of the card up to a step. @param {Step[]} steps @param {number} upto */
export function rowStates(steps, upto) {
  const card = steps[upto]?.at.card;
  const first = steps.findLastIndex(({ kind }, i) => kind === "card" && i <= upto);
  /** @type {Record<number, "not" | "done">} */
  const states = {};
  for (const { kind, at } of steps.slice(Math.max(0, first), upto + 1))
    if (at.card === card && !at.bench && (kind === "not" || kind === "row"))
      states[at.row] = kind === "not" ? "not" : "done";
  return (/** @type {number} */ row) => states[row] ?? "";
}

/** @param {Scene} scene @param {Step} step */
const words = (scene, { what, why }) =>
  html`<span><b>${rich(scene, what)}</b>${why ? html`<small>${why}</small>` : nothing}</span>`;

/**
 * The steps; each can be looked at again.
 * @param {Scene} scene @param {Unfolding} unfolding @param {Doings} doings @param {number} [upto] how many are shown
 */
export const stepList = (scene, { steps, playback }, doings, upto = steps.length) =>
  html`<ol class="solo-steps" aria-label=${scene.t("unseen.solo.steps")}>${steps.slice(0, upto).map(
    (step, i) => html`<li class=${`solo-step ${step.kind}`}><button type="button"
      aria-current=${playback.at() === i ? "step" : nothing}
      @click=${() => doings.turn.show(i)}>${words(scene, step)}</button></li>`,
  )}</ol>`;

/** Where the present scene leads whoever sees it. @param {Scene} scene @returns {Unfolding["goal"]} */
export const goalOf = ({ view, you }) => (view.phase === "over" ? "end" : you === null ? "present" : "turn");

/** @param {Scene} scene @param {Unfolding} unfolding @param {Doings} doings */
const controls = ({ t }, { steps, playback, goal }, doings) => {
  const at = playback.at() ?? 0;
  return html`<div class="buttons solo-buttons"><button type="button" aria-label=${t("unseen.solo.back")}
      title=${t("unseen.solo.back")} ?disabled=${at === 0} @click=${doings.turn.back}>${ph("caret-left", 20)}</button>
    <button type="button" aria-label=${t(playback.running() ? "unseen.solo.pause" : "unseen.solo.go-on")}
      title=${t(playback.running() ? "unseen.solo.pause" : "unseen.solo.go-on")}
      @click=${doings.turn.pause}>${playback.running() ? ph("pause", 20) : ph("play", 20)}</button>
    <button type="button" aria-label=${t("unseen.solo.next")} title=${t("unseen.solo.next")}
      ?disabled=${at === steps.length - 1 && !playback.live()} @click=${doings.turn.next}>${ph("caret-right", 20)}</button>
    <button type="button" class="confirm" @click=${doings.turn.end}><span>${t(
      playback.live() ? `unseen.solo.to-${goal}` : "unseen.solo.close",
    )}</span></button></div>`;
};

/** A bar of paper: what is seen is past. @param {Scene} scene @param {Unfolding} unfolding */
export const pastBar = ({ t, person }, { steps, playback }) =>
  html`<div class="past-bar">${emblem(COUNCILOR, 18)}<b>${t("unseen.solo.turn", { name: person(COUNCILOR) })}</b><span>${t(
    "unseen.solo.step-of",
    { n: (playback.at() ?? 0) + 1, all: steps.length },
  )}</span></div>`;

/** In place of the question. @param {Scene} scene @param {Unfolding} unfolding @param {Doings} doings */
export function turnBox(scene, unfolding, doings) {
  const { steps, playback } = unfolding;
  const at = playback.at() ?? 0;
  const { card } = steps[at].at;
  const title = html`<div class="solo-now">${card ? cardFace(scene, card, rowStates(steps, at)) : nothing}
    <p aria-hidden="true">${words(scene, steps[at])}</p></div>`;
  return html`<section class="decision unfolding" aria-label=${scene.t("unseen.solo.turn", {
    name: scene.person(COUNCILOR),
  })}>${pastBar(scene, unfolding)}${title}${stepList(scene, unfolding, doings, playback.live() ? at + 1 : steps.length)}
    ${controls(scene, unfolding, doings)}</section>`;
}

/** On a phone, under the thumb. @param {Scene} scene @param {Unfolding} unfolding @param {Doings} doings */
export function turnSheet(scene, unfolding, doings) {
  const { steps, playback } = unfolding;
  const at = playback.at() ?? 0;
  return html`<section class="solo-sheet unfolding"><p class=${`solo-step ${steps[at].kind}`}>${words(
    scene,
    steps[at],
  )}</p>${controls(scene, unfolding, doings)}</section>`;
}

/** The turn to read again. @param {Scene} scene @param {Unfolding | null} unfolding @param {Doings} doings */
export const turnRead = (scene, unfolding, doings) =>
  unfolding?.steps.length
    ? html`<div class="solo-read">${stepList(scene, unfolding, doings)}
      <div class="solo-again">${
        unfolding.steps[0].view
          ? html`<button type="button" class="more" @click=${doings.turn.again}>${ph("play", 14)} ${scene.t("unseen.solo.again")}</button>`
          : html`<small>${scene.t("unseen.solo.text-only")}</small>`
      }</div></div>`
    : html`<p class="nothing">${scene.t("unseen.solo.none")}</p>`;
