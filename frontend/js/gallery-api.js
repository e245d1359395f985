/**
 * What a game gives the page of pieces. The page loads two files by the game's id when it is opened:
 *
 * - `/games/<game>/gallery.js`  exports `gallery(components)`;
 * - `/games/<game>/gallery.css` is in force while the page shows this game.
 *
 * Pieces are drawn by the board's own functions, so that a piece looks here as it does on the table.
 *
 * @module gallery-api
 */

/**
 * @typedef {object} Piece
 * @property {string} id  of the component; unique in its kind
 * @property {string} name
 * @property {string} [note]  what tells it from others of its kind: level, Era, number
 * @property {string} [group]  heading of pieces of a kind that belong together; they stand one after another
 * @property {boolean} [wide]  takes twice the room
 * @property {boolean} [named]  its drawing shows the name
 * @property {() => unknown} draw  a template of one element, without a size of its own
 * @property {Line[]} words  what it is and does
 *
 * @typedef {string | {effect: string, words: string}} Line  words, or an effect in the game's notation and in words
 * @typedef {{kind: string, title: string, pieces: Piece[]}} Kind
 *
 * @typedef {object} Gallery
 * @property {Kind[]} kinds
 * @property {string} sprite  markup of what the drawings refer to by id
 * @property {string} ground  class of the elements in which the game's drawings stand
 * @property {(effect: string, size?: number) => unknown} effectGlyphs  an effect in symbols, between words
 *
 * @typedef {(components: Record<string, any>) => Gallery} OpenGallery
 */

export {};
