/**
 * The states of all pieces at once: one class on every element that carries a choice id.
 * `is-legal` is of the step in hand, `is-also` would begin something else, `is-selected` is picked, `is-off`
 * is of the same kind as what is asked but cannot be chosen.
 */

/** Boards of other seats are shown, their pieces stand for no choice. */
export const SHOWN_ONLY = ".whole-board";
const STATES = ["is-legal", "is-also", "is-selected", "is-off"];

/** What stands for no choice any more loses its marks. @param {HTMLElement} root */
function unmark(root) {
  for (const element of root.querySelectorAll(STATES.map((name) => `.${name}:not([data-choice])`).join())) {
    element.classList.remove(...STATES);
    for (const name of ["aria-pressed", "tabindex"]) element.removeAttribute(name);
  }
}

/**
 * @param {HTMLElement} root
 * @param {(choice: string) => string} state  the class of a choice, "" for none
 * @param {string} [refused]  the choice the service refused last
 */
export function markPieces(root, state, refused) {
  unmark(root);
  for (const element of root.querySelectorAll(`[data-choice]:not(${SHOWN_ONLY} *)`)) {
    const choice = element.getAttribute("data-choice") ?? "";
    const now = state(choice);
    for (const name of STATES) element.classList.toggle(name, name === now);
    element.classList.toggle("is-refused", choice === refused);
    if (!(element instanceof SVGElement)) continue;
    const usable = now === "is-legal" || now === "is-also" || now === "is-selected";
    element.setAttribute("role", usable ? "button" : "img");
    if (usable) element.setAttribute("aria-pressed", String(now === "is-selected"));
    else element.removeAttribute("aria-pressed");
    element.setAttribute("tabindex", usable ? "0" : "-1");
  }
  for (const element of root.querySelectorAll("[data-info]:not([data-choice])"))
    element.setAttribute("tabindex", "-1");
}
