"""What is kept of a finished game: who won, by how much, and who used what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from orloj.cli.balancing.kinds import Kind, uses
from orloj.engine.game import Entry

Subject = tuple[str, str]
"""Title of a kind, and one of its subjects."""


@dataclass(frozen=True, slots=True)
class Sitting:
    """A player in one game.

    `won` is the share of the victory, `margin` the points ahead of the best of the others (below nothing when behind),
    `turn` when the player's first turn came: 0 for who began the game.
    """

    seat: int
    turn: int
    won: float
    margin: int
    uses: Counter[Subject]


def sittings(kinds: Sequence[Kind], log: Iterable[Entry], scores: Sequence[Mapping[str, Any]]) -> list[Sitting]:
    """The players of a finished game by seat, from its log and its final scores."""
    counted: list[Counter[Subject]] = [Counter() for _ in scores]
    first = 0
    for entry in log:
        if entry["k"] == "first":
            first = entry["seat"]
        if 0 <= entry["seat"] < len(scores):
            counted[entry["seat"]].update(uses(kinds, entry))
    winners = sum(score["winner"] for score in scores)
    totals = [score["total"] for score in scores]
    return [
        Sitting(
            seat=seat,
            turn=(seat - first) % len(scores),
            won=1 / winners if score["winner"] else 0.0,
            margin=totals[seat] - max(totals[:seat] + totals[seat + 1 :], default=0),
            uses=counted[seat],
        )
        for seat, score in enumerate(scores)
    ]
