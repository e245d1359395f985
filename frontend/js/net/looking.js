/** Signs of somebody looking at a table, and how far: then nobody is sent for, and the next visit knows what is new. */

export const EVERY = 20_000; // ms between two signs

/** @typedef {{version: number, done: boolean}} Sight  how far the game has been seen, and whether nothing is left to catch up with */

/**
 * @param {object} order
 * @param {(message: {t: "look", version: number, visible: boolean, done: boolean}) => void} order.send
 * @param {() => Sight} order.sight
 * @param {() => boolean} [order.visible]
 * @param {(changed: () => void) => (() => void)} [order.listen]
 */
export function createLooking({
  send,
  sight,
  visible = () => document.visibilityState === "visible" && document.hasFocus(),
  listen = listenToWindow,
}) {
  /** @type {any} */
  let timer;
  let told = false; // that somebody looks

  function say() {
    told = visible();
    send({ t: "look", visible: told, ...sight() });
  }

  function beat() {
    clearInterval(timer);
    timer = setInterval(() => visible() && say(), EVERY);
  }

  const stop = listen(() => {
    if (visible() === told) return;
    say();
    beat();
  });

  return {
    /** The line has come up. */
    begin() {
      say();
      beat();
    },
    say,
    stop() {
      clearInterval(timer);
      stop();
    },
  };
}

/** @param {() => void} changed */
function listenToWindow(changed) {
  const kinds = ["focus", "blur", "pageshow"];
  document.addEventListener("visibilitychange", changed);
  kinds.forEach((kind) => window.addEventListener(kind, changed));
  return () => {
    document.removeEventListener("visibilitychange", changed);
    kinds.forEach((kind) => window.removeEventListener(kind, changed));
  };
}
