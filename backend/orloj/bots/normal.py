"""The player that thinks its turn through."""

from __future__ import annotations

import random
from collections.abc import Sequence

from orloj.bots.sight import Sight
from orloj.bots.thinking import Luck, luck_of
from orloj.bots.turn import TurnSearch
from orloj.bots.worth import Worth, worth_of
from orloj.engine.game import Game

STEPS = 400
ROUNDS = ((1.0, 0.3), (0.34, 0.35), (0.15, 0.35))
"""Part of the first choices that is looked into, the best of the round before, and part of the steps spent on it."""


def turn_ends(game: Game, seat: int, worth: Worth, luck: Luck, steps: int) -> TurnSearch:
    """Searches a turn in rounds, each among fewer first choices but deeper."""
    search = TurnSearch(worth, seat, luck)
    choices: Sequence[str] = game.choices
    for part, share in ROUNDS:
        n = max(1, round(part * len(game.choices)))
        if n < len(choices):
            choices = [ending.first for ending in search.best(n)]
        search.look(game, choices, round(share * steps))
    return search


class Normal:
    """Searches its own turn to the end and takes the first choice of what is worth most then."""

    def __init__(self, dice: random.Random, steps: int = STEPS) -> None:
        self._dice = dice
        self._steps = steps

    def choose(self, sight: Sight) -> str:
        """The choice that leads to the best end of the turn that was found."""
        if len(sight.choices) == 1:
            return sight.choices[0]
        position, luck = sight.imagine(self._dice), luck_of(self._dice)
        search = turn_ends(position, sight.seat, worth_of(sight.game_id), luck, self._steps)
        return search.choice(self._dice)
