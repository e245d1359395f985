"""What is counted at the end (PCR-SCORE)."""

from __future__ import annotations

import pytest

from tests.caput.ending import finish, poor
from tests.caput.table import Table

TILES = (
    "rubble-core",
    "lancet-row",
    "lime-pit",
    "vaulted-drain",
    "arrow-loops",
    "long-stretch",
    "gate-stub",
    "day-labour",
)


def test_the_order_of_the_categories() -> None:
    """PCR-SCORE-01, PCR-SCORE-41: and their sum is the total."""
    table = poor(vp=20, egg=2, blue=2, red=1)
    player = table.player()
    player.tech, player.uni, player.wall.column, player.cath.row, player.seals = 4, 4, 2, 3, ["seal-plain"]
    table.lay("wall-0", TILES[0]).lay("wall-4", TILES[1]).lay("wall-8", TILES[2])
    table.game.edit_city().plazas["P2"] = "fruit-market"
    table.built("2,0", "assay-house", seat=0)
    scores = finish(table)[0]
    assert list(scores.items()) == [
        ("play", 20),
        ("plazas", 3),
        ("academics", 4),
        ("projects", 4),
        ("tokens", 2),
        ("walls", 4),
        ("abilities", 6),
        ("eggs", 3),
        ("total", 46),
    ]


@pytest.mark.parametrize(
    ("steps", "height", "points"),
    [
        (7, 0, 0),  # PCR-SCORE-10
        (7, 9, 21),  # PCR-SCORE-11
        (5, 6, 10),  # PCR-SCORE-12
        (5, 8, 10),  # PCR-SCORE-13: the value, not the number of the space
        (0, 9, 0),
    ],
)
def test_academics(steps: int, height: int, points: int) -> None:
    """PCR-SCORE-09: technology steps times the value at the University marker."""
    table = poor()
    table.player().tech, table.player().uni = steps, height
    assert finish(table)[0]["academics"] == points


@pytest.mark.parametrize(("row", "points"), [(1, 0), (2, 2), (3, 4), (4, 7), (5, 10), (6, 14)])
@pytest.mark.parametrize("project", ["wall", "cath"])
def test_the_row_of_a_cube(project: str, row: int, points: int) -> None:
    """PCR-SCORE-14, PCR-SCORE-15, PCR-SCORE-16."""
    table = poor()
    getattr(table.player(), project).row = row
    assert finish(table)[0]["projects"] == points


def test_both_rows_score() -> None:
    """PCR-SCORE-14, PCR-SCORE-15, with the rows of other tiers."""
    table = Table(wall="a", cathedral="b").give(gold=0, stone=0)
    table.player().wall.row, table.player().cath.row = 3, 5
    assert finish(table)[0]["projects"] == 6 + 8


@pytest.mark.parametrize(
    ("blue", "red", "wall", "cath", "points"),
    [
        (4, 0, 3, 0, 8),  # PCR-SCORE-21: value 2 at the Hunger Wall
        (0, 3, 0, 5, 9),  # PCR-SCORE-22: value 3 at the Cathedral
        (4, 0, 0, 5, 0),  # PCR-SCORE-19
        (0, 3, 5, 0, 0),  # PCR-SCORE-19
        (2, 5, 5, 1, 11),
        (5, 5, 0, 0, 0),
        (1, 0, 4, 0, 2),  # PCR-SCORE-23: the value of column 4, not 4 moves
    ],
)
def test_tokens(blue: int, red: int, wall: int, cath: int, points: int) -> None:
    """PCR-SCORE-17, PCR-SCORE-18, PCR-SCORE-24: blue by the Hunger Wall's column, red by the Cathedral's."""
    table = poor(blue=blue, red=red)
    table.player().wall.column, table.player().cath.column = wall, cath
    assert finish(table)[0]["tokens"] == points


def test_where_tokens_come_from_and_where_they_score() -> None:
    """PCR-SCORE-20: a building's blue one by the Hunger Wall, a wall's red one by the Cathedral."""
    table = poor(gold=3, stone=1).row("building", "agnes-cloister").took("crane-tile-3")
    table.game.edit_city().sites["4,-2"].tile = "stone-bell-house"
    table.give(gold=4).do("act:building", "lay:4,-3:2")
    assert table.goods()["blue"] == 1
    table.player().wall.column = 1
    assert finish(table)[0]["tokens"] == 1

    table = poor(stone=4).row("wall", "arrow-loops").lay("mines", "silver-smelting", 1).took("crane-tile-1")
    table.do("act:wall", "lay:wall-1:1")
    assert table.goods()["red"] == 1
    table.player().cath.column = 3
    assert finish(table)[0]["tokens"] == 2


@pytest.mark.parametrize(
    ("walls", "points"), [(0, 0), (1, 0), (2, 0), (3, 4), (4, 10), (5, 10), (6, 18), (7, 18), (8, 18)]
)
def test_walls(walls: int, points: int) -> None:
    """PCR-SCORE-25, PCR-SCORE-26, PCR-SCORE-27, PCR-SCORE-28, PCR-SCORE-29, PCR-SCORE-31: upgrades do not count."""
    table = poor().lay("wall", "rose-cutting").lay("mines", "assaying")
    for place in range(walls):
        table.lay(f"wall-{place}", TILES[place])
    assert finish(table)[0]["walls"] == points


def test_walls_need_not_touch() -> None:
    """PCR-SCORE-30."""
    table = poor().lay("wall-0", TILES[0]).lay("wall-4", TILES[1]).lay("wall-8", TILES[2])
    assert finish(table)[0]["walls"] == 4


@pytest.mark.parametrize(("eggs", "points"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 10), (7, 10)])
def test_eggs(eggs: int, points: int) -> None:
    """PCR-SCORE-34, PCR-SCORE-35, PCR-SCORE-36, PCR-SCORE-37, PCR-SCORE-38, PCR-SCORE-39."""
    assert finish(poor(egg=eggs))[0]["eggs"] == points


def test_what_is_left_over_scores_nothing() -> None:
    """PCR-SCORE-40: gold, stone, windows, an unused technology."""
    table = poor(gold=9, stone=9, silver=2).technology("paymastery")
    assert finish(table)[0]["total"] == 0
