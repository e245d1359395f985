"""The search through one turn: what it can lead to, within a number of steps."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from orloj.bots.thinking import Luck, run_out, step
from orloj.bots.worth import Worth
from orloj.engine.game import Game


@dataclass(frozen=True, slots=True)
class Ending:
    """How a turn may end: its worth to the seat, and the position then, reached by a first choice."""

    value: float
    first: str
    game: Game


class TurnSearch:
    """Looks for the best ends of a turn of one seat.

    Steps are shared out evenly among the choices of each decision; what one leaves over goes to the next. Where none
    are left, the turn is ended in the simplest way. A position that was met before is not looked into again.
    """

    def __init__(self, worth: Worth, seat: int, luck: Luck) -> None:
        self._worth = worth
        self._seat = seat
        self._luck = luck
        self._met: set[Any] = set()
        self.endings: dict[str, Ending] = {}
        """First choice -> the best end it was seen to lead to."""

    def look(self, game: Game, choices: Sequence[str], steps: int) -> None:
        """Looks into some of the choices of a position, with so many steps in all."""
        self._met = {self._key(game)}
        for at, choice in enumerate(choices):
            share = steps // (len(choices) - at)
            self._first = choice
            steps -= share - self._into(game, choice, share)

    def best(self, n: int) -> list[Ending]:
        """The best ends seen, one for each first choice, the best first."""
        return sorted(self.endings.values(), key=lambda ending: -ending.value)[:n]

    def choice(self, dice: random.Random) -> str:
        """The first choice of the best end seen; any of those that are as good."""
        best = max(ending.value for ending in self.endings.values())
        return dice.choice([first for first, ending in self.endings.items() if ending.value == best])

    def _into(self, game: Game, choice: str, steps: int) -> int:
        """Plays a choice and looks into what follows; returns the steps that were left over."""
        twin = game.clone()
        steps -= 1
        if step(twin, choice, self._luck):
            self._end(twin)
            return steps
        key = self._key(twin)
        if key in self._met:
            return steps
        self._met.add(key)
        choices = twin.choices
        if steps < len(choices):
            run_out(twin, self._luck)
            self._end(twin)
            return steps - 1
        for at, choice_ in enumerate(choices):
            share = steps // (len(choices) - at)
            steps -= share - self._into(twin, choice_, share)
        return steps

    def _key(self, game: Game) -> Any:
        """What tells positions of a turn apart: what is still to be resolved and chosen, and what it is worth."""
        return (tuple(game.stack), tuple(game.choices), game.seals, round(self._worth(game, self._seat), 4))

    def _end(self, game: Game) -> None:
        value = self._worth(game, self._seat)
        known = self.endings.get(self._first)
        if known is None or value > known.value:
            self.endings[self._first] = Ending(value, self._first, game)
