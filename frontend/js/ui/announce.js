/** Speaks to screen readers: whose turn it is, what was refused, what was copied. */
import { html, render } from "lit-html";

const voice = document.createElement("div");
voice.className = "o-unseen";
voice.setAttribute("aria-live", "polite");
document.body.append(voice);

/** @param {string} text */
export function announce(text) {
  render(html``, voice); // so that the same words twice are spoken twice
  setTimeout(() => render(html`${text}`, voice), 60);
}
