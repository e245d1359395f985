"""What a position is worth to a seat: all that a bot knows of a game beside its rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from orloj.bots.caput import worth as caput
from orloj.bots.unseen import worth as unseen
from orloj.engine.game import Game

Worth = Callable[[Any, int], float]
"""Position and seat -> points: what the seat may expect to have in the end, less what the best of the others may.

It may read everything in the position, which is an imagined one, and changes nothing. It is asked at every step, also
in the middle of a turn and after the end, where it is the difference of the final scores."""

WORTH: Mapping[str, Worth] = MappingProxyType({"caput": caput.worth, "unseen": unseen.worth})
"""Game id -> its worth."""


def worth_of(game_id: str) -> Worth:
    """The worth of a game's positions; without one all are alike, and the bots play at random."""
    return WORTH.get(game_id, _alike)


def _alike(game: Game, seat: int) -> float:
    return 0.0
