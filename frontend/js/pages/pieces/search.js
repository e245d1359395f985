/** Which pieces are looked for. */

/** @typedef {import("../../gallery-api.js").Kind} Kind */
/** @typedef {import("../../gallery-api.js").Piece} Piece */

/** Without capitals and marks, so that "Tyn" finds "Týn". @param {string} words */
const plain = (words) => words.normalize("NFD").replaceAll(/\p{Mark}/gu, "").toLowerCase();

/** @type {WeakMap<Piece, string>} */
const texts = new WeakMap();

/** All that is said of a piece. @param {Kind} kind @param {Piece} piece */
function textOf({ title }, piece) {
  let text = texts.get(piece);
  if (text === undefined) {
    const lines = piece.words.map((line) => (typeof line === "string" ? line : line.words));
    text = plain([piece.name, piece.note ?? "", piece.group ?? "", title, ...lines].join(" \n"));
    texts.set(piece, text);
  }
  return text;
}

/**
 * @param {Kind[]} kinds
 * @param {{kind: string, text: string}} wanted  "" for all; every word of the text must be said of a piece
 * @returns {Kind[]} without those of which no piece is left
 */
export function found(kinds, { kind, text }) {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return kinds
    .filter((one) => !kind || one.kind === kind)
    .map((one) => ({
      ...one,
      pieces: one.pieces.filter((piece) => words.every((word) => textOf(one, piece).includes(word))),
    }))
    .filter(({ pieces }) => pieces.length);
}

/** @param {Kind[]} kinds */
export const count = (kinds) => kinds.reduce((sum, { pieces }) => sum + pieces.length, 0);
