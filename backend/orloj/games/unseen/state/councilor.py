"""What the Councilor of a solo game has besides what every player has."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Self

from orloj.engine.parts import Part
from orloj.engine.piles import Pile

COUNCILOR = 1
"""Its seat; the human of a solo game has seat 0."""


@dataclass(slots=True)
class Councilor(Part):
    """The Councilor's board and cards; at level 0 nobody plays for the table.

    Its wild Resources are the `any` of its stock, its Rumor marker stands at the `rumor` of it, and its wild Guild
    symbols are the marks on its player board, whatever their names.
    """

    level: int = 0
    aims: dict[str, str] = field(default_factory=dict[str, str])
    """Slot a or b -> the Aim card there."""
    deck: Pile = field(default_factory=Pile)
    discard: list[str] = field(default_factory=list[str])
    card: str = ""
    """The Solo action card that was flipped last."""
    tokens: Pile = field(default_factory=Pile)
    spent: list[str] = field(default_factory=list[str])
    """Reward tokens gained, until they are shuffled again."""
    token: str = ""
    """The Reward token whose Reward is being gained."""
    due: int = 0
    """Reward tokens earned while one is being gained (SO41)."""
    worker: str = ""
    """The Worker type used last."""
    moves_next: bool = False
    """Whether the next Repair reward moves an Item rather than takes one (PU-SOLOPLACE-07)."""

    def copy(self) -> Self:
        return type(self)(
            self.level,
            self.aims.copy(),
            self.deck.copy(),
            self.discard.copy(),
            self.card,
            self.tokens.copy(),
            self.spent.copy(),
            self.token,
            self.due,
            self.worker,
            self.moves_next,
        )
