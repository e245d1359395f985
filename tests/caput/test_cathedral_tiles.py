"""The final-scoring tiles by the Cathedral (PCR-GRID)."""

from __future__ import annotations

from tests.caput.projects import at, cube, earn
from tests.caput.table import Table


def at_the_top(row: int = 4, **goods: int) -> Table:
    """Seat 0 stands below the top tier of the Cathedral with what the crossing costs; three tiles lie there."""
    table = at("cath", 0, row, **({"silver": 2, "gold": 2, "stone": 2} | goods))
    table.game.edit_supply().cathedral[:] = ["v-masons", "v-smiths", "v-masters"]
    return table


def test_reaching_the_top_tier_offers_a_tile() -> None:
    """PCR-GRID-23: one of the three, if wanted."""
    table = at_the_top().do("up:cath")
    assert table.legal == ["v:v-masons", "v:v-smiths", "v:v-masters", "decline"]
    table.do("v:v-smiths")
    assert table.player().cathedral_tile == "v-smiths"
    assert table.game.supply.cathedral == ["v-masons", "v-masters"]


def test_an_arrow_into_the_top_tier_offers_one_too() -> None:
    """PCR-GRID-23, PCR-GRID-19: the arrow of row 4."""
    table = at_the_top(silver=0)
    table.player().cath.column = 3
    earn(table, "cath").do("up")
    assert table.ask == "cathedral-tile"


def test_a_claimed_tile_is_gone_for_the_others() -> None:
    """PCR-GRID-24."""
    table = at_the_top().do("up:cath", "v:v-smiths").turn(1).give(1, silver=2, gold=2, stone=2)
    table.player(1).cath.row = 4
    table.refresh().do("up:cath")
    assert table.legal == ["v:v-masons", "v:v-masters", "decline"]
    table.refuses("v:v-smiths")
    assert table.player().cathedral_tile == "v-smiths"


def test_the_fourth_to_come_finds_none() -> None:
    """PCR-GRID-25."""
    table = at_the_top()
    table.game.edit_supply().cathedral.clear()
    table.do("up:cath")
    assert (cube(table, "cath"), table.ask, table.player().cathedral_tile) == ((0, 5), "turn", "")


def test_one_tile_a_player_at_most() -> None:
    """PCR-GRID-26: the next row of the tier offers no second one."""
    table = at_the_top(silver=4).do("up:cath", "v:v-smiths", "up:cath")
    assert (cube(table, "cath"), table.ask) == ((0, 6), "turn")
    assert table.player().cathedral_tile == "v-smiths"


def test_a_tile_declined_cannot_be_claimed_later() -> None:
    """PCR-GRID-28."""
    table = at_the_top(silver=4).do("up:cath", "decline")
    table.refuses("v:v-smiths")
    assert table.do("up:cath").ask == "turn"
    assert table.player().cathedral_tile == ""


def test_the_hunger_wall_offers_none() -> None:
    """PCR-GRID-27."""
    table = at_the_top()
    table.player().wall.row = 4
    table.refresh().do("up:wall")
    assert (cube(table, "wall"), table.ask) == ((0, 5), "turn")
