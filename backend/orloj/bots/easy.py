"""The player that looks no further than its nose."""

from __future__ import annotations

import random

from orloj.bots.sight import Sight
from orloj.bots.thinking import answer_nature
from orloj.bots.worth import worth_of
from orloj.engine.game import play


class Easy:
    """Takes the choice after which the position is worth most, any of those that are worth the same."""

    def __init__(self, dice: random.Random) -> None:
        self._dice = dice

    def choose(self, sight: Sight) -> str:
        """The choice that is worth most at once."""
        worth, seat = worth_of(sight.game_id), sight.seat
        position = sight.imagine(self._dice)
        found: dict[str, float] = {}
        for choice in sight.choices:
            twin = position.clone()
            play(twin, choice)
            answer_nature(twin, self._dice)
            found[choice] = round(worth(twin, seat), 6)
        best = max(found.values())
        return self._dice.choice([choice for choice, value in found.items() if value == best])
