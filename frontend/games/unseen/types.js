/**
 * The position as the service shows it to one viewer. Everything is keyed by id; seats are
 * the strings "0".."3", places in an order the strings "1", "2", ...
 *
 * @typedef {"vodnik" | "golem" | "horned" | "robot"} Kind  a Worker type and its Neighborhood
 * @typedef {{seat: number, type: string}} Standing
 *
 * @typedef {object} PlaceView
 * @property {string | null} price  the top Building Price token
 * @property {number} left  tokens in the stack, the top one too
 * @property {string | null} card
 * @property {Standing | null} worker  who entered the card
 * @property {string[]} under  covered cards
 *
 * @typedef {object} HoodView
 * @property {Record<string, string>} square  seat -> type of the Worker standing there
 * @property {Record<string, unknown>} laid  "<seat>-<type>" of the Workers that were built over
 * @property {Record<string, number>} influence  seat or "virtual" -> space, 7 is the crown
 * @property {Record<string, string>} witch_tokens  level -> token
 * @property {Record<string, number>} end_bonus  place 1..4 -> seat
 * @property {number} upgrades_left
 * @property {Record<string, PlaceView>} places
 *
 * @typedef {object} PlayerView
 * @property {Record<string, number>} stock
 * @property {Record<string, string>} workers  type -> "hand" | "square:<hood>" | "card:<place>" | "laid:<hood>" | "bench"
 * @property {Record<string, unknown>} guilds
 * @property {Record<string, string[]>} stacks  Bridge tiles, the top first
 * @property {number} built
 * @property {number} beside  built without a space
 * @property {number} boat  0 is the start
 * @property {number} voyages  finished
 * @property {number[]} ends
 * @property {number} idea
 * @property {Record<string, Record<string, unknown>>} milestones  Neighborhood -> type
 * @property {Record<string, string[]>} display  row -> Items from the left
 * @property {Record<string, number>} repair
 * @property {Record<string, unknown>} upgrades
 * @property {Record<string, number>} [mugs]  of the viewer alone
 * @property {number} mug_count
 * @property {Record<string, unknown>} prices
 * @property {Record<string, number>} scored
 * @property {number} projected
 *
 * @typedef {object} CouncilorView  of a solo game; its stock, Guilds and Workers are those of its player
 * @property {number} seat
 * @property {number} level
 * @property {number} track  last space of its Rumor track
 * @property {Record<string, string>} aims  slot a or b -> Aim card
 * @property {string} help  side of the help cards in use
 * @property {string | null} card  the Solo action card turned up last
 * @property {number} deck
 * @property {Record<string, unknown>} discard
 * @property {string | null} token  the Reward token that is being gained
 * @property {number} tokens
 * @property {Record<string, unknown>} spent
 * @property {string | null} worker  the type used last
 *
 * @typedef {object} View
 * @property {string} game
 * @property {number} seats
 * @property {Record<string, string>} options
 * @property {number} era
 * @property {string} phase
 * @property {{seat: number, first: number, acted: boolean, counts_as: string | null, worker: string | null, used: Record<string, unknown>}} turn  seat -1 before the first turn; `used` are Upgrade cards
 * @property {Record<string, string>} waiting
 * @property {Record<string, {hood: string, first: number, second: number}>} popularity
 * @property {Record<string, number>} visitors
 * @property {string} witch
 * @property {Record<string, number>} witch_piles
 * @property {Record<string, HoodView>} hoods
 * @property {Record<string, Record<string, number | null>>} bridges  site -> Neighborhood -> seat, and its worth
 * @property {{side: string, golem: number, priority: Record<string, string>}} market
 * @property {{items: Record<string, string | null>, flame: Record<string, string>, bag: number}} cauldron
 * @property {{at: string, crates: Record<string, {section: string, slot: number, shown: boolean}>}} clock
 * @property {{spaces: Record<string, string[]>, stacks: Record<string, Record<string, number>>, first: number | null}} river
 * @property {Record<string, {section: string, slot: number}>} mill
 * @property {{deck: number, discard: Record<string, number>}} mugs
 * @property {Record<string, string | null>} offer
 * @property {number} deck
 * @property {Record<string, {worker: string, top: boolean}>} bench
 * @property {Record<string, PlayerView>} players
 * @property {CouncilorView | null} [councilor]
 * @property {Record<string, Record<string, number>> | null} scores
 * @property {number[]} [winners]
 *
 * @typedef {Record<string, any>} Catalogue  the component data
 * @typedef {import("../common/types.js").Scene<View>} Scene
 *
 * @typedef {{quarter: string}} Own  on a phone: the open quarter, "" for the whole city
 * @typedef {import("../common/control.js").Ui & Own} Ui
 * @typedef {{next: () => void, back: () => void, pause: () => void, end: () => void, again: () => void, show: (i: number) => void}} TurnDoings
 * @typedef {import("../common/control.js").Doings & {visit: (hood: string) => void, turn: TurnDoings}} Doings
 */

export {};
