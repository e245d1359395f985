/** The help on keys. */
import { html } from "lit-html";
import { ph } from "../../../js/icons.js";

/** Keys of all boards and the words for them. @type {[string, string][]} */
export const ROWS = [
  ["1–9", "board.keys.pick"],
  ["enter", "board.keys.confirm"],
  ["backspace", "board.keys.undo"],
  ["escape", "board.keys.escape"],
  ["i", "board.keys.info"],
  ["?", "board.keys.help"],
];

/**
 * @param {{t: import("../types.js").Words}} scene
 * @param {() => void} close
 * @param {[string, string][]} [rows]  keys and the words for them
 */
export const keysHelp = (
  { t },
  close,
  rows = ROWS,
) => html`<div class="details keys" role="dialog" aria-label=${t("board.keys.title")}>
  <header><h2>${t("board.keys.title")}</h2><button type="button" class="icon-button"
    aria-label=${t("board.close")} @click=${close}>${ph("x", 16)}</button></header>
  <dl>${rows.map(
    ([key, words]) =>
      html`<dt><kbd>${
        key.length > 5 || key === "enter" ? t(`board.key.${key}`) : key
      }</kbd></dt><dd>${t(words)}</dd>`,
  )}</dl><p>${t("board.keys.double")}</p></div>`;
