"""Victory Points gained at once, and nothing."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from orloj.engine.gains import Effects
from orloj.engine.game import Effect
from orloj.games.unseen.by import By
from orloj.games.unseen.effects.base import Own, gives
from orloj.games.unseen.game import Unseen


@dataclass(frozen=True, slots=True)
class Score(Own):
    """Gain Victory Points at once."""

    by: By
    n: int

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        game.edit_player(self.by.seat).card_vp += self.n
        game.note("points", self.by.seat, n=self.n, source=self.by.source)
        return ()


@gives("vp")
def _points(by: By, n: int) -> Effects:
    return (Score(by, n),)


@gives("none")
def _nothing(by: By, n: int) -> Effects:
    return ()
