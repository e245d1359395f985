/**
 * What the boards of all games share in form. A game's own board narrows `View` and adds what is its own.
 *
 * @typedef {(key: string, params?: Record<string, string | number>) => string} Words
 * @typedef {import("../../js/board-api.js").TableState} TableState
 * @typedef {import("../../js/board-api.js").LogEntry} LogEntry
 * @typedef {import("../../js/board-api.js").Preview} Preview
 *
 * @typedef {{text: string} | {effect: string} | {icon: string, words: string}} Part  words, a run of symbols, or one symbol
 * @typedef {{seat: number | null, seq: number, parts: Part[]}} Sentence  what begins with a doer, or stands by itself
 * @typedef {{title: string, lines: (string | {effect: string, words: string})[]}} Card  the details of a piece
 *
 * @typedef {object} Told  a choice in words
 * @property {string} title
 * @property {unknown} [sign]  of the game's own kind, drawn by `Lore.signGlyph`
 * @property {string} [effect]  notation, drawn before the detail
 * @property {string} [detail]
 *
 * @typedef {object} BaseView  what is common to the views of all games
 * @property {string} game
 * @property {number} seats
 * @property {string} phase
 * @property {{seat: number} & Record<string, any>} turn
 * @property {Record<string, string>} waiting  seat -> what it is asked
 * @property {number[] | null} [winners]
 *
 * @typedef {object} Lore  a game's side of what the common parts draw
 * @property {string} id  the prefix of its words
 * @property {(scene: any) => string} asked  the question, with *stars* round what it is about
 * @property {(scene: any, choice: string, preview?: Preview) => Told} told
 * @property {(scene: any, choice: string) => string} stepName  a choice in one or two words
 * @property {(scene: any, preview: Preview | undefined) => Part[]} foreseen  what a choice would do
 * @property {(scene: any, log: readonly LogEntry[]) => Sentence[]} sentences
 * @property {(scene: any, key: string) => Card | null} describe
 * @property {(scene: any, sign: any, size: number) => unknown} signGlyph
 * @property {(scene: any, log: readonly LogEntry[]) => string[]} [spots]  where on the board something happened: choice ids or info keys
 * @property {(scene: any, spots: readonly string[]) => string[]} [around]  what lies round those, where they are not drawn themselves
 * @property {(effect: string, size?: number) => unknown} effectGlyphs
 * @property {(t: Words, effect: string) => string} inWords
 * @property {(name: string, size: number) => unknown} glyph  one of the game's symbols between words
 */

/**
 * Everything a drawing is made from.
 * @template {BaseView} [V=BaseView]
 * @typedef {object} Scene
 * @property {V} view  the position
 * @property {V} next  the position after the chosen choice; `view` itself when nothing is chosen
 * @property {Record<string, any>} data  component data
 * @property {number | null} you  null for an onlooker
 * @property {number} me  whose area is drawn large: the viewer, for an onlooker whoever is in turn
 * @property {number[]} order  seats, `me` first, then clockwise
 * @property {(seat: number) => string} name  "You" or the person's name
 * @property {(seat: number) => string} person  the person's name; bots and what the rules play have names too
 * @property {(seat: number) => string | null} bot  level of the bot that plays the seat, "program" for somebody's own
 * @property {(id: string) => string} met  what to call a person by id, also one who has left
 * @property {(seat: number) => boolean} clocked  has the seat a clock?
 * @property {boolean} ended  the table is over, with or without an end of the game
 * @property {boolean} past  a position of the past is shown
 * @property {import("../../js/board-api.js").Decision | null} decision
 * @property {ReadonlySet<string>} legal
 * @property {string | null} chosen
 * @property {Lore} lore
 * @property {Words} t
 */

export {};
