/**
 * The component data by id, read once.
 *
 * @typedef {import("../types.js").HexTile} HexTile
 * @typedef {import("./hexes.js").Hex} Hex
 * @typedef {{id: string, at: Hex, players: number, sites: Hex[]}} Plaza
 * @typedef {{vp: number, tier: string, squares: string[]}} GridRow
 * @typedef {{rows: GridRow[], values: number[]}} Grid  rows from the bottom up
 */
import { hexId } from "./hexes.js";

export const ACTIONS = ["mines", "quarries", "upgrade", "wall", "building", "road"];
/** @type {import("../types.js").Row[]} */
export const ROWS = ["upgrade", "wall", "building"];
/** @type {import("../types.js").Project[]} */
export const PROJECTS = ["wall", "cath"];
/** @type {("1" | "2" | "3" | "special")[]} */
export const SLOTS = ["1", "2", "3", "special"];
export const GOODS = ["gold", "stone", "egg", "silver", "goldwindow", "red", "blue"];
export const POSITIONS = 12;
export const GRID = 6; // columns and rows of a project

/** @type {WeakMap<object, ReturnType<typeof read>>} */
const books = new WeakMap();

/** @param {Record<string, any>} data */
export function bookOf(data) {
  let book = books.get(data);
  if (!book) books.set(data, (book = read(data)));
  return book;
}

/** @template T @param {(T & {id: string})[]} list @returns {Record<string, T & {id: string}>} */
const byId = (list) => Object.fromEntries(list.map((one) => [one.id, one]));

/** @param {Record<string, any>} data */
function read(data) {
  const { upgrades, walls, buildings, technologies, plazas, tracks, crane, city, road, bridge } = data;
  const tile = (/** @type {string} */ kind, /** @type {string} */ gain) => (/** @type {any} */ one) => ({
    cost: "",
    edges: [],
    ...one,
    kind,
    gain: one[gain],
  });
  /** @type {Record<string, HexTile>} */
  const tiles = byId([
    ...upgrades.tiles.list.map(tile("upgrade", "centre")),
    ...walls.tiles.list.map(tile("wall", "reward")),
    ...buildings.tiles.list.map(tile("building", "reward")),
  ]);
  const levels = ["i", "ii", "iii", "iv"].flatMap((level) =>
    technologies[`level_${level}`].list.map((/** @type {any} */ one) => ({
      ...one,
      level: level.toUpperCase(),
    })),
  );
  /** @type {Plaza[]} */
  const places = city.plazas.list;
  return {
    tiles,
    technologies: byId(levels),
    plazaTiles: byId(plazas.tiles.list),
    tokens: byId(tracks.production_tokens.list),
    seals: byId(tracks.seals.list),
    wealth: byId(tracks.wealth.list),
    craneTiles: byId(crane.tiles.list),
    iv: byId(bridge.tiles_iv.list),
    v: byId(bridge.tiles_v.list),
    places,
    plazaOf: Object.fromEntries(places.flatMap(({ id, sites }) => sites.map((site) => [hexId(site), id]))),
    old: new Set(city.old_town.plazas),
    siteVp: Object.fromEntries(
      city.old_town_points.list.map((/** @type {any} */ { site, vp }) => [hexId(site), vp]),
    ),
    ring: /** @type {{id: string, at: Hex}[]} */ (upgrades.ring.list),
    wallPlaces: /** @type {{id: string, at: Hex, touches: string[]}[]} */ (walls.places.list),
    road: /** @type {{id: string, space: string, entry: string, free: string, egg: string}[]} */ (
      road.spaces.list
    ),
    roadTiles: /** @type {{id: string, space: string, free: string}[]} */ (road.alternatives.list),
    planks: /** @type {{ways: string[]}[]} */ (bridge.places.list),
    bridgeSpaces: /** @type {string[]} */ (bridge.spaces.bonus),
    levelAt: /** @type {Record<number, string>} */ (
      Object.fromEntries(tracks.technology.level.map((/** @type {any} */ { level, at }) => [at, level]))
    ),
  };
}

/**
 * What a slot of the wheel brings.
 * @param {Record<string, any>} data
 * @param {number} slot
 * @returns {string}
 */
export const slotBonus = (data, slot) => data.crane.wheel.slot[slot].bonus;

/**
 * Cost and points of a position of the crane.
 * @param {Record<string, any>} data
 * @param {number} position
 * @returns {{cost: string, vp: number}}
 */
export const positionOf = (data, position) => data.crane.values.position[position - 1];

/** @param {Record<string, any>} data @param {number} position @returns {"red" | "green" | "blue"} */
export function zoneOf(data, position) {
  const { rim } = data.crane;
  return rim.red.includes(position) ? "red" : rim.green.includes(position) ? "green" : "blue";
}

/**
 * The two actions of a crane tile on the side in play.
 * @param {Record<string, any>} data
 * @param {Record<string, string>} options
 * @param {string} tile
 * @returns {string[]}
 */
export const actionsOf = (data, options, tile) =>
  bookOf(data).craneTiles[tile][options.crane === "b" ? "b" : "a"];

/**
 * A project's grid in play.
 * @param {Record<string, any>} data
 * @param {Record<string, string>} options
 * @param {import("../types.js").Project} project
 * @returns {Grid}
 */
export function gridOf(data, options, project) {
  const table =
    project === "wall" ? data.grids.hunger_wall[options.wall] : data.grids.cathedral[options.cathedral];
  return { rows: table.row.toReversed(), values: table.column_value };
}

/**
 * What crossing into a tier costs.
 * @param {Record<string, any>} data
 * @param {string} tier
 * @returns {string}
 */
export const crossingCost = (data, tier) => data.grids.crossing.cost[tier] ?? "";

/**
 * The plazas in use for a number of players.
 * @param {Record<string, any>} data
 * @param {number} seats
 * @returns {Plaza[]}
 */
export const plazasFor = (data, seats) => bookOf(data).places.filter(({ players }) => players <= seats);

/**
 * The free effect of a space of the King's Road in play.
 * @param {Record<string, any>} data
 * @param {Record<string, string>} options
 * @param {number} space 1..5
 */
export function roadFree(data, options, space) {
  const book = bookOf(data);
  const printed = book.road[space - 1];
  const other = book.roadTiles.find((tile) => tile.space === printed.space);
  return options[`road-${space}`] === "tile" && other ? other.free : printed.free;
}

/**
 * The track of mines or quarries.
 * @param {Record<string, any>} data
 * @param {"mines" | "quarries"} track
 * @returns {{spaces: number, token: number, seal: number, good: string, bonuses: Record<number, string>}}
 */
export function trackOf(data, track) {
  const { spaces, token_at, seal_at, resource } = data.tracks[track];
  const bonuses = Object.fromEntries(
    data.tracks[`${track}_bonus`].list.map((/** @type {any} */ { at, gain }) => [at, gain]),
  );
  return { spaces, token: token_at, seal: seal_at, good: resource, bonuses };
}
