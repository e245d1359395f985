/** Opening a table and seating whom its host wants there at once: bots, and people on this device. */
import { keepInvite } from "./invites.js";
import { t } from "./words.js";

/** @typedef {import("./net/api.js").Api} Api */
/** @typedef {import("./pages/seat-plan.js").Guest} Guest */
/** @typedef {{game: string, seats: number, options: Record<string, string>, plan: Guest[], clock: import("./clocks.js").Clock | null, public: boolean}} Order */

/**
 * @param {Api} api
 * @param {Order} order
 * @param {string} name  of the table
 * @returns {Promise<string>} its id
 * @throws {import("./net/api.js").ProblemError}
 */
export async function openTable(api, { plan, clock, ...order }, name) {
  const { id, invite } = await api.open({ ...order, ...(clock && { clock }), name });
  keepInvite(id, invite);
  for (const [place, guest] of plan.entries()) {
    const seat = place + 1; // the host has the first
    if (guest === "here") await api.companion(id, seat, t("open.player", { n: seat + 1 }));
    else if (guest !== "friend") await api.bot(id, seat, guest);
  }
  return id;
}
