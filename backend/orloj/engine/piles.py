"""Piles of pieces that nobody sees: an unordered set of the unseen and an ordered tail of what was put under it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from orloj.engine.rules import Dice


@dataclass(slots=True)
class Pile:
    """A face-down deck, stack or bag.

    `unseen` counts the pieces whose order nobody can know, so none is stored: which one comes next is a chance
    outcome. `tail` holds the pieces that were put under the pile, in order; they come when nothing unseen is left.
    """

    unseen: dict[str, int] = field(default_factory=dict[str, int])
    tail: list[str] = field(default_factory=list[str])

    def __len__(self) -> int:
        return sum(self.unseen.values()) + len(self.tail)

    def copy(self) -> Pile:
        """An independent copy."""
        return Pile(dict(self.unseen), list(self.tail))

    def weights(self) -> dict[str, int]:
        """What the next draw can be, with its relative frequency; empty for an empty pile."""
        if self.unseen:
            return self.unseen
        return {self.tail[0]: 1} if self.tail else {}

    def take(self, piece: str) -> None:
        """Removes a piece that `weights` named."""
        left = self.unseen.get(piece, 0)
        if left > 1:
            self.unseen[piece] = left - 1
        elif left == 1:
            del self.unseen[piece]
        else:
            self.tail.remove(piece)

    def put_under(self, piece: str) -> None:
        """Puts a piece at the bottom."""
        self.tail.append(piece)

    def shuffle_in(self, pieces: dict[str, int]) -> None:
        """Adds pieces of which nobody can know the order, as a reshuffled discard."""
        for piece, n in pieces.items():
            self.unseen[piece] = self.unseen.get(piece, 0) + n

    def forget(self, dice: Dice) -> None:
        """Puts all pieces into any order: what somebody put under the pile after a look that nobody else had."""
        if self.tail:
            self.deal_anew((), dice)

    def deal_anew(self, looked_at: Sequence[str], dice: Dice) -> tuple[str, ...]:
        """Puts all pieces into any order, with those that somebody has taken off it to look at; as many are dealt."""
        pieces = sorted([*(piece for piece, n in self.unseen.items() for _ in range(n)), *self.tail, *looked_at])
        dice.shuffle(pieces)
        dealt, pieces = pieces[: len(looked_at)], pieces[len(looked_at) :]
        under = len(self.tail)
        self.tail, self.unseen = pieces[:under], {}
        self.shuffle_in({piece: pieces[under:].count(piece) for piece in pieces[under:]})
        return tuple(dealt)
