"""Refreshing a row (PCR-REFRESH)."""

import pytest

from tests.caput.table import Table

WALLS = ("rubble-core", "lancet-row", "glazed-gallery", "petrin-bastion")
HOUSES = ("celetna-house", "saint-peters-mill", "perstyn-house", "kings-court")


def rows(**goods: int) -> Table:
    """Known walls and buildings; nothing in stock but the goods given."""
    table = Table().row("wall", *WALLS).row("building", *HOUSES).give(**({"gold": 0, "stone": 0} | goods))
    table.player().wealth.clear()
    return table


@pytest.mark.parametrize("good", ["gold", "stone"])
def test_it_costs_a_gold_or_a_stone_by_choice(good: str) -> None:
    """PCR-REFRESH-01."""
    table = rows(gold=2, stone=2).do("refresh:wall")
    assert (table.ask, table.legal) == ("pay", ["pay:gold", "pay:stone"])
    table.do(f"pay:{good}")
    assert table.goods() == {"gold": 2, "stone": 2} | {good: 1}


def test_with_neither_it_is_refused() -> None:
    """PCR-REFRESH-03: whatever else is there."""
    table = rows(egg=3, silver=2, goldwindow=2, vp=9)
    assert table.choices("refresh:") == []
    table.refuses("refresh:wall", "PCR-REFRESH-03")
    assert table.give(stone=1).choices("refresh:") == ["upgrade", "wall", "building"]


def test_once_a_turn() -> None:
    """PCR-REFRESH-02, PCR-REFRESH-14: another row with 3 gold left is refused, in the next turn it is not."""
    table = Table(1).give(gold=4, stone=0).row("wall", *WALLS)
    table.do("refresh:wall", "out:rubble-core", "out:lancet-row")
    assert table.goods() == {"gold": 3}
    for row in ("upgrade", "wall", "building"):
        table.refuses(f"refresh:{row}", "PCR-REFRESH-02")
    table.took("crane-tile-1").do("act:mines", "plus-one", "end-turn")
    assert table.choices("refresh:") == ["upgrade", "wall", "building"]


def test_two_different_tiles_of_one_row_are_removed() -> None:
    """PCR-REFRESH-04: not one, not the same twice, none of another row."""
    table = rows(gold=1).do("refresh:wall")
    assert table.choices("out:") == list(WALLS)
    table.refuses("out:celetna-house")
    table.do("out:rubble-core")
    assert (table.ask, table.decider) == ("refresh-tiles", 0), "the second one is due"
    for wrong in ("out:rubble-core", "out:celetna-house", "end-turn"):
        table.refuses(wrong)
    table.do("out:glazed-gallery")
    assert table.ask == "turn"
    assert table.game.rows.rows["wall"][1::2] == ["lancet-row", "petrin-bastion"]
    assert {"rubble-core", "glazed-gallery"}.isdisjoint(table.game.rows.rows["wall"])


def test_a_row_with_a_single_tile_cannot_be_refreshed() -> None:
    """PCR-REFRESH-04."""
    table = rows(gold=1).row("wall", "rubble-core")
    table.refuses("refresh:wall")
    assert table.choices("refresh:") == ["upgrade", "building"]


@pytest.mark.parametrize(
    ("out", "gaps"),
    [
        (("celetna-house", "perstyn-house"), [0, 2]),
        (("saint-peters-mill", "kings-court"), [1, 3]),
        (("kings-court", "celetna-house"), [0, 3]),
    ],
)
def test_two_regular_ones_or_one_and_the_special(out: tuple[str, str], gaps: list[int]) -> None:
    """PCR-REFRESH-05, PCR-REFRESH-06, PCR-REFRESH-07: each goes under and is replaced from its own stack."""
    table = rows(gold=1)
    normal, special = (set(pile["building"].weights()) for pile in (table.game.rows.normal, table.game.rows.special))
    table.do("refresh:building", *(f"out:{tile}" for tile in out))
    row = table.game.rows.rows["building"]
    assert [n for n in range(4) if row[n] != HOUSES[n]] == gaps
    for n in gaps:
        assert row[n] in (special if n == 3 else normal)
    for tile in out:
        pile = (table.game.rows.special if tile == "kings-court" else table.game.rows.normal)["building"]
        assert tile in pile.tail, "at the bottom"


def test_both_lie_under_the_stack_before_the_gaps_are_filled() -> None:
    """PCR-REFRESH-06, PCR-REFRESH-11: of a stack with one tile that one comes, then the first removed one."""
    table = rows(gold=1)
    table.game.edit_rows().normal["wall"].unseen.clear()
    table.game.edit_rows().normal["wall"].unseen["gate-stub"] = 1
    table.do("refresh:wall", "out:lancet-row", "out:rubble-core")
    assert set(table.game.rows.rows["wall"][:2]) == {"gate-stub", "lancet-row"}
    assert table.game.rows.normal["wall"].tail == ["rubble-core"]


def test_a_refresh_is_possible_at_any_time_of_the_turn() -> None:
    """PCR-REFRESH-08: before the tile, between tile and action, and after it."""
    table = rows(gold=3)
    assert "refresh:wall" in table.legal
    table.took("crane-tile-1")
    assert "refresh:wall" in table.legal
    table.do("act:mines", "plus-one")
    assert "refresh:wall" in table.legal
    assert table.do("refresh:wall").ask == "refresh-tiles"


def test_not_in_another_players_turn() -> None:
    """PCR-REFRESH-08: own turn only; seat 1 pays for its own."""
    table = rows(gold=1).turn(1).give(1, gold=1, stone=0).do("refresh:wall", "out:rubble-core", "out:lancet-row")
    assert (table.goods(0), table.goods(1)) == ({"gold": 1}, {})


def test_a_stone_before_the_tile_then_mines() -> None:
    """PCR-REFRESH-07, PCR-REFRESH-09, PCR-REFRESH-12: two new walls show and none has to be taken."""
    table = rows(stone=1).crane(10, crane_tile_1=7)
    table.do("refresh:wall", "out:rubble-core", "out:lancet-row")
    assert table.goods() == {}
    row = table.game.rows.rows["wall"]
    assert {"rubble-core", "lancet-row", ""}.isdisjoint(row)
    assert row[2:] == list(WALLS[2:])
    table.do("tile:crane-tile-1")
    assert "act:mines" in table.legal
    assert table.do("act:mines", "produce", "end-turn").game.turn.seat == 1


def test_the_special_building_leaves_for_another_special_one() -> None:
    """PCR-REFRESH-10, PCR-REFRESH-13: without the special tile bonus, which it does not give either."""
    table = rows(gold=1)
    specials = set(table.game.rows.special["building"].weights())
    table.do("refresh:building", "out:celetna-house", "out:kings-court")
    assert table.goods() == {}
    assert table.game.rows.special["building"].tail == ["kings-court"]
    assert table.game.rows.normal["building"].tail == ["celetna-house"]
    new = table.game.rows.rows["building"][3]
    assert new in specials
    table.give(gold=9, stone=9).took("crane-tile-3").do("act:building")
    table.refuses(f"hex:{new}", "PCR-SPECIAL-02")


def test_a_refresh_for_nothing_does_not_use_up_the_refresh_of_the_turn() -> None:
    """PCR-REFRESH-02: the refresh that Master Planning brings is none that is paid for."""
    table = rows(gold=1).technology("master-planning")
    table.do("technology:master-planning", "row:wall", "out:rubble-core", "out:lancet-row", "decline")
    assert table.goods() == {"gold": 1, "vp": 2}
    assert table.choices("refresh:") == ["upgrade", "wall", "building"]
