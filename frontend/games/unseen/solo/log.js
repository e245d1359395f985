/** The Councilor in the log: what only it does, and what is said of it in another way. */
import { GUILDS } from "../model/catalogue.js";
import { cardName } from "../model/names.js";
import { hoodWords, pickWords, tokenWords, triedWords, whyWords } from "./telling.js";

/** @typedef {import("../types.js").Scene} Scene */
/** @typedef {import("../../../js/board-api.js").LogEntry} LogEntry */

/** Kinds that are said of it alone, each a line of its own. */
export const SOLO = ["solo-aim", "solo-card", "solo-row", "solo-choice", "solo-token", "solo-track"];

/** Its Guilds are any Guild, and its Milestones have no names. @param {Scene} scene @param {LogEntry} entry @returns {LogEntry} */
export function unnamed({ view }, entry) {
  if (entry.seat !== view.councilor?.seat) return entry;
  if (entry.k === "milestone") return { ...entry, k: "solo-milestone" };
  const guild = entry.k === "guild" || (entry.k === "give-up" && GUILDS.includes(entry.what));
  return guild ? { ...entry, what: "guild" } : entry;
}

/** The key's last word and what it is filled with. @param {Scene} scene @param {LogEntry} entry @returns {[string, Record<string, string>] | null} */
export function soloWords(scene, entry) {
  const { t } = scene;
  switch (entry.k) {
    case "solo-aim":
      return [entry.k, { name: cardName(scene, entry.what), slot: entry.slot.toUpperCase() }];
    case "solo-card":
      return [entry.k, { name: cardName(scene, entry.what) }];
    case "solo-row": {
      const action = t(`unseen.solo.action.${entry.action}`);
      if (!entry.where) return ["solo-row-last", { action }];
      if (entry.hood) return ["solo-row-done", { action, hood: hoodWords(scene, entry.hood) }];
      return [
        entry.k,
        { action, where: t(`unseen.solo.where.${entry.where}`), tried: triedWords(scene, entry) || t("unseen.solo.say.nobody") },
      ];
    }
    case "solo-choice":
      return [
        entry.k,
        {
          ask: t(`unseen.solo.ask.${entry.ask}`),
          pick: pickWords(scene, /** @type {any} */ (entry), []),
          why: whyWords(scene, entry),
        },
      ];
    case "solo-token":
      return [entry.k, { what: tokenWords(scene, entry.what) }];
    case "solo-track":
      return [entry.k, {}];
    default:
      return null;
  }
}
