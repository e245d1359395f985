/** What a page of a table makes of its changes before and during the game: said for the ear, shown, looked up. */
import { dropInvite, inviteOf } from "../invites.js";
import { hostName, lateNames, nameAt, question, unready, waitedFor, waitsForMe } from "../tables.js";
import { announce } from "../ui/announce.js";
import { toastNews } from "../ui/toast.js";
import { listed, t } from "../words.js";

/** @typedef {import("../net/table.js").TableSession} TableSession */
/** @typedef {import("../board-api.js").TableInfo} TableInfo */

/** @param {TableInfo} table */
const lateSeats = (table) => unready(table).map(({ seat }) => seat).join();

/**
 * @param {import("../app.js").App} app
 * @param {TableSession} session
 * @param {TableInfo} info  the table as it was when the page was opened
 * @param {() => void} draw
 * @returns {() => void} ends it
 */
export function tellChanges(app, { id, store }, info, draw) {
  let { invite_mark: mark, agreement } = info;
  let late = lateSeats(info);

  /** The host may have made a new invitation: the one kept here leads nowhere then. @param {string | null} now */
  async function checkInvite(now) {
    const invite = inviteOf(id);
    if (now === mark || !invite) return;
    mark = now;
    const found = await app.api.table(id, invite).catch(() => null); // without an answer it is kept
    if (found?.invited !== false) return;
    dropInvite(id, invite);
    draw();
  }

  /** The host may change what the others are ready for. @param {string} now */
  function tellHow(now) {
    const { table } = store.state();
    if (now === agreement) return;
    agreement = now;
    if (table.status === "open" && !table.host && table.you !== null)
      toastNews(t("how.changed", { name: hostName(table) }), t("how.changed.text"));
  }

  /** For whom the start waits, for the ear. @param {string} now */
  function tellReady(now) {
    const { table } = store.state();
    if (now === late || table.status !== "open") return;
    late = now;
    announce(now ? t("ready.waits", { names: lateNames(table) }) : t("ready.all"));
  }

  /** Whose turn it is, for the ear. */
  function tellTurn() {
    const { table } = store.state();
    if (table.status !== "running") return;
    const others = waitedFor(table).map((seat) => nameAt(table, seat));
    announce(
      waitsForMe(table)
        ? t("turn.yours", { question: question(table, table.you ?? 0) })
        : t("turn.others", { names: listed(others) }),
    );
  }

  const stops = [
    store.onChange(({ table }) => table.invite_mark, checkInvite),
    store.onChange(({ table }) => table.agreement, tellHow),
    store.onChange(({ table }) => lateSeats(table), tellReady),
    store.onChange(({ table: { status, waiting } }) => JSON.stringify([status, waiting]), tellTurn),
  ];
  return () => stops.forEach((stop) => stop());
}
