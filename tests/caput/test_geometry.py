"""Hexes by their picture: everything that lies beside or meets something is seen alike from both sides."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from orloj.games.caput.components.city import PRINTED_CORNERS, SITES_FOR
from orloj.games.caput.components.hexes import RING, SIDES, WALL_PLACES, Hex, neighbour, opposite, vertex
from tests.caput.picture import Point, point, side

BOARD = {**RING, **WALL_PLACES}
CITY = list(SITES_FOR[4])
ALL = [*BOARD.values(), (0, 0)]


@pytest.mark.parametrize("places", [ALL, CITY], ids=["board", "city"])
def test_the_lattice_is_the_picture(places: list[Hex]) -> None:
    """PCR-ADJ-02, PCR-CORNER-02, PCR-CORNER-03: an edge is the same from both sides, a vertex from all three."""
    names: dict[tuple[int, int], Point] = {}
    for at, n in product(places, range(SIDES)):
        beyond = neighbour(at, n)
        assert neighbour(beyond, opposite(n)) == at
        assert side(beyond, opposite(n)) == side(at, n)
        assert names.setdefault(vertex(at, n), point(at, n)) == point(at, n), "one name, one point"
        assert vertex(at, n) == vertex(beyond, (n + 4) % SIDES)
    assert len(set(names.values())) == len(names), "one point, one name"


def test_the_action_board_is_a_ring_of_six_with_twelve_round_it() -> None:
    """PCR-UPGRADE-03, PCR-WALL-14: each action touches two others and three places; places touch one or two."""
    touching = {
        one: [other for other in BOARD if any(neighbour(BOARD[one], n) == BOARD[other] for n in range(SIDES))]
        for one in BOARD
    }
    actions = list(RING)
    for n, action in enumerate(actions):
        around = {f"wall-{(2 * n + k) % 12}" for k in (-1, 0, 1)}
        assert set(touching[action]) == {actions[n - 1], actions[(n + 1) % 6]} | around
    for n in range(12):
        own = [place for place in touching[f"wall-{n}"] if place in RING]
        assert own == sorted({actions[n // 2], actions[(n + 1) // 2 % 6]}, key=actions.index)
        assert {f"wall-{(n + 1) % 12}", f"wall-{(n - 1) % 12}"} <= set(touching[f"wall-{n}"])


def test_printed_corners_lie_at_sites_and_no_point_has_more_than_three_marks() -> None:
    """PCR-CORNER-04, PCR-CORNER-06: so that two tokens a corner are never too few."""
    at = Counter(vertex(site, n) for site in CITY for n in range(SIDES))
    assert len(PRINTED_CORNERS) == 8
    assert {at[mark] for mark in PRINTED_CORNERS} <= {1, 2}
    assert all(n <= 3 for n in at.values())
