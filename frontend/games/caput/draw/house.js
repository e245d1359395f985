/** Three silhouettes of houses, on a box of 40 x 34 over the middle of their foot. */
import { svg } from "lit-html";

const WINDOW = "#F2A52B";
const HOUSES = [
  svg`<path d="M-17 0V-13L-10 -21L-3 -13V0Z" fill="#E9D9B4"/><path d="M-3 0V-17L6 -27L15 -17V0Z"
    fill="#F7EAC9"/><path d="M-19 -12.4L-10 -22.6L-3 -14.8M-4.6 -16L6 -28.4L17 -16" fill="none"
      stroke="#C65A34" stroke-width="2.6" stroke-linejoin="round"/><path
        d="M-12 -9h4v5h-4zM2 -13h3.4v5H2zM8 -13h3.4v5H8z" fill="${WINDOW}"/><path
          d="M4 0v-4.5q2.4 -3 4.8 0V0z" fill="#3B2A16"/>`,
  svg`<path d="M-15 0V-14H15V0Z" fill="#F1E2BE"/><path d="M-4 -14V-25L0 -33L4 -25V-14Z" fill="#E3D0A4"/><path
    d="M-12 -20H12L17 -13.4H-17Z" fill="#C65A34"/><path d="M-5 -25L0 -35L5 -25Z" fill="#3F8F78"/><path
      d="M-11 -10h3.4v5h-3.4zM-4.6 -10h3.4v5h-3.4zM7.6 -10h3.4v5H7.6zM-1.4 -22h2.8v4h-2.8z"
        fill="${WINDOW}"/><path d="M1.2 0v-5q2 -3 4 0V0z" fill="#3B2A16"/>`,
  svg`<path d="M-14 0V-16H-4V0Z" fill="#E5D3AA"/><path d="M-4 0V-12H14V0Z" fill="#F7EAC9"/><path
    d="M-16 -15.6L-9 -27L-2 -15.6Z" fill="#C65A34"/><path d="M-5 -11.6L0 -18H12L16 -11.6Z"
      fill="#A9482A"/><path d="M-11 -12h4v5h-4zM0 -9h3.4v5H0zM7 -9h3.4v5H7z" fill="${WINDOW}"/>`,
];

/** The house of a building, always the same one. @param {string} id */
export const house = (id) =>
  HOUSES[[...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % HOUSES.length];
