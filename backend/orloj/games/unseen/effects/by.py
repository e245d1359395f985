"""On whose behalf an effect happens."""

from __future__ import annotations

from dataclasses import dataclass

from orloj.engine.game import Effect
from orloj.games.unseen.game import Unseen

Effects = tuple[Effect[Unseen], ...]
DECLINE = "decline"


@dataclass(frozen=True, slots=True)
class By:
    """The seat, the Neighborhood that "here" means, the type that the Worker used counts as ("" for a virtual one of
    any type), and the card, token or place that the effect comes from."""

    seat: int
    hood: str = ""
    worker: str = ""
    source: str = ""


class Own(Effect[Unseen]):
    """An effect that its `by` decides."""

    __slots__ = ()

    by: By

    def decider(self) -> int:
        return self.by.seat
