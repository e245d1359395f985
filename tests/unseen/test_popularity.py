"""The Popularity track of a new Era (PU-POP)."""

from __future__ import annotations

import pytest

from orloj.games.unseen.effects.era import visitors
from orloj.games.unseen.scoring import new_order
from tests.unseen.table import Table


def order(former: str, **counts: int) -> list[str]:
    """The order after an Era with so many visitors."""
    return new_order(former.split(), counts)


def test_workers_on_squares_on_cards_and_laid_down_are_counted() -> None:
    """PU-POP-01: of all players."""
    table = Table().stand(0, "vodnik", "robot").stand(1, "robot", "robot").inside(2, "golem", "robot-left")
    table.player(3).workers["horned"] = "laid:robot"
    table.hood("robot").laid.append("3-horned")
    assert visitors(table.game) == {"vodnik": 0, "golem": 0, "horned": 0, "robot": 4}


def test_workers_on_the_bench_or_the_player_board_count_nowhere() -> None:
    """PU-POP-02, R113, R113a: one on the Bench, three left in hand."""
    table = Table().do("bench", "bench:robot")
    assert sum(visitors(table.game).values()) == 0


def test_a_worker_that_crossed_a_bridge_counts_where_its_card_is() -> None:
    """PU-POP-02, R111."""
    table = Table().complete("vodnik-golem-3").stand(0, "golem", "golem").card("vodnik-middle", "tyn-court")
    assert visitors(table.game)["golem"] == 1
    table.do("enter:golem", "card:vodnik-middle")
    assert visitors(table.game) == {"vodnik": 1, "golem": 0, "horned": 0, "robot": 0}


def test_the_least_visited_goes_to_the_top_and_the_most_visited_to_the_bottom() -> None:
    """PU-POP-03."""
    former = "vodnik golem horned robot"
    assert order(former, vodnik=5, golem=2, horned=7, robot=0) == ["robot", "golem", "vodnik", "horned"]


def test_the_tied_take_each_others_places() -> None:
    """PU-POP-04."""
    assert order("vodnik golem horned robot", vodnik=2, golem=1, horned=2, robot=3) == [
        "golem",
        "horned",
        "vodnik",
        "robot",
    ]


@pytest.mark.parametrize(
    ("former", "new"),
    [
        ("golem vodnik horned robot", ["robot", "vodnik", "golem", "horned"]),
        ("horned vodnik robot golem", ["robot", "golem", "vodnik", "horned"]),
    ],
)
def test_two_tied_between_the_least_and_the_most_visited(former: str, new: list[str]) -> None:
    """PU-POP-05: Robots fewest, Golems and Vodniks tied, Horned most."""
    assert order(former, robot=1, golem=3, vodnik=3, horned=4) == new


def test_golem_and_vodnik_tied_with_another_between_them_before() -> None:
    """PU-POP-06: Golem, Robot, Vodnik, Horned with 3, 1, 3 and 5 Workers."""
    assert order("golem robot vodnik horned", golem=3, robot=1, vodnik=3, horned=5) == [
        "robot",
        "vodnik",
        "golem",
        "horned",
    ]


@pytest.mark.parametrize(
    ("counts", "new"),
    [
        ((2, 2, 2, 0), ["robot", "horned", "golem", "vodnik"]),
        ((1, 1, 1, 1), ["robot", "horned", "golem", "vodnik"]),
        ((1, 1, 4, 4), ["golem", "vodnik", "robot", "horned"]),
    ],
)
def test_three_or_four_tied_reverse_their_former_order(counts: tuple[int, ...], new: list[str]) -> None:
    """PU-POP-07, R116."""
    hoods = ("vodnik", "golem", "horned", "robot")
    assert order("vodnik golem horned robot", **dict(zip(hoods, counts, strict=True))) == new


def test_the_order_is_renewed_at_the_end_of_an_era() -> None:
    """PU-POP-01, PU-POP-03, PU-POP-04: by what stands on the table then; the Bench counts nowhere."""
    table = Table().stand(0, "vodnik", "golem").stand(1, "robot", "golem").inside(2, "golem", "horned-right")
    table.game.edit_city().popularity = ["golem", "robot", "vodnik", "horned"]
    for seat in range(4):
        table.turn(seat).do("bench").finish().do("end-turn")
    assert table.game.city.popularity == ["vodnik", "robot", "horned", "golem"]
