"""Upgrade an Action: where a tile goes, what it moves, and when its bonus is given (PCR-UPGRADE)."""

import pytest

from orloj.games.caput.state import Laid
from tests.caput.table import Table


def upgrading(*row: str, **goods: int) -> Table:
    """Seat 0 holds the tile with Upgrade and King's Road, no wealth bonus left, and nothing but the goods given."""
    table = Table().give(**({"gold": 0, "stone": 0} | goods)).row("upgrade", *row)
    table.player().wealth.clear()
    return table.took("crane-tile-5")


def test_the_tile_comes_from_the_upgrade_row() -> None:
    """PCR-UPGRADE-01."""
    table = upgrading("spoil-sorting", "fine-dressing").row("wall", "rubble-core").row("building", "celetna-house")
    table.do("act:upgrade")
    assert table.legal == ["hex:spoil-sorting", "hex:fine-dressing"]
    table.refuses("hex:rubble-core", "PCR-UPGRADE-01")
    table.refuses("hex:celetna-house", "PCR-UPGRADE-01")


@pytest.mark.parametrize(
    ("tile", "place"),
    [
        ("spoil-sorting", "mines"),
        ("stone-carting", "quarries"),
        ("tool-forging", "upgrade"),
        ("rubble-filling", "wall"),
        ("roof-tiling", "building"),
        ("paving", "road"),
    ],
)
def test_it_goes_on_the_hex_of_its_action_in_any_of_six_orientations(tile: str, place: str) -> None:
    """PCR-UPGRADE-02, PCR-UPGRADE-04."""
    table = upgrading(tile).do("act:upgrade")
    assert table.legal == [f"lay:{place}:{turn}" for turn in range(6)]
    other = "road" if place == "mines" else "mines"
    table.refuses(f"lay:{other}:0", "PCR-UPGRADE-02")
    table.refuses("lay:wall-0:0", "PCR-UPGRADE-02")
    table.do(f"lay:{place}:5")
    assert table.player().board == {place: [Laid(tile, 5)]}


def test_a_laid_upgrade_is_never_turned_or_moved() -> None:
    """PCR-UPGRADE-05: only another upgrade covers it."""
    table = upgrading("silver-smelting", goldwindow=2).do("act:upgrade", "lay:mines:2")
    table.refuses("lay:mines:3")
    assert table.choices("lay:") == []
    table.row("upgrade", "fine-dressing").do("buy:goldwindow2", "extra:upgrade")
    assert {choice.split(":")[1] for choice in table.legal} == {"quarries"}
    table.do("lay:quarries:0")
    table.turn(0).row("upgrade", "coin-striking").took("crane-tile-5").do("act:upgrade", "lay:mines:1")
    assert table.player().board["mines"] == [Laid("silver-smelting", 2), Laid("coin-striking", 1)]


@pytest.mark.parametrize("turn", range(6))
def test_orientation_means_nothing_without_a_neighbour(turn: int) -> None:
    """PCR-UPGRADE-06, PCR-ADJ-15: the first tile on a board pays nothing, whichever way round."""
    table = upgrading("spoil-sorting").do("act:upgrade", f"lay:mines:{turn}")
    assert table.goods() == {}
    assert table.player().uni == 1


@pytest.mark.parametrize(("turn", "goods"), [(1, {"stone": 1, "gold": 1}), (4, {"silver": 1, "gold": 1}), (0, {})])
def test_orientation_counts_beside_a_tile(turn: int, goods: dict[str, int]) -> None:
    """PCR-UPGRADE-06, PCR-UPGRADE-07: an upgrade laid beside another scores at once."""
    table = upgrading("silver-smelting").lay("quarries", "fine-dressing", 0)
    assert table.do("act:upgrade", f"lay:mines:{turn}").goods() == goods


@pytest.mark.parametrize(("tile", "steps"), [("silver-smelting", 1), ("coin-striking", 2)])
def test_an_upgrade_moves_the_university_marker(tile: str, steps: int) -> None:
    """PCR-UPGRADE-08, PCR-UPGRADE-09, PCR-UPGRADE-10, PCR-ADJ-10: spaces, no victory points, whatever it faces."""
    table = upgrading(tile).do("act:upgrade", "lay:mines:0")
    assert (table.player().uni, table.goods()) == (steps, {})


def test_a_covering_upgrade_moves_it_as_well() -> None:
    """PCR-UPGRADE-11, PCR-UPGRADE-22."""
    table = upgrading("coin-striking").lay("mines", "silver-smelting")
    table.player().uni = 1
    table.do("act:upgrade", "lay:mines:0")
    assert table.player().uni == 3
    assert [laid.tile for laid in table.player().board["mines"]] == ["silver-smelting", "coin-striking"]


def test_only_the_upper_tile_counts() -> None:
    """PCR-UPGRADE-23, PCR-UPGRADE-34: silver below, 2 points above."""
    table = Table().give(gold=0, stone=0).lay("mines", "silver-smelting").lay("mines", "coin-striking")
    assert table.took("crane-tile-1").do("act:mines", "produce").goods() == {"gold": 3, "vp": 2}


def test_only_the_upper_tile_meets_its_neighbours() -> None:
    """PCR-UPGRADE-23: the covered tile's stone at its edge 2 is gone."""
    table = upgrading("fine-dressing").lay("mines", "silver-smelting", 1).lay("mines", "coin-striking", 0)
    assert table.do("act:upgrade", "lay:quarries:0").goods() == {}


def test_a_connection_that_paid_does_not_pay_again() -> None:
    """PCR-UPGRADE-24, PCR-UPGRADE-26, PCR-ADJ-11: nor with another symbol at the same edge."""
    table = upgrading("spoil-sorting").lay("quarries", "stone-carting", 0)
    table.do("act:upgrade", "lay:mines:3")
    assert table.goods() == {"vp": 1, "gold": 1}, "the point at edge 2 faces the gold at edge 5 of Quarries"
    table.turn(0).give(gold=0, vp=0).row("upgrade", "coin-striking").took("crane-tile-5")
    table.do("act:upgrade", "lay:mines:5")
    assert table.goods() == {}, "its stone at edge 2 faces the same gold"


def test_a_connection_that_is_new_is_scored_on_covering() -> None:
    """PCR-UPGRADE-25, PCR-UPGRADE-27: a blank edge, then a technology symbol, opposite a wall's silver window."""
    table = Table().give(gold=0, stone=4).lay("wall-2", "arrow-loops", 4).row("upgrade", "stone-carting")
    table.player().tech = 1
    table.took("crane-tile-5").do("act:upgrade", "lay:quarries:0")
    assert "silver" not in table.goods()
    table.turn(0).row("upgrade", "wedge-splitting").took("crane-tile-5").do("act:upgrade", "lay:quarries:4")
    assert table.goods()["silver"] == 1
    assert table.player().tech == 2
