/**
 * What the shell gives a game's board, and what a board gives the shell.
 *
 * A game's page is two files the shell loads by the game's id when a table is running:
 *
 * - `/games/<game>/index.js`  exports `mount(root, table)` and returns the function that takes the board down again;
 * - `/games/<game>/board.css` is in force from before `mount` until after the unmount.
 *
 * The board owns the whole window while it is mounted (the shell's header is not shown), except for three things the
 * shell lays over it: toasts (refusals), the line bar (connection lost, reconnecting, here again, taken back) and
 * dialogs. While a bot plays for somebody, or could, a bar above the board says so: the board's height is then
 * `calc(100dvh - var(--above))`. While somebody looks back, `TableState` shows a position of the past and asks nothing;
 * the board then draws what moves through it in place of its question, see `PastShown` and `PastDoings`. It sets the window's title. A board draws no refusal text of its own; it may mark the piece, see `TableState.refused`.
 *
 * `<root>` is an empty `<main>` of the window's size. The shell keeps the version that is shown in its `data-version`,
 * and `data-pending` on it while a command has no answer. Words come from `table.t`; a board adds its own once, at load:
 * `import { addWords } from "../../js/words.js"; addWords(en)` with keys that begin with its game id. Seats are drawn
 * with `../../js/seats.js`, interface icons with `../../js/icons.js`; css/tokens.css is always in force.
 *
 * @module board-api
 */

/**
 * A person's seat at the table. `seat` is the number used in views and logs.
 * @typedef {object} SeatInfo
 * @property {number} seat
 * @property {{id: string, name: string} | null} person  null: nobody sits here, or a bot has a seat of its own
 * @property {string | null} name  what to call whoever plays here, a bot as such; null on a free seat
 * @property {string | null} bot  level of the bot that plays the seat now: in its own right, or for the person
 * @property {boolean} program  the person is somebody's own program
 * @property {boolean} host
 * @property {boolean} you
 * @property {boolean} yours  yours, or a companion's who plays on your device
 * @property {boolean} companion  the person plays on another's device
 * @property {{id: string, name: string}[]} former  those who have left the seat to somebody else, or to a bot
 * @property {boolean} ready  the start of the game does not wait for this seat
 * @property {boolean} conceded  the person has given the game up: a bot plays on for good
 * @property {boolean} offered  there is a link by which somebody else may take the seat over
 * @property {boolean} online  has an open page of this table
 * @property {boolean} away  has had no page open for so long that others may let a bot play
 */

/**
 * Something on which the table is asked to agree. `choice` stands in the votes about an empty clock.
 * @typedef {object} Motion
 * @property {string} id
 * @property {string} kind
 * @property {number} by  the seat that asks
 * @property {boolean} mine
 * @property {Record<string, any>} about
 * @property {{seat: number, yes: boolean, choice?: string}[]} votes
 * @property {number[]} voters  seats that have a vote
 * @property {"all" | "most"} needs
 * @property {string} opened  ISO 8601
 * @property {string} expires  ISO 8601
 */

/**
 * The clocks of a running game as they stood at `at`.
 * @typedef {object} Clocks
 * @property {string} at  ISO 8601
 * @property {{seat: number, left: number, flagged: boolean}[]} seats  `left` in seconds
 * @property {number | null} running
 * @property {"pause" | "day-off" | "motion" | "over" | null} standing  why no clock runs
 * @property {string | null} empty_at  ISO 8601, when the running one will be empty
 */

/**
 * The table as the service describes it to this viewer.
 * @typedef {object} TableInfo
 * @property {string} id
 * @property {string} game
 * @property {string} rules_version  the component data by which this game is played
 * @property {string} name
 * @property {boolean} public
 * @property {Record<string, string>} options
 * @property {string} agreement  a mark of clock and options: another one when they are others
 * @property {SeatInfo[]} seats
 * @property {"open" | "running" | "over"} status
 * @property {number} version
 * @property {number | null} you  own seat, null for an onlooker
 * @property {boolean} host
 * @property {string | null} commitment  SHA-256 of the shuffle's seed, hexadecimal
 * @property {string | null} seed  hexadecimal, only when the game is over
 * @property {Record<string, string> | null} waiting  seat -> what it is asked
 * @property {string | null} turn_since  ISO 8601, when the present wait began
 * @property {string} created  ISO 8601
 * @property {string} updated  ISO 8601
 * @property {SeatScore[] | null} scores
 * @property {string | null} rematch  id of the table where these people play again
 * @property {string | null} cancelled  ISO 8601, when the table agreed to end the game without a result
 * @property {string | null} paused  ISO 8601, since when the clocks stand by agreement
 * @property {Motion | null} motion
 * @property {boolean} watching  you are here as an invited onlooker
 * @property {{id: string, name: string}[]} watchers  the invited onlookers, for those who sit here
 * @property {boolean} [invited]  was it looked up with its own invitation?
 * @property {string | null} invite_mark  another one with each new invitation: the one before leads nowhere
 * @property {{kind: "sandbox" | "import", of?: string, version?: number, title?: string} | null} sandbox
 * @property {import("./clocks.js").Clock | null} clock
 * @property {Clocks | null} clocks
 * @property {number | null} seen  version at your last visit before this one
 * @property {number} news  events since then that were not yours
 * @property {number[]} news_by  the seats they came from
 */

/**
 * @typedef {object} SeatScore
 * @property {number} seat
 * @property {number} total  points
 * @property {boolean} winner
 * @property {Record<string, number>} categories  points by category, in the order of the score sheet
 */

/**
 * What is asked of this viewer now. Every entry of `choices` is the id of one clickable thing.
 * @typedef {object} Decision
 * @property {number} seat
 * @property {string} ask  kind of question
 * @property {Record<string, any>} context
 * @property {string[]} choices
 * @property {string[]} undo  own choices since the last checkpoint, oldest first; empty: nothing can be taken back
 */

/**
 * One happening. `k` is its kind; the other fields are the kind's own. `seq` is the event it belongs to.
 * @typedef {{k: string, seat?: number, seq: number, at?: string} & Record<string, any>} LogEntry
 */

/**
 * A choice in which the rules played a seat themselves, as the opponent of somebody alone: the positions on the way.
 * The entries of the event's log up to `log` lead to `view`; the last frame is the position that was reached. Only the
 * latest one is known, and only to a page that was open then.
 * @typedef {object} Passage
 * @property {number} seq  the event it belongs to, and the version it led to
 * @property {{log: number, view: Record<string, any>}[]} frames
 */

/**
 * @typedef {object} ChatLine
 * @property {number} id
 * @property {number | null} seat
 * @property {string} name
 * @property {string} [person]  id
 * @property {string} text
 * @property {string} at  ISO 8601
 */

/**
 * An RFC 9457 problem document as the service sends it.
 * @typedef {object} Problem
 * @property {string} code
 * @property {string} title
 * @property {string} [detail]
 * @property {number} status
 * @property {string | null} [clause]  the rule's id, for refusals by a rule
 */

/**
 * A command that was sent, or waits for the line, and has no answer yet. There is at most one.
 * @typedef {object} Command
 * @property {string} command_id
 * @property {"choose" | "undo"} t
 * @property {string} [choice]
 * @property {number} [steps]
 * @property {number} version  the version it was chosen at
 */

/**
 * The last command the service refused, until the next one is sent.
 * @typedef {object} Refusal
 * @property {Command} command
 * @property {Problem} problem
 */

/**
 * A step as the game is told: the events `from` to `to`, of which the last led to the position of version `to`.
 * @typedef {object} Retold
 * @property {number} from
 * @property {number} to
 * @property {number | null} seat  who did it; null for what happened by itself
 * @property {{seat: number | null, parts: any[]}[]} lines  in the board's own words and symbols
 * @property {string} words  the same in plain words
 * @property {string | null} at  ISO 8601; null for what came while the page was open
 * @property {boolean} aside  it left the position as it was: nobody can take it back
 */

/**
 * Looking back. While it is not at its end, `view` is a position of the past and nothing is asked.
 * @typedef {object} PastShown
 * @property {"visit" | "game" | "would"} kind  since the last visit, the whole game, or how it would be after taking back
 * @property {number} at  the version that is seen
 * @property {number} first  the version it begins at
 * @property {number} last  the present version
 * @property {boolean} end  the present is seen
 * @property {boolean} running  it goes on by itself
 * @property {boolean} loading
 * @property {Retold[]} steps
 * @property {number} step  index of the one that led here; -1 at the beginning
 * @property {boolean} yours  it is your move in the present
 * @property {number} fresh  steps that came since looking back began
 * @property {number | null} seen  version at the last visit
 * @property {import("./board/turns.js").Turn[]} turns
 */

/**
 * What can be done while looking back, and how to begin.
 * @typedef {object} PastDoings
 * @property {() => void} look  at the whole game
 * @property {() => void} close
 * @property {(version: number) => void} to
 * @property {() => void} next
 * @property {() => void} back
 * @property {() => void} nextTurn
 * @property {() => void} turnBack
 * @property {() => void} start
 * @property {() => void} end
 * @property {() => void} play  or pause
 * @property {() => number} left  ms until it has been told by itself
 * @property {() => void} tryFrom  opens a sandbox from the position that is seen
 * @property {() => void} link  copies a link to it
 */

/**
 * Everything a board draws from. Branches of `view` that a step did not touch keep their identity from one state to
 * the next, so `===` on a branch is a valid "has this changed" test. Never mutate any of it.
 * @typedef {object} TableState
 * @property {number} version
 * @property {Record<string, any>} view  see the game's view; seats are strings "0".."3"
 * @property {Decision | null} decision  null when somebody else is asked
 * @property {number | null} you
 * @property {LogEntry[]} log  oldest first
 * @property {ChatLine[]} chat  oldest first
 * @property {TableInfo} table
 * @property {Record<string, any>} components  the game's catalogue from GET /api/games
 * @property {"live" | "lost" | "reconnecting"} connection  choosing waits while it is not "live"
 * @property {Command | null} pending  draw the choice as taken up, but not as done
 * @property {Refusal | null} refused
 * @property {Passage | null} passage
 * @property {PastShown | null} past  null: the present is shown
 */

/**
 * What one legal choice would do, up to the next decision or chance.
 * @typedef {object} Preview
 * @property {boolean} reveals  true: it ends in something that cannot be taken back
 * @property {import("./patch.js").Operation[]} patch  to be applied to `TableState.view`
 * @property {LogEntry[]} log
 */

/**
 * @typedef {object} BoardTable
 * @property {string} id
 * @property {string} game
 * @property {() => TableState} state  the present state
 * @property {<T>(select: (state: TableState) => T, listener: (value: T, state: TableState) => void) => (() => void)} onChange
 *   calls `listener` at once and then whenever `select` yields another value (by Object.is); returns the unsubscriber
 * @property {(choice: string) => Promise<Problem | null>} choose
 *   sends a choice; resolves when it was answered: null when it is on the table, else the reason it is not. Never rejects.
 *   While another command has no answer, the call is ignored and answers with code "busy".
 * @property {(steps?: number) => Promise<Problem | null>} undo  takes back own choices, the last one when `steps` is left out
 * @property {() => Promise<Record<string, Preview>>} previews  of every legal choice; fetched once a version, {} when nothing is asked
 * @property {(text: string) => boolean} chat  false: the line is not up, nothing was sent
 * @property {(key: string, params?: Record<string, string | number>) => string} t
 * @property {((choice: string) => string) | null} naming  the board may put a function here that says a choice in a few
 *   words; the line bar then names the step that was taken back
 * @property {(() => Promise<void>) | null} settled  the board may put a function here that resolves when all that has
 *   happened is shown; the result of the game is told only then
 * @property {((log: readonly LogEntry[]) => Retold[]) | null} retell  the board puts a function here that tells the game
 *   step by step; without one there is no looking back
 * @property {PastDoings} past
 * @property {() => number} now  ms since 1970 by the service's clock
 * @property {(id: string) => string | null} nameOf  somebody who was met at this table, also one who has left
 * @property {() => void} menu  opens what can be done at the table beside playing
 * @property {(line: ChatLine) => void} silence  asks whether to see no more of a person's messages
 * @property {{again: () => void, leave: () => void}} sandbox  of a table for trying out
 * @property {() => void} standIn  lets a bot play one's own seat; taking back is on the shell's bar, as for others' seats
 * @property {() => void} toggleTheme
 * @property {() => void} goHome
 * @property {() => void} showScores  the score sheet; only when `table.status` is "over"
 */

/** @typedef {(root: HTMLElement, table: BoardTable) => (() => void)} Mount */

export {};
