/** Brings a game's board onto the page and tells it all it may know. See board-api.js. */
import { createLookingBack } from "../board/looking-back.js";
import { shown } from "../board/past.js";
import { sandboxDoings } from "../board/sandbox.js";
import { problemOf } from "../net/api.js";
import { tableApi } from "../net/table-api.js";
import { go } from "../router.js";
import { createStore } from "../store.js";
import { toggleTheme } from "../theme.js";
import { part } from "../ui/parts.js";
import { styled } from "../ui/styled.js";
import { toastProblem } from "../ui/toast.js";
import { t } from "../words.js";

/** @typedef {import("../net/table.js").TableSession} TableSession */
/** @typedef {import("../board-api.js").BoardTable} BoardTable */

/**
 * The table is known before its first position has come over the line, and a board draws positions only.
 * @param {TableSession} session @returns {Promise<void>}
 */
function firstView({ store }) {
  let unwatch = () => {};
  return new Promise((resolve) => {
    unwatch = store.onChange(
      ({ view }) => Object.keys(view).length > 0,
      (there) => there && resolve(undefined),
    );
  }).then(() => unwatch());
}

/**
 * @param {HTMLElement} root
 * @param {import("../app.js").App} app
 * @param {TableSession} session
 * @param {object} shell
 * @param {() => void} shell.showScores
 * @param {() => void} shell.standIn
 * @param {() => void} shell.menu
 * @param {import("../board/mutes.js").Mutes} shell.mutes
 * @param {() => Promise<void>} shell.ready  resolves when somebody may see the board
 * @returns {{stop: () => void, mounted: Promise<void>, naming: (choice: string) => string, settled: () => Promise<void>, back: import("../board/looking-back.js").LookingBack}}
 *   `stop` takes the board down, `naming` says a choice in words, `settled` waits until all that has happened is shown,
 *   `back` looks back, `mounted` resolves when the board stands
 */
export function mountBoard(root, app, session, { showScores, standIn, menu, mutes, ready }) {
  const { store } = session;
  const { game } = store.state().table;
  let gone = false;
  /** @type {BoardTable | null} */
  let table = null;
  let stop = () => {};
  const back = createLookingBack(app, session, tableApi, () => table?.retell ?? null);
  /** Everybody who was met at this table, by id: the log names people who have left. @type {Map<string, string>} */
  const met = new Map();
  const meet = store.onChange(
    (state) => state,
    ({ table: { seats, watchers }, chat }) => {
      for (const { person, former } of seats)
        for (const one of person ? [...former, person] : former) met.set(one.id, one.name);
      for (const { id, name } of watchers ?? []) met.set(id, name);
      for (const { person, name } of chat) if (person) met.set(person, name);
    },
  );
  const now = () => {
    const state = shown(store.state(), back.past, session.visit.seen);
    return { ...state, chat: mutes.heard(state.chat) };
  };

  async function begin() {
    const [[link, module]] = await Promise.all([
      part(() => Promise.all([styled(`/games/${game}/board.css`), import(`../../games/${game}/index.js`)])),
      firstView(session),
    ]);
    const unmount = () => link.remove();
    if (gone) return unmount();
    const main = document.createElement("main");
    main.className = "board";
    root.append(main);
    const seen = createStore(now());
    const follow = () => seen.set(now());
    const follows = [
      store.onChange((state) => state, follow),
      back.past.onChange((state) => state, follow),
      mutes.onChange((state) => state, follow),
    ];
    table = {
      id: session.id,
      game,
      state: seen.state,
      onChange: seen.onChange,
      choose: session.choose,
      undo: session.undo,
      previews: session.previews,
      chat: session.chat,
      t,
      toggleTheme,
      goHome: () => go("/"),
      naming: null,
      settled: null,
      retell: null,
      past: back.doings,
      now: session.present.now,
      nameOf: (id) => met.get(id) ?? null,
      menu,
      silence: (line) => void mutes.silence(line),
      sandbox: sandboxDoings(app, session, tableApi),
      showScores,
      standIn,
    };
    const leave = module.mount(main, table);
    const marks = [
      store.onChange(
        ({ version }) => version,
        (version) => (main.dataset.version = String(version)),
      ),
      store.onChange(
        ({ pending }) => pending !== null,
        (pending) => main.toggleAttribute("data-pending", pending),
      ),
      seen.onChange(
        ({ past }) => past !== null && !past.end,
        (past) => main.toggleAttribute("data-past", past),
      ),
      seen.onChange(
        ({ table: { sandbox } }) => Boolean(sandbox),
        (sandbox) => main.toggleAttribute("data-sandbox", sandbox),
      ),
    ];
    stop = () => {
      [...marks, ...follows].forEach((unmark) => unmark());
      leave();
      main.remove();
      unmount();
    };
    await ready();
    if (!gone) await back.welcome();
  }

  const mounted = begin();
  mounted.catch((error) => toastProblem(problemOf(error)));
  return {
    mounted,
    stop() {
      gone = true;
      meet();
      back.stop();
      stop();
    },
    settled: async () => table?.settled?.(),
    naming: (choice) => table?.naming?.(choice) ?? choice.replaceAll(/[-:+]/g, " "),
    back,
  };
}
