/** The service's paths, one function each. Every failure is a `ProblemError` that carries a problem document. */

/** @typedef {import("../board-api.js").Problem} Problem */
/** @typedef {import("../board-api.js").TableInfo} TableInfo */
/** @typedef {{id: string, name: string}} Person */
/** @typedef {{id: string, name: string, created: string}} Program  somebody's own bot program */
/** @typedef {{id: string, title: string, seats: number[], options: Record<string, string[]>, components: Record<string, any>, version: string}} GameInfo */

const PATIENCE = 15_000; // ms until an answer counts as not coming

export class ProblemError extends Error {
  /** @param {Problem} problem */
  constructor(problem) {
    super(problem.detail || problem.title);
    this.problem = problem;
  }
}

/**
 * @param {string} method
 * @param {string} path
 * @param {unknown} [body]
 * @returns {Promise<any>}
 * @throws {ProblemError} with code "no-line" when the service was not reached, else with the service's own problem
 */
async function request(method, path, body) {
  /** @type {RequestInit} */
  const init = { method, signal: AbortSignal.timeout(PATIENCE), credentials: "same-origin" };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { "content-type": "application/json" };
  }
  let response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new ProblemError({ code: "no-line", title: "", status: 0 });
  }
  const answer = await response.json().catch(() => null);
  if (response.ok) return answer;
  throw new ProblemError(
    answer?.code ? answer : { code: "server", title: response.statusText, status: response.status },
  );
}

const seg = encodeURIComponent;
/** @param {string} id */
const at = (id) => `/api/tables/${seg(id)}`;

export const api = {
  /** @returns {Promise<Person>} */
  session: async () => (await request("GET", "/api/session")).person,
  /** Gives this browser a person, or the person another name. @param {string} name @returns {Promise<Person>} */
  signIn: async (name) => (await request("POST", "/api/session", { name })).person,
  /** @returns {Promise<GameInfo[]>} */
  games: async () => (await request("GET", "/api/games")).games,
  /** @returns {Promise<TableInfo[]>} */
  tables: async () => (await request("GET", "/api/tables")).tables,
  /** @param {{game: string, seats: number, options: Record<string, string>, name?: string}} order @returns {Promise<{id: string, invite: string}>} */
  open: (order) => request("POST", "/api/tables", order),
  /** @param {string} id @param {string | null} [invite] lets its holder look before joining @returns {Promise<TableInfo>} */
  table: (id, invite) => request("GET", at(id) + (invite ? `?invite=${seg(invite)}` : "")),
  /** Takes any free seat. @param {string} id @param {string} invite @returns {Promise<TableInfo>} */
  join: (id, invite) => request("POST", `${at(id)}/join`, { invite }),
  /** Moves to another free seat of the same table. @param {string} id @param {number} seat @returns {Promise<TableInfo>} */
  move: (id, seat) => request("POST", `${at(id)}/join`, { seat }),
  /** @param {string} id @returns {Promise<unknown>} */
  leave: (id) => request("POST", `${at(id)}/leave`),
  /** @param {string} id @returns {Promise<unknown>} */
  start: (id) => request("POST", `${at(id)}/start`),
  /** Opens the rematch, or sits down at the one another has opened; then `invite` is null. @param {string} id @returns {Promise<{id: string, invite: string | null}>} */
  rematch: (id) => request("POST", `${at(id)}/rematch`),
  /** @param {string} id @param {number} seat @returns {Promise<unknown>} */
  kick: (id, seat) => request("POST", `${at(id)}/seats/${seat}`, { action: "kick" }),
  /** @param {string} id @param {number} seat @param {number} other @returns {Promise<unknown>} */
  swap: (id, seat, other) => request("POST", `${at(id)}/seats/${seat}`, { action: "swap", with: other }),
  /** Puts a bot on a free seat of an open table, lets one stand in at a running one, or changes its level. @param {string} id @param {number} seat @param {string} level @returns {Promise<TableInfo>} */
  bot: (id, seat, level) => request("POST", `${at(id)}/seats/${seat}`, { action: "bot", level }),
  /** Takes one's own seat back from a bot. @param {string} id @param {number} seat @returns {Promise<TableInfo>} */
  back: (id, seat) => request("POST", `${at(id)}/seats/${seat}`, { action: "back" }),
  /** One's own bot programs, without their tokens. @returns {Promise<Program[]>} */
  programs: async () => (await request("GET", "/api/bots")).bots,
  /** Makes one; its token is told this once. @param {string} name @returns {Promise<Program & {token: string}>} */
  makeProgram: (name) => request("POST", "/api/bots", { name }),
  /** Its token is worth nothing any more. @param {string} id @returns {Promise<unknown>} */
  revokeProgram: (id) => request("DELETE", `/api/bots/${seg(id)}`),
  /** @param {string} id @param {boolean} [preview] @returns {Promise<any>} */
  state: (id, preview) => request("GET", `${at(id)}/state${preview ? "?preview=1" : ""}`),
  /** @param {string} id @param {number} after @returns {Promise<any[]>} */
  events: async (id, after) => (await request("GET", `${at(id)}/events?after=${after}`)).events,
  /** @param {string} id */
  recordUrl: (id) => `${at(id)}/record`,
};

/** @typedef {typeof api} Api */

/**
 * @param {unknown} error
 * @returns {Problem} what went wrong, for showing; faults of the page itself are thrown on
 */
export function problemOf(error) {
  if (error instanceof ProblemError) return error.problem;
  throw error;
}
