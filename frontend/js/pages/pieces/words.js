/** Words of the page of pieces, known once it is opened. A game's own words stand in games/<game>/. */

/** @type {Record<string, import("../../words.js").Phrase>} */
export const pieces = {
  "pieces.title": "Pieces of {game} · Orloj",
  "pieces.heading": "Every piece,",
  "pieces.heading.looked": "looked up",
  "pieces.text": "What it is and what it does, drawn as it lies on the table.",
  "pieces.games": "Games",
  "pieces.search": "Search the pieces",
  "pieces.search.hint": "Name, effect, level …",
  "pieces.kinds": "Kinds of pieces",
  "pieces.all": "All",
  "pieces.found": { one: "1 piece", other: "{n} pieces" },
  "pieces.none": "No piece is called so, or does that.",
  "pieces.shelf": "Pieces. The arrow keys go from one to the next, Enter opens one.",
  "pieces.opened": "The opened piece",
  "pieces.open": "Choose a piece to read what it does.",
};
