/** Invitations this browser opened or came with; kept here so that no address in play shows one. */

const KEY = "orloj.invites";
const KEPT = 50; // tables; the oldest go first

/** @returns {Record<string, string>} */
const all = () => JSON.parse(localStorage.getItem(KEY) ?? "{}");

/** @param {string} id of the table @returns {string | null} */
export const inviteOf = (id) => all()[id] ?? null;

/** @param {string} id @param {string} invite */
export function keepInvite(id, invite) {
  const { [id]: _, ...others } = all();
  store([...Object.entries(others), [id, invite]]);
}

/** What was kept leads nowhere any more, unless another one has come meanwhile. @param {string} id @param {string} invite */
export function dropInvite(id, invite) {
  const { [id]: kept, ...others } = all();
  if (kept === invite) store(Object.entries(others));
}

/** @param {[string, string][]} invites */
const store = (invites) => localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(invites.slice(-KEPT))));
