/** The technologies of a player by level, and what else is theirs for the end: seals and V tiles. */
import { html, nothing } from "lit-html";
import { effectGlyphs } from "../notation.js";
import { bookOf } from "../model/catalogue.js";

/** @typedef {import("../types.js").Scene} Scene */

const LEVELS = ["I", "II", "III", "IV"];

/** @param {Scene} scene @param {string} level */
function card(scene, level) {
  const { view, me, t, data } = scene;
  const held = Object.entries(view.players[me].technologies).find(([, one]) => one.level === level);
  const at = Object.entries(bookOf(data).levelAt).find(([, one]) => one === level)?.[0] ?? "";
  if (!held)
    return html`<div class="technology none"><i>${level}</i><span>${t("caput.at-step", {
      n: at,
    })}</span></div>`;
  const [id, { state, once }] = held;
  const note = state === "fresh" && !once ? "caput.from-next" : state === "used" ? "caput.used" : "";
  const body = html`<i>${level}</i><span><b>${t(`caput.technology.${id}`)}</b>${
    note ? html` <em>${t(note)}</em>` : nothing
  }<small>${t(`caput.technology-short.${id}`)}</small></span>`;
  const choice = `technology:${id}`;
  return scene.legal.has(choice)
    ? html`<button type="button" class=${`technology held ${state}`} data-choice=${choice}
      data-info=${choice}>${body}</button>`
    : html`<div class=${`technology held ${state}`} data-info=${choice}>${body}</div>`;
}

/** Seals and V tiles of a player, for the end. @param {Scene} scene */
export function forTheEnd({ view, me, data, t }) {
  const { seals, statue, cathedral_tile: tile } = view.players[me];
  const book = bookOf(data);
  const found = [
    ...Object.keys(seals).map((id) => ({ key: `seal:${id}`, effect: book.seals[id].end })),
    ...[statue, tile].flatMap((id) => (id ? [{ key: `v:${id}`, effect: book.v[id].end }] : [])),
  ];
  return found.length
    ? html`<span class="for-the-end">${t("caput.for-the-end")} ${found.map(
        ({ key, effect }) => html`<span
      data-info=${key}>${effectGlyphs(effect, 15)}</span>`,
      )}</span>`
    : nothing;
}

/** @param {Scene} scene */
export const technologies = (scene) =>
  html`<div class="technologies">${LEVELS.map((level) => card(scene, level))}</div>`;
