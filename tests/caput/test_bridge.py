"""Charles Bridge (PCR-BRIDGE)."""

from __future__ import annotations

import pytest

from tests.caput.ending import finish
from tests.caput.table import Table

DRAWN = ("iv:iv-crown", "iv:iv-glaziers", "iv:iv-heralds")
PLANKS = [
    # planks laid before, way, what the place pays; the technology step is the second, which brings no tile
    (0, 0, {"gold": 1, "stone": 1}, 0),
    (0, 1, {"gold": 1}, 1),
    (1, 0, {"silver": 1}, 1),
    (1, 1, {"egg": 1}, 1),
    (2, 0, {"egg": 1, "vp": 2}, 0),
    (2, 1, {"egg": 1, "red": 1}, 0),
    (3, 0, {"red": 1, "gold": 1}, 0),
    (3, 1, {"red": 1, "blue": 1}, 0),
    (4, 0, {"blue": 1, "vp": 3}, 0),
]


def bridge_from(space: int = 3, planks: int = 0, seats: int = 2, **goods: int) -> Table:
    """Seat 0 stands on a space with one egg and has taken a tile with the King's Road; tech stands on 1."""
    table = Table(seats).give(**({"gold": 0, "stone": 0, "egg": 1} | goods))
    table.player().road, table.player().tech = space, 1
    table.game.edit_supply().planks[:] = [f"iv-scholars:{n}" for n in [0] * planks]
    return table.took("crane-tile-5")


def statues(table: Table, *tiles: str) -> Table:
    """The V tiles that lie by the bridge."""
    table.game.edit_supply().bridge_v[:] = tiles
    return table


def test_entering_iv_costs_an_egg_unasked() -> None:
    """PCR-BRIDGE-01."""
    table = bridge_from(egg=2).do("act:road", fate=DRAWN)
    assert table.player().road == 4
    assert table.goods() == {"egg": 1}


@pytest.mark.parametrize("planks", [0, 5])
@pytest.mark.parametrize(("space", "clause"), [(3, "PCR-BRIDGE-02"), (4, "PCR-BRIDGE-08")])
def test_without_an_egg_the_marker_stays(space: int, clause: str, planks: int) -> None:
    """PCR-BRIDGE-02, PCR-BRIDGE-08, PCR-BRIDGE-30, PCR-BRIDGE-23: on III or IV, also once the bridge is complete."""
    table = bridge_from(space, planks, egg=0, gold=9, goldwindow=3)
    table.refuses("act:road", clause)
    table.do("buy:goldwindow2").refuses("extra:road", clause)


def test_three_tiles_are_drawn_and_two_go_under_the_stack() -> None:
    """PCR-BRIDGE-03, PCR-BRIDGE-04, PCR-BRIDGE-28."""
    table = bridge_from().do("act:road", fate=DRAWN)
    assert table.legal == ["iv:iv-crown", "iv:iv-glaziers", "iv:iv-heralds"]
    table.do("iv:iv-glaziers")
    pile = table.game.supply.bridge_iv
    assert pile.tail == ["iv-crown", "iv-heralds"]
    assert set(pile.unseen) == {"iv-scholars", "iv-jewellers", "iv-builders"}


def test_what_lies_under_the_stack_comes_last() -> None:
    """PCR-BRIDGE-04: the next player draws the three that were above."""
    table = bridge_from().do("act:road", "iv:iv-crown", "way:0", fate=DRAWN)
    table.turn(1).give(1, egg=1).player(1).road = 3
    table.took("crane-tile-6").do("act:road")
    assert set(table.legal) == {"iv:iv-scholars", "iv:iv-jewellers", "iv:iv-builders"}


def test_the_kept_tile_is_laid_and_pays() -> None:
    """PCR-BRIDGE-05, PCR-BRIDGE-06, PCR-BRIDGE-07: 6 points of the tile, gold and stone under the plank."""
    table = bridge_from().do("act:road", "iv:iv-crown", "way:0", fate=DRAWN)
    assert table.game.supply.planks == ["iv-crown:0"]
    assert table.goods() == {"gold": 1, "stone": 1, "vp": 6}


@pytest.mark.parametrize(("planks", "way", "goods", "steps"), PLANKS)
def test_what_a_plank_covers(planks: int, way: int, goods: dict[str, int], steps: int) -> None:
    """PCR-BRIDGE-06, PCR-BRIDGE-12, PCR-BRIDGE-26: planks lie in order, either way round but for the last."""
    table = statues(bridge_from(4, planks), "v-smiths", "v-masons").do("act:road", "v:v-smiths")
    if planks < 4:
        assert table.legal == ["way:0", "way:1"]
        table.do(f"way:{way}")
    assert table.game.supply.planks[-1] == f"v-smiths:{way}"
    assert table.goods() == goods
    assert table.player().tech == 1 + steps


IV_TILES = {
    "iv-glaziers": {"silver": 3},
    "iv-heralds": {"goldwindow": 1, "silver": 1},
    "iv-jewellers": {"red": 1, "blue": 1},
    "iv-crown": {"vp": 6},
}


@pytest.mark.parametrize(("tile", "goods"), IV_TILES.items())
def test_a_iv_tile_pays_at_once(tile: str, goods: dict[str, int]) -> None:
    """PCR-BRIDGE-07, PCR-BRIDGE-16, PCR-BRIDGE-18, PCR-BRIDGE-29: alone when the bridge is complete."""
    others = [name for name in ("iv-builders", *IV_TILES) if name != tile][:2]
    table = bridge_from(planks=5).do("act:road", f"iv:{tile}", fate=[f"iv:{name}" for name in (tile, *others)])
    assert table.goods() == goods
    assert table.player().road == 4


def test_two_iv_tiles_move_markers() -> None:
    """PCR-BRIDGE-07: two technology steps; a sideways step on both projects, which may wait."""
    fate = ("iv:iv-scholars", "iv:iv-builders", "iv:iv-crown")
    table = bridge_from(planks=5)
    table.player().tech = 4
    table.do("act:road", "iv:iv-scholars", fate=(*fate, *(f"technology:{name}" for name in LEVEL_IV)))
    assert (table.player().tech, table.legal) == (6, [f"keep:{name}" for name in LEVEL_IV])

    table = bridge_from(planks=5).do("act:road", "iv:iv-builders", fate=fate)
    assert table.choices("side:") == ["wall", "cath"]


LEVEL_IV = ("lecturing", "pier-sinking", "rib-vaulting")


def test_entering_v_costs_an_egg_and_any_tile_may_be_taken() -> None:
    """PCR-BRIDGE-08, PCR-BRIDGE-09, PCR-BRIDGE-25: from IV the marker goes on to V."""
    table = statues(bridge_from(4, egg=2), "v-masons", "v-smiths", "v-masters").do("act:road")
    assert table.player().road == 5
    assert table.goods() == {"egg": 1}
    assert table.legal == ["v:v-masons", "v:v-smiths", "v:v-masters"]


def test_a_v_tile_is_laid_and_out_of_the_stack() -> None:
    """PCR-BRIDGE-10, PCR-BRIDGE-11: the marker stands on it; the next player chooses among the rest."""
    table = statues(bridge_from(4), "v-masons", "v-smiths", "v-masters").do("act:road", "v:v-smiths", "way:0")
    assert table.game.supply.planks == ["v-smiths:0"]
    assert table.player().statue == "v-smiths"
    table.turn(1).give(1, egg=1).player(1).road = 4
    table.took("crane-tile-6").do("act:road")
    assert table.legal == ["v:v-masons", "v:v-masters"]


def test_a_v_tile_scores_at_the_end_and_not_before() -> None:
    """PCR-BRIDGE-13: 3 points for each of two upgrades, in final scoring."""
    table = statues(bridge_from(4), "v-masons", "v-smiths").lay("mines", "assaying").lay("wall", "rose-cutting")
    table.do("act:road", "v:v-smiths", "way:0")
    assert table.goods() == {"gold": 1, "stone": 1}
    assert finish(table)[0]["abilities"] == 6


def test_one_v_tile_pays_points_at_once_too() -> None:
    """PCR-BRIDGE-13: the miners' statue, 3 points; its point a mine comes at the end."""
    table = statues(bridge_from(4, planks=5), "v-masons", "v-miners").do("act:road", "v:v-miners")
    assert table.goods() == {"vp": 3}
    assert finish(table)[0]["abilities"] == 3


def test_from_v_there_is_no_way_on() -> None:
    """PCR-BRIDGE-14: neither by the tile, nor by an extra action, nor by a technology."""
    table = bridge_from(5, egg=3, goldwindow=2).technology("pier-sinking", "master-planning")
    table.refuses("act:road", "PCR-BRIDGE-14")
    table.do("buy:goldwindow2").refuses("extra:road", "PCR-BRIDGE-14")
    table.do("technology:pier-sinking")
    assert (table.player().road, table.goods()) == (5, {"egg": 4, "vp": 1})
    table.do("technology:master-planning", "decline")
    assert "act:mines" in table.legal
    table.refuses("act:road")


def test_the_fifth_plank_is_the_last() -> None:
    """PCR-BRIDGE-15: a sixth is not laid."""
    table = bridge_from(planks=4).do("act:road", "iv:iv-crown", fate=DRAWN)
    assert len(table.game.supply.planks) == 5
    table.turn(1).give(1, egg=1).player(1).road = 3
    table.took("crane-tile-6").do("act:road").do(table.legal[0])
    assert len(table.game.supply.planks) == 5
    assert "iv-crown:0" in table.game.supply.planks


def test_iv_on_a_complete_bridge_draws_as_usual() -> None:
    """PCR-BRIDGE-17, PCR-BRIDGE-16, PCR-BRIDGE-23, PCR-BRIDGE-29: egg paid, three drawn, one kept, two under."""
    table = bridge_from(planks=5).do("act:road", fate=DRAWN)
    assert table.legal == ["iv:iv-crown", "iv:iv-glaziers", "iv:iv-heralds"]
    table.do("iv:iv-heralds")
    assert table.game.supply.bridge_iv.tail == ["iv-crown", "iv-glaziers"]
    assert table.goods() == {"goldwindow": 1, "silver": 1}


def test_v_on_a_complete_bridge() -> None:
    """PCR-BRIDGE-20, PCR-BRIDGE-21, PCR-BRIDGE-22, PCR-BRIDGE-31: egg paid, free choice, no plank; it scores."""
    table = statues(bridge_from(4, planks=5), "v-masons", "v-burghers", "v-masters").do("act:road")
    assert table.legal == ["v:v-masons", "v:v-burghers", "v:v-masters"]
    table.do("v:v-burghers")
    assert table.ask == "turn"
    assert (table.player().statue, table.goods()) == ("v-burghers", {})
    table.built("2,0", "perstyn-house", seat=0).built("1,1", "carolinum", seat=0)
    assert finish(table)[0]["abilities"] == 4


def test_a_short_stack_is_drawn_as_far_as_it_goes() -> None:
    """PCR-BRIDGE-27: with two tiles left, one of two is kept."""
    table = bridge_from()
    pile = table.game.edit_supply().bridge_iv
    pile.unseen = {"iv-crown": 1, "iv-heralds": 1}
    table.do("act:road", fate=("iv:iv-heralds", "iv:iv-crown"))
    assert table.legal == ["iv:iv-heralds", "iv:iv-crown"]
    table.do("iv:iv-crown")
    assert (pile.unseen, table.game.supply.bridge_iv.tail) == ({}, ["iv-heralds"])


def test_without_a_v_tile_left_v_brings_none() -> None:
    """PCR-BRIDGE-10: with four players the last to come may find the stack empty."""
    table = statues(bridge_from(4, seats=4)).do("act:road")
    assert (table.ask, table.player().road, table.player().statue) == ("turn", 5, "")
    assert table.game.supply.planks == []
