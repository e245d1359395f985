"""What places on the Influence tracks of Prague Unseen are worth at the end of this Era and the next."""

from __future__ import annotations

import math
from functools import lru_cache

from orloj.games.unseen.components.city import ERAS, POPULARITY
from orloj.games.unseen.game import Unseen

Row = tuple[float, float]
LATER: dict[int, Row] = {
    era: (sum(first for first, _ in rows) / len(rows), sum(second for _, second in rows) / len(rows))
    for era, rows in POPULARITY.items()
}
"""Era -> what first and second place score in a Neighborhood whose row nobody knows yet."""
BASE, SPREAD = 0.35, 0.9
TRUST = (1.0, 0.9, 0.8)


def standing(game: Unseen, seat: int, left: float) -> float:
    """Points that a player may expect from Influence at the end of this Era and of those to come.

    `left` is the time in Eras: the more of it, the less a lead is certain.
    """
    era = game.turn.era
    if era < 1:
        return 0.0
    rows = POPULARITY[era]
    found = 0.0
    now = round(BASE + SPREAD * (left - (ERAS[-1] - era)), 2)
    for row, hood in enumerate(game.city.popularity):
        part = game.hoods[hood]
        tracks = part.influence
        own = tracks[seat]
        others = (*tracks[:seat], *tracks[seat + 1 :], part.virtual)
        first, second = rows[row]
        found += expected(own, others, first, second, now)
        for later in range(era + 1, ERAS[-1] + 1):
            found += TRUST[later - era] * expected(own, others, *LATER[later], round(now + SPREAD * (later - era), 2))
    return found


@lru_cache(maxsize=1 << 16)
def expected(own: int, others: tuple[int, ...], first: float, second: float, spread: float) -> float:
    """The points of a row, when each difference of places is as uncertain as `spread` spaces."""
    alone, behind_one = 1.0, 0.0
    for other in others:
        ahead = 1 / (1 + math.exp((other - own) / spread)) if other else 1 / (1 + math.exp((-0.5 - own) / spread))
        behind_one = behind_one * ahead + alone * (1 - ahead)
        alone *= ahead
    present = 1.0 if own else min(1.0, spread / 2)
    return present * (first * alone + second * behind_one)
