/** What a player holds: goods, wealth bonuses, cubes and the pawn. */
import { svg } from "lit-html";
import { SEATS } from "../../../js/seats.js";
import { capital } from "../../../js/words.js";
import { dial } from "../board/treasury.js";
import { cube, pawn } from "../draw/seat.js";
import { iconAt } from "../icons.js";
import { bookOf, GOODS } from "../model/catalogue.js";
import { alone, having, kindOf, line, told } from "./shelf.js";

/** @typedef {import("../types.js").Scene} Scene */

/** @param {Scene} scene */
export const holdings = (scene) => [
  kindOf(scene, "wealth", wealth(scene)),
  kindOf(scene, "goods", goods(scene)),
  kindOf(scene, "wood", wood(scene)),
];

/** Each on the crane of its good, just reached. @param {Scene} scene */
const wealth = (scene) =>
  Object.entries(bookOf(scene.data).wealth).map(([id, { level, gain }]) => {
    const [good, n] = level.split(" | ")[0].split(" ");
    const player = { goods: { [good]: Number(n) }, wealth: { [id]: true } };
    return {
      id,
      name: scene.t(`caput.wealth.${id}`),
      wide: true,
      draw: () => dial(having(scene, { players: { 0: player } }), good),
      words: [...line(scene, gain), ...told(scene, `good:${good}`)],
    };
  });

/** @param {Scene} scene */
const goods = (scene) =>
  GOODS.map((good) => ({
    id: good,
    name: capital(scene.t(`caput.good.${good}`)),
    draw: () => alone(-18, -18, 36, 36, iconAt(good, 0, 0, 30)),
    words: told(scene, `good:${good}`),
  }));

/** One piece in the colours of all seats. @param {(seat: number, x: number, y: number) => unknown} shape */
const allSeats = (shape) =>
  alone(-26, -26, 52, 52, svg`${SEATS.map((_, seat) => shape(seat, seat % 2 ? 12 : -12, seat > 1 ? 12 : -12))}`);

/** @param {Scene} scene */
const wood = ({ t, data }) => [
  {
    id: "cube",
    name: t("caput.gallery.cube"),
    note: t("caput.gallery.each", { n: data.setup.cubes.each }),
    draw: () => allSeats((seat, x, y) => cube(seat, x, y, 16)),
    words: [t("caput.gallery.cube.text")],
  },
  {
    id: "pawn",
    name: t("caput.gallery.pawn"),
    note: t("caput.gallery.each", { n: 1 }),
    draw: () => allSeats((seat, x, y) => pawn(seat, x, y + 10, 20)),
    words: [t("caput.gallery.pawn.text")],
  },
];
