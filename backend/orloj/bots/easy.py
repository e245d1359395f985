"""The player that does not look far."""

from __future__ import annotations

import random

from orloj.bots.sight import Sight
from orloj.bots.thinking import luck_of, run_out, step
from orloj.bots.worth import worth_of


class Easy:
    """Tries each choice, ends the turn in the simplest way and takes what is worth most then; any if some are alike.

    The simplest way is the first choice each time, which never leads in a circle.
    """

    def __init__(self, dice: random.Random) -> None:
        self._dice = dice

    def choose(self, sight: Sight) -> str:
        """The choice that seems best."""
        if len(sight.choices) == 1:
            return sight.choices[0]
        worth, seat = worth_of(sight.game_id), sight.seat
        position, luck = sight.imagine(self._dice), luck_of(self._dice)
        found: dict[str, float] = {}
        for choice in sight.choices:
            twin = position.clone()
            if not step(twin, choice, luck):
                run_out(twin, luck)
            found[choice] = round(worth(twin, seat), 6)
        best = max(found.values())
        return self._dice.choice([choice for choice, value in found.items() if value == best])
