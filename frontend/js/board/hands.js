/**
 * Several seats of one table on this device. Where people play, the device is handed over between them and a cover hides
 * everything meanwhile; in a sandbox whoever tries things out sees as every seat.
 */
import { createStore } from "../store.js";

/** @typedef {import("../net/table.js").TableSession} TableSession */
/** @typedef {import("../board-api.js").TableInfo} TableInfo */
/** @typedef {import("../board-api.js").SeatInfo} SeatInfo */

/**
 * In whose name a table is opened: in a sandbox as whoever is asked, else as oneself.
 * @param {TableInfo} info  as one is told of it oneself
 * @returns {string | null}
 */
export function firstHand({ sandbox, seats, waiting }) {
  const asked = seats.find(({ seat, yours, bot }) => yours && !bot && String(seat) in (waiting ?? {}));
  return sandbox && asked && !asked.you ? (asked.person?.id ?? null) : null;
}

/**
 * @param {TableSession} session
 * @param {TableInfo} info  the table as one is told of it oneself
 */
export function createHands(session, info) {
  const { store } = session;
  /** Persons who play on this device. @type {Set<string>} */
  const here = new Set();
  /** Oneself. @type {string | null} */
  let own = null;
  /** Whoever has the device in hand; null until somebody has said so. @type {string | null} */
  let holder = null;
  const cover = createStore({ seat: /** @type {number | null} */ (null), coming: false });

  /** @param {TableInfo} table */
  function meet({ seats }) {
    for (const { person, yours, you } of seats) {
      if (person && (yours || you)) here.add(person.id);
      if (person && you) own = person.id;
    }
  }

  /** @param {TableInfo} table @returns {SeatInfo[]} */
  const seatsHere = ({ seats }) => seats.filter(({ person }) => person !== null && here.has(person.id));

  /** Somebody here whom the table waits for. @param {TableInfo} table */
  const asked = (table) =>
    seatsHere(table).find(({ seat, bot }) => !bot && String(seat) in (table.waiting ?? {})) ?? null;

  /** @param {string} person */
  const actAs = (person) => session.actAs(person === own ? null : person);

  function follow() {
    const { table } = store.state();
    if (!session.as()) meet(table); // else the service says what is theirs
    const mine = seatsHere(table);
    if (mine.length < 2 || table.status !== "running") return uncover();
    const next = asked(table)?.person;
    if (table.sandbox) return void (next && actAs(next.id));
    const to = next ?? (holder === null ? (mine.find(({ person }) => person?.id === own) ?? mine[0]).person : null);
    if (!to || to.id === holder) return uncover();
    cover.set({ seat: mine.find(({ person }) => person?.id === to.id)?.seat ?? null, coming: false });
  }

  function uncover() {
    if (cover.state().seat !== null) cover.set({ seat: null, coming: false });
  }

  /** Whoever the cover names has the device. */
  function take() {
    const { table, view } = store.state();
    const person = table.seats.find(({ seat }) => seat === cover.state().seat)?.person;
    if (!person || cover.state().coming) return;
    holder = person.id;
    if ((session.as() ?? own) === person.id) return uncover();
    cover.set({ coming: true });
    const stop = store.onChange(
      (state) => state.view,
      (now) => {
        if (now === view) return; // still what the one before has seen
        queueMicrotask(() => stop());
        uncover();
      },
    );
    actAs(person.id);
  }

  meet(info);
  const stop = store.onChange(({ table }) => table, follow);
  return {
    cover,
    take,
    stop,
    /** Persons who play here, by seat. */
    seats: () => seatsHere(store.state().table),
    /** In whose name a request about a seat is made. @param {number} seat @returns {string | null} */
    nameFor(seat) {
      const id = store.state().table.seats.find((one) => one.seat === seat)?.person?.id ?? null;
      return id && id !== own && here.has(id) ? id : null;
    },
  };
}

/** @typedef {ReturnType<typeof createHands>} Hands */
