/** The service's paths, one function each. Every failure is a `ProblemError` that carries a problem document. */

import { house } from "./present.js";

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
 * @param {Record<string, string>} [headers]
 * @param {number} [patience]  ms
 * @returns {Promise<any>}
 * @throws {ProblemError} with code "no-line" when the service was not reached, else with the service's own problem
 */
export async function request(method, path, body, headers = {}, patience = PATIENCE) {
  /** @type {RequestInit} */
  const init = { method, headers, signal: AbortSignal.timeout(patience), credentials: "same-origin" };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { "content-type": "application/json", ...headers };
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
/** A path in the name of somebody who plays on this device; in one's own without. @param {string} path @param {string | null} [as] */
export const by = (path, as) => (as ? `${path}${path.includes("?") ? "&" : "?"}as=${seg(as)}` : path);

export const api = {
  /** @returns {Promise<Person>} */
  session: async () => (await request("GET", "/api/session")).person,
  /** Gives this browser a person, or the person another name. @param {string} name @returns {Promise<Person>} */
  signIn: async (name) => (await request("POST", "/api/session", { name })).person,
  /** @returns {Promise<GameInfo[]>} */
  games: async () => (await request("GET", "/api/games")).games,
  /** @returns {Promise<TableInfo[]>} */
  tables: async () => {
    const { tables, now } = await request("GET", "/api/tables");
    house.hear(now);
    return tables;
  },
  /** @param {{game: string, seats: number, options: Record<string, string>, name?: string, public?: boolean, clock?: import("../clocks.js").Clock | null}} order @returns {Promise<{id: string, invite: string}>} */
  open: (order) => request("POST", "/api/tables", order),
  /** @param {string} id @param {string | null} [invite] lets its holder look before joining @param {string | null} [as] @returns {Promise<TableInfo>} */
  table: (id, invite, as) => request("GET", by(at(id) + (invite ? `?invite=${seg(invite)}` : ""), as)),
  /** Takes any free seat, of a table that plays by the agreement one has seen. @param {string} id @param {string} invite @param {string} [agreement] @returns {Promise<TableInfo>} */
  join: (id, invite, agreement) => request("POST", `${at(id)}/join`, { invite, agreement }),
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
  /** Puts a bot on a free seat of an open table, lets one stand in at a running one, or changes its level. @param {string} id @param {number} seat @param {string} level @param {string | null} [as] @returns {Promise<TableInfo>} */
  bot: (id, seat, level, as) => request("POST", by(`${at(id)}/seats/${seat}`, as), { action: "bot", level }),
  /** Takes one's own seat back from a bot. @param {string} id @param {number} seat @param {string | null} [as] @returns {Promise<TableInfo>} */
  back: (id, seat, as) => request("POST", by(`${at(id)}/seats/${seat}`, as), { action: "back" }),
  /** Lets somebody play on this device on a free seat of an open table. @param {string} id @param {number} seat @param {string} name @returns {Promise<TableInfo>} */
  companion: (id, seat, name) => request("POST", `${at(id)}/seats/${seat}`, { action: "companion", name }),
  /** A link to look on; the one before leads nowhere any more. @param {string} id @returns {Promise<{invite: string}>} */
  watchLink: (id) => request("POST", `${at(id)}/watch-link`),
  /** The link to look on leads nowhere any more. @param {string} id @returns {Promise<unknown>} */
  endWatchLink: (id) => request("DELETE", `${at(id)}/watch-link`),
  /** Looks on from now. @param {string} id @param {string} invite @returns {Promise<TableInfo>} */
  watch: (id, invite) => request("POST", `${at(id)}/watch`, { invite }),
  /** Sends an onlooker away, or goes oneself. @param {string} id @param {string} person @returns {Promise<unknown>} */
  unwatch: (id, person) => request("DELETE", `${at(id)}/watchers/${seg(person)}`),
  /** Takes over the seat of somebody who has left. @param {string} id @param {string} invite @returns {Promise<TableInfo>} */
  take: (id, invite) => request("POST", `${at(id)}/take`, { invite }),
  /** Makes a new invitation to an open table; the one before leads nowhere any more. @param {string} id @returns {Promise<{invite: string}>} */
  invite: (id) => request("POST", `${at(id)}/invite`),
  /** Gives an open table another name. @param {string} id @param {string} name @returns {Promise<TableInfo>} */
  rename: (id, name) => request("PUT", `${at(id)}/name`, { name }),
  /** Lets an open table play otherwise than by the agreement before. @param {string} id @param {{before: string, clock: import("../clocks.js").Clock | null, options: Record<string, string>}} wanted @returns {Promise<TableInfo>} */
  agree: (id, wanted) => request("PUT", `${at(id)}/agreement`, wanted),
  /** Says whether one is ready for the agreement one has seen, and whoever plays on this device. @param {string} id @param {string} agreement @param {boolean} ready @returns {Promise<TableInfo>} */
  setReady: (id, agreement, ready) => request("PUT", `${at(id)}/ready`, { agreement, ready }),
  /** Throws a sandbox or an imported record away. @param {string} id @returns {Promise<unknown>} */
  forget: (id) => request("DELETE", at(id)),
  /** Takes in a record, to be looked through and tried from. @param {unknown} record @returns {Promise<{id: string}>} */
  takeIn: (record) => request("POST", "/api/records", { record }),
  /** One's own bot programs, without their tokens. @returns {Promise<Program[]>} */
  programs: async () => (await request("GET", "/api/bots")).bots,
  /** Makes one; its token is told this once. @param {string} name @returns {Promise<Program & {token: string}>} */
  makeProgram: (name) => request("POST", "/api/bots", { name }),
  /** Its token is worth nothing any more. @param {string} id @returns {Promise<unknown>} */
  revokeProgram: (id) => request("DELETE", `/api/bots/${seg(id)}`),
  /** @param {string} id @param {boolean} [preview] @param {string | null} [as] @returns {Promise<any>} */
  state: (id, preview, as) => request("GET", by(`${at(id)}/state${preview ? "?preview=1" : ""}`, as)),
  /** @param {string} id @param {number} after @param {string | null} [as] @returns {Promise<any[]>} */
  events: async (id, after, as) => (await request("GET", by(`${at(id)}/events?after=${after}`, as))).events,
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
