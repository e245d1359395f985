/**
 * Which edges and corners of a placed tile would pay, for the eye: the service alone says what is paid.
 * @typedef {{edges: {edge: number, own: string, other: string, place: string}[], corners: {corner: number, place: string, theirs: number}[]}} Meeting
 */
import { bookOf } from "./catalogue.js";
import { cornersAt, edgeAt, edgeTo, hexId, hexOf, neighbour, SIDES, vertexName } from "./hexes.js";

/** @typedef {import("./hexes.js").Hex} Hex */
/** @typedef {{tile: string, turn: number}} Laid */

/**
 * What a tile meets among tiles that lie.
 * @param {Record<string, any>} data
 * @param {Laid} laid
 * @param {Hex} at
 * @param {Map<string, Laid & {place: string}>} others  by hex id
 * @returns {Meeting}
 */
export function meetings(data, laid, at, others) {
  const { tiles } = bookOf(data);
  const tile = tiles[laid.tile];
  /** @type {Meeting} */
  const found = { edges: [], corners: [] };
  for (let edge = 0; edge < SIDES; edge++) {
    const other = others.get(hexId(neighbour(at, edge)));
    if (!other || !tile.edges.length) continue;
    const own = edgeAt(tile.edges, laid.turn, edge);
    const theirs = edgeAt(tiles[other.tile].edges, other.turn, edge + 3);
    if (own && theirs) found.edges.push({ edge, own, other: theirs, place: other.place });
  }
  for (const corner of cornersAt(tile.corners, laid.turn)) {
    const name = hexId(vertexName(at, corner));
    for (const [id, other] of others) {
      if (edgeTo(at, hexOf(id)) < 0) continue;
      for (const theirs of cornersAt(tiles[other.tile].corners, other.turn))
        if (hexId(vertexName(hexOf(id), theirs)) === name)
          found.corners.push({ corner, place: other.place, theirs });
    }
  }
  return found;
}
