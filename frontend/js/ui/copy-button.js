/** A button that copies a text and says so in itself for two seconds. */
import { html } from "lit-html";
import { ph } from "../icons.js";
import { t } from "../words.js";
import { announce } from "./announce.js";
import { copyText } from "./copy.js";

const SAYS_SO = 2_000; // ms

/** @param {string} text @param {string} label @param {string} [look]  further classes */
export function copyButton(text, label, look = "") {
  /** @param {MouseEvent} event */
  async function copy(event) {
    const said = /** @type {HTMLElement} */ (
      /** @type {HTMLElement} */ (event.currentTarget).querySelector(".o-copy-said")
    );
    said.dataset.said = (await copyText(text)) ? t("copied") : t("copied.not");
    announce(said.dataset.said);
    setTimeout(() => delete said.dataset.said, SAYS_SO);
  }
  return html`
    <button class="o-b o-copy ${look}" type="button" @click=${copy}>
      <span class="o-copy-said" aria-hidden="true">${ph("check", 18)}</span>
      <span class="o-row o-copy-idle">${ph("copy", 18)} ${label}</span>
    </button>
  `;
}
