/** Words of a game against an opponent whom the rules play. The names of its levels come with the components. */

/** @type {Record<string, import("../words.js").Phrase>} */
export const solo = {
  "unseen.option.councilor": "Councilor",
  "unseen.option.witch-aim": "Witch Aim card",
  "unseen.option.witch-aim.no": "left in the box",
  "unseen.option.witch-aim.yes": "may be dealt",
  "unseen.opponent": "The Councilor",
  "unseen.opponent.short": "Councilor",
  "unseen.opponent.text":
    "Alone you play against an automaton with a board of its own. Each turn it turns up a card and does the first thing on it that is possible; two Aim cards say where and what for. It plans nothing, and it never gets tired.",
  "unseen.opponent.level": "Level {n}",
  "unseen.opponent.level.1": "for a first game",
  "unseen.opponent.level.2": "an even match",
  "unseen.opponent.level.3": "for practised players",
  "unseen.opponent.level.4": "seldom beaten",
  "unseen.opponent.also": "The Witch Aim card may be dealt",
  "unseen.opponent.also.text": "Then it may follow the Witch, and decides some minigames in another way.",

  "open.sentence.against": "{game} for you alone, against the {name}. Nobody else sees it.",
  "solo.game": "{game} alone, against the {name}",
  "won.against": "You beat the {name}, {points} to {other}",
  "lost.against": "You lost to the {name}, {points} to {other}",
  "home.against": "against the {names}",
};
