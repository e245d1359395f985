/** Signs that speak on every page: the lamp (this waits for you), the crown (won), the wax seal (fixed, cannot be undone). */
import { html, svg } from "lit-html";
import { star } from "./geometry.js";

const DRAWINGS = {
  lamp: svg`<path d="M12 2Q18 9 15.8 14.6Q14.6 18 12 18Q9.4 18 8.2 14.6Q6 9 12 2Z" fill="#ffcf66" stroke="#7a3f06" stroke-width="1.5"/><path d="M12 9.4Q14.4 13 12 16Q9.6 13 12 9.4Z" fill="#fff6d8"/><path d="M8.4 20H15.6" stroke="#7a3f06" stroke-width="2.6" stroke-linecap="round"/>`,
  crown: svg`<g stroke="var(--ink)" stroke-width="1.4" stroke-linejoin="round"><path d="M2.6 7.2L7.4 11.6L12 3.6L16.6 11.6L21.4 7.2L19.6 19.6H4.4Z" fill="#f0b64a"/><circle cx="12" cy="3.6" r="1.6" fill="#c22f52"/><circle cx="2.8" cy="7" r="1.4" fill="#fff4da"/><circle cx="21.2" cy="7" r="1.4" fill="#fff4da"/><path d="M5 16.6H19"/></g>`,
  seal: svg`<path d=${star(22, 9, 10.6, 12, 12)} fill="var(--seal)" stroke="var(--ink)" stroke-width="1.2" stroke-linejoin="round"/><circle cx="12" cy="12" r="6.6" fill="#c9404f" stroke="#7d1724" stroke-width="1.1"/><rect x="8.6" y="11.4" width="6.8" height="5" rx=".9" fill="#fbe3d8"/><path d="M9.9 11.4V9.6Q9.9 7.6 12 7.6Q14.1 7.6 14.1 9.6V11.4" fill="none" stroke="#fbe3d8" stroke-width="1.5"/>`,
  opened: svg`<path d=${star(22, 9, 10.6, 12, 12)} fill="var(--seal)" stroke="var(--ink)" stroke-width="1.2" stroke-linejoin="round"/><circle cx="12" cy="12" r="6.6" fill="#c9404f" stroke="#7d1724" stroke-width="1.1"/><rect x="8.6" y="11.4" width="6.8" height="5" rx=".9" fill="#fbe3d8"/><path d="M9.9 11.4V8.6Q9.9 6.4 12 6.4Q13.8 6.4 14.1 8" fill="none" stroke="#fbe3d8" stroke-width="1.5" stroke-linecap="round"/>`,
};

/** @param {keyof typeof DRAWINGS} name @param {number} [size]  px */
export const sign = (name, size = 20) =>
  html`<svg class="o-sign" width=${size} height=${size} viewBox="0 0 24 24" aria-hidden="true">${DRAWINGS[name]}</svg>`;
