/** Interface icons. After using a new name run `npm run icons`, which collects the shapes. */
import { html } from "lit-html";
import { SHAPES } from "./icon-shapes.js";

/**
 * An icon in the colour of the text beside it. It is silent for screen readers: words or a label stand with it.
 * @param {string} name  of Phosphor's regular weight, as a literal
 * @param {number} [size]  in px
 */
export const ph = (name, size = 18) => html`
  <svg
    class="o-icon"
    width=${size}
    height=${size}
    viewBox="0 0 256 256"
    fill="currentColor"
    aria-hidden="true"
  >
    <path d="${SHAPES[name] ?? ""}" />
  </svg>
`;
