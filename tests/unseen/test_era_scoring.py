"""Influence scoring at the end of an Era (PU-SCORE-01 to 07)."""

from __future__ import annotations

import pytest

from orloj.games.unseen.scoring import VIRTUAL, share_row
from tests.unseen.table import Table

HOODS = ("vodnik", "golem", "horned", "robot")


@pytest.mark.parametrize(
    ("era", "rows"),
    [
        (1, [(4, 2), (4, 2), (3, 1), (2, 1)]),
        (2, [(7, 4), (6, 3), (5, 3), (3, 2)]),
        (3, [(10, 6), (8, 5), (7, 4), (5, 3)]),
    ],
)
def test_the_rows_are_scored_from_the_top_and_set_the_points(era: int, rows: list[tuple[int, int]]) -> None:
    """PU-SCORE-01: in every Neighborhood another player leads and the next one is second."""
    table = Table()
    table.game.edit_turn().era = era
    order = ["robot", "vodnik", "horned", "golem"]
    table.game.edit_city().popularity = order.copy()
    for row, hood in enumerate(order):
        influence = [0, 0, 0, 0]
        influence[row], influence[(row + 1) % 4] = 3, 1
        table.hood(hood).influence = influence
    for seat in range(4):
        table.turn(seat).do("bench").finish().do("end-turn")
    points = [(entry["seat"], entry["hood"], entry["n"]) for entry in table.log("era-points")]
    expected = [((i, hood, rows[i][0]), ((i + 1) % 4, hood, rows[i][1])) for i, hood in enumerate(order)]
    assert points == [entry for pair in expected for entry in pair]
    assert table.player(1).era_vp == [rows[1][0] + rows[0][1]]


def test_the_farthest_gains_the_higher_value_the_next_the_lower_and_nobody_else_any() -> None:
    """PU-SCORE-02."""
    assert share_row({0: 1, 1: 5, 2: 3, 3: 2}, 7, 4) == {1: 7, 2: 4}


@pytest.mark.parametrize(
    ("influence", "first", "second", "points"),
    [
        ({0: 3, 1: 3, 2: 2, 3: 1}, 7, 4, {0: 5, 1: 5}),
        ({0: 3, 1: 3, 2: 3, 3: 1}, 7, 4, {0: 3, 1: 3, 2: 3}),
        ({0: 3, 1: 3, 2: 3, 3: 3}, 7, 4, {0: 2, 1: 2, 2: 2, 3: 2}),
        ({0: 3, 1: 3, 2: 1, 3: 1}, 4, 2, {0: 3, 1: 3}),
    ],
)
def test_who_ties_for_first_shares_both_values(
    influence: dict[int, int], first: int, second: int, points: dict[int, int]
) -> None:
    """PU-SCORE-03, PU-SCORE-06: added, divided equally and rounded down; nobody else gains any."""
    assert share_row(influence, first, second) == points


@pytest.mark.parametrize(
    ("influence", "second", "points"),
    [
        ({0: 5, 1: 3, 2: 3, 3: 1}, 5, {0: 8, 1: 2, 2: 2}),
        ({0: 5, 1: 3, 2: 3, 3: 3}, 5, {0: 8, 1: 1, 2: 1, 3: 1}),
        ({0: 5, 1: 3, 2: 3, 3: 1}, 1, {0: 8, 1: 0, 2: 0}),
    ],
)
def test_who_ties_for_second_shares_the_second_value(
    influence: dict[int, int], second: int, points: dict[int, int]
) -> None:
    """PU-SCORE-04: divided equally and rounded down."""
    assert share_row(influence, 8, second) == points


@pytest.mark.parametrize("second", [2, 3])
def test_ann_leads_alone_and_two_share_the_second_place(second: int) -> None:
    """PU-SCORE-05: Ann 4, Jane and Charles 1 each, John none."""
    assert share_row({0: 4, 1: 2, 2: 2, 3: 1}, 4, second) == {0: 4, 1: 1, 2: 1}


@pytest.mark.parametrize(
    ("influence", "points"),
    [
        ({0: 0, 1: 0}, {}),
        ({0: 2, 1: 0, 2: 0}, {0: 4}),
        ({0: 0, 1: 1, 2: 1, 3: 0}, {1: 3, 2: 3}),
    ],
)
def test_a_gargoyle_that_never_moved_does_not_rank(influence: dict[int, int], points: dict[int, int]) -> None:
    """PU-SCORE-07, R118, R120: alone above 0 one takes the first place, and there is no second."""
    assert share_row(influence, 4, 2) == points


@pytest.mark.parametrize(
    ("influence", "points"),
    [
        ({VIRTUAL: 3, 0: 2, 1: 1}, {0: 2}),
        ({VIRTUAL: 2, 0: 2, 1: 1}, {0: 3}),
        ({VIRTUAL: 1, 0: 2, 1: 1}, {0: 4, 1: 1}),
        ({VIRTUAL: 1, 0: 0, 1: 0}, {}),
    ],
)
def test_the_virtual_player_ranks_and_ties_and_its_share_is_lost(
    influence: dict[int, int], points: dict[int, int]
) -> None:
    """PU-SCORE-02 to PU-SCORE-04 with PU-SETUP2P-07, R119, R120."""
    assert share_row(influence, 4, 2) == points


def test_with_two_players_the_virtual_player_takes_its_places() -> None:
    """PU-SCORE-02, PU-SCORE-03 with PU-SETUP2P-07: it stands on 3, 2, 2 and 1 by row, where 4/2, 4/2, 3/1, 2/1 lie."""
    table = Table(2)
    order = table.game.city.popularity
    for row, influence in enumerate([[4, 1], [2, 1], [0, 1], [0, 2]]):
        table.hood(order[row]).influence = influence
    for seat in range(2):
        table.turn(seat).do("bench").finish().do("end-turn")
    # row 1: first alone, the virtual player second; row 2: a tie for first, half each; row 3: second; row 4: first
    assert [table.player(seat).era_vp for seat in range(2)] == [[4 + 3], [1 + 2]]
