"""The arithmetic of luck."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import NormalDist

from orloj.cli.balancing.outcome import Sitting

ERROR = 0.05
"""How often an interval misses what it is for."""
REACH = 5
"""Points to either side of a draw in which it is counted what a point is worth."""


def width(together: int) -> float:
    """Standard deviations to either side of an interval that is one of so many: in 95 of 100 cases all of them hold
    (Bonferroni)."""
    return NormalDist().inv_cdf(1 - ERROR / 2 / together)


def point(players: Sequence[Sitting]) -> float:
    """What a point is worth in victories: how many more would have been won with some more points than were lost with
    as many less, for each point. Nothing when no game was that close."""
    return (_ahead(players, REACH) - _ahead(players, -REACH)) / (2 * REACH)


def _ahead(players: Sequence[Sitting], more: int) -> float:
    """The share that would be ahead with so many points more; a draw counts half."""
    margins = [player.margin + more for player in players]
    return sum((margin > 0) + (margin == 0) / 2 for margin in margins) / len(margins)
