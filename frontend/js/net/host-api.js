/** The service's paths of the host's room. The token goes with every request and is kept in this tab alone. */
import { request } from "./api.js";

/** @typedef {Record<string, any>} Report  as the service tells it: see server/admin */
/** @typedef {"" | "/tables" | "/people" | "/sockets" | "/incidents" | "/outbox" | "/bans" | "/retention" | "/backups"} ReportPath */

const KEPT = "orloj.host";
const TO_PACK = 15 * 60_000; // ms for a whole house
const seg = encodeURIComponent;

export const token = {
  read: () => sessionStorage.getItem(KEPT),
  /** @param {string} value */
  keep: (value) => sessionStorage.setItem(KEPT, value),
  forget: () => sessionStorage.removeItem(KEPT),
};

/** @param {string} method @param {string} path @param {unknown} [body] @param {number} [patience] @returns {Promise<any>} */
const ask = (method, path, body, patience) =>
  request(method, `/api/admin${path}`, body, { authorization: `Bearer ${token.read() ?? ""}` }, patience);

export const hostApi = {
  /** @param {ReportPath} path @param {Record<string, string>} [query] @returns {Promise<Report>} */
  report: (path, query = {}) => ask("GET", `${path}?${new URLSearchParams(query)}`),
  /** @param {string} id */
  removeTable: (id) => ask("DELETE", `/tables/${seg(id)}`),
  /** @param {string} id @param {boolean} complete @returns {Promise<Report>} */
  record: (id, complete) => ask("GET", `/tables/${seg(id)}/record?complete=${complete}`),
  /** @param {string} id @param {boolean} banned */
  banPerson: (id, banned) => ask(banned ? "PUT" : "DELETE", `/people/${seg(id)}/ban`),
  /** @param {{network: string, reason: string, days: number | null}} ban */
  banNetwork: (ban) => ask("POST", "/bans", ban),
  /** @param {number} number */
  lift: (number) => ask("DELETE", `/bans/${number}`),
  /** @param {number} number @returns {Promise<Report>} */
  incident: (number) => ask("GET", `/incidents/${number}`),
  /** @param {number | null} number  null marks all */
  seen: (number) => ask("PUT", number === null ? "/incidents/seen" : `/incidents/${number}/seen`),
  /** @param {Record<string, number | null>} days */
  keep: (days) => ask("PUT", "/retention", days),
  /** @returns {Promise<{name: string, bytes: number, at: string}>} */
  backUp: () => ask("POST", "/backups", undefined, TO_PACK),
  /** @returns {Promise<Record<string, number>>} */
  lookNow: () => ask("POST", "/retention/look"),
};
