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

/** A crane's wheel, the river and a city of hexes under lamps. */
/** @type {[number, number, string][]} */
const HEXES = [
  [84, 30, "#163a63"],
  [101, 30, "#3a3226"],
  [118, 30, "#163a63"],
  [92.5, 44.7, "#5b4520"],
  [109.5, 44.7, "#163a63"],
  [126.5, 44.7, "#3a3226"],
  [84, 59.4, "#3a3226"],
  [101, 59.4, "#163a63"],
  [118, 59.4, "#5b4520"],
];
const HEX = "M0 -9.4L8.1 -4.7V4.7L0 9.4L-8.1 4.7V-4.7Z";
const HOUSE = "M-5 5V-1L-1.5 -4.6L2 -1V5ZM1 5V1H6V5Z";
const spokes = Array.from({ length: 12 }, (_, i) => `rotate(${i * 30})`);

const caput = svg`<rect width="150" height="100" fill="#0f252d"/><path d="M60 0Q66 26 56 50T66 100H150V0Z" fill="#1d3038"/><path d="M52 0Q60 28 50 52T58 100H68Q58 74 62 52T62 0Z" fill="#1d5b69"/>
<g transform="translate(34 50)"><circle r="28" fill="#0b1d24" stroke="#a9803f" stroke-width="1.4"/><path d="M0 -28A28 28 0 0 1 28 0H20A20 20 0 0 0 0 -20Z" fill="#5c241c"/><path d="M28 0A28 28 0 0 1 0 28V20A20 20 0 0 0 20 0Z" fill="#1e4a30"/><path d="M0 28A28 28 0 0 1 0 -28V-20A20 20 0 0 0 0 20Z" fill="#173f72"/>
${spokes.map((turn) => svg`<path d="M0 -8L2.6 -16Q0 -20 -2.6 -16Z" transform=${turn} fill="#233e48" stroke="#a9803f" stroke-width=".8"/>`)}<circle r="7" fill="#11222a" stroke="#a9803f"/>
<g fill="#f4e7c8" stroke="#15100e"><rect x="-7" y="-29" width="14" height="9" rx="2"/><rect x="16" y="-12" width="14" height="9" rx="2"/><rect x="-29" y="8" width="14" height="9" rx="2"/></g><path d="M-9 -4L-28 -8V8L-9 4Z" fill="#7b5328" stroke="#2a1807"/></g>
${HEXES.map(([x, y, fill]) => svg`<g transform=${`translate(${x} ${y + 5})`}><path d=${HEX} fill="${fill}" stroke="#d2b071"/>${fill === "#163a63" ? svg`<path d=${HOUSE} fill="#f1e2be"/><path d="M-6 -1L-1.5 -5.6L3 -1" fill="none" stroke="#c65a34" stroke-width="1.6"/>` : fill === "#5b4520" ? svg`<circle r="3" fill="#ffcf6b"/>` : ""}</g>`)}
<path d="M76 24H134V12H128V16H121V9L118 3L115 9V16H95V9L92 3L89 9V16H82V12H76Z" fill="#0b1d24" stroke="#7fa9dc" stroke-width=".8"/><circle cx="105" cy="19" r="2.4" fill="#ffcf6b"/><path d="M76 92V82h5v3h5v-3h5v3h5v-3h5v3h5v-3h5v3h5v-3h5v3h5v-3h5v10Z" fill="#5a2015" stroke="#d27455" stroke-width=".8"/>`;

/** @type {Record<string, import("lit-html").TemplateResult>} */
const PLATES = { caput, unseen };

/** A game's plate; it fills the box it is given. @param {string} game */
export const plate = (game) =>
  html`<svg class="o-plate" viewBox="0 0 150 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${PLATES[game] ?? ""}</svg>`;
