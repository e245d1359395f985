"""How sure a share of games won is."""

from __future__ import annotations

from math import sqrt

DEVIATIONS = 1.959964  # 95 % of a normal distribution lie within


def wilson(wins: float, games: int, deviations: float = DEVIATIONS) -> tuple[float, float]:
    """Where the true share lies 95 times in 100 (Wilson's score interval), with other deviations more or less often;
    anywhere without games.

    A shared victory counts by its share, so `wins` need not be whole.
    """
    if not games:
        return 0.0, 1.0
    share, part = wins / games, deviations**2 / games
    middle = share + part / 2
    reach = deviations * sqrt(share * (1 - share) / games + part / games / 4)
    return max((middle - reach) / (1 + part), 0.0), min((middle + reach) / (1 + part), 1.0)
