/** The city behind the pages: sky, the great dial, castle hill, old town, the bridge with its lamps, the river. */
import { html, nothing, svg } from "lit-html";
import { polar, round, star, ticks } from "./geometry.js";
import { bridgeTower, cathedral, dome, lehmer, pane, row, townHall, tyn } from "./houses.js";

/**
 * @typedef {object} Scene
 * @property {string} id  unique in the document
 * @property {number} width
 * @property {number} height
 * @property {number} seed
 * @property {number} hill  scale of the castle hill
 * @property {number} castle  scale of the castle
 * @property {[number, number, number]} stops  where the sky changes
 * @property {{x: number, up: number, radius: number} | null} dial  `up`: height of its centre over the river bank; null
 *   where the page has one of its own
 */

/** @type {Record<"band" | "low" | "tall" | "start", Scene>} */
const SCENES = {
  band: {
    id: "band",
    width: 1440,
    height: 230,
    seed: 11,
    hill: 0.42,
    castle: 0.5,
    stops: [0.3, 0.6, 0.84],
    dial: { x: 862, up: 26, radius: 96 },
  },
  low: {
    id: "low",
    width: 1440,
    height: 190,
    seed: 11,
    hill: 0.42,
    castle: 0.5,
    stops: [0.3, 0.6, 0.84],
    dial: { x: 862, up: 20, radius: 90 },
  },
  tall: {
    id: "tall",
    width: 1440,
    height: 900,
    seed: 23,
    hill: 1,
    castle: 1,
    stops: [0.42, 0.74, 0.86],
    dial: { x: 905, up: 130, radius: 225 },
  },
  start: {
    id: "start",
    width: 1440,
    height: 900,
    seed: 23,
    hill: 1,
    castle: 1,
    stops: [0.42, 0.74, 0.86],
    dial: null,
  },
};

/** @param {Scene} scene @param {number} bank */
function greatDial({ id, dial }, bank) {
  if (!dial) return nothing;
  const { x, up, radius } = dial;
  const y = bank - up;
  const [sunX, sunY] = polar(radius * 0.62, 38, x, y);
  return svg`<circle cx=${x} cy=${y} r=${radius * 1.25} fill="url(#o-glow-${id})" opacity=".38"/><circle cx=${x} cy=${y} r=${radius} fill="var(--sky-2)" opacity=".55"/>
  <g fill="none" stroke="var(--moon)" opacity=".5"><circle cx=${x} cy=${y} r=${radius} stroke-width="2.4"/><circle cx=${x} cy=${y} r=${radius * 0.84} stroke-width="1.2"/><path d=${ticks(x, y, radius * 0.9, radius * 0.88, radius * 0.96)} stroke-width="1.6" stroke-linecap="round"/><circle cx=${x - radius * 0.12} cy=${y - radius * 0.14} r=${radius * 0.52} stroke-width="5"/><path d=${`M${x} ${y}L${sunX} ${sunY}`} stroke-width="3"/></g>
  <path d=${star(24, radius * 0.095, radius * 0.15, sunX, sunY)} fill="var(--moon)" opacity=".9"/><circle cx=${sunX} cy=${sunY} r=${radius * 0.07} fill="#fff3cf"/><circle cx=${x} cy=${y} r=${radius * 0.04} fill="var(--moon)"/>`;
}

/** @param {number} w @param {number} bank @returns {{arches: string, statues: string, deck: number}} */
function bridge(w, bank) {
  const [left, right, count] = [w * 0.335, w * 0.645, 9];
  const span = (right - left) / count;
  const deck = bank - 14;
  let arches = `M${left} ${deck}H${right}V${bank + 12}H${left}Z`;
  for (let i = 0; i < count; i++)
    arches += `M${round(left + i * span + 5)} ${bank + 12}V${bank + 3}A${round((span - 10) / 2)} 13 0 0 1 ${round(left + (i + 1) * span - 5)} ${bank + 3}V${bank + 12}Z`;
  let statues = "";
  for (let i = 0; i <= 2 * count; i++)
    statues += `M${round(left + (i * span) / 2 - 1.8)} ${deck}v-5q-.6 -3.4 1.8 -5.4q2.4 2 1.8 5.4v5Z`;
  return {
    arches,
    statues: statues + bridgeTower(w * 0.322, bank + 4, 1.1) + bridgeTower(w * 0.642, bank + 4, 1.25),
    deck,
  };
}

/** @param {Scene} scene */
function draw(scene) {
  const { id, width: w, height: h, hill, castle, stops } = scene;
  const dice = lehmer(scene.seed);
  const bank = h - 34;
  const ridge = bank - 50 * hill;
  const slope = `M0 ${bank}V${bank - 34 * hill}Q${w * 0.06} ${bank - 62 * hill} ${w * 0.17} ${bank - 66 * hill}T${w * 0.33} ${bank - 40 * hill}T${w * 0.46} ${bank - 8 * hill}L${w * 0.5} ${bank}Z`;
  const far = row(dice, w * 0.4, w, bank, [22, 44], 0);
  const left = row(dice, 0, w * 0.36, bank, [12, 28], 0.3);
  const right = row(dice, w * 0.62, w, bank, [20, 46], 0.32);
  const ripples = Array.from(
    { length: 90 },
    () => `M${round(w * (0.28 + dice() * 0.44))} ${round(bank + 13 + dice() * 20)}h${round(6 + dice() * 22)}`,
  ).join("");
  const castlePanes = Array.from({ length: 22 }, (_, i) =>
    dice() < 0.5 ? pane(w * 0.093 + i * w * 0.0067, ridge - 9 * castle, 2 * castle, 3 * castle) : "",
  ).join("");
  const { arches, statues, deck } = bridge(w, bank);
  const [clockX, clockY] = [w * 0.845 + 12.65, bank - 44];
  const panes = [
    left.panes,
    right.panes,
    pane(w * 0.735 + 10, bank - 40, 3, 5),
    pane(w * 0.735 + 42, bank - 40, 3, 5),
  ].join("");
  return html`<svg class="o-sky" viewBox="0 0 ${w} ${h}" preserveAspectRatio="xMidYMax slice" aria-hidden="true"><defs>
      <linearGradient id="o-sky-${id}" x2="0" y2="1"><stop stop-color="var(--sky-1)"/><stop offset=${stops[0]} stop-color="var(--sky-2)"/><stop offset=${stops[1]} stop-color="var(--sky-3)"/><stop offset=${stops[2]} stop-color="var(--sky-4)"/></linearGradient>
      <linearGradient id="o-water-${id}" x2="0" y2="1"><stop stop-color="var(--water-2)"/><stop offset="1" stop-color="var(--water-1)"/></linearGradient>
      <radialGradient id="o-glow-${id}"><stop stop-color="#ffcf6b" stop-opacity=".7"/><stop offset="1" stop-color="#ffcf6b" stop-opacity="0"/></radialGradient></defs>
    <rect width=${w} height=${h} fill="url(#o-sky-${id})"/>${greatDial(scene, bank)}
    <path d=${slope} fill="var(--far)"/><path d=${cathedral(w * (0.195 - 0.045 * castle), bank - 60 * hill, castle) + far.roofs} fill="var(--far)"/><path d=${`M${w * 0.09} ${ridge}h${w * 0.155}v${-14 * castle}h${-w * 0.155}Z`} fill="var(--far)"/><path d=${castlePanes} fill="var(--win)" opacity=".8"/>
    <path d=${left.roofs + right.roofs + tyn(w * 0.735, bank - 10, 1.08) + dome(w * 0.262, bank - 8, 1.05) + townHall(w * 0.845, bank - 6, 1.15)} fill="var(--mid)"/><path d=${panes} fill="var(--win)"/>
    <circle cx=${clockX} cy=${clockY} r="5.4" fill="var(--win)"/><path d=${`M${clockX} ${clockY}v-3.6M${clockX} ${clockY}l2.6 1.6`} stroke="var(--near)" stroke-width="1.2"/>
    <rect y=${bank + 2} width=${w} height=${h - bank} fill="url(#o-water-${id})"/><path d=${ripples} stroke="var(--win)" stroke-width="1.2" opacity=".32" stroke-linecap="round"/>
    <path d=${arches} fill="var(--near)" fill-rule="evenodd"/><path d=${statues} fill="var(--near)"/><path d=${pane(w * 0.322 + 8, bank - 26, 3, 5) + pane(w * 0.642 + 10, bank - 28, 3.2, 5.4)} fill="var(--win)"/>
    ${[0.365, 0.43, 0.495, 0.56, 0.625].map((at) => svg`<g transform="translate(${round(w * at)} ${deck})"><circle r="26" cy="-15" fill="url(#o-glow-${id})"/><path d="M0 0V-11" stroke="var(--near)" stroke-width="1.8"/><path d="M-2.6 -11H2.6L3.4 -17.4L0 -20L-3.4 -17.4Z" fill="var(--win)" stroke="var(--near)"/></g>`)}
    <path d=${`M0 ${bank + 4}H${w * 0.3}Q${w * 0.31} ${bank + 12} ${w * 0.3} ${h}H0Z M${w} ${bank + 4}H${w * 0.69}Q${w * 0.68} ${bank + 12} ${w * 0.7} ${h}H${w}Z`} fill="var(--near)" opacity=".92"/></svg>`;
}

/** @type {Map<string, import("lit-html").TemplateResult>} */
const drawn = new Map();

/** @param {keyof typeof SCENES} name */
export function skyline(name) {
  const picture = drawn.get(name) ?? draw(SCENES[name]);
  drawn.set(name, picture);
  return picture;
}
