"""The player that thinks its turn through."""

from __future__ import annotations

import random

from orloj.bots.planner import Planner
from orloj.bots.sight import Sight
from orloj.bots.thinking import luck_of
from orloj.bots.turn import TurnSearch
from orloj.bots.worth import worth_of
from orloj.engine.game import Game

STEPS = 120


class Normal(Planner):
    """Searches its own turn to the end and plays towards what is worth most then."""

    def __init__(self, dice: random.Random, steps: int = STEPS) -> None:
        super().__init__(dice)
        self._steps = steps

    def think(self, sight: Sight, position: Game) -> tuple[str, ...]:
        """The line that leads to the best end of the turn that was found."""
        search = TurnSearch(worth_of(sight.game_id), sight.seat, luck_of(self._dice))
        search.look(position, self._steps)
        return search.pick(self._dice).line
