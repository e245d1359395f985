"""Whole games among bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from orloj.bots.sight import Bot, Sight
from orloj.engine.chance import commitment
from orloj.engine.match import Match, Step
from orloj.engine.record import Record
from orloj.engine.rules import Rules, checked_options

ENDLESS = 100_000
"""Choices after which a game is given up: hundreds are usual."""


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game and how it went."""

    match: Match
    options: Mapping[str, str]
    events: tuple[Step, ...]

    @property
    def choices(self) -> int:
        """Choices of players, those of chance not counted."""
        return len(self.events) - 1

    @property
    def scores(self) -> Sequence[Mapping[str, Any]]:
        """The final scores by seat."""
        return self.match.rules.scores(self.match.game) or ()

    def record(self, names: Sequence[str]) -> Record:
        """The game's record."""
        match, rules = self.match, self.match.rules
        return Record(
            game=rules.id,
            version=rules.version,
            seats=len(names),
            names=tuple(names),
            options=self.options,
            commitment=commitment(match.seed),
            seed=match.seed.hex(),
            events=self.events,
            scores=self.scores,
        )


def play_game(rules: Rules, options: Mapping[str, str], seed: bytes, bots: Sequence[Bot]) -> Played:
    """Plays a game to its end, one bot a seat.

    Raises Refused for seats or options that the game has not, or when a bot does what is not allowed; RuntimeError for
    a game without end.
    """
    match, start = Match.start(rules, len(bots), options, seed)
    events = [start]
    while (seat := match.game.decider) is not None:
        if len(events) > ENDLESS:
            raise RuntimeError(f"no end after {ENDLESS} choices")
        events.append(match.choose(seat, bots[seat].choose(Sight(match))))
    return Played(match, checked_options(rules, len(bots), options), tuple(events))
