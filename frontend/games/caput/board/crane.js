/** The action crane: the printed rim, the wheel that turns in it, the action tiles on their positions. */
import { html, nothing, svg } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { text } from "../../common/draw/kit.js";
import { piece } from "../../common/draw/piece.js";
import { crown, iconAt } from "../icons.js";
import { actionsOf, POSITIONS, positionOf, slotBonus } from "../model/catalogue.js";
import { actionName, actionNames, positionName } from "../model/places.js";
import { effectShape, inWords } from "../notation.js";

/** @typedef {import("../types.js").Scene} Scene */

const RIM = 181;
const SECTOR = 360 / POSITIONS;
const positions = Array.from({ length: POSITIONS }, (_, i) => i + 1);
const round = (/** @type {number} */ n) => +n.toFixed(2);
const angleOf = (/** @type {number} */ position) => -90 + SECTOR * (position - 1);
/** @param {number} r @param {number} angle @returns {[number, number]} */
const polar = (r, angle) => [
  round(r * Math.cos((angle * Math.PI) / 180)),
  round(r * Math.sin((angle * Math.PI) / 180)),
];
/** @param {number} r1 @param {number} r2 @param {number} a @param {number} b */
function ring(r1, r2, a, b) {
  const large = b - a > 180 ? 1 : 0;
  return `M${polar(r2, a)}A${r2} ${r2} 0 ${large} 1 ${polar(r2, b)}L${polar(r1, b)}A${r1} ${r1} 0 ${large} 0 ${polar(r1, a)}Z`;
}
const aside = (/** @type {number} */ angle) => Math.abs(Math.cos((angle * Math.PI) / 180)) > 0.8;

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
const rim = (scene) => svg`<circle r=${RIM} class="wheel-ground"/>${ZONES.map(
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
function petal(scene, slot) {
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

const CARD = { w: 68, h: 46 };

/**
 * The middle of an action tile: a little off the circle where neighbours would cover each other.
 * @param {number} position
 * @returns {[number, number]}
 */
function cardAt(position) {
  const angle = angleOf(position);
  const [x, y] = polar(aside(angle) ? 123.5 : 127, angle);
  const slanting = Math.abs(x) > 1 && !aside(angle);
  return slanting ? [round(x * 1.08), round(y * 0.985)] : [x, y];
}

/**
 * An action tile by itself: its two actions, one below the other.
 * @param {Scene} scene
 * @param {string} tile
 */
export const actionTile = (scene, tile) =>
  svg`${ground}${actionsOf(scene.data, scene.view.options, tile).map((action, i) =>
    halfTile(scene, action, i),
  )}`;

const ground = svg`<rect x=${-CARD.w / 2} y=${-CARD.h / 2} width=${CARD.w} height=${CARD.h} rx="7"
  class="card"/><path d=${`M${-CARD.w / 2 + 5} 0H${CARD.w / 2 - 5}`} class="card-line"/>`;

/**
 * The upper or lower half of an action tile.
 * @param {Scene} scene
 * @param {string} action
 * @param {number} i
 * @param {boolean} [passed]  it can no more be done
 */
function halfTile(scene, action, i, passed = false) {
  const { w, h } = CARD;
  const middle = (i - 0.5) * (h / 2 - 1);
  return svg`<rect x=${-w / 2 + 2} y=${round(middle - h / 4 + 1.4)} width=${w - 4} height=${h / 2 - 2.8}
    rx="5" class="half"/><g class=${passed ? "passed" : ""}>${iconAt(
      `act:${action}`,
      -w / 2 + 12.5,
      middle,
      19,
    )}${text(-w / 2 + 24, round(middle + 4.5), actionName(scene, action), {
      size: 13.4,
      weight: 600,
      cls: "label",
    })}</g>`;
}

/**
 * An action tile; each half stands for an action.
 * @param {Scene} scene @param {string} tile @param {number} position @param {boolean} taken
 */
function card(scene, tile, position, taken) {
  const { data, view, t } = scene;
  const [x, y] = cardAt(position);
  const actions = actionsOf(data, view.options, tile);
  const { w, h } = CARD;
  const half = (/** @type {string} */ action, /** @type {number} */ i) => {
    const shape = halfTile(scene, action, i, taken && view.turn.main && !view.turn.done.includes(action));
    return taken
      ? piece(
          {
            choice: `act:${action}`,
            label: t("caput.choice.act", { action: actionName(scene, action) }),
            cls: "half-tile",
          },
          shape,
        )
      : svg`<g data-wish=${action}>${shape}</g>`;
  };
  return piece(
    {
      choice: taken ? undefined : `tile:${tile}`,
      info: `crane:${tile}`,
      label: t("caput.crane.tile", {
        actions: actionNames(scene, actions),
        position: positionName(scene, position),
      }),
      cls: `action-tile ${taken ? "taken" : ""}`,
      move: [x, y],
    },
    svg`${ground}${actions.map(half)}${
      view.crane.tiles[tile]?.five ? crown(5, w / 2 - 2, -h / 2 + 3, 22) : nothing
    }<rect x=${-w / 2 - 1.5} y=${-h / 2 - 1.5} width=${w + 3} height=${h + 3} rx="8.5" class="ring"/>`,
  );
}

/** @param {Scene} scene */
function hub({ view, t }) {
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

/**
 * A word in a corner of the drawing.
 * @param {number} x
 * @param {number} y
 * @param {string} cls
 * @param {string} first
 * @param {string} second
 * @param {"start" | "end"} anchor
 */
const corner = (x, y, cls, first, second, anchor) =>
  svg`${text(x, y, first, { size: 12.5, weight: 700, anchor, cls })}${text(x, y + 13.5, second, {
    size: 11.5,
    anchor,
    cls: "second",
  })}`;

/** @param {Scene} scene */
export function crane(scene) {
  const { view, t, wheel } = scene;
  const taken = takenAt(view);
  const free = positions.filter(
    (p) =>
      slotAt(view.crane.box, p) &&
      p !== taken &&
      !Object.values(view.crane.tiles).some((spot) => spot.position === p),
  );
  return html`<svg class="crane" viewBox="0 0 372 370" role="group" aria-label=${t("caput.crane.crane")}><g
    transform="translate(186 185)">${rim(scene)}<circle r="98" class="wheel"/><path class="turn-arrow"
      d=${`M${polar(104, -136)}A104 104 0 0 1 ${polar(104, -111)}M${polar(97.5, -113)}L${polar(104, -108.5)}L${polar(110.5, -113.6)}`}/>
    <g class="turning" style=${`transform:rotate(${wheel}deg)`}>${positions.map((p) =>
      petal(scene, p - 1),
    )}</g>
    ${free.map((p) => {
      const [x, y] = cardAt(p);
      return svg`<rect x=${x - 22} y=${y - 15} width="44" height="30" rx="7" class="cradle"/>`;
    })}
    ${repeat(
      Object.entries(view.crane.tiles).toSorted(([a], [b]) => a.localeCompare(b)),
      ([tile]) => tile,
      ([tile, spot]) => card(scene, tile, spot.position, false),
    )}${view.turn.tile ? card(scene, view.turn.tile, taken, true) : nothing}
    ${hub(scene)}</g>
    ${corner(12, 24, "zone-blue", t("caput.zone-name.blue"), t("caput.zone-does.blue"), "start")}${corner(
      360,
      24,
      "zone-red",
      t("caput.zone-name.red"),
      t("caput.zone-does.red"),
      "end",
    )}${corner(
      362,
      346,
      "zone-green",
      t("caput.zone-name.green"),
      t("caput.zone-does.green"),
      "end",
    )}${corner(10, 346, "first", t("caput.wheel"), t("caput.wheel-does"), "start")}</svg>`;
}
