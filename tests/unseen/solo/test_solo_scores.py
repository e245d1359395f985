"""Who wins against the Councilor (PU-SOLOSETUP-02, PU-SOLOSETUP-03)."""

from __future__ import annotations

import pytest

from orloj.games.unseen.components.vocabulary import HOODS
from orloj.games.unseen.state import COUNCILOR
from tests.unseen.solo.office import Office
from tests.unseen.table import RULES

PRICES = ("price-golem-1-a", "price-golem-1-b")
"""Two tokens of the same worth."""


def ended(human: int, councilor: int, **extra: tuple[int, int]) -> list[bool]:
    """Who has won a game that ends with these points; extra are prices (built Buildings), basics, garnet and rumor of
    the two, without points of their own."""
    office = Office().can()
    for hood in HOODS:
        office.hood(hood).influence[:], office.hood(hood).virtual = [0, 0], 0
    office.game.edit_turn().era = 3
    office.last_human_turn().act("morning-rounds")
    assert office.game.stack == []
    for seat, points in ((0, human), (COUNCILOR, councilor)):
        player = office.player(seat)
        player.stock.update(dict.fromkeys(player.stock, 0))
        basic = "any" if seat == COUNCILOR else "fish"
        for name, good in (("basics", basic), ("garnet", "garnet"), ("rumor", "rumor")):
            player.stock[good] = extra.get(name, (0, 0))[seat]
        player.prices = list(PRICES[: extra.get("prices", (0, 0))[seat]])
        player.card_vp = 0
        player.card_vp = points - sum(office.points(seat).values())
    scores = RULES.scores(office.game)
    assert scores is not None
    assert [score["total"] for score in scores] == [human, councilor]
    return [score["winner"] for score in scores]


@pytest.mark.parametrize(("human", "councilor", "won"), [(51, 50, [True, False]), (50, 51, [False, True])])
def test_who_has_more_points_wins(human: int, councilor: int, won: list[bool]) -> None:
    """PU-SOLOSETUP-02: strictly more; nothing else is looked at then."""
    behind = (0, 2) if human > councilor else (2, 0)
    assert ended(human, councilor, prices=behind, basics=behind) == won


@pytest.mark.parametrize(
    ("extra", "won"),
    [
        ({"prices": (2, 1), "basics": (0, 9)}, [True, False]),
        ({"prices": (1, 2), "basics": (9, 0)}, [False, True]),
        ({"prices": (1, 1), "basics": (3, 2)}, [True, False]),
        ({"prices": (1, 1), "basics": (2, 2), "garnet": (0, 1)}, [False, True]),
        ({"basics": (2, 2), "rumor": (5, 0)}, [True, True]),
        ({}, [True, True]),
    ],
)
def test_equal_points_are_broken_as_always(extra: dict[str, tuple[int, int]], won: list[bool]) -> None:
    """PU-SOLOSETUP-03 by SO33: built Buildings, then remaining Resources, wild ones as well, else both win."""
    assert ended(50, 50, **extra) == won
