"""What places on the Influence tracks of Prague Unseen are worth at the end of this Era and the next."""

from __future__ import annotations

import math
from typing import Any

from orloj.games.unseen.components.city import ERAS, POPULARITY
from orloj.games.unseen.game import Unseen
from orloj.games.unseen.state import Hood

Row = tuple[float, float]
LATER: dict[int, Row] = {
    era: (sum(first for first, _ in rows) / len(rows), sum(second for _, second in rows) / len(rows))
    for era, rows in POPULARITY.items()
}
"""Era -> what first and second place score in a Neighborhood whose row nobody knows yet."""
BASE, SPREAD = 0.35, 0.9
"""Spaces by which a place is uncertain: at the end of an Era, and more for each Era until then."""
TRUST = (1.0, 1.2, 1.1)
"""How much the shares of this Era and the next two count: who leads is also first to the rewards of the track."""


def standing(game: Unseen, seat: int, left: float) -> float:
    """Points that a player may expect from Influence at the end of this Era and of those to come.

    `left` is the time in Eras: the more of it, the less a lead is certain.
    """
    era = game.turn.era
    if era < 1:
        return 0.0
    found = 0.0
    for row, hood in enumerate(game.city.popularity):
        part = game.hoods[hood]
        known = part.views.get("worth")
        if known is None:
            known = part.views["worth"] = {}
        key: Any = (seat, era, row, left)
        points = known.get(key)
        if points is None:
            points = known[key] = track(part, seat, era, row, left)
        found += points
    return found


def track(hood: Hood, seat: int, era: int, row: int, left: float) -> float:
    """The same for one Neighborhood, in a row of the Popularity track."""
    tracks = hood.influence
    own = tracks[seat]
    others = (*tracks[:seat], *tracks[seat + 1 :], hood.virtual)
    spread = BASE + SPREAD * (left - (ERAS[-1] - era))
    found = expected(own, others, *POPULARITY[era][row], spread)
    for later in range(era + 1, ERAS[-1] + 1):
        found += TRUST[later - era] * expected(own, others, *LATER[later], spread + SPREAD * (later - era))
    return found


def expected(own: int, others: tuple[int, ...], first: float, second: float, spread: float) -> float:
    """The points of a row, when each difference of places is as uncertain as `spread` spaces."""
    alone, behind_one = 1.0, 0.0
    for other in others:
        ahead = 1 / (1 + math.exp(((other or -0.5) - own) / spread))
        behind_one = behind_one * ahead + alone * (1 - ahead)
        alone *= ahead
    present = 1.0 if own else min(1.0, spread / 2)
    return present * (first * alone + second * behind_one)
