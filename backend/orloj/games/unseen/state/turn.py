"""Whose turn it is."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Self

from orloj.engine.parts import Part


@dataclass(slots=True)
class Turn(Part):
    """Whose turn it is in which Era, and what the turn has used up."""

    era: int = 0
    seat: int = -1
    first: int = -1
    """The holder of the First Player token."""
    acted: bool = False
    bound: bool = False
    """3 Rumors were paid: the action must be one that uses a Worker (PU-CONV-07)."""
    counts_as: str = ""
    worker: str = ""
    """The Worker that was used, by its real type; it alone counts as `counts_as`."""
    used: list[str] = field(default_factory=list[str])
    """Upgrade cards used up this turn."""
    benched: dict[str, str] = field(default_factory=dict[str, str])
    """Seat -> the Worker on the Bench, in order of Benching."""

    def copy(self) -> Self:
        return type(self)(
            self.era,
            self.seat,
            self.first,
            self.acted,
            self.bound,
            self.counts_as,
            self.worker,
            self.used.copy(),
            self.benched.copy(),
        )
