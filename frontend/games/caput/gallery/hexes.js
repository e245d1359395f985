/** Hex tiles: upgrades, walls and buildings of both Eras, and the tiles of the plazas. */
import { plazaFace } from "../board/plaza.js";
import { rowTile } from "../draw/tile.js";
import { bookOf, ROWS } from "../model/catalogue.js";
import { actionName, tileName } from "../model/places.js";
import { alone, kindOf, told } from "./shelf.js";

/** @typedef {import("../types.js").Scene} Scene */

const SIDE = 39;
const ERAS = [1, 2];

/** @param {Scene} scene */
export const hexes = (scene) => [
  ...ROWS.map((row) => kindOf(scene, `${row}s`, tiles(scene, row))),
  kindOf(scene, "plazas", plazas(scene)),
];

/** The action of an upgrade, and whether it is special. @param {Scene} scene @param {import("../types.js").HexTile} tile */
const noteOf = (scene, { action, special }) =>
  [...(action ? [actionName(scene, action)] : []), ...(special ? [scene.t("caput.gallery.special")] : [])].join(
    ", ",
  ) || undefined;

/** Normal tiles before the special ones. @param {Scene} scene @param {string} row */
function tiles(scene, row) {
  const { t, data } = scene;
  const list = Object.values(bookOf(data).tiles).filter(({ kind }) => kind === row);
  return ERAS.flatMap((era) =>
    list
      .filter((tile) => tile.era === era)
      .sort((a, b) => Number(a.special) - Number(b.special))
      .map((tile) => ({
        id: tile.id,
        name: tileName(scene, tile.id),
        note: noteOf(scene, tile),
        group: t("caput.era", { era: era === 2 ? "II" : "I" }),
        draw: () => alone(-40, -42, 80, 84, rowTile(tile, SIDE)),
        words: told(scene, `hex:${tile.id}`),
      })),
  );
}

/** @param {Scene} scene */
const plazas = (scene) =>
  Object.entries(bookOf(scene.data).plazaTiles).map(([id, tile]) => ({
    id,
    name: scene.t(`caput.plaza.${id}`),
    draw: () => alone(-27, -29, 54, 58, plazaFace(tile)),
    words: told(scene, `plaza:${id}`),
  }));
