"""A random game of any rules, position by position."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from orloj.engine.game import Game, legal
from orloj.engine.match import Match
from orloj.engine.rules import Rules

LONGEST = 5000
"""Choices after which a game counts as endless."""


class Hidden(Protocol):
    """What a game hides, so that the suite can look for leaks."""

    def twin(self, game: Any, viewer: int | None, dice: random.Random) -> Game:
        """A position that differs only in what the viewer cannot see."""
        ...

    def secret_of(self, game: Any) -> int | None:
        """The seat that alone learns the chance outcome which is due; None when everybody sees it."""
        ...

    def names(self, game: Any, viewer: int | None) -> set[str]:
        """Pieces that may stand nowhere in what the viewer is told."""
        ...


@dataclass
class Position:
    """A position in a random game, at a player's decision or at the end."""

    rules: Rules
    hidden: Hidden
    seats: int
    match: Match
    dice: random.Random

    @property
    def viewers(self) -> list[int | None]:
        """All seats and an onlooker."""
        return [*range(self.seats), None]

    def any_choice(self) -> tuple[int, str]:
        """The seat to decide and one of its choices."""
        seat = self.match.game.decider
        assert seat is not None
        return seat, self.dice.choice(legal(self.match.game))


def walk(rules: Rules, hidden: Hidden, seats: int, options: Mapping[str, str], seed: int) -> Iterator[Position]:
    """A random game, position by position; now and then a choice is taken back."""
    dice = random.Random(seed)
    match, _ = Match.start(rules, seats, options, seed.to_bytes(4, "big"))
    for _ in range(LONGEST):
        position = Position(rules, hidden, seats, match, dice)
        yield position
        if match.game.decider is None:
            return
        seat, choice = position.any_choice()
        if match.trail and dice.random() < 0.1:
            match.undo(seat, dice.randint(1, len(match.trail)))
        else:
            match.choose(seat, choice)
    raise AssertionError(f"no end after {LONGEST} choices")


def along(
    check: Callable[[Position], None],
    rules: Rules,
    hidden: Hidden,
    seats: int,
    options: Mapping[str, str],
    seed: int,
    stride: int = 1,
) -> None:
    """Checks the positions of a random game: all, or with a stride every so manieth and the last."""
    for number, position in enumerate(walk(rules, hidden, seats, options, seed)):
        if number % stride == 0 or position.match.game.decider is None:
            check(position)


def as_json(value: Any) -> Any:
    """A value as it comes back from a file."""
    return json.loads(json.dumps(value))


def views(position: Position, game: Game) -> str:
    """What all viewers see of a game, as text."""
    return json.dumps([position.rules.view(game, viewer) for viewer in position.viewers])
