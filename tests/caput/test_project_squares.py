"""What the squares of the two projects do (PCR-GRID)."""

from __future__ import annotations

import pytest

from tests.caput.projects import at, cube, earn
from tests.caput.table import Table
from tests.caput.turns import finish_turn


def test_a_sideways_arrow_carries_on() -> None:
    """PCR-GRID-17, PCR-GRID-37, PCR-GRID-30: one icon, two spaces in all, unasked."""
    table = at("wall", 1, 1, stone=2).row("wall", "rubble-core").took("crane-tile-1")
    table.do("act:wall", "lay:wall-4:0", "side:wall")
    assert cube(table, "wall") == (3, 1)


def test_a_sideways_arrow_acts_on_a_cube_from_below() -> None:
    """PCR-GRID-17: wherever it comes from."""
    assert cube(at("wall", 4, 1, silver=2).do("up:wall"), "wall") == (5, 2)


def test_an_up_arrow_is_a_free_step() -> None:
    """PCR-GRID-18: no windows, and it may be left."""
    table = earn(at("wall", 2, 3, silver=2), "wall")
    assert table.legal == ["up", "stay"]
    table.do("up")
    assert (cube(table, "wall"), table.goods()) == ((3, 4), {"silver": 2})


def test_an_up_arrow_is_now_or_never() -> None:
    """PCR-GRID-18, PCR-GRID-21: left once, a step takes windows again, in this turn and later."""
    table = earn(at("wall", 2, 3).took("crane-tile-1"), "wall").do("stay")
    assert cube(table, "wall") == (3, 3)
    table.refuses("up:wall", "PCR-GRID-07")
    finish_turn(finish_turn(table)).refuses("up:wall", "PCR-GRID-07")
    assert cube(table.give(silver=2).do("up:wall"), "wall") == (3, 4)


def test_the_crossing_is_due_for_an_up_arrow_too() -> None:
    """PCR-GRID-19: from row 2 of the Cathedral a gold and a stone."""
    table = at("cath", 2, 1, silver=2, gold=1, stone=1).do("up:cath", "up")
    assert (cube(table, "cath"), table.goods()) == ((2, 3), {})


def test_without_the_crossing_cost_the_cube_stays() -> None:
    """PCR-GRID-20, PCR-GRID-36: no stone, so the arrow is of no use, now or in a later turn."""
    table = at("cath", 2, 1, silver=2, gold=1).took("crane-tile-1").do("up:cath")
    assert (cube(table, "cath"), table.goods(), table.ask) == ((2, 2), {"gold": 1}, "turn")
    finish_turn(finish_turn(table)).give(gold=1, stone=1)
    assert table.decider == 0
    table.refuses("up:cath", "PCR-GRID-07")


def test_one_may_decline_to_pay_the_crossing() -> None:
    """PCR-GRID-20."""
    table = at("cath", 2, 1, silver=2, gold=1, stone=1).do("up:cath", "stay")
    assert (cube(table, "cath"), table.goods()) == ((2, 2), {"gold": 1, "stone": 1})


def test_an_arrow_leads_to_an_arrow() -> None:
    """PCR-GRID-22: one step to column 1, on to column 2 by its arrow, up by the arrow there."""
    table = earn(at("cath", 0, 2, gold=1, stone=1), "cath")
    assert (cube(table, "cath"), table.legal) == ((2, 2), ["up", "stay"])
    assert cube(table.do("up"), "cath") == (2, 3)


@pytest.mark.parametrize(("column", "row"), [(0, 2), (4, 3), (3, 5), (2, 6)])
def test_points_printed_on_a_square(column: int, row: int) -> None:
    """PCR-GRID-29: two points on landing, none while the cube stays there."""
    table = earn(at("wall", column, row), "wall")
    assert table.goods() == {"vp": 2}
    table.took("crane-tile-1")
    assert finish_turn(finish_turn(table)).goods()["vp"] == 2


SQUARES = {
    # project, tiers -> row: what its squares show from the start column on; from grids.toml
    ("wall", "original"): {1: "..>...", 2: ".2..>.", 3: "...^.2", 4: ".>....", 5: "..^.2.", 6: "...2.."},
    ("wall", "a"): {1: ".^....", 2: "..2>..", 3: "..>.2.", 4: "....^.", 5: "...>.2", 6: "....2."},
    ("wall", "b"): {1: ".>.>.2", 2: "..2.^.", 3: "......", 4: "..>.2.", 5: "...^..", 6: ".....2"},
    ("cath", "original"): {1: "......", 2: ".>^..2", 3: ".2.>..", 4: "....^.", 5: "..>2..", 6: "....2."},
    ("cath", "a"): {1: "..>...", 2: ".2.^..", 3: "....2.", 4: ".>....", 5: ".^2.>.", 6: "...2.."},
    ("cath", "b"): {1: ".>..2.", 2: "...>.2", 3: "..^.>.", 4: "..2..^", 5: ".....2", 6: "......"},
}


@pytest.mark.parametrize(("project", "tiers"), SQUARES)
def test_every_square_does_what_it_shows(project: str, tiers: str) -> None:
    """PCR-GRID-17, PCR-GRID-18, PCR-GRID-29: entered from the square before it, with means for any crossing."""
    for row, signs in SQUARES[project, tiers].items():
        for column in range(1, 6):
            table = Table(wall=tiers, cathedral=tiers).give(gold=2, stone=2)
            marker = getattr(table.player(), project)
            marker.column, marker.row = column - 1, row
            earn(table, project)
            if signs[column] == "^":
                assert table.legal == ["up", "stay"]
                table.do("stay")
            further = signs[column] == ">"
            assert cube(table, project)[0] == column + further
            points = "2" in (signs[column], signs[column + 1] if further else "")
            assert table.goods().get("vp", 0) == 2 * points, (row, column)
