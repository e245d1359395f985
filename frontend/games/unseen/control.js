/**
 * What the viewer is doing with the board: what is picked, what it would do, what is open. Picking previews; Confirm,
 * the same key twice or a double press plays it. Only ids the service offers are ever sent.
 *
 * @typedef {object} Ui
 * @property {string | null} chosen  the picked choice
 * @property {Record<string, import("../../js/board-api.js").Preview>} previews  of the present decision
 * @property {string} action  the action whose choices alone are shown; "" for all
 * @property {string[]} shown  choices in the order of their keys
 * @property {boolean} sealed  something of this turn cannot be taken back
 * @property {boolean} busy  a command has no answer yet
 * @property {number | null} open  seat whose whole board is shown
 * @property {"log" | "chat"} talk
 * @property {number} read  chat lines seen
 * @property {boolean} drawer  rail shown over the board, on narrow windows
 * @property {boolean} keys  the help on keys is shown
 * @property {"city" | "mine" | "rivals" | "log"} place  on a phone
 * @property {string} quarter  on a phone: the open quarter, "" for the whole city
 * @property {{key: string, seat: number | null, x: number, y: number} | null} info  the details card; `seat` when the piece is on another's board
 *
 * @typedef {object} Doings
 * @property {() => void} confirm
 * @property {(steps: number) => void} undo
 * @property {(action: string) => void} show
 * @property {(seat: number | null) => void} openRival
 * @property {(talk: "log" | "chat") => void} talk
 * @property {(text: string) => void} say
 * @property {(event: Event) => void} home
 * @property {() => void} drawer
 * @property {() => void} keys
 * @property {() => void} theme
 * @property {() => void} scores
 * @property {(place: Ui["place"]) => void} go
 * @property {(hood: string) => void} visit
 * @property {() => void} closeInfo
 */
import { actionOf } from "./rail/actions.js";
import { split } from "../common/model/names.js";
import { whatStands } from "../common/model/history.js";

/** @typedef {import("../../js/board-api.js").BoardTable} BoardTable */
/** @typedef {import("../../js/board-api.js").TableState} TableState */

/** Choices that have a button of their own and are not listed. */
const APART = new Set(["end-turn"]);
const ORDER = ["place", "enter", "build", "bridge", "bench", "free"];

/**
 * Legal choices as they are listed: by action at the turn's menu, what is free last; else as the service
 *   gives them.
 * @param {TableState["decision"]} decision
 * @param {string} action
 */
export function listed(decision, action) {
  if (!decision) return [];
  const choices = decision.choices.filter((choice) => !APART.has(choice));
  const rank = (/** @type {string} */ choice) =>
    decision.ask === "turn" ? ORDER.indexOf(actionOf(choice)) : Number(split(choice)[0] === "mug");
  return choices.filter((choice) => !action || actionOf(choice) === action).sort((a, b) => rank(a) - rank(b));
}

/** Happenings that nobody can unsee. */
const REVEALS = new Set(["refill", "offer", "mug-draw", "repair-draw", "take-upgrade", "witch-token"]);

/** Questions that show something hidden. */
const SHOWS = new Set(["take-upgrade", "witch-token"]);

/**
 * Did something of the viewer's present turn become known for good?
 * @param {Pick<TableState, "log" | "you" | "decision">} state
 */
export function sealed({ log, you, decision }) {
  const standing = whatStands(log);
  const start = standing.findLastIndex(({ k }) => k === "turn");
  if (start < 0 || standing[start].seat !== you) return false;
  return SHOWS.has(decision?.ask ?? "") || standing.slice(start).some(({ k }) => REVEALS.has(k));
}

/** @returns {Ui} */
const fresh = () => ({
  chosen: null,
  previews: {},
  action: "",
  shown: [],
  sealed: false,
  busy: false,
  open: null,
  talk: "log",
  read: 0,
  drawer: false,
  keys: false,
  place: "city",
  quarter: "",
  info: null,
});

/**
 * @param {BoardTable} table
 * @param {() => void} redraw
 */
export function createControl(table, redraw) {
  let ui = fresh();
  /** @type {TableState["decision"]} */
  let asked = null;

  /** @param {Partial<Ui>} change */
  const set = (change) => {
    ui = { ...ui, ...change };
    redraw();
  };

  /** A new decision starts with nothing picked; its previews are fetched once. @param {TableState} state */
  function follow(state) {
    const { decision } = state;
    if (decision !== asked) {
      asked = decision;
      ui = {
        ...ui,
        chosen: null,
        previews: {},
        action: "",
        shown: listed(decision, ""),
        sealed: sealed(state),
      };
      if (decision) void table.previews().then((previews) => asked === decision && set({ previews }));
    }
    ui = { ...ui, busy: state.pending !== null, read: ui.talk === "chat" ? state.chat.length : ui.read };
  }

  const legal = (/** @type {string | undefined} */ choice) =>
    choice !== undefined && Boolean(asked?.choices.includes(choice));

  /** @param {string} choice */
  function play(choice) {
    if (ui.busy || !legal(choice)) return;
    set({ busy: true, info: null });
    void table.choose(choice).then(() => set({ busy: table.state().pending !== null }));
  }

  /**
   * Picks a choice; picking End turn plays it, it stands apart so as not to be pressed by chance.
   * @param {string} choice
   */
  function pick(choice) {
    if (!legal(choice) || ui.busy) return;
    if (APART.has(choice)) return play(choice);
    const action = ui.action && asked?.ask === "turn" && ui.action !== actionOf(choice) ? "" : ui.action;
    set({ chosen: choice, action, shown: listed(asked, action), info: null });
  }

  /** @type {Doings} */
  const doings = {
    confirm: () => ui.chosen !== null && play(ui.chosen),
    undo: (n) => {
      if (!ui.busy && asked && asked.undo.length >= n) void table.undo(n);
    },
    show: (action) => set({ action, shown: listed(asked, action), chosen: null }),
    openRival: (seat) => set({ open: seat }),
    talk: (talk) => set({ talk, read: talk === "chat" ? table.state().chat.length : ui.read }),
    say: (text) => table.chat(text),
    home: (event) => {
      event.preventDefault();
      table.goHome();
    },
    drawer: () => set({ drawer: !ui.drawer }),
    keys: () => set({ keys: !ui.keys }),
    theme: () => table.toggleTheme(),
    scores: () => table.showScores(),
    go: (place) => set({ place, info: null }),
    visit: (hood) => set({ quarter: hood, info: null }),
    closeInfo: () => set({ info: null }),
  };
  return { ui: () => ui, set, follow, pick, play, legal, doings };
}

/** @typedef {ReturnType<typeof createControl>} Control */
