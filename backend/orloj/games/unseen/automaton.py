"""What the game asks of the seat that its rules play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol

from orloj.engine.gains import Effects, Items
from orloj.engine.game import Effect
from orloj.engine.notation import Item
from orloj.games.unseen.by import By

if TYPE_CHECKING:
    from orloj.games.unseen.game import Unseen


class Automaton(Protocol):
    """What the Councilor of a solo game does in its own way; everything else it does as players do (PU-SOLORES-01)."""

    def begin(self) -> Effects:
        """What follows the setup of the board up to its first turn and the human's."""
        ...

    def turn(self) -> Effects:
        """The effects of its turn."""
        ...

    def milestone(self) -> Effects:
        """What it gets in place of a Milestone's effect."""
        ...

    def answer(self, game: Unseen, top: Effect[Any], options: Sequence[str]) -> str:
        """What it chooses; it writes down why."""
        ...

    def receive(self, game: Unseen, by: By, good: str, n: int) -> Effects:
        """Gains goods."""
        ...

    def meaning(self, game: Unseen, by: By, item: Item, n: int) -> Effects | None:
        """The effects of a symbol that means something else to it; None for those that do not."""
        ...

    def ways(self, game: Unseen, cost: Items) -> list[str]:
        """The one way in which it pays a cost; none when it cannot."""
        ...

    def pay(self, game: Unseen, cost: Items) -> Effects:
        """Pays a cost in full."""
        ...
