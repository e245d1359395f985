"""What a bot may see, and what it is."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any, Protocol

from orloj.engine.game import Game, legal
from orloj.engine.match import Match
from orloj.engine.rules import Dice


class Sight:
    """A decision as its seat sees it: the same as a person at the table is sent, made when it is looked at.

    It is good until the choice is made.
    """

    def __init__(self, match: Match) -> None:
        self._match = match

    @property
    def game_id(self) -> str:
        """Which game is played."""
        return self._match.rules.id

    @property
    def seat(self) -> int:
        """The seat to decide. Raises LookupError after the end."""
        seat = self._match.game.decider
        if seat is None:
            raise LookupError("nothing is to be decided")
        return seat

    @property
    def choices(self) -> Sequence[str]:
        """The legal choices."""
        return legal(self._match.game)

    @cached_property
    def decision(self) -> dict[str, Any]:
        """What is asked, with its context and choices. Raises LookupError after the end."""
        decision = self._match.decision()
        if decision is None:
            raise LookupError("nothing is to be decided")
        return decision

    @cached_property
    def view(self) -> dict[str, Any]:
        """The position, as far as the seat to decide knows it. Never write to it."""
        return self._match.rules.view(self._match.game, self._match.game.decider)

    def imagine(self, dice: Dice) -> Game:
        """A position that the seat may believe in, to play on: what it does not know is dealt anew."""
        return self._match.rules.imagine(self._match.game, self.seat, dice)


class Bot(Protocol):
    """A player."""

    def choose(self, sight: Sight) -> str:
        """One of the choices."""
        ...
