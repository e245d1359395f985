"""Giving up Guilds and cards that a cost demands: no goods stand for them (R24)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from orloj.engine.game import Effect
from orloj.games.unseen.by import By
from orloj.games.unseen.effects.base import Own
from orloj.games.unseen.game import Unseen
from orloj.games.unseen.hand import give_up, pieces_for


@dataclass(frozen=True, slots=True)
class Discard(Own):
    """Give up one more Guild or card."""

    by: By
    symbol: str
    ask: ClassVar[str] = "discard"
    open: ClassVar[bool] = False

    def options(self, game: Unseen) -> Sequence[str]:
        return pieces_for(game, self.by.seat, self.symbol)

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        give_up(game, self.by.seat, choice)
        return ()


Unseen.discard = Discard
