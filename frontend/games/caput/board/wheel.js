/** The wheel of the action crane and the printed rim it turns in. */
import { svg } from "lit-html";
import { text } from "../../common/draw/kit.js";
import { piece } from "../../common/draw/piece.js";
import { crown, iconAt } from "../icons.js";
import { POSITIONS, positionOf, slotBonus } from "../model/catalogue.js";
import { effectShape, inWords } from "../notation.js";

/** @typedef {import("../types.js").Scene} Scene */

const RIM = 181;
export const SECTOR = 360 / POSITIONS;
export const positions = Array.from({ length: POSITIONS }, (_, i) => i + 1);
export const round = (/** @type {number} */ n) => +n.toFixed(2);
export const angleOf = (/** @type {number} */ position) => -90 + SECTOR * (position - 1);
/** @param {number} r @param {number} angle @returns {[number, number]} */
export const polar = (r, angle) => [
  round(r * Math.cos((angle * Math.PI) / 180)),
  round(r * Math.sin((angle * Math.PI) / 180)),
];
/** @param {number} r1 @param {number} r2 @param {number} a @param {number} b */
function ring(r1, r2, a, b) {
  const large = b - a > 180 ? 1 : 0;
  return `M${polar(r2, a)}A${r2} ${r2} 0 ${large} 1 ${polar(r2, b)}L${polar(r1, b)}A${r1} ${r1} 0 ${large} 0 ${polar(r1, a)}Z`;
}
export const aside = (/** @type {number} */ angle) => Math.abs(Math.cos((angle * Math.PI) / 180)) > 0.8;

/** Zone, first and last angle. @type {[string, number, number][]} */
const ZONES = [
  ["red", -105, 15],
  ["green", 15, 105],
  ["blue", 105, 255],
];

/** The slot that lies at a position; 0 is the blocked sector. @param {number} box @param {number} position */
export const slotAt = (box, position) => (position - box + POSITIONS) % POSITIONS;

/**
 * How far the wheel has turned, in degrees, without ever jumping back over the full circle.
 * @param {number} before degrees @param {number} box position of the blocked sector
 */
export function turnedTo(before, box) {
  const by = (((((box - 1) * SECTOR - before) % 360) + 540) % 360) - 180;
  return before + by;
}

/** The position at which a taken tile lay. @param {import("../types.js").View} view */
export const takenAt = ({ turn, crane }) =>
  turn.tile && turn.slot !== null ? ((turn.slot + crane.box - 1) % POSITIONS) + 1 : 0;

/** @param {Scene} scene @param {number} position */
function value({ data, t }, position) {
  const angle = angleOf(position);
  const [x, y] = polar(aside(angle) ? 172.5 : 169.5, angle);
  const { cost, vp } = positionOf(data, position);
  if (vp) return crown(vp, x, y, 21);
  if (cost)
    return aside(angle)
      ? svg`${text(x - 1, y - 3, "−1", {
          size: 14,
          weight: 800,
          anchor: "middle",
          cls: "on-zone",
        })}${iconAt(cost, x, y + 8.5, 15)}`
      : svg`${text(x - 8, y + 5, "−1", {
          size: 14,
          weight: 800,
          anchor: "middle",
          cls: "on-zone",
        })}${iconAt(cost, x + 7.5, y, 15)}`;
  let turn = angle + 90;
  while (turn > 90) turn -= 180;
  while (turn <= -90) turn += 180;
  return svg`<g transform=${`translate(${x} ${y}) rotate(${turn})`}>${text(0, 4.2, t("caput.free"), {
    size: 13,
    weight: 650,
    anchor: "middle",
    cls: "on-zone",
  })}</g>`;
}

/** @param {Scene} scene */
export const rim = (scene) => svg`<circle r=${RIM} class="wheel-ground"/>${ZONES.map(
  ([zone, a, b]) =>
    svg`<path d=${ring(98, 156, a + 0.6, b - 0.6)} fill=${`url(#zone-${zone})`}/><path
      d=${ring(157.5, RIM, a + 0.6, b - 0.6)} class=${`rim-${zone}`}/>`,
)}<path class="sectors" d=${positions
  .map((p) => `M${polar(99, angleOf(p) - 15)}L${polar(RIM - 1, angleOf(p) - 15)}`)
  .join("")}/>
  <path class="cusps" d=${positions
    .map((p) => angleOf(p) - 15)
    .map(
      (a) =>
        `M${polar(157, a)}Q${polar(150, a + 8)} ${polar(157, a + 15)}Q${polar(150, a + 22)} ${polar(157, a + 30)}`,
    )
    .join("")}/>
  ${positions.map((p) =>
    piece(
      { info: `position:${p}` },
      svg`<path
    d=${ring(157.5, RIM, angleOf(p) - 15, angleOf(p) + 15)} class="hit"/>${value(scene, p)}`,
    ),
  )}`;

const PETAL = `M${polar(50, -13)}L${polar(80, -14)}Q${polar(94, -9)} ${polar(97, 0)}Q${polar(94, 9)} ${polar(80, 14)}L${polar(50, 13)}Q${polar(46, 0)} ${polar(50, -13)}Z`;

/**
 * A slot of the wheel with its bonus; the wheel turns, what stands on it stays upright.
 * @param {Scene} scene
 * @param {number} slot
 */
export function petal(scene, slot) {
  const { view, data, t, wheel } = scene;
  const angle = -90 + SECTOR * slot;
  if (!slot)
    return piece(
      { info: "blocked", label: t("caput.crane.blocked") },
      svg`<g transform=${`rotate(${angle})`}><path d="M50 -12L97 -24L154 -30Q157 0 154 30L97 24L50 12Z"
        class="blocked"/><path d="M64 -14.5L63 14.5M86 -20L85 20M108 -24V24M131 -27L132 27"
          class="grain"/><path d="M74 -6H116V-15L144 0L116 15V6H74Z" class="blocked-arrow"/></g>`,
    );
  const position = ((slot + view.crane.box - 1) % POSITIONS) + 1;
  const bonus = slotBonus(data, slot);
  const under = Object.values(view.crane.tiles).some((spot) => spot.position === position);
  const taken = takenAt(view) === position;
  const [x, y] = polar(72.5, angle);
  const [first, points] = bonus.split(" | ");
  const shape = points
    ? aside(angleOf(position))
      ? svg`${iconAt(first, 0, -9, 15)}${crown(points.slice(3), 0, 9, 20)}`
      : svg`${iconAt(first, -9.5, 0, 15)}${crown(points.slice(3), 8.5, 0, 20)}`
    : effectShape(bonus, 0, 0, 46, 22, bonus.includes("->") ? 14 : 21, 12);
  return piece(
    {
      choice: taken ? "bonus" : undefined,
      info: `slot:${slot}`,
      label: t("caput.crane.slot", { what: inWords(t, bonus) }),
      cls: `petal ${under || taken ? "on" : ""} ${taken && view.turn.pending.bonus ? "waits" : ""}`,
    },
    svg`<path d=${PETAL} transform=${`rotate(${angle})`} class="petal-glass"/><g
      class=${under || taken ? "upright" : "upright empty"} style=${`transform:translate(${x}px,${y}px) rotate(${-wheel}deg)`}>${shape}</g>`,
  );
}

/** Era and turn in the middle. @param {Scene} scene */
export function hub({ view, t }) {
  const turns = view.turn.of / (view.seats === 1 ? 2 : view.seats);
  return svg`<circle r="46" class="hub"/><g class="tracery">${positions.map(
    (p) => svg`<circle
    cx=${polar(41.5, p * SECTOR + 15)[0]} cy=${polar(41.5, p * SECTOR + 15)[1]} r="3"/>`,
  )}</g><circle r="36.5" class="hub-heart"/>
    ${text(0, -10, t("caput.era", { era: view.era === 2 ? "II" : "I" }), {
      size: 20,
      anchor: "middle",
      cls: "head gold",
    })}<text y="10" text-anchor="middle" font-size="19" font-weight="750"
      class="first">${view.turn.round}<tspan font-size="13" font-weight="600"
        class="second"> / ${turns}</tspan></text>${text(0, 24, t("caput.turn"), {
          size: 11.5,
          anchor: "middle",
          cls: "second",
        })}`;
}
