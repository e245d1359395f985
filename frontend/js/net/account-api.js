/** Who one is, on which devices, and the ways in: the service's paths under /api/session. */
import { request } from "./api.js";

/** @typedef {import("./api.js").Person} Person */
/** @typedef {{person: Person, email: string | null, has_link: boolean, login: string, passkeys: number}} Session */
/** @typedef {{id: string, device: string, created: string, seen: string, this: boolean}} Login */
/** @typedef {{id: string, name: string, created: string, used: string | null}} Passkey */
/** @typedef {{mail: boolean, passkeys: boolean}} Ways */

const SESSION = "/api/session";
const seg = encodeURIComponent;

export const account = {
  /** @returns {Promise<Session>} */
  session: () => request("GET", SESSION),
  /** What this house offers beside the personal link. @returns {Promise<Ways>} */
  ways: () => request("GET", `${SESSION}/ways`),
  /** Ends the login of this device. @returns {Promise<unknown>} */
  signOut: () => request("DELETE", SESSION),
  /** Makes a personal link; the one before leads nowhere any more. @returns {Promise<{token: string}>} */
  link: () => request("POST", `${SESSION}/link`),
  /** Comes in on this device by a personal link. @param {string} token @returns {Promise<Session>} */
  enter: (token) => request("POST", `${SESSION}/enter`, { token }),
  /** Asks for a mail with a link, which proves the address or leads in. @param {string} email @returns {Promise<unknown>} */
  mail: (email) => request("POST", `${SESSION}/mail`, { email }),
  /** @param {string} ticket @returns {Promise<Session>} */
  mailEnter: (ticket) => request("POST", `${SESSION}/mail/enter`, { ticket }),
  /** @returns {Promise<unknown>} */
  forgetMail: () => request("DELETE", `${SESSION}/email`),
  /** @returns {Promise<Passkey[]>} */
  passkeys: async () => (await request("GET", `${SESSION}/passkeys`)).passkeys,
  /** What the browser has to be asked to make a passkey. @returns {Promise<any>} */
  passkeyOptions: () => request("POST", `${SESSION}/passkeys/options`),
  /** @param {object} credential  as JSON @param {string} name @returns {Promise<unknown>} */
  keepPasskey: (credential, name) => request("POST", `${SESSION}/passkeys`, { credential, name }),
  /** @param {string} id @returns {Promise<unknown>} */
  removePasskey: (id) => request("DELETE", `${SESSION}/passkeys/${seg(id)}`),
  /** What the browser has to be asked for a passkey. @returns {Promise<any>} */
  askPasskey: () => request("POST", `${SESSION}/passkeys/ask`),
  /** @param {object} credential  as JSON @returns {Promise<Session>} */
  passkeyEnter: (credential) => request("POST", `${SESSION}/passkeys/enter`, { credential }),
  /** @returns {Promise<Login[]>} */
  logins: async () => (await request("GET", `${SESSION}/logins`)).logins,
  /** @param {string} id @returns {Promise<unknown>} */
  endLogin: (id) => request("DELETE", `${SESSION}/logins/${seg(id)}`),
  /** All but this one. @returns {Promise<unknown>} */
  endOthers: () => request("DELETE", `${SESSION}/logins`),
  /** Takes the account away, for good. @returns {Promise<unknown>} */
  remove: () => request("DELETE", `${SESSION}/person`, {}),
};
