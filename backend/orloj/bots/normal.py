"""The player that thinks its turn through."""

from __future__ import annotations

import random
from typing import Any

from orloj.bots.sight import Sight
from orloj.bots.thinking import luck_of
from orloj.bots.turn import TurnSearch
from orloj.bots.worth import worth_of
from orloj.engine.game import Game, play

STEPS = 120


class Plan:
    """The choices of a turn that were thought of before, as far as nothing comes between."""

    def __init__(self) -> None:
        self._rest: tuple[str, ...] = ()
        self._then: Any = None

    def begin(self, position: Game, line: tuple[str, ...]) -> str:
        """Keeps a line from a position on and returns its first choice."""
        twin = position.clone()
        play(twin, line[0])
        self._rest, self._then = line[1:], _state(twin)
        return line[0]

    def next(self, position: Game) -> str | None:
        """The next choice, if the position is the one that was thought of."""
        if self._rest and self._then == _state(position):
            return self.begin(position, self._rest)
        return None


def _state(game: Game) -> Any:
    return (tuple(game.stack), tuple(game.choices), game.seals)


class Normal:
    """Searches its own turn to the end and plays towards what is worth most then."""

    def __init__(self, dice: random.Random, steps: int = STEPS) -> None:
        self._dice = dice
        self._steps = steps
        self._plan = Plan()

    def choose(self, sight: Sight) -> str:
        """The choice that leads to the best end of the turn that was found."""
        if len(sight.choices) == 1:
            return sight.choices[0]
        position = sight.imagine(self._dice)
        planned = self._plan.next(position)
        if planned:
            return planned
        search = TurnSearch(worth_of(sight.game_id), sight.seat, luck_of(self._dice))
        search.look(position, self._steps)
        return self._plan.begin(position, search.pick(self._dice).line)
