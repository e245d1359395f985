/** Brings a game's board onto the page and tells it all it may know. See board-api.js. */
import { go } from "../router.js";
import { toggleTheme } from "../theme.js";
import { t } from "../words.js";

/** @typedef {import("../net/table.js").TableSession} TableSession */

/** @param {string} href @returns {Promise<HTMLLinkElement>} once its rules are in force */
function styled(href) {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = href;
  return new Promise((resolve, reject) => {
    link.onload = () => resolve(link);
    link.onerror = () => reject(new Error(`no style sheet at ${href}`));
    document.head.append(link);
  });
}

/**
 * @param {HTMLElement} root
 * @param {TableSession} session
 * @param {() => void} showScores
 * @returns {() => void} takes the board down
 */
export function mountBoard(root, session, showScores) {
  const { store } = session;
  const { game } = store.state().table;
  let gone = false;
  let stop = () => {};

  async function begin() {
    const [link, module] = await Promise.all([styled(`/games/${game}/board.css`), import(`../../games/${game}/index.js`)]);
    const unmount = () => link.remove();
    if (gone) return unmount();
    const main = document.createElement("main");
    main.className = "board";
    root.append(main);
    const leave = module.mount(main, {
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
      showScores,
    });
    stop = () => {
      leave();
      main.remove();
      unmount();
    };
  }

  void begin();
  return () => {
    gone = true;
    stop();
  };
}
