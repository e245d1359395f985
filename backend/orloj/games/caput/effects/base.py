"""What the modules of effects have in common: registering meanings, and effects of a seat."""

from __future__ import annotations

from collections.abc import Callable

from orloj.engine.game import Effect
from orloj.games.caput.by import By
from orloj.games.caput.game import Caput, Maker


def gives(symbol: str) -> Callable[[Maker], Maker]:
    """Registers a function as the meaning of a symbol."""

    def register(maker: Maker) -> Maker:
        Caput.meanings[symbol] = maker
        return maker

    return register


class Own(Effect[Caput]):
    """An effect that its `by` decides."""

    __slots__ = ()

    by: By

    def decider(self) -> int:
        return self.by.seat
