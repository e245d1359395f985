/** A button that copies a text and says so in itself for two seconds. */
import { html } from "lit-html";
import { ref } from "lit-html/directives/ref.js";
import { ph } from "../icons.js";
import { t } from "../words.js";
import { announce } from "./announce.js";
import { copyText } from "./copy.js";

const SAYS_SO = 2_000; // ms

/** @param {string} text @param {string} label @param {string} [look]  further classes */
export const copyButton = (text, label, look = "") => {
  /** @type {HTMLElement | undefined} */
  let button;
  const copy = async () => {
    const done = await copyText(text);
    if (!button) return;
    button.dataset.said = done ? t("copied") : t("copied.not");
    announce(button.dataset.said);
    setTimeout(() => delete button?.dataset.said, SAYS_SO);
  };
  return html`<button class="o-b o-copy ${look}" type="button" ${ref((element) => (button = /** @type {HTMLElement | undefined} */ (element)))} @click=${copy}>
    <span class="o-row o-copy-idle">${ph("copy", 18)} ${label}</span><span class="o-row o-copy-said" aria-hidden="true">${ph("check", 18)}</span></button>`;
};
