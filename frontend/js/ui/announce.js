/** Speaks to screen readers: whose turn it is, what was copied. */

const voice = document.createElement("div");
voice.className = "o-unseen";
voice.setAttribute("aria-live", "polite");
document.body.append(voice);

const PAUSE = 60; // ms, so that the same words twice are spoken twice

/** @param {string} text */
export function announce(text) {
  voice.textContent = "";
  setTimeout(() => (voice.textContent = text), PAUSE);
}
