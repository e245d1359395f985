/** A text as a QR code. */
import { html, svg } from "lit-html";
import qrcode from "qrcode-generator";

/** @param {string} text @param {string} label */
export function qr(text, label) {
  const code = qrcode(0, "M");
  code.addData(text);
  code.make();
  const n = code.getModuleCount();
  let squares = "";
  for (let y = 0; y < n; y++)
    for (let x = 0; x < n; x++) if (code.isDark(y, x)) squares += `M${x} ${y}h1v1h-1z`;
  return html`
    <svg class="o-qr" viewBox="0 0 ${n} ${n}" shape-rendering="crispEdges" role="img" aria-label=${label}>
      ${svg`<path d="${squares}"/>`}
    </svg>
  `;
}
