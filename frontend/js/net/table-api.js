/** What is asked of the service at one table beside its game: looking back, what a table agrees on, notes, mutes. */
import { by, request } from "./api.js";

/** @typedef {import("../board-api.js").TableInfo} TableInfo */
/** @typedef {import("../board-api.js").LogEntry} LogEntry */
/** @typedef {{seq: number, kind: string, seat: number, at: string, log: any[], patch: import("../patch.js").Operation[], turn?: boolean}} PastStep */
/** @typedef {{from: number, view: Record<string, any>, steps: PastStep[], last: number}} PastRange  `view` is the position at version `from` */
/** @typedef {{yes: boolean} | {choice: string}} Ballot */
/** @typedef {{steps: {seq: number, seat: number, log: any[]}[], seen: boolean}} Undone  what would be taken back, and whether something hidden was seen meanwhile */

const seg = encodeURIComponent;

/**
 * @param {string} id
 * @param {string} rest
 * @param {string | null} [as]  somebody who plays on this device; oneself when left out
 */
const at = (id, rest, as) => by(`/api/tables/${seg(id)}/${rest}`, as);

export const tableApi = {
  /** The position at a version and the steps after it, at most 200. @param {string} id @param {number} from @param {number} to @param {string | null} [as] @returns {Promise<PastRange>} */
  history: (id, from, to, as) => request("GET", at(id, `history?from=${from}&to=${to}`, as)),
  /** A private table from a position of this one. @param {string} id @param {number} version @param {"me" | "bots"} others @param {string | null} [as] @returns {Promise<{id: string}>} */
  sandbox: (id, version, others, as) => request("POST", at(id, "sandbox", as), { version, others }),
  /** A sandbox back to its start. @param {string} id @returns {Promise<unknown>} */
  again: (id) => request("POST", at(id, "again")),
  /** @param {string} id @param {string | null} [as] @returns {Promise<string>} */
  note: async (id, as) => (await request("GET", at(id, "note", as))).text ?? "",
  /** @param {string} id @param {string} text @param {string | null} [as] @returns {Promise<unknown>} */
  keepNote: (id, text, as) => request("PUT", at(id, "note", as), { text }),
  /** @returns {Promise<{id: string, name: string}[]>} */
  mutes: async () => (await request("GET", "/api/mutes")).people,
  /** @param {string} person @returns {Promise<unknown>} */
  mute: (person) => request("PUT", `/api/mutes/${seg(person)}`),
  /** @param {string} person @returns {Promise<unknown>} */
  unmute: (person) => request("DELETE", `/api/mutes/${seg(person)}`),
  /** @param {string} id @param {string} kind @param {Record<string, any>} about @param {string | null} [as] @returns {Promise<TableInfo>} */
  ask: (id, kind, about, as) => request("POST", at(id, "motions", as), { kind, about }),
  /** @param {string} id @param {string} motion @param {Ballot} ballot @param {string | null} [as] @returns {Promise<TableInfo>} */
  vote: (id, motion, ballot, as) => request("POST", at(id, `motions/${seg(motion)}/vote`, as), ballot),
  /** @param {string} id @param {string} motion @param {string | null} [as] @returns {Promise<TableInfo>} */
  withdraw: (id, motion, as) => request("DELETE", at(id, `motions/${seg(motion)}`, as)),
  /** @param {string} id @param {number} to @param {string | null} [as] @returns {Promise<Undone>} */
  undone: (id, to, as) => request("GET", at(id, `motions/undo?to=${to}`, as)),
  /** Ends an agreed pause. @param {string} id @param {string | null} [as] @returns {Promise<TableInfo>} */
  resume: (id, as) => request("POST", at(id, "resume", as)),
  /** @param {string} id @param {string | null} [as] @returns {Promise<TableInfo>} */
  concede: (id, as) => request("POST", at(id, "concede", as)),
  /** A link by which somebody else takes a seat over. @param {string} id @param {number} seat @param {string | null} [as] @returns {Promise<{invite: string}>} */
  offer: (id, seat, as) => request("POST", at(id, `seats/${seat}`, as), { action: "offer" }),
  /** What a board of a game that began with an older version is drawn from. @param {string} game @param {string} version @returns {Promise<Record<string, any>>} */
  components: async (game, version) =>
    (await request("GET", `/api/games/${seg(game)}/components?version=${seg(version)}`)).components,
};

/** @typedef {typeof tableApi} TableApi */
