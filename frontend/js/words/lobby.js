/** Words of the lobby pages. */

/** @type {Record<string, import("../words.js").Phrase>} */
export const lobby = {};
