/** Popularity, Building offer and Bench on a phone, below the map. */
import { html } from "lit-html";
import { block } from "../area/area.js";
import { bench, offer, popularity } from "../board/isle.js";

/** @param {import("../types.js").Scene} scene */
export const islePage = (
  scene,
) => html`<div class="isle-page"><div class="sideways">${block(366, 92, offer(scene), 1.22)}</div>
  <div class="pair">${block(160, 92, popularity(scene), 1.4)}${block(48, 92, bench(scene), 1.4)}</div></div>`;
