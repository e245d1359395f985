/** The state of a table's session: what boards see, and what only the shell draws. */

/** @typedef {import("../board-api.js").TableInfo} TableInfo */

/**
 * What became of a command that was under way when the line broke; told once the line is back.
 * @typedef {object} Landing
 * @property {"kept" | "taken back" | "none"} fate
 * @property {import("../board-api.js").Command | null} command
 * @property {number} since  version held at the break
 */

/**
 * @typedef {object} ShellState
 * @property {import("./line.js").LineStatus} line
 * @property {Landing | null} landing
 * @property {import("../board-api.js").Problem | null} gone  why this table is not ours any more
 */

/** @typedef {Omit<import("../board-api.js").TableState, "past"> & ShellState} SessionState */

/**
 * Before the service has said anything on the line.
 * @param {TableInfo} table
 * @param {Record<string, any>} components
 * @returns {SessionState}
 */
export const initialState = (table, components) => ({
  version: table.version,
  view: {},
  decision: null,
  you: table.you,
  log: [],
  chat: [],
  table,
  components,
  connection: "reconnecting",
  pending: null,
  refused: null,
  passage: null,
  line: { status: "reconnecting", attempt: 1, retryAt: 0 },
  landing: null,
  gone: null,
});

/**
 * The table with what a position says of it, so that a list, a title and the board never disagree.
 * @param {TableInfo} table
 * @param {Record<string, any>} view
 * @param {number} version
 * @param {string | null} turn_since
 * @returns {TableInfo}
 */
export const inStep = (table, view, version, turn_since) => ({
  ...table,
  version,
  waiting: view.waiting ?? null,
  turn_since,
});
