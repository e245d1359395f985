/** Being told: the service's paths under /api/notices. */
import { request } from "./api.js";

/** @typedef {"push" | "mail" | "hook"} ChannelKind */
/** @typedef {{id: string, kind: ChannelKind, label: string, on: boolean, arrived: string | null, fault: string | null}} Channel */
/** @typedef {{scheme: string, title: string, example: string}} ChatService */
/** @typedef {{channels: Channel[], push_key: string | null, mail: boolean, services: ChatService[]}} Channels */
/** @typedef {{from: string, to: string}} Quiet  times of the day, "22:00" */
/** @typedef {{zone: string, quiet: Quiet | null, off: string[], delay: number, remind: {after: number, most: number} | null}} Preferences  `delay` in seconds, `after` in hours */
/** @typedef {{id: string, at: string, title: string, kind: ChannelKind, label: string, state: "waiting" | "sent" | "failed" | "held", error: string | null, held: string | null}} Delivery */

const NOTICES = "/api/notices";
/** @param {string} id */
const at = (id) => `${NOTICES}/channels/${encodeURIComponent(id)}`;

export const notices = {
  /** @returns {Promise<Preferences>} */
  preferences: () => request("GET", `${NOTICES}/preferences`),
  /** @param {Preferences} preferences @returns {Promise<Preferences>} */
  prefer: (preferences) => request("PUT", `${NOTICES}/preferences`, preferences),
  /** @returns {Promise<Channels>} */
  channels: () => request("GET", `${NOTICES}/channels`),
  /** @param {{kind: ChannelKind, address?: unknown, label?: string}} channel @returns {Promise<Channel>} */
  add: (channel) => request("POST", `${NOTICES}/channels`, channel),
  /** @param {string} id @param {boolean} on @returns {Promise<Channel>} */
  turn: (id, on) => request("PATCH", at(id), { on }),
  /** @param {string} id @returns {Promise<unknown>} */
  remove: (id) => request("DELETE", at(id)),
  /** @param {string} id @returns {Promise<unknown>} */
  test: (id) => request("POST", `${at(id)}/test`),
  /** @returns {Promise<Delivery[]>} */
  deliveries: async () => (await request("GET", `${NOTICES}/deliveries`)).deliveries,
  /** Turns a channel off with the secret of one of its messages. @param {string} token @returns {Promise<unknown>} */
  stop: (token) => request("POST", `${NOTICES}/stop`, { token }),
  /** @returns {Promise<unknown>} */
  stopAll: () => request("POST", `${NOTICES}/off`),
};
