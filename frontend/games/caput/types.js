/**
 * The position as the service shows it to one viewer. Everything is keyed by id; seats are the strings
 * "0".."3".
 *
 * @typedef {"upgrade" | "wall" | "building"} Row  a row of hex tiles, and the kind of its tiles
 * @typedef {"wall" | "cath"} Project
 * @typedef {{tile: string, turn: number, under: string[]}} LaidView
 * @typedef {{tile: string, turn: number, builder: number | null, claim: number | null, paid: number}} SiteView
 * @typedef {{"1": string | null, "2": string | null, "3": string | null, special: string | null, stack: number, special_stack: number}} RowView
 *
 * @typedef {object} PlayerView
 * @property {Record<string, number>} goods
 * @property {number} mines  space of the marker
 * @property {number} quarries
 * @property {string | null} mine_token
 * @property {string | null} quarry_token
 * @property {number} rights  seals that may be claimed
 * @property {Record<string, true>} seals
 * @property {Record<string, true>} wealth  bonuses that are still covered
 * @property {number} tech
 * @property {number} uni
 * @property {Record<string, {level: string, state: "used" | "fresh" | "ready", once: boolean}>} technologies
 * @property {string | null} road  space, "I".."V"
 * @property {string | null} statue
 * @property {string | null} cathedral_tile
 * @property {{column: number, row: number}} wall
 * @property {{column: number, row: number}} cath
 * @property {Record<string, LaidView>} board  action or wall place -> the tile on top
 * @property {number} buildings
 * @property {number} claims
 * @property {number} projected  total if the game ended now
 *
 * @typedef {object} TurnView
 * @property {number} seat  -1 before the first turn and after the last
 * @property {number} number  of all turns, from 1
 * @property {number} of
 * @property {number} round
 * @property {number} first
 * @property {string | null} tile
 * @property {string[] | null} actions
 * @property {number | null} slot
 * @property {string[]} done
 * @property {boolean} main
 * @property {"none" | "bought" | "done"} extra
 * @property {boolean} refreshed
 * @property {number} special  points of the special tile bonus that waits
 * @property {{bonus: boolean, "road-free": number | null, "road-egg": number | null, wall: number, cath: number}} pending
 *
 * @typedef {object} View
 * @property {string} game
 * @property {number} seats
 * @property {Record<string, string>} options
 * @property {number} era
 * @property {string} phase
 * @property {TurnView} turn
 * @property {Record<string, string>} waiting
 * @property {{box: number, tiles: Record<string, {position: number, five: boolean}>}} crane
 * @property {Record<Row, RowView>} rows
 * @property {{plazas: Record<string, {tile: string, resolved: boolean}>, sites: Record<string, SiteView>}} city
 * @property {{planks: Record<string, {tile: string, way: number}>, iv_stack: number, v: Record<string, true>}} bridge
 * @property {Record<string, true>} cathedral
 * @property {Record<string, number | null>} seals
 * @property {Record<string, true>} tokens
 * @property {Record<string, number>} stacks
 * @property {Record<string, PlayerView>} players
 * @property {Record<string, Record<string, number>> | null} scores
 * @property {number[] | null} winners
 *
 * @typedef {import("./model/lay.js").Lay} Lay
 * @typedef {import("../common/types.js").Scene<View> & {lay: Lay | null, pointed: string | null, wheel: number}} Scene
 *
 * @typedef {{turns: Record<string, number>, wish: string, zoom: number}} Own  how the tile in hand was turned, by place; the action meant with a crane tile; how large a phone shows the city, 0..2
 * @typedef {import("../common/control.js").Ui & Own} Ui
 * @typedef {import("../common/control.js").Doings & {turn: (by: number) => void, zoom: (zoom: number) => void}} Doings
 *
 * @typedef {object} HexTile  a tile as the component data have it
 * @property {string} id
 * @property {string} name
 * @property {Row} kind
 * @property {number} era
 * @property {boolean} special
 * @property {string} cost  notation; "" for an upgrade
 * @property {string} gain  what is gained when it is built; for an upgrade whenever its action is done
 * @property {string} [action]  of an upgrade
 * @property {string[]} edges  none on a building
 * @property {number[]} corners
 * @property {number} [uni_edge]
 * @property {boolean} [hunger]
 * @property {boolean} [cathedral]
 * @property {boolean} [cube]
 */

export {};
