/** Dialogs: the browser's own modal element, so that focus stays inside and Escape closes. */
import { html, render } from "lit-html";
import { ph } from "../icons.js";
import { t } from "../words.js";

/**
 * @param {object} order
 * @param {string} order.title
 * @param {unknown} [order.heading]  what stands above it; the title itself when left out
 * @param {(close: (answer?: string) => void) => unknown} order.body
 * @param {(changed: () => void, close: (answer?: string) => void) => (() => void)} [order.follow]  while it is open; `changed` draws it anew
 * @returns {Promise<string>} the answer it was closed with, "" for a way out without one
 */
export function openDialog({ title, heading = title, body, follow = () => () => {} }) {
  const dialog = document.createElement("dialog");
  dialog.className = "o-dialog";
  dialog.setAttribute("aria-label", title);
  /** @param {string} [answer] */
  const close = (answer = "") => dialog.close(answer);
  dialog.addEventListener("click", ({ target }) => target === dialog && close());
  const draw = () =>
    render(
      html`
        <div class="o-dialog-in">
          <button class="o-ib o-dialog-x" @click=${() => close()} aria-label=${t("close")}>
            ${ph("x", 20)}
          </button>
          <h2 class="o-h">${heading}</h2>
          ${body(close)}
        </div>
      `,
      dialog,
    );
  draw();
  document.body.append(dialog);
  dialog.showModal();
  const stop = follow(draw, close);
  /** @type {HTMLElement | null} */ (dialog.querySelector("[autofocus]"))?.focus();
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => {
      stop();
      dialog.remove();
      resolve(dialog.returnValue);
    });
  });
}

/**
 * Asks once before something that others notice.
 * @param {{title: string, text: string, yes: string}} question
 * @returns {Promise<boolean>}
 */
export async function confirmed({ title, text, yes }) {
  const answer = await openDialog({
    title,
    body: (close) => html`
      <p class="o-t2">${text}</p>
      <div class="o-row o-end">
        <button class="o-b" autofocus @click=${() => close()}>${t("no")}</button>
        <button class="o-b o-bad" @click=${() => close("yes")}>${yes}</button>
      </div>
    `,
  });
  return answer === "yes";
}

/** Closes whatever is asked, unanswered: the page that asks it goes. */
export function closeDialogs() {
  for (const dialog of document.querySelectorAll("dialog.o-dialog")) /** @type {HTMLDialogElement} */ (dialog).close();
}
