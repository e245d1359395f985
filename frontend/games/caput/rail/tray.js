/** Tiles drawn to choose one of: laid out large over the city, seen by the viewer alone. */
import { html, nothing } from "lit-html";
import { bookOf } from "../model/catalogue.js";
import { effectGlyphs, inWords } from "../notation.js";
import { split } from "../../common/model/names.js";

/** @typedef {import("../types.js").Scene} Scene */

/** @type {Record<string, (scene: Scene, id: string) => unknown>} */
const FACES = {
  technology: ({ t, data }, id) =>
    html`<i>${bookOf(data).technologies[id].level}</i><b>${t(`caput.technology.${id}`)}</b><span>${t(
      `caput.technology-text.${id}`,
    )}</span>`,
  iv: ({ t, data }, id) =>
    html`<i>IV</i><b>${t(`caput.iv.${id}`)}</b><span>${effectGlyphs(
      bookOf(data).iv[id].now,
      22,
    )}</span><span>${inWords(t, bookOf(data).iv[id].now)}</span>`,
};

/** What can be drawn, by itself. @param {Scene} scene @param {string} kind @param {string} id */
export const trayCard = (scene, kind, id) =>
  html`<div class=${`tray-card ${kind}`}>${FACES[kind](scene, id)}</div>`;

/** @param {Scene} scene */
export function tray(scene) {
  const { decision, t } = scene;
  const face = FACES[decision?.ask ?? ""];
  if (!face || !decision) return nothing;
  const words = t(`caput.tray.${decision.ask}`, { level: decision.context.level ?? "" });
  return html`<section class="tray" aria-label=${words}><h2>${words}</h2><div>${decision.choices.map(
    (choice) =>
      html`<button type="button" data-choice=${choice} class=${`tray-card ${decision.ask}`}>${face(
        scene,
        split(choice)[1],
      )}</button>`,
  )}</div></section>`;
}
