"""The strongest player: in each game what has proved better there."""

from __future__ import annotations

import random
from collections.abc import Mapping
from types import MappingProxyType

from orloj.bots.broad import Broad
from orloj.bots.foresight import Foresight
from orloj.bots.sight import Bot, Sight

PLAYERS: Mapping[str, type[Broad | Foresight]] = MappingProxyType({"caput": Broad, "unseen": Foresight})
"""Game id -> how it is thought about; Foresight where nothing has been measured.

A turn of Praga Caput Regni has over a thousand ends: it is most worth while to find a good one, and short trials tell
little. In Prague Unseen what the others answer and what the next turn brings decides more.
"""


class Hard:
    """Plays each game in the way that has won more there."""

    def __init__(self, dice: random.Random, budget: float, rounds: int | None = None) -> None:
        """`budget` is the time for a choice in seconds; with `rounds` work is counted, and the clock not looked at."""
        self._dice = dice
        self._budget = budget
        self._rounds = rounds
        self._player: Bot | None = None

    def choose(self, sight: Sight) -> str:
        """The choice that came out best."""
        if self._player is None:
            self._player = PLAYERS.get(sight.game_id, Foresight)(self._dice, self._budget, self._rounds)
        return self._player.choose(sight)
