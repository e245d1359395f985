"""What a position of Prague Unseen is worth."""

from __future__ import annotations

from orloj.games.unseen.game import Unseen
from orloj.games.unseen.scoring import total


def worth(game: Unseen, seat: int) -> float:
    """The points of a seat less those of the best other."""
    points = [float(total(player)) for player in game.players]
    own = points.pop(seat)
    return own - max(points, default=0.0)
