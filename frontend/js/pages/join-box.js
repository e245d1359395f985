/** A field for an invitation link somebody sent. */
import { html } from "lit-html";
import { ph } from "../icons.js";
import { go, pastedPath } from "../router.js";
import { announce } from "../ui/announce.js";
import { t } from "../words.js";

/** @param {SubmitEvent} event */
function join(event) {
  event.preventDefault();
  const field = /** @type {HTMLInputElement} */ (
    /** @type {HTMLFormElement} */ (event.currentTarget).elements.namedItem("link")
  );
  const path = pastedPath(field.value);
  field.setAttribute("aria-invalid", String(!path));
  if (path) go(path);
  else announce(t("join.wrong"));
}

/** @param {boolean} [bare]  without a card round it */
export const joinBox = (bare = false) => html`
  <form id="join" class="o-join ${bare ? "" : "o-card"}" @submit=${join}>
    ${ph("link", 19)}
    <input
      class="o-f o-grow"
      name="link"
      required
      autocomplete="off"
      placeholder=${t("join.paste")}
      aria-label=${t("join.paste")}
      aria-describedby="join-wrong"
      @input=${(/** @type {InputEvent} */ event) => /** @type {HTMLElement} */ (event.target).removeAttribute("aria-invalid")}
    />
    <button class="o-b">${t("join.do")}</button>
    <p class="o-wrong" id="join-wrong">${t("join.wrong")}</p>
  </form>
`;
