"""What the modules of effects have in common: registering meanings, and effects of a seat."""

from __future__ import annotations

from collections.abc import Callable

from orloj.engine.game import Effect
from orloj.games.unseen.by import By
from orloj.games.unseen.game import Maker, Unseen


def gives(symbol: str) -> Callable[[Maker], Maker]:
    """Registers a function as the meaning of a symbol; `here` belongs to it: "influence here"."""

    def register(maker: Maker) -> Maker:
        Unseen.meanings[symbol] = maker
        return maker

    return register


class Own(Effect[Unseen]):
    """An effect that its `by` decides."""

    __slots__ = ()

    by: By

    def decider(self) -> int:
        return self.by.seat
