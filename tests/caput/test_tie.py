"""Who wins (PCR-TIE)."""

from __future__ import annotations

import pytest

from tests.caput.ending import finish
from tests.caput.table import RULES, Table


def winners(points: list[int], first: int = 0, **goods: int) -> list[int]:
    """The winning seats with these totals; goods are seat 0's, whose points are so many less."""
    table = Table(len(points))
    table.game.edit_turn().first = first
    for seat, n in enumerate(points):
        table.give(seat, vp=n, gold=0, stone=0)
    table.give(0, **goods)
    totals = finish(table)
    assert [totals[seat]["total"] for seat in range(len(points))] == points
    scores = RULES.scores(table.game)
    assert scores is not None
    return [score["seat"] for score in scores if score["winner"]]


@pytest.mark.parametrize(("points", "seat"), [([90, 80], 0), ([80, 90], 1), ([70, 91, 90, 12], 1)])
def test_the_most_points_win(points: list[int], seat: int) -> None:
    """PCR-TIE-01."""
    assert winners(points) == [seat]


@pytest.mark.parametrize(
    ("points", "first", "seat"),
    [
        ([90, 90, 80, 70], 0, 1),  # PCR-TIE-04: A, B, C, D in order of play
        ([90, 90, 80, 70], 1, 0),  # seat 0 starts last
        ([50, 50], 0, 1),
        ([50, 50], 1, 0),
        ([60, 10, 60], 1, 0),
        ([60, 10, 60], 0, 2),
    ],
)
def test_a_tie_goes_to_the_later_in_turn_order(points: list[int], first: int, seat: int) -> None:
    """PCR-TIE-02, PCR-TIE-04: among those who are tied."""
    assert winners(points, first) == [seat]


@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_a_tie_of_all_goes_to_the_first_players_right(first: int) -> None:
    """PCR-TIE-03."""
    assert winners([75] * 4, first) == [(first + 3) % 4]


def test_nothing_else_breaks_a_tie() -> None:
    """PCR-TIE-05: neither goods left over nor points of another kind."""
    assert winners([50, 50], gold=9, stone=9, silver=2) == [1]
    assert winners([50, 50], egg=7, vp=40) == [1]
