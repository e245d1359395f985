"""The extra action, windows, and the six actions however they come about."""

import pytest

from orloj.games.caput.components.vocabulary import ACTIONS
from orloj.games.caput.scoring import final_points
from tests.caput.table import RULES, Table
from tests.caput.turns import crane_with, finish_turn

DONE = ("act:mines", "plus-one")
SIX = ["mines", "quarries", "upgrade", "wall", "building", "road"]


def with_windows(gold: int = 2, silver: int = 0) -> Table:
    """Seat 0 may buy an extra action and could perform each of the six; its tile is not taken yet."""
    return Table().give(gold=4, stone=5, egg=1, goldwindow=gold, silver=silver)


def bought(gold: int = 2, silver: int = 0) -> Table:
    """Seat 0 has bought an extra action with two gold windows."""
    return with_windows(gold, silver).do("buy:goldwindow2")


def test_the_six_actions() -> None:
    """PCR-ACT-01, PCR-ACT-02: they are on every action board from the start; there is no other."""
    assert list(ACTIONS) == SIX
    assert sorted(bought().choices("extra:")) == sorted(SIX)


def test_once_a_turn() -> None:
    """PCR-EXTRA-01: neither before nor after the first is performed; again in the next turn."""
    table = bought(4)
    table.refuses("buy:goldwindow2", "PCR-EXTRA-01")
    table.do("extra:mines", "plus-one")
    table.refuses("buy:goldwindow2", "PCR-EXTRA-01")
    table.refuses("extra:mines", "PCR-EXTRA-11")
    finish_turn(finish_turn(table))
    assert (table.game.turn.seat, table.choices("buy:")) == (0, ["goldwindow2"])


@pytest.mark.parametrize(
    ("gold", "silver", "ways"),
    [
        (2, 0, ["goldwindow2"]),
        (1, 1, ["silver+goldwindow"]),
        (2, 1, ["goldwindow2", "silver+goldwindow"]),
        (1, 0, []),
        (0, 2, []),
        (0, 9, []),
    ],
)
def test_what_it_costs(gold: int, silver: int, ways: list[str]) -> None:
    """PCR-EXTRA-02, PCR-EXTRA-03, PCR-WINDOW-03: two gold windows, or one and a silver one; never two silver ones."""
    assert sorted(with_windows(gold, silver).choices("buy:")) == sorted(ways)


@pytest.mark.parametrize("action", SIX)
def test_any_of_the_six_without_a_tile(action: str) -> None:
    """PCR-EXTRA-04, PCR-EXTRA-05, PCR-EXTRA-13: before the tile is taken; the crane gives and asks for nothing."""
    table = bought()
    tiles = dict(table.game.crane.tiles)
    table.do(f"extra:{action}")
    assert (table.log("act")[-1]["what"], table.game.turn.tile, table.game.turn.bonus) == (action, "", False)
    assert (dict(table.game.crane.tiles), table.log("tile")) == (tiles, [])


def test_at_any_point_of_the_turn() -> None:
    """PCR-EXTRA-05, PCR-TIMING-03: before the tile, between tile and action, after the action."""
    extra = ("buy:goldwindow2", "extra:quarries", "plus-one")
    for steps in (
        (*extra, "tile:crane-tile-1", *DONE),
        ("tile:crane-tile-1", *extra, *DONE),
        ("tile:crane-tile-1", *DONE, *extra),
    ):
        table = crane_with(7).give(goldwindow=2).do(*steps, "bonus", "end-turn")
        assert table.goods() == {"gold": 4, "stone": 3}


def test_the_same_action_twice() -> None:
    """PCR-ACT-04, PCR-EXTRA-04: as the tile's action and as the extra one."""
    table = crane_with(7).give(gold=0, goldwindow=2).do("tile:crane-tile-1", *DONE)
    table.do("buy:goldwindow2", "extra:mines", "produce")
    assert (table.player().mines, table.goods()) == (5, {"gold": 1 + 4, "stone": 2})
    assert RULES.view(table.game, 0)["turn"]["done"] == ["mines", "mines"]


@pytest.mark.parametrize("row", ["upgrade", "wall", "building"])
def test_never_a_special_tile(row: str) -> None:
    """PCR-EXTRA-06: not even with the special tile bonus of the action tile at hand."""
    table = crane_with(6).give(gold=9, stone=9, goldwindow=2)
    special = table.game.rows.rows[row][3]
    table.do("tile:crane-tile-1")
    assert RULES.view(table.game, 0)["turn"]["special"] == 1
    table.do("buy:goldwindow2", f"extra:{row}")
    assert len(table.choices("hex:")) == 3
    table.refuses(f"hex:{special}", "PCR-SPECIAL-02")


def test_the_upgrades_bonus_comes_with_every_performance() -> None:
    """PCR-EXTRA-07, PCR-ACT-05: of the tile, of the extra action, of a technology."""
    table = crane_with(7).give(gold=0, goldwindow=2).lay("mines", "silver-smelting").technology("double-shifting")
    table.player().mines = 6
    table.do("tile:crane-tile-1", *DONE)
    assert table.player().goods["silver"] == 1
    table.do("buy:goldwindow2", "extra:mines", "plus-one")
    assert table.player().goods["silver"] == 2
    table.do("technology:double-shifting", "option:1", "act:mines", "plus-one")
    assert table.player().goods["silver"] == 3
    assert RULES.view(table.game, 0)["turn"]["done"] == ["mines"] * 3


def test_buying_and_performing_may_be_apart() -> None:
    """PCR-EXTRA-08."""
    table = crane_with(7).give(goldwindow=2).do("buy:goldwindow2", "tile:crane-tile-1", *DONE, "bonus")
    assert "extra:mines" in table.legal
    assert table.do("extra:mines", "plus-one").goods() == {"gold": 5, "stone": 2}


def test_the_windows_are_paid_first() -> None:
    """PCR-EXTRA-09, PCR-TIMING-10: a window that the action would bring cannot pay for it."""
    table = with_windows(1).lay("mines", "silver-smelting")
    table.refuses("buy:silver+goldwindow", "PCR-EXTRA-02")
    table.refuses("extra:mines", "PCR-EXTRA-11")
    table.do("tile:crane-tile-1", *DONE)
    assert table.choices("buy:") == ["silver+goldwindow"]


def test_an_action_that_cannot_be_performed() -> None:
    """PCR-EXTRA-11: the road from its end or without an egg, a row whose tiles cannot be paid for."""
    table = bought().give(gold=0, stone=0)
    assert sorted(table.choices("extra:")) == ["mines", "quarries", "road", "upgrade"]
    for action in ("wall", "building"):
        table.refuses(f"extra:{action}", "PCR-EXTRA-11")
    for road, egg in ((5, 9), (4, 0), (3, 0)):
        table.player().road = road
        table.give(egg=egg).refuses("extra:road")


def test_it_takes_no_turn_away() -> None:
    """PCR-EXTRA-12: sixteen turns, an extra action in each of seat 0's."""
    table = Table()
    turns = 0
    while table.game.stack:
        if table.game.turn.seat == 0:
            turns += 1
            table.give(goldwindow=2).do("buy:goldwindow2", "extra:quarries", "plus-one")
            if table.ask == "token":
                table.do("token:token-stone")
        finish_turn(table)
    assert turns == 16


def test_worked_extra_actions() -> None:
    """PCR-EXTRA-10, PCR-EXTRA-14, PCR-EXTRA-15."""
    table = with_windows(1, 1).do("buy:silver+goldwindow")
    assert (table.player().goods["silver"], table.player().goods["goldwindow"]) == (0, 0)
    assert sorted(table.choices("extra:")) == sorted(SIX)

    table = with_windows(2).do("buy:goldwindow2", "extra:mines", "plus-one")
    assert table.player().goods["goldwindow"] == 0
    table.give(goldwindow=2).refuses("buy:goldwindow2", "PCR-EXTRA-01")

    table = with_windows(0, 2)
    table.refuses("buy:silver2", "PCR-EXTRA-02")
    assert table.player().goods["silver"] == 2


@pytest.mark.parametrize("project", ["wall", "cath"])
def test_silver_windows_pay_for_steps_up(project: str) -> None:
    """PCR-WINDOW-02: two of them on either project; gold ones do not."""
    table = Table().give(silver=2)
    table.do(f"up:{project}")
    assert (table.goods(), table.log("up")[-1]["row"]) == ({"gold": 2, "stone": 2}, 2)
    Table().give(silver=1, goldwindow=3).refuses(f"up:{project}", "PCR-GRID-07")


def test_windows_score_nothing_at_the_end() -> None:
    """PCR-WINDOW-11."""
    none, two = Table(), Table().give(silver=1, goldwindow=1)
    assert final_points(two.game, two.player()) == final_points(none.game, none.player())
