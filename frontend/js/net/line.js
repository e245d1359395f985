/**
 * The line to one table: a WebSocket that is kept up.
 *
 * - A lost line is tried again after a growing, jittered delay, at once when the browser comes online or to the front.
 * - A line that is open but silent is asked for a sign of life; without one it is given up and opened anew.
 */

/** @typedef {{status: "live" | "lost" | "reconnecting", attempt: number, retryAt: number}} LineStatus  retryAt in ms of `now` */

/**
 * The browser as far as the line needs it; a test passes its own.
 * @typedef {object} Surroundings
 * @property {(url: string) => WebSocket} open
 * @property {(work: () => void, ms: number) => any} after
 * @property {(timer: any) => void} cancel
 * @property {() => number} now
 * @property {() => number} random
 * @property {(signals: {front: () => void, online: () => void, offline: () => void}) => (() => void)} listen
 */

/** @type {Surroundings} */
const browser = {
  open: (url) => new WebSocket(url),
  after: (work, ms) => setTimeout(work, ms),
  cancel: (timer) => clearTimeout(timer),
  now: () => Date.now(),
  random: () => Math.random(),
  listen({ front, online, offline }) {
    const shown = () => document.visibilityState === "visible" && front();
    document.addEventListener("visibilitychange", shown);
    window.addEventListener("pageshow", shown);
    window.addEventListener("online", online);
    window.addEventListener("offline", offline);
    return () => {
      document.removeEventListener("visibilitychange", shown);
      window.removeEventListener("pageshow", shown);
      window.removeEventListener("online", online);
      window.removeEventListener("offline", offline);
    };
  },
};

export const SILENCE = 20_000; // ms without a message until a sign of life is asked for
export const PATIENCE = 8_000; // ms to wait for that sign, for the opening, and for the answer to a command
export const FRONT_PATIENCE = 4_000; // ms to wait for it when the page has just come to the front
const FIRST_DELAY = 500; // ms
const LONGEST_DELAY = 30_000; // ms
const FINAL = [4402, 4403, 4404]; // close codes: this person is banned, has no seat any more, the table is gone

/**
 * @param {number} attempt  from 1
 * @param {number} random  0..1
 * @returns {number} ms until this attempt: doubling, between half and all of it
 */
export const delay = (attempt, random) =>
  Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** (attempt - 1)) * (0.5 + random / 2);

/**
 * @param {object} owner
 * @param {() => string} owner.url  asked for at every opening
 * @param {() => object} owner.question  a message the service answers, the sign of life
 * @param {(message: any) => void} owner.onMessage
 * @param {(status: LineStatus) => void} owner.onStatus
 * @param {(code: number) => void} owner.onEnd  the service ended the line for good, with this close code
 * @param {Surroundings} [surroundings]
 */
export function openLine({ url, question, onMessage, onStatus, onEnd }, surroundings = browser) {
  const { after, cancel, now, random } = surroundings;
  /** @type {WebSocket | null} */
  let socket = null;
  let attempt = 0;
  let heard = 0; // when, in ms
  let messages = 0;
  let live = false;
  /** @type {any} */ let watch;
  /** @type {any} */ let retry;

  /** @param {LineStatus["status"]} status @param {number} [retryAt] */
  const tell = (status, retryAt = 0) => {
    live = status === "live";
    onStatus({ status, attempt, retryAt });
  };

  function hangUp() {
    cancel(watch);
    cancel(retry);
    const old = socket;
    socket = null; // first, so that its closing is not taken for a loss
    old?.close();
  }

  function connect() {
    hangUp();
    attempt += 1;
    tell("reconnecting");
    const mine = surroundings.open(url());
    socket = mine;
    watch = after(lose, PATIENCE);
    mine.onopen = () => {
      if (socket !== mine) return;
      heard = now();
      watch = rewatch(SILENCE);
      tell("live");
    };
    mine.onmessage = ({ data }) => {
      if (socket !== mine) return;
      heard = now();
      messages += 1;
      attempt = 0;
      onMessage(JSON.parse(data));
    };
    mine.onclose = ({ code }) => {
      if (socket !== mine) return;
      if (!FINAL.includes(code)) return lose();
      close();
      onEnd(code);
    };
  }

  function lose() {
    hangUp();
    const wait = delay(attempt + 1, random());
    retry = after(connect, wait);
    tell("lost", now() + wait);
  }

  /** @param {number} ms */
  function rewatch(ms) {
    cancel(watch);
    return after(() => {
      const quiet = now() - heard;
      if (quiet < SILENCE) watch = rewatch(SILENCE - quiet);
      else expectSign(PATIENCE);
    }, ms);
  }

  /** Asks for a sign of life and gives the line up when none comes. @param {number} patience ms */
  function expectSign(patience) {
    if (send(question())) expectAnswer(patience);
  }

  /** @param {number} patience ms */
  function expectAnswer(patience) {
    const before = messages;
    cancel(watch);
    watch = after(() => (messages > before ? (watch = rewatch(SILENCE)) : retryNow()), patience);
  }

  /** @param {object} message @returns {boolean} false: the line is not up, nothing was sent */
  function send(message) {
    if (!live || !socket) return false;
    socket.send(JSON.stringify(message));
    return true;
  }

  function retryNow() {
    attempt = 0;
    connect();
  }

  function close() {
    deaf();
    hangUp();
  }

  const deaf = surroundings.listen({
    front: () => (live ? expectSign(FRONT_PATIENCE) : retryNow()),
    online: retryNow,
    offline: () => live && lose(),
  });
  connect();

  return {
    send,
    retryNow,
    /** Sends a command: when nothing at all is heard after it, the line is opened anew. @param {object} message */
    command(message) {
      if (send(message)) expectAnswer(PATIENCE);
    },
    close,
  };
}
