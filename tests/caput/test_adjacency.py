"""Adjacency bonuses: edges that face each other on the own action board (PCR-ADJ)."""

import pytest

from orloj.games.caput.components.tiles import BUILDINGS, UPGRADES, WALLS
from tests.caput.table import Table

NOTHING = {"gold": 0, "stone": 0}


def upgrading(*row: str, seats: int = 2) -> Table:
    """Seat 0 is about to lay the upgrade, the technology marker past its first marked space."""
    table = Table(seats).give(**NOTHING).row("upgrade", *row)
    table.player().wealth.clear()
    table.player().tech = 1
    return table.took("crane-tile-5").do("act:upgrade")


def test_facing_symbols_both_pay_alike_or_not() -> None:
    """PCR-ADJ-02, PCR-ADJ-04, PCR-ADJ-12: a silver window opposite a technology symbol gives one of each."""
    table = upgrading("silver-smelting").lay("quarries", "wedge-splitting", 2)
    assert table.do("lay:mines:4").goods() == {"silver": 1}, "its window at edge 2, the symbol at edge 5 of Quarries"
    assert table.player().tech == 2


def test_two_symbols_that_are_alike_pay_twice() -> None:
    """PCR-ADJ-04: two silver windows."""
    table = upgrading("silver-smelting").lay("quarries", "lime-burning", 2)
    assert table.do("lay:mines:4").goods() == {"silver": 2}


@pytest.mark.parametrize("turn", [2, 3])
def test_a_symbol_opposite_a_blank_side_pays_nothing(turn: int) -> None:
    """PCR-ADJ-03, PCR-ADJ-13: the new tile's window before a blank side (turn 4), the old tile's before one."""
    table = upgrading("silver-smelting").lay("quarries", "stone-carting", 4)
    assert table.do("lay:mines:4").goods() == {}, "a window at its edge 2, edge 5 of Quarries is blank"
    table = upgrading("silver-smelting").lay("quarries", "stone-carting", 0)
    assert table.do(f"lay:mines:{turn}").goods() == {}, "edge 2 is blank, gold at edge 5 of Quarries"


def test_a_symbol_without_a_neighbour_waits_for_one() -> None:
    """PCR-ADJ-05, PCR-ADJ-15: nothing when it is placed, both symbols when the other comes."""
    table = upgrading("silver-smelting").do("lay:mines:1")
    assert table.goods() == {}
    table.turn(0).row("upgrade", "fine-dressing").took("crane-tile-5").do("act:upgrade", "lay:quarries:0")
    assert table.goods() == {"gold": 1, "stone": 1}


def test_every_side_is_looked_at_by_itself() -> None:
    """PCR-ADJ-06: one wall between two upgrades, with a symbol for each."""
    table = Table().give(gold=2, stone=2).row("wall", "gate-stub")
    table.lay("mines", "silver-smelting", 3).lay("quarries", "fine-dressing", 0).took("crane-tile-1").do("act:wall")
    # Gate Stub turned by 1 has silver at edge 3 and stone at 4: before silver at edge 0 of Quarries and 1 of Mines.
    assert table.do("lay:wall-1:1").goods() == {"silver": 3, "stone": 1, "egg": 2, "red": 1}


def test_the_university_symbol_is_no_adjacency_symbol() -> None:
    """PCR-ADJ-07, PCR-ADJ-08, PCR-ADJ-10: it pays neither itself nor the symbol opposite; the step is given anyway."""
    assert UPGRADES["silver-smelting"].uni_edge == 3
    table = upgrading("silver-smelting").lay("quarries", "stone-carting", 0)
    assert table.do("lay:mines:5").goods() == {}, "the University at edge 2 (3 + 5), gold at edge 5 of Quarries"
    assert table.player().uni == 1


@pytest.mark.parametrize("tile", UPGRADES)
def test_the_university_side_is_blank_on_every_upgrade(tile: str) -> None:
    """PCR-ADJ-07."""
    assert UPGRADES[tile].edges[UPGRADES[tile].uni_edge] == ()


def test_edges_and_corners_are_judged_apart() -> None:
    """PCR-ADJ-14: one placement gives both; other orientations one of them."""
    got = []
    for turn in range(6):
        table = Table().give(gold=0, stone=4).row("wall", "arrow-loops")
        table.lay("mines", "silver-smelting", 1).lay("quarries", "fine-dressing", 0).took("crane-tile-1")
        goods = table.do("act:wall", f"lay:wall-1:{turn}").goods()
        got.append((goods.get("silver", 0) + goods.get("stone", 0), goods.get("red", 0)))
    assert got == [(0, 1), (2, 1), (0, 0), (2, 0), (0, 0), (0, 0)]


def test_other_players_boards_never_count() -> None:
    """PCR-ADJ-16, PCR-CORNER-09: the same tiles lie on another's board, who gains nothing either."""
    table = upgrading("fine-dressing").lay("mines", "silver-smelting", 1, seat=1).give(1, **NOTHING)
    table.do("lay:quarries:0")
    assert (table.goods(0), table.goods(1)) == ({}, {})


def test_buildings_bear_no_edge_symbols() -> None:
    """PCR-ADJ-01, PCR-BUILD-28: neighbours in the city pay nothing but corners."""
    assert all(hasattr(tile, "edges") for tile in (*UPGRADES.values(), *WALLS.values()))
    assert not any(hasattr(tile, "edges") for tile in BUILDINGS.values())
    table = Table().give(gold=4, stone=0).built("4,0", "celetna-house", 1).row("building", "bethlehem-yard")
    table.took("crane-tile-3")
    assert table.do("act:building", "lay:3,1:2").goods() == {"vp": 5}
