/** The King's Road through the city, with its stations and the pawns that stand there. */
import { svg } from "lit-html";
import { text } from "../../common/draw/kit.js";
import { piece, worn } from "../../common/draw/piece.js";
import { pawn } from "../draw/seat.js";
import { bookOf, roadFree } from "../model/catalogue.js";
import { widthOf } from "../model/hexes.js";
import { effectShape, inWords } from "../notation.js";

/** @typedef {import("../types.js").Scene} Scene */
/** @typedef {{x: number, y: number, w: number, h: number, numeral: number}} Plate */

const SIDE = 28.2;
const LINE = [
  [4.95, -50],
  [1, -50],
  [0.45, -58],
  [-0.35, -86],
  [-0.9, -93],
  [-2.75, -93],
  [-3.3, -106],
  [-3.62, -150],
  [-3.62, -196],
  [-3.62, -228],
  [-3.9, -228],
].map(([x, y]) => `${(x * widthOf(SIDE)).toFixed(1)} ${y}`);

/** Where the plates of the stations stand: middle, size, width of the numeral. @type {Plate[]} */
const PLATES = [
  { x: 163, y: -49, w: 114, h: 38, numeral: 20 },
  { x: 53, y: -49, w: 104, h: 38, numeral: 24 },
  { x: -88, y: -93, w: 152, h: 38, numeral: 30 },
  { x: -172, y: -193, w: 88, h: 32, numeral: 28 },
];
const STANDS = [0, 1, 2, 3];

/** Seats on a space. @param {Scene} scene @param {string} space */
const standing = ({ view }, space) =>
  Object.entries(view.players)
    .filter(([, { road }]) => road === space)
    .map(([seat]) => Number(seat));

/** @param {Scene} scene @param {number} n 1..5 @param {Plate} plate */
export function station(scene, n, { x, y, w, h, numeral }) {
  const { data, view, t } = scene;
  const { id, space, egg, entry } = bookOf(data).road[n - 1];
  const free = roadFree(data, view.options, n);
  const mine = (/** @type {string} */ which) => view.turn.pending[/** @type {"road-free"} */ (which)] === n;
  const room = w - numeral - 28;
  const cx = -w / 2 + numeral + room / 2;
  const effect = (/** @type {string} */ which, /** @type {string} */ text, /** @type {number} */ cy) =>
    piece(
      {
        choice: mine(which) ? worn(scene, which) : undefined,
        label: mine(which) ? t(`caput.choice.${which}`) : undefined,
        cls: "station-effect",
      },
      svg`<rect x=${cx - room / 2} y=${cy - 9.5} width=${room} height="19" class="hit"/><rect
        x=${cx - room / 2 + 1} y=${cy - 9} width=${room - 2} height="18" rx="4"
          class="ring"/>${effectShape(text, cx, cy, room - 4, 18, 15, 11)}`,
    );
  return piece(
    {
      info: `road:${id}`,
      label: free
        ? t("caput.road-spoken", { space, free: inWords(t, free), egg: inWords(t, egg) })
        : t("caput.bridge-spoken", { space }),
      x,
      y,
    },
    svg`<rect x=${-w / 2} y=${-h / 2} width=${w} height=${h} rx="6"
      class="station"/>${text(-w / 2 + numeral / 2, 6.5, space, {
        size: 19,
        anchor: "middle",
        cls: "head gold",
      })}<path d=${`M${-w / 2 + numeral} -13V13M${w / 2 - 28} -13V13`} class="hair-line"/>
      ${
        egg
          ? svg`${effect("road-free", free, -9.3)}${effect("road-egg", egg, 9.5)}`
          : effectShape(entry, cx, 0, room, 18, 15)
      }
      ${STANDS.map(
        (i) => svg`<circle cx=${w / 2 - 20 + (i % 2) * 12} cy=${i < 2 ? -7 : 9} r="3.8"
        class="stand"/>`,
      )}${standing(scene, space).map((seat) =>
        pawn(seat, w / 2 - 20 + (seat % 2) * 12, seat < 2 ? -0.5 : 15.5, 17),
      )}`,
  );
}

/** The plates of spaces I to IV; they lie over what grows beside the road. @param {Scene} scene */
export const stations = (scene) => PLATES.map((plate, i) => station(scene, i + 1, plate));

/** @param {Scene} scene */
export function road(scene) {
  const d = `M${LINE.join("L")}`;
  return svg`<path d=${d} class="road-edge"/><path d=${d} class="road"/><path d=${d}
    class="road-stones"/><text transform=${`translate(${(-3.62 * widthOf(SIDE) + 4).toFixed(1)} -112) rotate(-90)`} font-size="12" font-weight="700" class="on-road">${scene.t("caput.kings-road")}</text>`;
}
