"""Hexes as a picture, worked out from NOTATION's section 5 and from nothing that the rules use."""

from __future__ import annotations

import math

Hex = tuple[int, int]
Point = tuple[int, int]
SIDES = 6


def centre(at: Hex) -> tuple[float, float]:
    """The middle of a pointy-top hex of side 1, y downwards."""
    q, r = at
    return math.sqrt(3) * (q + r / 2), 1.5 * r


def point(at: Hex, n: int) -> Point:
    """Vertex n on the picture, clockwise from the top, in thousandths."""
    x, y = centre(at)
    angle = math.radians(60 * n - 90)
    return round(1000 * (x + math.cos(angle))), round(1000 * (y + math.sin(angle)))


def side(at: Hex, n: int) -> frozenset[Point]:
    """The two ends of edge n, which lies between vertex n and the next."""
    return frozenset((point(at, n), point(at, (n + 1) % SIDES)))
