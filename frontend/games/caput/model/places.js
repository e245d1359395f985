/** Names of places, pieces and what they bring, in words. */
import { bookOf, plazasFor, positionOf, zoneOf } from "./catalogue.js";
import { edgeTo, hexOf } from "./hexes.js";

/** @typedef {import("../types.js").Scene} Scene */
/** @typedef {Pick<Scene, "t" | "data" | "view">} Names */

/** @param {Pick<Scene, "t">} names @param {string} action */
export const actionName = ({ t }, action) => t(`caput.action.${action}`);

/** "Mines and Wall" @param {Names} names @param {readonly string[]} actions */
export const actionNames = (names, actions) =>
  names.t("caput.actions", { one: actionName(names, actions[0]), other: actionName(names, actions[1]) });

/** "Linhart Market" @param {Names} names @param {string} plaza */
export const plazaName = ({ t, view }, plaza) => t(`caput.plaza.${view.city.plazas[plaza]?.tile ?? plaza}`);

/** "red 3" @param {Pick<Names, "t" | "data">} names @param {number} position */
export const positionName = ({ t, data }, position) =>
  t("caput.position", { zone: t(`caput.zone.${zoneOf(data, position)}`), n: position });

/** "north-west of Linhart Market, Old Town" @param {Names} names @param {string} site */
export function siteName(names, site) {
  const { t, data, view } = names;
  const book = bookOf(data);
  const id = book.plazaOf[site];
  const plaza = plazasFor(data, view.seats).find((one) => one.id === id);
  return t("caput.site", {
    side: plaza ? t(`caput.side.${edgeTo(plaza.at, hexOf(site))}`) : "",
    plaza: plazaName(names, id),
    town: t(book.old.has(id) ? "caput.old-town" : "caput.new-town"),
  });
}

/** Where a tile can lie, in words. @param {Names} names @param {string} place  action, wall place or site */
export function placeName(names, place) {
  if (place.includes(",")) return siteName(names, place);
  const wall = bookOf(names.data).wallPlaces.find(({ id }) => id === place);
  if (!wall) return names.t("caput.place.action", { action: actionName(names, place) });
  const [one, other] = wall.touches.map((action) => actionName(names, action));
  return other ? names.t("caput.place.between", { one, other }) : names.t("caput.place.beyond", { one });
}

/** What lies on a row tile, named. @param {Pick<Names, "t">} names @param {string} id */
export const tileName = ({ t }, id) => t(`caput.tile.${id}`);

/** Anything with an id that a question or happening may come from. @param {Names} names @param {string} id */
export function sourceName(names, id) {
  const { t, data, view } = names;
  const book = bookOf(data);
  if (book.tiles[id]) return tileName(names, id);
  if (book.technologies[id]) return t(`caput.technology.${id}`);
  if (book.iv[id]) return t(`caput.iv.${id}`);
  if (book.v[id]) return t(`caput.v.${id}`);
  if (book.seals[id]) return t(`caput.seal.${id}`);
  if (view.city.plazas[id]) return plazaName(names, id);
  if (book.craneTiles[id]) return t("caput.source.tile");
  if (id.startsWith("slot-")) return t("caput.source.slot");
  if (id.startsWith("road-")) return t("caput.source.road", { space: t(`caput.road.${id}`) });
  if (id.startsWith("token-")) return t("caput.source.token");
  if (id.startsWith("wealth-")) return t(`caput.wealth.${id}`);
  return ["edge", "corner"].includes(id) ? t(`caput.source.${id}`) : "";
}

/**
 * What taking a tile at a position costs or scores, as notation.
 * @param {Names} names
 * @param {number} position
 * @param {boolean} five
 */
export function positionEffect({ data }, position, five) {
  const { cost, vp } = positionOf(data, position);
  if (five) return `vp ${data.crane.five_point_token.vp}`;
  return cost ? cost : vp ? `vp ${vp}` : "";
}
