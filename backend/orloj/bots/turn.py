"""The search through one turn: what it can lead to, within a number of steps."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from orloj.bots.thinking import Luck, run_out, step
from orloj.bots.worth import Worth
from orloj.engine.game import Game

ROUNDS = ((1.0, 0.3), (0.34, 0.35), (0.15, 0.35))
"""Part of the first choices that is looked into, the best of the round before, and part of the steps spent on it."""


@dataclass(frozen=True, slots=True)
class Ending:
    """How a turn may end: its worth to the seat, the choices that lead there as far as they were looked for, and the
    position then."""

    value: float
    line: tuple[str, ...]
    game: Game


class TurnSearch:
    """Looks for the best ends of a turn of one seat.

    It goes in rounds, each among fewer first choices but deeper. Steps are shared out evenly among the choices of each
    decision; what one leaves over goes to the next. Where none are left, the turn is ended in the simplest way. A
    position that was met before in the round is not looked into again: nothing leads in a circle.
    """

    def __init__(self, worth: Worth, seat: int, luck: Luck) -> None:
        self._worth = worth
        self._seat = seat
        self._luck = luck
        self._met: set[Any] = set()
        self._endings: dict[tuple[str, ...], Ending] = {}

    def look(self, game: Game, steps: int) -> None:
        """Looks into a position with about so many steps in all."""
        choices: Sequence[str] = game.choices
        for part, share in ROUNDS:
            n = max(1, round(part * len(game.choices)))
            if n < len(choices):
                choices = list(dict.fromkeys(ending.line[0] for ending in self.best(len(self._endings))))[:n]
            self._met = {self._key(game)}
            self._share(game, choices, (), round(share * steps))

    def best(self, n: int) -> list[Ending]:
        """The best ends seen, one for each pair of first choices, the best first."""
        return sorted(self._endings.values(), key=lambda ending: -ending.value)[:n]

    def pick(self, dice: random.Random) -> Ending:
        """The best end seen; any of those that are as good."""
        best = max(ending.value for ending in self._endings.values())
        return dice.choice([ending for ending in self._endings.values() if ending.value == best])

    def _share(self, game: Game, choices: Sequence[str], line: tuple[str, ...], steps: int) -> int:
        """Looks into choices of a position; returns the steps that were left over."""
        for at, choice in enumerate(choices):
            share = steps // (len(choices) - at)
            steps -= share - self._into(game, (*line, choice), share)
        return steps

    def _into(self, game: Game, line: tuple[str, ...], steps: int) -> int:
        """Plays the last choice of a line and looks into what follows; returns the steps that were left over."""
        twin = game.clone()
        if step(twin, line[-1], self._luck):
            self._end(twin, line)
            return steps - 1
        key = self._key(twin)
        if key in self._met:
            return steps - 1
        self._met.add(key)
        if steps - 1 < len(twin.choices):
            run_out(twin, self._luck)
            self._end(twin, line)
            return steps - 2
        return self._share(twin, twin.choices, line, steps - 1)

    def _key(self, game: Game) -> Any:
        """What tells positions of a turn apart: what is still to be resolved and chosen, and what it is worth."""
        return (tuple(game.stack), tuple(game.choices), game.seals, round(self._worth(game, self._seat), 4))

    def _end(self, game: Game, line: tuple[str, ...]) -> None:
        value = self._worth(game, self._seat)
        known = self._endings.get(line[:2])
        if known is None or value > known.value:
            self._endings[line[:2]] = Ending(value, line, game)
