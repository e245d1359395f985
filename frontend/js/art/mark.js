/** The mark: an astronomical dial, sky and night parted by the horizon, the off-centre ring, the hand with sun and moon. */
import { html, svg } from "lit-html";
import { star, ticks } from "./geometry.js";

const NIGHT = "#0c1d26";
const SUN = "#ffd88a";
const RING = "var(--mark-ring)";

const mark = svg`<circle cx="32" cy="32" r="30.5" fill="${NIGHT}"/><circle cx="32" cy="32" r="24.2" fill="#2f7d8c"/><path d="M9.9 41.9A24.2 24.2 0 0 0 54.1 41.9Q44 33.4 32 33.4T9.9 41.9Z" fill="${NIGHT}"/><path d="M9.9 41.9Q20 33.4 32 33.4T54.1 41.9" fill="none" stroke="#f0974a" stroke-width="1.8"/>
<g fill="none" stroke=${RING}><circle cx="32" cy="32" r="30.2" stroke-width="2.2"/><circle cx="32" cy="32" r="24.2" stroke-width="1.3"/><path d=${ticks(32, 32, 26, 25.2, 28.4)} stroke-width="1.5" stroke-linecap="round"/></g>
<circle cx="28.6" cy="28.2" r="14.2" fill="none" stroke=${NIGHT} stroke-width="5.4" opacity=".55"/><circle cx="28.6" cy="28.2" r="14.2" fill="none" stroke=${RING} stroke-width="3"/>
<path d="M24 40.4L32 32L43 20.6" stroke=${NIGHT} stroke-width="4.4" stroke-linecap="round" opacity=".6"/><path d="M24 40.4L32 32L43 20.6" stroke=${SUN} stroke-width="2.4" stroke-linecap="round"/><circle cx="32" cy="32" r="2.7" fill=${RING} stroke="${NIGHT}"/>
<path d=${star(16, 4.6, 7, 43, 20.6)} fill=${SUN} stroke=${NIGHT} stroke-width="1.2" stroke-linejoin="round"/><circle cx="43" cy="20.6" r="3.1" fill="#fff3cf"/><circle cx="24" cy="40.4" r="2.2" fill="#cdd6d8" stroke="${NIGHT}"/>`;

/** The letters after the dial, outlines of Amarante (OFL-1.1). */
const LETTERS =
  "M76.89 47L69.40 47Q70.57 42.99 70.57 33.21Q70.57 26.26 69.45 23.72Q69 22.68 67.83 21.36L76.84 21.36Q76.38 22.96 76.11 25.75Q78.49 22.75 82.76 21.51Q84.59 20.97 85.42 19.83Q86.26 21.84 86.26 23.29Q86.26 24.73 86.11 25.96Q85.96 27.20 85.65 28.36Q84.99 30.88 83.90 32.27Q82.96 27.32 80.98 26.48Q78.70 25.49 76.51 29.18Q76.05 29.94 75.75 30.80Q75.72 31.38 75.72 31.99Q75.72 32.60 75.72 33.21Q75.72 42.99 76.89 47M96.72 28.72L96.70 35.37Q96.70 43.60 97.69 47L90.20 47Q90.91 44.54 91.09 41.19Q91.47 33.09 91.47 28.62Q91.47 24.15 91.44 22.61Q91.42 21.08 91.39 19.53Q91.24 14.02 90.87 12.58Q90.50 11.15 90.18 10.50Q89.87 9.85 89.46 9.32L88.62 8.15L97.89 8.15Q97.18 10.72 97.07 13.07Q96.95 15.41 96.89 17.22Q96.82 19.02 96.77 20.97Q96.72 24.22 96.72 28.72M115.16 23.39Q112.87 23.39 111.87 25.67Q110.87 27.96 110.87 33.37Q110.87 44.97 115.16 44.97Q117.44 44.97 118.44 41.87Q119.45 38.77 119.45 33.37Q119.45 27.96 118.44 25.67Q117.44 23.39 115.16 23.39M104.47 32.40Q104.47 20.85 115.16 20.85Q125.85 20.85 125.85 32.40Q125.85 39.41 122.90 43.50Q120.03 47.51 115.16 47.51Q110.28 47.51 107.41 43.50Q104.47 39.41 104.47 32.40M140.18 14.53Q139.66 15.36 138.92 15.93Q138.19 16.51 137.25 16.51Q136.31 16.51 135.57 15.93Q134.83 15.36 134.33 14.53Q133.29 12.80 133.29 10.87Q133.29 8.53 135.42 7.75Q136.18 7.47 137.27 7.47Q140.29 7.47 141.05 9.60Q141.26 10.21 141.26 10.96Q141.26 11.71 140.98 12.70Q140.70 13.69 140.18 14.53M134.61 38.60L134.68 32.81Q134.68 25.11 132.78 22.37Q132.42 21.84 131.91 21.36L140.93 21.36Q140.32 22.73 140.22 24.38Q140.12 26.03 140.06 27.23Q140.01 28.44 139.98 29.92Q139.94 31.41 139.91 32.93Q139.86 36.03 139.86 38.90Q139.86 41.77 139.38 44.47Q138.90 47.18 138.10 49.37Q137.30 51.57 136.23 53.25Q135.16 54.92 134 56.09Q131.69 58.38 129.38 58.43Q128.89 58.38 128.46 57.92Q127.67 57.08 127.83 56.65Q129.48 55.86 130.47 54.67Q131.46 53.47 132.16 52.15Q132.85 50.83 133.39 48.93Q134.61 44.71 134.61 38.60";

/** The wordmark: the dial stands for the O. @param {number} height  px */
export const wordmark = (height) =>
  html`<svg class="o-wordmark" width=${Math.round((144 * height) / 66)} height=${height} viewBox="0 0 144 66" role="img" aria-label="Orloj"><g transform="translate(0 1)">${mark}</g><path d=${LETTERS} fill="var(--gold-text)"/></svg>`;
