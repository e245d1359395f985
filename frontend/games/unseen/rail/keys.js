/** The help on keys. */
import { html } from "lit-html";
import { ph } from "../../../js/icons.js";

const ROWS = [
  ["1–9", "pick"],
  ["enter", "confirm"],
  ["backspace", "undo"],
  ["escape", "escape"],
  ["arrows", "walk"],
  ["i", "info"],
];

/** @param {import("../types.js").Scene} scene @param {() => void} close */
export const keysHelp = (
  { t },
  close,
) => html`<div class="details keys" role="dialog" aria-label=${t("unseen.keys.title")}>
  <header><h2>${t("unseen.keys.title")}</h2><button type="button" class="icon-button"
    aria-label=${t("unseen.details.close")} @click=${close}>${ph("x", 16)}</button></header>
  <dl>${ROWS.map(([key,
    does]) => html`<dt><kbd>${key.length > 3 ? t(`unseen.key.${key}`) : key}</kbd></dt><dd>${t(`unseen.keys.${does}`)}</dd>`)}</dl><p>${t("unseen.keys.double")}</p></div>`;
