"""Hunger Wall and Cathedral: moving sideways and up (PCR-GRID)."""

from __future__ import annotations

import pytest

from orloj.games.caput.components.grids import GRIDS
from tests.caput.projects import PROJECTS, at, cube, earn
from tests.caput.table import Table


def test_a_project_each_with_a_cube_of_every_player() -> None:
    """PCR-GRID-01, PCR-GRID-12: two grids of three tiers; a move on one leaves the other cubes."""
    table = earn(Table(3), "wall")
    assert [cube(table, project, seat) for seat in range(3) for project in PROJECTS] == [(1, 1), *[(0, 1)] * 5]
    for project in PROJECTS:
        assert [row.tier for row in GRIDS[project]["original"].rows] == [1, 1, 2, 2, 3, 3]


@pytest.mark.parametrize(("tile", "moves"), [("rubble-core", ["wall"]), ("bread-ration", [])])
def test_the_icon_of_a_wall_gives_a_step(tile: str, moves: list[str]) -> None:
    """PCR-GRID-02: with the icon one on the Hunger Wall, without it none."""
    table = Table().give(stone=2).row("wall", tile).took("crane-tile-1").do("act:wall", "lay:wall-4:0")
    assert table.choices("side:") == moves
    for project in moves:
        table.do(f"side:{project}")
    assert cube(table, "wall") == (len(moves), 1)
    assert table.choices("side:") == []


@pytest.mark.parametrize(("tile", "moves"), [("stone-bell-house", ["cath"]), ("havel-stalls", [])])
def test_the_icon_of_a_building_gives_a_step(tile: str, moves: list[str]) -> None:
    """PCR-GRID-04: with the icon one on the Cathedral, without it none."""
    table = Table().give(gold=3, stone=0).row("building", tile).took("crane-tile-3").do("act:building", "lay:2,0:0")
    assert table.choices("side:") == moves
    for project in moves:
        table.do(f"side:{project}")
    assert cube(table, "cath") == (len(moves), 1)
    assert table.choices("side:") == []


@pytest.mark.parametrize("project", PROJECTS)
def test_a_project_has_one_direction(project: str) -> None:
    """PCR-GRID-03, PCR-GRID-05: columns are counted in it, none is counted back; there is no other choice."""
    table = at(project, 3, 1).gain(f"{project}>")
    assert table.choices("side:") == [project]
    table.refuses(f"side:{project}:back", "PCR-GRID-02")
    table.do(f"side:{project}")
    assert cube(table, project) == (4, 1)


def test_other_effects_give_steps() -> None:
    """PCR-GRID-06: a technology, one on each project."""
    table = Table().technology("keystone-setting").do("technology:keystone-setting")
    assert table.choices("side:") == ["wall", "cath"]
    table.do("side:cath", "side:wall")
    assert (cube(table, "wall"), cube(table, "cath")) == ((1, 1), (1, 1))


def test_steps_may_wait_within_the_turn() -> None:
    """PCR-GRID-33: after an up move that was bought later; those still waiting are made when the turn ends."""
    table = at("cath", 0, 1, silver=2).took("crane-tile-1").gain("cath> 2")
    table.do("up:cath", "act:mines", "produce", "side:cath")
    assert cube(table, "cath") == (2, 2), "column 1 of row 2 has an arrow"
    table.do("end-turn")
    assert cube(table, "cath") == (3, 2)


def test_a_step_earned_in_the_turn_of_another_is_made_at_once() -> None:
    """PCR-GRID-06, PCR-GRID-33: nothing of it waits for the own turn."""
    table = Table().turn(1).gain("wall>")
    assert cube(table, "wall") == (1, 1)
    assert table.choices("side:") == []


@pytest.mark.parametrize("project", PROJECTS)
def test_beyond_the_last_column_there_is_nothing(project: str) -> None:
    """PCR-GRID-31."""
    table = earn(at(project, 5, 1), project)
    assert (cube(table, project), table.goods()) == ((5, 1), {})


def test_a_step_that_does_nothing_is_not_chosen_for_another() -> None:
    """PCR-GRID-31: of "a step here or there" the one on the project in the last column falls away."""
    table = at("wall", 5, 1).gain("wall> | cath>")
    assert table.choices("side:") == ["cath"]
    table = at("wall", 4, 1).gain("wall> | cath>")
    assert table.legal == ["option:1", "option:2"]


def test_nobody_is_in_the_way() -> None:
    """PCR-GRID-34: cubes share a square."""
    table = at("wall", 0, 1)
    table.player(1).wall.column = 1
    assert cube(earn(table, "wall"), "wall") == cube(table, "wall", 1) == (1, 1)


@pytest.mark.parametrize("project", PROJECTS)
def test_a_step_up_costs_two_silver_windows(project: str) -> None:
    """PCR-GRID-07, PCR-GRID-15: and nothing more within a tier."""
    table = at(project, 0, 1, silver=3).do(f"up:{project}")
    assert (cube(table, project), table.goods()) == ((0, 2), {"silver": 1})
    table.refuses(f"up:{project}", "PCR-GRID-07")


@pytest.mark.parametrize("goods", [{"silver": 1, "goldwindow": 2}, {"silver": 1, "goldwindow": 1}, {"goldwindow": 3}])
def test_gold_windows_do_not_serve(goods: dict[str, int]) -> None:
    """PCR-GRID-10, PCR-GRID-11."""
    at("wall", 0, 1, **goods).refuses("up:wall", "PCR-GRID-07")


def test_as_many_steps_as_are_paid() -> None:
    """PCR-GRID-08: on both projects in a turn."""
    table = at("wall", 0, 1, silver=8, gold=1, stone=1).do("up:wall", "up:cath", "up:wall")
    assert (cube(table, "wall"), cube(table, "cath"), table.goods()) == ((0, 3), (0, 2), {"silver": 2})


def test_two_steps_for_four_windows() -> None:
    """PCR-GRID-35, PCR-GRID-08: on one project; the crossing into tier II is paid too, as its rows are in pairs."""
    table = at("wall", 0, 1, silver=4, gold=1, stone=1).do("up:wall", "up:wall")
    assert (cube(table, "wall"), table.goods()) == ((0, 3), {})


def test_steps_up_at_any_moment_of_the_own_turn() -> None:
    """PCR-GRID-09: before a tile is taken, after it, after its action, but not in another's turn."""
    table = at("wall", 0, 1, silver=9)
    assert "up:wall" in table.legal
    assert "up:wall" in table.took("crane-tile-1").legal
    assert "up:cath" in table.do("act:mines", "produce").legal
    table.do("up:wall", "end-turn")
    assert (table.decider, table.goods(0)["silver"]) == (1, 2)
    table.refuses("up:wall")


@pytest.mark.parametrize(
    ("row", "gold", "stone"),
    [(2, 1, 1), (4, 2, 2)],
)
@pytest.mark.parametrize("project", PROJECTS)
def test_crossing_into_a_tier_costs_more(project: str, row: int, gold: int, stone: int) -> None:
    """PCR-GRID-13, PCR-GRID-14, PCR-GRID-16: gold and stone beside the windows, all of it or no move."""
    at(project, 0, row, silver=2, gold=gold, stone=stone - 1).refuses(f"up:{project}", "PCR-GRID-14")
    at(project, 0, row, silver=2, gold=gold - 1, stone=stone).refuses(f"up:{project}", "PCR-GRID-14")
    table = at(project, 0, row, silver=2, gold=gold, stone=stone).do(f"up:{project}")
    assert cube(table, project) == (0, row + 1)
    assert table.goods() == {}


@pytest.mark.parametrize("row", [1, 3, 5])
def test_within_a_tier_it_does_not(row: int) -> None:
    """PCR-GRID-15."""
    table = at("wall", 0, row, silver=2).do("up:wall")
    assert (cube(table, "wall"), table.goods()) == ((0, row + 1), {})


def test_there_is_nothing_above_the_top_row() -> None:
    """PCR-GRID-31: refused, the windows kept."""
    at("wall", 0, 6, silver=9, gold=9, stone=9).refuses("up:wall", "PCR-GRID-31")


@pytest.mark.parametrize("project", PROJECTS)
@pytest.mark.parametrize("tiers", ["original", "a", "b"])
def test_higher_rows_and_further_columns_are_worth_more(project: str, tiers: str) -> None:
    """PCR-GRID-32: row by row more points, and never less for a token in a further column."""
    grid = GRIDS[project][tiers]
    points = [row.vp for row in grid.rows]
    assert points == sorted(set(points))
    assert list(grid.column_value) == sorted(grid.column_value)
    assert grid.column_value[0] < grid.column_value[-1]
