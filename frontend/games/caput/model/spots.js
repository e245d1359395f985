/** Where on the board something happened. */
import { bookOf } from "./catalogue.js";

/** @typedef {import("../types.js").Scene} Scene */
/** @typedef {import("../../common/types.js").LogEntry} LogEntry */

/** By kind of happening; "" where it is seen on somebody's own board alone. @type {Record<string, (scene: Scene, entry: LogEntry) => string>} */
const SEEN = {
  build: ({ view }, { site }) => (view.city.sites[site] ? `hex:${view.city.sites[site].tile}` : `site:${site}`),
  plaza: (_, { plaza }) => `plaza:${plaza}`,
  reward: (_, { plaza }) => `plaza:${plaza}`,
  road: ({ data }, { to }) => `road:${bookOf(data).road[to - 1]?.id ?? ""}`,
  up: (_, { project }) => `project:${project}`,
  sideways: (_, { project }) => `project:${project}`,
  seal: (_, { what }) => `seal:${what}`,
  plank: (_, { place }) => `plank:${place}`,
  v: (_, { what }) => `v:${what}`,
  iv: () => "iv-stack",
  deal: (_, { what }) => `hex:${what}`,
  tile: (_, { position }) => `position:${position}`,
};

/** Kinds by which a step is known best come first. */
const ORDER = ["build", "plaza", "road", "up", "sideways", "plank", "seal", "v", "iv", "reward", "tile", "deal"];

/** @param {Scene} scene @param {readonly LogEntry[]} log of one step @returns {string[]} info keys */
export const spotsOf = (scene, log) =>
  log
    .filter(({ k }) => k in SEEN)
    .toSorted((a, b) => ORDER.indexOf(a.k) - ORDER.indexOf(b.k))
    .map((entry) => SEEN[entry.k](scene, entry))
    .filter(Boolean);

/** The page of a phone on which a spot lies. @type {Record<string, string>} */
const PAGES = { hex: "city", site: "city", plaza: "city", road: "city", seal: "city", plank: "city", position: "crane" };

/** @param {string} spot */
export const pageOf = (spot) => PAGES[spot.split(":")[0]] ?? "works";
