"""Players that think of a whole turn and keep to it."""

from __future__ import annotations

import random
from typing import Any

from orloj.bots.sight import Sight
from orloj.engine.game import Game, play


class Planner:
    """Thinks of the choices of its turn and plays them as far as nothing comes between."""

    def __init__(self, dice: random.Random) -> None:
        self._dice = dice
        self._rest: tuple[str, ...] = ()
        self._then: Any = None

    def choose(self, sight: Sight) -> str:
        """The next choice of what was thought of; a thought is taken only where there is a choice and none is left."""
        if len(sight.choices) == 1:
            return sight.choices[0]
        position = sight.imagine(self._dice)
        line = self._rest if self._rest and self._then == _state(position) else self.think(sight, position)
        twin = position.clone()
        play(twin, line[0])
        self._rest, self._then = line[1:], _state(twin)
        return line[0]

    def think(self, sight: Sight, position: Game) -> tuple[str, ...]:
        """The choices of a turn, one at least, from a position that was imagined."""
        raise NotImplementedError


def _state(game: Game) -> Any:
    return (tuple(game.stack), tuple(game.choices), game.seals)
