/** Looking back, in place of the question: what happened, the steps, the strip and what moves its hand. */
import { html, nothing } from "lit-html";
import { ph } from "../../../js/icons.js";
import { emblem } from "../../../js/seats.js";
import { strip } from "../../../js/board/strip.js";
import { erasOf } from "../../../js/board/turns.js";
import { rich } from "../draw/rich.js";
import { concerning } from "./concern.js";
import { headline, spokenPlace, stepWords } from "./words.js";

/** @typedef {import("../types.js").Scene<any>} Scene */
/** @typedef {import("../types.js").TableState} TableState */
/** @typedef {import("../../../js/board-api.js").PastShown} PastShown */
/** @typedef {import("../../../js/board-api.js").PastDoings} PastDoings */
/** @typedef {import("../../../js/board-api.js").Retold} Retold */

const AROUND = 40;
const LAST = 2; // lines of a step that tells many, as at the end of an Era
export const AROUND_ON_PHONE = 1;

/** A step's lines, each with its doer. @param {Scene} scene @param {Retold} step */
const lines = (scene, { lines: told }) =>
  told.map(
    ({ seat, parts }, i) =>
      html`${i ? ". " : nothing}${seat === null ? nothing : html`<b>${scene.name(seat)}</b> `}${rich(scene, parts)}`,
  );

/** @param {Scene} scene @param {PastShown} past @param {PastDoings} doings @param {number} [around]  steps listed before and after the one that is seen */
export function stepList(scene, past, doings, around = AROUND) {
  const first = Math.max(0, Math.min(past.step - around, past.steps.length - 2 * around - 1));
  return html`<ol class="past-steps" aria-label=${scene.t("past.list")}>${past.steps
    .slice(first, first + 2 * around + 1)
    .map((step, i) => {
      const n = first + i;
      return html`<li><button type="button" class="past-step" aria-current=${n === past.step ? "step" : nothing}
        @click=${() => doings.to(step.to)}><i>${n + 1}</i>${step.seat === null ? html`<span></span>` : emblem(step.seat, 18)}<span>${lines(scene, step)}</span></button></li>`;
    })}</ol>`;
}

/** @param {Scene} scene @param {TableState} state */
export function heading(scene, { past, log, table }) {
  if (!past) return nothing;
  const { t } = scene;
  const [what, then] = headline(scene, past);
  const visit = past.kind === "visit";
  const eye = visit && past.first <= 1 ? "begin" : past.kind;
  return html`<div class="past-eye"><span>${t(`past.eye.${eye}`)}</span><small>${
    visit
      ? t("past.news", { n: past.steps.length })
      : html`${ph("eye-slash", 14)} ${t("past.hides")}`
  }</small></div><h1 tabindex="-1">${what} ${then ? html`<b>${then}</b>` : nothing}</h1>${
    visit
      ? html`<p class="past-two">${concerning(past.steps, log, table.you).map(
          (step) => html`<span>${lines(scene, { ...step, lines: step.lines.slice(-LAST) })}.</span> `,
        )}</p>`
      : nothing
  }`;
}

/** @param {Scene} scene @param {TableState} state @param {PastDoings} doings @param {number} width px of the strip */
export const line = (scene, { past, log }, doings, width) =>
  past
    ? strip(
        {
          width,
          turns: past.turns,
          eras: erasOf(log),
          first: 1,
          last: past.last,
          at: past.at,
          seen: past.kind === "visit" && past.first > 1 ? past.first : past.seen,
          label: scene.t("past.strip"),
          value: spokenPlace(scene, past),
          eraName: (era) => scene.t("past.era", { era: ["", "I", "II", "III"][era] ?? era }),
          visit: scene.t("past.visit"),
        },
        doings.to,
      )
    : nothing;

/** @param {Scene} scene @param {PastShown} past @param {PastDoings} doings */
export function transport({ t }, past, doings) {
  const button = (/** @type {string} */ name, /** @type {unknown} */ sign, /** @type {() => void} */ does, off = false) =>
    html`<button type="button" aria-label=${t(`past.${name}`)} title=${t(`past.${name}`)} ?disabled=${off} @click=${does}>${sign}</button>`;
  const start = past.at <= past.first;
  const seconds = Math.ceil(doings.left() / 1000);
  return html`<div class="past-transport">${button("turn-back", ph("skip-back", 18), doings.turnBack, start)}${button(
    "back",
    ph("caret-left", 18),
    doings.back,
    start,
  )}<button type="button" class="past-play" @click=${doings.play}>${past.running ? ph("pause", 17) : ph("play", 17)}<span>${
    past.running ? t("past.playing", { n: seconds }) : t("past.play")
  }</span></button>${button("next", ph("caret-right", 18), doings.next, past.end)}${button(
    "turn-on",
    ph("skip-forward", 18),
    doings.nextTurn,
    past.end,
  )}</div>`;
}

/** @param {Scene} scene @param {PastShown} past @param {PastDoings} doings */
export const ways = ({ t }, past, doings) =>
  html`<div class="past-ways"><button type="button" class=${past.end ? "past-go main" : "past-go"} @click=${doings.close}>${t(
    past.yours ? "past.go-on" : "past.to-now",
  )} ${ph("arrow-right", 16)}</button><button type="button" @click=${doings.tryFrom}>${ph("flask", 17)} ${t("past.try")}</button>${
    past.kind === "game"
      ? html`<button type="button" class="past-link" aria-label=${t("past.link")} title=${t("past.link")} @click=${doings.link}>${ph("link", 17)}</button>`
      : nothing
  }</div>`;

/**
 * In place of the question, on a wide window.
 * @param {Scene} scene @param {TableState} state @param {PastDoings} doings @param {string} cls @param {number} width
 */
export function pastBox(scene, state, doings, cls, width) {
  const { past } = state;
  if (!past) return nothing;
  return html`<section class=${`past-box ${cls}`} aria-label=${scene.t("past.box")}>${heading(scene, state)}${stepList(
    scene,
    past,
    doings,
  )}${line(scene, state, doings, width)}${transport(scene, past, doings)}${ways(scene, past, doings)}<p class="heard"
    aria-live="polite">${past.running || past.loading ? nothing : html`${stepWords(scene, past).place}. ${past.steps[past.step]?.words ?? ""}`}</p></section>`;
}

/** The ivory bar: what is seen is past. @param {Scene} scene @param {TableState} state @param {PastDoings} doings @param {string} [cls] */
export function pastBar(scene, { past, table }, doings, cls = "") {
  if (!past) return nothing;
  const { t } = scene;
  const { place, who, when } = stepWords(scene, past);
  return html`<header class=${`past-line ${cls}`} role="status"><b class="past-name">${
    past.kind === "would" ? t("past.would") : t("past.looking")
  }</b><span class="past-table">${table.name}</span><b>${place}</b><span class="past-more">${[who, when]
    .filter(Boolean)
    .join(" · ")}</span><span class="past-gap"></span>${
    past.fresh
      ? html`<em>${t("past.fresh", { n: past.fresh })}</em>`
      : html`<span class="past-hint">${t("past.nothing-changes")}</span>`
  }<button type="button" @click=${doings.close}>${t("past.now")} ${ph("arrow-right", 14)} <kbd>Esc</kbd></button></header>`;
}
