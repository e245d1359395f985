"""Corner bonuses: red marks on the own action board, blue ones in the city (PCR-CORNER)."""

import pytest

from orloj.games.caput.components.tiles import BUILDINGS, UPGRADES, WALLS
from orloj.games.caput.scoring import final_points
from tests.caput.table import Table

NOTHING = {"gold": 0, "stone": 0}


def board() -> Table:
    """An upgrade row of one tile; nothing in stock."""
    table = Table().give(**NOTHING)
    table.player().wealth.clear()
    return table


def upgrade(table: Table, tile: str, lay: str) -> dict[str, int]:
    """What seat 0 holds after laying an upgrade in a turn of its own."""
    table.turn(0).row("upgrade", tile).took("crane-tile-5").do("act:upgrade", f"lay:{lay}")
    return table.goods()


def build(table: Table, tile: str, lay: str, seat: int = 0) -> int:
    """The blue tokens of a seat after constructing a building with plenty."""
    table.player(seat).wealth.clear()
    table.turn(seat).row("building", tile).give(seat, gold=9, stone=2).took("crane-tile-3")
    return table.do("act:building", f"lay:{lay}").goods(seat).get("blue", 0)


def test_a_red_corner_that_meets_one_gives_a_token() -> None:
    """PCR-CORNER-02: two upgrades at the vertex between Mines and Quarries."""
    table = board().lay("mines", "spoil-sorting", 1)  # corners at 2 and 5
    assert upgrade(table, "stone-carting", "quarries:5") == {"red": 1}, "its corner 1 comes to vertex 0, Mines' 2"


@pytest.mark.parametrize("turn", [0, 1, 2, 3])
def test_a_red_corner_that_meets_none_gives_nothing(turn: int) -> None:
    """PCR-CORNER-07, PCR-CORNER-15: in the other orientations it meets a blank corner or none."""
    assert upgrade(board().lay("mines", "spoil-sorting", 1), "stone-carting", f"quarries:{turn}") == {}


def test_an_unmarked_corner_beside_a_mark_gives_nothing() -> None:
    """PCR-CORNER-07: the older tile has a mark at the vertex, the new one has none at all."""
    table = board().lay("quarries", "wedge-splitting", 0)  # a corner at 0, vertex 2 of Mines
    assert upgrade(table, "assaying", "mines:0") == {}


def test_a_wall_whose_two_corners_meet_one_each_gives_two() -> None:
    """PCR-CORNER-05, PCR-CORNER-14: Ashlar Face, its corners turned to 3 (vertex 1 of Quarries) and 5 (1 of Mines)."""
    table = Table().give(gold=1, stone=3).row("wall", "ashlar-face")
    table.lay("mines", "silver-smelting", 1).lay("quarries", "stone-carting", 0).took("crane-tile-1")
    assert table.do("act:wall", "lay:wall-1:5").goods() == {"vp": 5, "red": 2}


def test_one_corner_that_meets_two_gives_two() -> None:
    """PCR-CORNER-05, PCR-CORNER-06: the vertex where Mines, Quarries and wall place 1 meet, [4, -2]."""
    table = Table().give(gold=0, stone=4).row("wall", "arrow-loops")
    table.lay("mines", "spoil-sorting", 1).lay("quarries", "wedge-splitting", 0).took("crane-tile-1")
    assert table.do("act:wall", "lay:wall-1:0").goods() == {"vp": 3, "red": 2}


def test_a_match_of_the_covered_upgrade_gives_no_token_again() -> None:
    """PCR-CORNER-12: Coin Striking has a mark at the same vertex as Silver Smelting below it."""
    table = board().lay("quarries", "wedge-splitting", 0)
    assert upgrade(table, "silver-smelting", "mines:2") == {"red": 1}
    assert upgrade(table.give(red=0), "coin-striking", "mines:5") == {}
    assert upgrade(board().lay("quarries", "wedge-splitting", 0), "coin-striking", "mines:5") == {"red": 1}


def test_red_corners_of_other_boards_do_not_count() -> None:
    """PCR-CORNER-09: nothing for either player."""
    table = board().lay("mines", "spoil-sorting", 1, seat=1).give(1, **NOTHING)
    assert upgrade(table, "stone-carting", "quarries:5") == {}
    assert table.goods(1) == {}


def test_a_blue_corner_that_meets_anybodys_gives_one_to_who_places() -> None:
    """PCR-CORNER-03, PCR-CORNER-08, PCR-CORNER-09: at the vertex of [3, 1], [4, 0] and [3, 0]."""
    table = Table().built("3,1", "assay-house", 1, turn=4)  # its corner 2 turned to 0, the vertex N of [3, 1]
    assert build(table, "havel-stalls", "4,0:4") == 1, "vertex 4 (SW) of [4, 0] is vertex 0 of [3, 1]"
    assert "blue" not in table.goods(1)


def test_a_blue_corner_that_meets_a_printed_one_gives_one() -> None:
    """PCR-CORNER-04: corner-1 lies at the vertex of [2, 0], [1, 0] and [2, -1], NW of [2, 0]."""
    assert build(Table(), "havel-stalls", "2,0:5") == 1
    assert build(Table(), "havel-stalls", "2,0:0") == 0


def test_a_blue_corner_that_meets_two_gives_two() -> None:
    """PCR-CORNER-05, PCR-CORNER-13: a building and the printed corner-1 at one vertex."""
    table = Table().built("1,0", "havel-stalls", 1, turn=1)  # vertex NE of [1, 0]
    assert build(table, "assay-house", "2,0:3") == 2


def test_a_blue_corner_that_meets_two_buildings_gives_two() -> None:
    """PCR-CORNER-05, PCR-CORNER-13: [1, 0], [1, 1] and [2, 0] of three plazas meet at one vertex, [4, 1]."""
    table = Table().built("1,0", "assay-house", 1).built("1,1", "havel-stalls")
    assert build(table, "zderaz-hospice", "2,0:0") == 2


def test_two_blue_corners_that_meet_one_each_give_two() -> None:
    """PCR-CORNER-05: Agnes Cloister has corners at 0 and 4; printed corner-8 and a building."""
    table = Table().built("4,-2", "stone-bell-house")
    table.built("3,-3", "havel-stalls", 1, turn=2)  # vertex SE of [3, -3], where corner-7 is printed
    assert build(table, "agnes-cloister", "4,-3:0") == 3, "one at N, two at SW"


def test_red_and_blue_never_meet() -> None:
    """PCR-CORNER-10: the corners of walls and upgrades count nothing in the city, nor the other way round."""
    table = board().lay("mines", "spoil-sorting", 1).lay("quarries", "stone-carting", 5)
    assert build(table, "havel-stalls", "4,0:0") == 0
    assert "red" not in table.goods()
    table = Table(4)
    for site in ("2,0", "1,0", "0,1"):
        table.built(site, "kings-court")
    table.give(**NOTHING)
    assert upgrade(table, "spoil-sorting", "mines:0") == {}


def test_only_walls_and_upgrades_have_red_corners() -> None:
    """PCR-CORNER-01, PCR-CORNER-16: marks are 0 to 5, at most two a tile; the empty action board has none."""
    red = [tile.corners for tile in UPGRADES.values()] + [tile.corners for tile in WALLS.values()]
    for corners in (*red, *(tile.corners for tile in BUILDINGS.values())):
        assert len(set(corners)) == len(corners) <= 2
        assert set(corners) <= set(range(6))
    assert [upgrade(board(), "spoil-sorting", f"mines:{turn}") for turn in range(6)] == [{}] * 6


def test_tokens_do_nothing_before_the_end() -> None:
    """PCR-CORNER-11: kept, then worth what the grids say: blue by the Hunger Wall's column, red by the Cathedral's."""
    table = board().lay("mines", "spoil-sorting", 1)
    assert upgrade(table, "stone-carting", "quarries:5") == {"red": 1}
    table.do("end-turn").turn(0, 3)
    assert table.goods() == {"red": 1}
    table.give(red=3, blue=2)
    assert final_points(table.game, table.player())["tokens"] == 0
    table.player().cath.column, table.player().wall.column = 3, 5
    assert final_points(table.game, table.player())["tokens"] == 3 * 2 + 2 * 3
