/** Words of all boards that this game says in its own way. */
export const shared = {
  "board.setup": "The city is being set up",
  "board.page.over": "The end · {title}",
  "board.page.yours": "Your turn · {title}",
  "board.page.other": "{who}'s turn · {title}",
  "board.turn-of": "Turn of {who}",
  "board.wait-for-you": "You can look around: every piece tells what it is.",
  "board.winner": { one: "{who} won", other: "{who} won together" },
  "board.close": "Close",
  "board.keys.pick": "pick a choice; the same key again plays it",
  "board.keys.confirm": "confirm what is picked",
  "board.keys.double": "a double click or tap picks and plays at once",
  "board.key.arrows": "Arrows",
};
