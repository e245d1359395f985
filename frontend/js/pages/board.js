/** Brings a game's board onto the page and tells it all it may know. See board-api.js. */
import { go } from "../router.js";
import { toggleTheme } from "../theme.js";
import { styled } from "../ui/styled.js";
import { t } from "../words.js";

/** @typedef {import("../net/table.js").TableSession} TableSession */

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
 * @param {TableSession} session
 * @param {{showScores: () => void, standIn: () => void}} shell
 * @returns {{stop: () => void, naming: (choice: string) => string, settled: () => Promise<void>}} `stop` takes the board
 *   down, `naming` says a choice in words, `settled` waits until all that has happened is shown
 */
export function mountBoard(root, session, { showScores, standIn }) {
  const { store } = session;
  const { game } = store.state().table;
  let gone = false;
  /** @type {import("../board-api.js").BoardTable | null} */
  let table = null;
  let stop = () => {};

  async function begin() {
    const [link, module] = await Promise.all([
      styled(`/games/${game}/board.css`),
      import(`../../games/${game}/index.js`),
      firstView(session),
    ]);
    const unmount = () => link.remove();
    if (gone) return unmount();
    const main = document.createElement("main");
    main.className = "board";
    root.append(main);
    table = {
      id: session.id,
      game,
      state: store.state,
      onChange: store.onChange,
      choose: session.choose,
      undo: session.undo,
      previews: session.previews,
      chat: session.chat,
      t,
      toggleTheme,
      goHome: () => go("/"),
      naming: null,
      settled: null,
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
    ];
    stop = () => {
      marks.forEach((unmark) => unmark());
      leave();
      main.remove();
      unmount();
    };
  }

  void begin();
  return {
    stop() {
      gone = true;
      stop();
    },
    settled: async () => table?.settled?.(),
    naming: (choice) => table?.naming?.(choice) ?? choice.replaceAll(/[-:+]/g, " "),
  };
}
