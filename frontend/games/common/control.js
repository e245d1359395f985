/**
 * What the viewer is doing with a board: what is picked, what it would do, what is open. Picking previews;
 * Confirm,
 * the same key twice or a double press plays it. Only ids the service offers are ever sent.
 *
 * @typedef {object} Ui
 * @property {string | null} chosen  the picked choice
 * @property {string | null} pointed  the legal choice under the pointer
 * @property {Record<string, import("../../js/board-api.js").Preview>} previews  of the present decision
 * @property {string} action  the group whose choices alone are shown; "" for all
 * @property {string[]} shown  choices in the order of their keys
 * @property {boolean} sealed  something of this turn cannot be taken back
 * @property {boolean} busy  a command has no answer yet
 * @property {number | null} open  seat whose whole board is shown
 * @property {"log" | "chat" | "turn"} talk
 * @property {number} read  chat lines seen
 * @property {boolean} drawer  what stands aside is shown over the board, on narrow windows
 * @property {boolean} keys  the help on keys is shown
 * @property {string} place  on a phone
 * @property {{key: string, seat: number | null, x: number, y: number} | null} info  the details card; `seat` when the piece is on another's board
 *
 * @typedef {object} Doings
 * @property {() => void} confirm
 * @property {(steps: number) => void} undo
 * @property {(action: string) => void} show
 * @property {(seat: number | null) => void} openRival
 * @property {(talk: "log" | "chat" | "turn") => void} talk
 * @property {(text: string) => void} say
 * @property {(event: Event) => void} home
 * @property {() => void} drawer
 * @property {() => void} keys
 * @property {() => void} theme
 * @property {() => void} scores
 * @property {() => void} standIn  lets a bot play one's own seat
 * @property {() => void} menu  what can be done at the table beside playing
 * @property {(line: import("../../js/board-api.js").ChatLine) => void} silence
 * @property {import("../../js/board-api.js").PastDoings} past
 * @property {{again: () => void, leave: () => void}} sandbox
 * @property {(place: string) => void} go
 * @property {() => void} closeInfo
 */

/** @typedef {import("../../js/board-api.js").BoardTable} BoardTable */
/** @typedef {import("../../js/board-api.js").TableState} TableState */
/** @typedef {NonNullable<TableState["decision"]>} Decision */

/**
 * A game's rules of the hand. `O` is what its board remembers besides.
 * @template {object} O
 * @typedef {object} Manners
 * @property {ReadonlySet<string>} apart  choices that have a button of their own: not listed, played by one press
 * @property {(decision: Decision, ui: Ui & O) => string[]} listed  legal choices in the order in which they are listed
 * @property {(state: TableState) => boolean} sealed  has something of this turn become known for good?
 * @property {string} place  where a phone begins
 * @property {boolean} [still]  the drawing does not show what the pointer rests on
 * @property {O} own  what the board remembers besides, at first
 * @property {(decision: Decision, ui: Ui & O) => Partial<Ui & O>} [begin]  what a new decision starts with
 * @property {(choice: string, ui: Ui & O) => Partial<Ui & O>} [picked]  what picking changes besides
 */

/**
 * @template {object} O
 * @param {BoardTable} table
 * @param {() => void} redraw
 * @param {Manners<O>} manners
 */
export function createControl(table, redraw, manners) {
  /** @type {Ui & O} */
  let ui = {
    chosen: null,
    pointed: null,
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
    place: manners.place,
    info: null,
    ...manners.own,
  };
  /** @type {TableState["decision"]} */
  let asked = null;
  /** @type {TableState["log"] | null} */
  let told = null;

  /** @param {Partial<Ui & O>} change */
  const set = (change) => {
    ui = { ...ui, ...change };
    redraw();
  };

  const listed = () => (asked ? manners.listed(asked, ui) : []);

  /** Does a bot play one's own seat? Then nobody asks what a choice would do. @param {TableState} state */
  const played = ({ table: { seats }, you }) => you !== null && Boolean(seats[you]?.bot);

  /**
   * A new decision starts with nothing picked; its previews are fetched once. What happened before may be known later.
   * @param {TableState} state
   */
  function follow(state) {
    const { decision, log } = state;
    if (decision !== asked || log !== told) {
      told = log;
      ui = { ...ui, sealed: manners.sealed(state) };
    }
    if (decision !== asked) {
      asked = decision;
      ui = { ...ui, chosen: null, pointed: null, previews: {}, action: "" };
      if (decision && manners.begin) ui = { ...ui, ...manners.begin(decision, ui) };
      ui = { ...ui, shown: listed() };
      if (decision && !played(state)) void table.previews().then((previews) => foresee(decision, previews));
    }
    ui = { ...ui, busy: state.pending !== null, read: ui.talk === "chat" ? state.chat.length : ui.read };
  }

  /** @param {Decision} decision @param {Ui["previews"]} previews */
  function foresee(decision, previews) {
    if (asked !== decision) return;
    ui = { ...ui, previews };
    set(/** @type {Partial<Ui & O>} */ ({ shown: listed() }));
  }

  const legal = (/** @type {string | null | undefined} */ choice) =>
    choice !== undefined && choice !== null && Boolean(asked?.choices.includes(choice));

  /** @param {string} choice */
  function play(choice) {
    if (ui.busy || !legal(choice)) return;
    set(/** @type {Partial<Ui & O>} */ ({ busy: true, info: null }));
    void table
      .choose(choice)
      .then(() => set(/** @type {Partial<Ui & O>} */ ({ busy: table.state().pending !== null })));
  }

  /**
   * Picks a choice; picking one that stands apart plays it, it has a button of its own so as not to be
   * pressed by chance.
   * @param {string} choice
   */
  function pick(choice) {
    if (!legal(choice) || ui.busy) return;
    if (table.state().past) table.past.close(); // at its end: whoever acts has come back
    if (manners.apart.has(choice)) return play(choice);
    ui = { ...ui, chosen: choice, info: null, ...manners.picked?.(choice, ui) };
    set(/** @type {Partial<Ui & O>} */ ({ shown: listed() }));
  }

  /** What the pointer rests on; null when it left. @param {string | null} choice */
  function point(choice) {
    if (manners.still) return;
    const pointed = legal(choice) ? choice : null;
    if (pointed !== ui.pointed) set(/** @type {Partial<Ui & O>} */ ({ pointed }));
  }

  /** @param {Partial<Ui>} change */
  const setCommon = (change) => set(/** @type {Partial<Ui & O>} */ (change));

  /** @type {Doings} */
  const doings = {
    confirm: () => ui.chosen !== null && play(ui.chosen),
    undo: (n) => {
      if (!ui.busy && asked && asked.undo.length >= n) void table.undo(n);
    },
    show: (action) => {
      ui = { ...ui, action, chosen: null };
      setCommon({ shown: listed() });
    },
    openRival: (seat) => setCommon({ open: seat }),
    talk: (talk) => setCommon({ talk, read: talk === "chat" ? table.state().chat.length : ui.read }),
    say: (text) => table.chat(text),
    home: (event) => {
      event.preventDefault();
      table.goHome();
    },
    drawer: () => setCommon({ drawer: !ui.drawer }),
    keys: () => setCommon({ keys: !ui.keys }),
    theme: () => table.toggleTheme(),
    scores: () => table.showScores(),
    standIn: () => table.standIn(),
    menu: () => table.menu(),
    silence: (line) => table.silence(line),
    past: table.past,
    sandbox: table.sandbox,
    go: (place) => setCommon({ place, info: null }),
    closeInfo: () => setCommon({ info: null }),
  };
  return { ui: () => ui, set, setCommon, follow, pick, play, point, legal, doings, asked: () => asked };
}

/** @typedef {ReturnType<typeof createControl<any>>} Control */
