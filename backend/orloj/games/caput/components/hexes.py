"""Hexes: a pointy-top lattice in axial coordinates (q, r) with E = (1, 0) and SE = (0, 1), edges and vertices 0-5
clockwise from the upper right edge and the top vertex; edge n lies between vertex n and vertex n + 1."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import TypeVar

from orloj.games.caput.components.source import DATA, block

Hex = tuple[int, int]
Vertex = tuple[int, int]
T = TypeVar("T")

STEPS: tuple[Hex, ...] = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
"""The step to the neighbour beyond each edge."""
SIDES = 6


def neighbour(at: Hex, edge: int) -> Hex:
    """The hex beyond an edge; it sees the same edge as `opposite(edge)`."""
    q, r = STEPS[edge]
    return at[0] + q, at[1] + r


def opposite(edge: int) -> int:
    """The number that an edge has on the other side."""
    return (edge + SIDES // 2) % SIDES


def vertex(at: Hex, n: int) -> Vertex:
    """The name of a vertex: the sum of the coordinates of the three hexes that meet there, the same from all three."""
    one, two = STEPS[n], STEPS[n - 1]
    return 3 * at[0] + one[0] + two[0], 3 * at[1] + one[1] + two[1]


def turned_edge(edges: tuple[T, ...], turn: int, n: int) -> T:
    """What is printed on the side that lies at edge n of a tile turned clockwise by so many sixths."""
    return edges[(n - turn) % SIDES]


def turned_corners(corners: tuple[int, ...], turn: int) -> tuple[int, ...]:
    """The vertices at which the marks of a turned tile lie."""
    return tuple((corner + turn) % SIDES for corner in corners)


def hex_id(at: Hex) -> str:
    """A hex as part of a choice: "q,r"."""
    return f"{at[0]},{at[1]}"


def hex_of(text: str) -> Hex:
    """The hex of its id."""
    q, r = text.split(",")
    return int(q), int(r)


def _places(file: str, name: str) -> Mapping[str, Hex]:
    found: dict[str, Hex] = {}
    for row in block(DATA, file, name).rows("list"):
        q, r = row.numbers("at")
        found[row.id] = (q, r)
    return MappingProxyType(found)


RING = _places("upgrades", "ring")
"""Action -> its hex on the action board, clockwise round the empty centre (0, 0)."""
WALL_PLACES = _places("walls", "places")
"""Wall place -> its hex round the action board (PCR-WALL-06)."""
