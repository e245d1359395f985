/** Game plates: a game at a glance, drawn small. */
import { html, svg } from "lit-html";

const QUARTERS = [
  {
    x: 3,
    y: 3,
    ground: "#1b4744",
    sky: "#2d5a55",
    roofs: "#0d2426",
    type: "#93cdb1",
    line: "l3 -3.4l3 3.4h2v-4l1.6 -3.4l1.6 3.4v4h2.6l3 -3.6l3 3.6h2v-2q0 -3.4 3.4 -3.8l.6 -2.4l.6 2.4q3.4 .4 3.4 3.8v2h2.4l2.6 -3l2.6 3h4",
  },
  {
    x: 83,
    y: 3,
    ground: "#4a3622",
    sky: "#6a4f35",
    roofs: "#22160d",
    type: "#dcb07e",
    line: "h4v-5h5v5h2l3.2 -3.4l3.2 3.4v-7l1.8 -2l1.8 2v7h2v-3h6v3l2.6 -3l2.6 3h4v-5h2.4v5h1.6",
  },
  {
    x: 3,
    y: 58,
    ground: "#2c3a58",
    sky: "#485a7c",
    roofs: "#10182b",
    type: "#b8c6df",
    line: "h3v-3l3 -2.6l3 2.6v3h3v-8h2.4v8h2q1 -4 5 -4t5 4h2v-6h2.2v6h3l3 -3.4l3 3.4h1",
  },
  {
    x: 83,
    y: 58,
    ground: "#52262c",
    sky: "#6c3a3c",
    roofs: "#220d13",
    type: "#e5a5a0",
    line: "l2.6 -3l2.6 3h2v-4l1.4 -5l1.4 5v4h2l3 -3.4l3 3.4v-5l1.4 -5l1.4 5v5h2.4l3 -3l3 3h2v-3l1.2 -4l1.2 4v3h6",
  },
];

const quarters = QUARTERS.map(({ x, y, ground, sky, roofs, type, line }) => {
  const top = y < 50 ? 14 : 6;
  return svg`<g transform="translate(${x} ${y})"><rect width="64" height="39" rx="5" fill=${ground} stroke="#a9803f"/><rect x="6" y=${top} width="40" height="19" rx="2.5" fill="${sky}"/><path d="M6 ${top + 13}${line}V${top + 19}H6Z" fill="${roofs}"/><path d="M13 ${top + 12}h1.6v2.4h-1.6ZM27 ${top + 11}h1.6v2.4h-1.6ZM38 ${top + 13}h1.6v2.4h-1.6Z" fill="#ffcf6b"/><circle cx="55" cy=${y < 50 ? 8 : 31} r="4.6" fill=${type} stroke="#15100e"/><rect x="50" y=${y < 50 ? 17 : 7} width="9" height="7" rx="1.4" fill="#ecdfc3"/><rect x="50" y=${y < 50 ? 26 : 16} width="9" height="7" rx="1.4" fill="#ecdfc3"/></g>`;
});

const unseen = svg`<rect width="150" height="100" fill="#07313a"/><path d="M0 46q18 -4 36 0t36 0t36 0t42 0M0 54q18 4 36 0t36 0t36 0t42 0M70 0q4 14 0 30M80 100q-4 -14 0 -30" stroke="#4aa7a4" fill="none" opacity=".6"/>${quarters}
<rect x="38" y="43" width="74" height="14" rx="7" fill="#12212a" stroke="#a9803f"/><path d="M50 46h10v8h-10ZM63 46h10v8h-10ZM76 46h10v8h-10ZM89 46h10v8h-10Z" fill="#ecdfc3"/><circle cx="44" cy="50" r="2.4" fill="#ffcf6b"/><circle cx="106" cy="50" r="2.4" fill="#ffcf6b"/><rect x="68.6" y="20" width="13" height="9" rx="1.5" fill="#5fabf0" stroke="#15100e"/><rect x="15" y="43.4" width="9" height="13" rx="1.5" fill="#cf4a26" stroke="#15100e"/>`;

/** @type {Record<string, import("lit-html").TemplateResult>} */
const PLATES = { unseen };

/** A game's plate; it fills the box it is given. @param {string} game */
export const plate = (game) =>
  html`<svg class="o-plate" viewBox="0 0 150 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${PLATES[game] ?? ""}</svg>`;
