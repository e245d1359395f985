"""Construct a Wall: price, reward, place, Hunger Wall icon (PCR-WALL)."""

from dataclasses import replace

import pytest

from orloj.games.caput.components.tiles import WALLS
from orloj.games.caput.components.vocabulary import read
from orloj.games.caput.effects import actions
from orloj.games.caput.scoring import final_points
from orloj.games.caput.state import Laid
from tests.caput.table import Table

PLACES = [f"wall-{n}" for n in range(12)]


def walling(*row: str, **goods: int) -> Table:
    """Seat 0 holds the tile with Mines and Wall, no wealth bonus left, and nothing but the goods given."""
    table = Table().give(**({"gold": 0, "stone": 0} | goods)).row("wall", *row)
    table.player().wealth.clear()
    return table.took("crane-tile-1")


def test_the_tile_comes_from_the_wall_row_and_must_be_payable() -> None:
    """PCR-WALL-01, PCR-WALL-03: Arrow Loops costs 4 stone."""
    table = walling("rubble-core", "lancet-row", "arrow-loops", stone=3).row("upgrade", "spoil-sorting")
    table.row("building", "celetna-house").do("act:wall")
    assert table.legal == ["hex:rubble-core", "hex:lancet-row"]
    table.refuses("hex:spoil-sorting", "PCR-WALL-01")
    table.refuses("hex:celetna-house", "PCR-WALL-01")
    table.refuses("hex:arrow-loops", "PCR-WALL-03")


def test_its_cost_is_paid_first_then_its_reward_is_given_then_it_is_laid() -> None:
    """PCR-WALL-02, PCR-WALL-04: 1 gold and 3 stone for 5 points."""
    table = walling("ashlar-face", gold=2, stone=4).do("act:wall")
    assert table.ask == "lay", "paid and rewarded before it is placed"
    assert table.goods() == {"gold": 1, "stone": 1, "vp": 5}
    table.do("lay:wall-0:0")
    kinds = [entry["k"] for entry in table.game.log]
    assert kinds.index("pay") < kinds.index("gain") < kinds.index("wall")


def test_its_own_reward_does_not_pay_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """PCR-WALL-05, PCR-WALL-15: 2 stone, a wall for 3 stone that brings 2."""
    tile = replace(WALLS["lancet-row"], reward=read("stone 2"))
    monkeypatch.setattr(actions, "WALLS", {**WALLS, tile.id: tile})
    table = walling("lancet-row", stone=2)
    table.refuses("act:wall")
    table.give(stone=5).row("wall", "lancet-row", "arrow-loops").do("act:wall", "hex:lancet-row")
    assert table.goods() == {"stone": 4}, "paid in full, then rewarded"
    assert walling("lancet-row", "rubble-core", stone=2).do("act:wall").player().goods["stone"] == 0


def test_it_is_laid_touching_the_action_board_in_any_orientation() -> None:
    """PCR-WALL-06, PCR-WALL-13: twelve places round the six hexes."""
    table = walling("rubble-core", stone=2).do("act:wall")
    assert table.legal == [f"lay:{place}:{turn}" for place in PLACES for turn in range(6)]
    for elsewhere in ("lay:mines:0", "lay:wall-12:0", "lay:3,-3:0"):
        table.refuses(elsewhere, "PCR-WALL-06")
    assert table.do("lay:wall-7:4").player().board == {"wall-7": [Laid("rubble-core", 4)]}


def test_it_need_not_touch_another_wall_but_may_not_lie_on_one() -> None:
    """PCR-WALL-07, PCR-WALL-08."""
    table = walling("rubble-core", stone=2).lay("wall-0", "bread-ration").do("act:wall")
    assert {choice.split(":")[1] for choice in table.legal} == set(PLACES[1:])
    table.refuses("lay:wall-0:3", "PCR-WALL-08")
    table.do("lay:wall-6:0")
    assert table.player().board["wall-6"] == [Laid("rubble-core", 0)]


def test_with_walls_on_all_places_the_action_is_refused() -> None:
    """PCR-WALL-08: twelve walls stand."""
    table = walling("rubble-core", stone=9)
    for place, tile in zip(PLACES, WALLS, strict=False):
        table.lay(place, tile)
    table.refuses("act:wall")
    assert "act:mines" in table.legal


@pytest.mark.parametrize(
    ("lay", "goods"),
    [
        ("wall-1:2", {}),
        ("wall-1:3", {"silver": 2}),  # its window meets the one at edge 0 of Quarries
        ("wall-1:0", {"red": 1}),  # its corner meets the one of Quarries between the two actions
        ("wall-1:1", {"stone": 1, "silver": 1, "red": 1}),  # its stone meets the window, its corner the one of Mines
        ("wall-2:0", {"red": 1}),  # its corner meets the other one of Quarries
        ("wall-2:3", {}),
    ],
)
def test_what_it_pays_depends_on_place_and_orientation(lay: str, goods: dict[str, int]) -> None:
    """PCR-WALL-09, PCR-ADJ-14: edges, corners or both."""
    table = walling("arrow-loops", stone=4).lay("mines", "silver-smelting", 1).lay("quarries", "fine-dressing", 0)
    assert table.do("act:wall", f"lay:{lay}").goods() == goods | {"vp": 3}


@pytest.mark.parametrize(("tile", "moves"), [("rubble-core", ["wall"]), ("bread-ration", [])])
def test_the_hunger_wall_icon_moves_the_marker_one_space(tile: str, moves: list[str]) -> None:
    """PCR-WALL-10, PCR-WALL-11: to the left, in the direction of travel, and only with the icon."""
    assert WALLS[tile].hunger == bool(moves)
    table = walling(tile, stone=2).do("act:wall", "lay:wall-0:0")
    assert table.choices("side:") == moves
    table.do("end-turn")
    player = table.game.players[0]
    assert (player.wall.column, player.wall.row, player.cath.column) == (len(moves), 1, 0)


def test_every_wall_counts_in_final_scoring_wherever_it_lies() -> None:
    """PCR-WALL-12: 4 points for 3 walls apart from each other, 10 for 4, 18 for 6."""
    table = walling("rubble-core", stone=2).lay("wall-0", "bread-ration").lay("wall-4", "lancet-row")
    assert final_points(table.game, table.player())["walls"] == 0
    table.do("act:wall", "lay:wall-8:0")
    assert final_points(table.game, table.player())["walls"] == 4
    table.lay("wall-10", "lime-pit")
    assert final_points(table.game, table.player())["walls"] == 10
    table.lay("wall-2", "gate-stub").lay("wall-6", "ashlar-face")
    assert final_points(table.game, table.player())["walls"] == 18
