"""The action crane: what a tile costs, scores and gives."""

import pytest

from orloj.games.caput.components.crane import TILES, ZONE
from tests.caput.table import Table
from tests.caput.turns import crane_with, finish_turn

EGG_SLOT = 4
"""The position at which the wheel of a 2-player game has the slot that sells an egg for gold."""


@pytest.mark.parametrize("side", ["a", "b"])
@pytest.mark.parametrize("tile", TILES)
def test_either_action_of_the_tile_may_be_chosen(tile: str, side: str) -> None:
    """PCR-CRANE-02, PCR-TURN-10: each of the two, and none that the tile does not show."""
    table = Table(crane=side).give(gold=9, stone=9, egg=9)
    table.do(f"tile:{tile}")
    shown = TILES[tile].a if side == "a" else TILES[tile].b
    assert table.choices("act:") == list(shown)
    other = next(action for action in ("mines", "quarries", "road") if action not in shown)
    table.refuses(f"act:{other}", "PCR-CRANE-02")


def test_inner_and_outer_place_do_not_matter() -> None:
    """PCR-CRANE-01: mines stand first on one B tile and last on another and are the same action."""
    inner, outer = (Table(crane="b").took(tile).do("act:mines", "produce") for tile in ("crane-tile-1", "crane-tile-6"))
    assert TILES["crane-tile-1"].b[0] == TILES["crane-tile-6"].b[1] == "mines"
    assert inner.goods() == outer.goods() == {"gold": 5, "stone": 2}


def test_the_other_action_is_not_compensated() -> None:
    """PCR-CRANE-02: after the one the tile gives nothing more."""
    table = Table().took("crane-tile-1").do("act:mines", "plus-one")
    assert table.goods() == {"gold": 3, "stone": 2}
    assert table.legal == ["refresh:upgrade", "refresh:wall", "refresh:building", "end-turn"]


@pytest.mark.parametrize(
    ("slot", "gained"),
    [(2, {"stone": 3}), (3, {"gold": 3}), (5, {"silver": 1}), (7, {"stone": 3}), (9, {"gold": 3}), (10, {"silver": 1})],
)
@pytest.mark.parametrize("position", [2, 6, 9])
def test_every_zone_gives_the_bonus_of_the_slot(position: int, slot: int, gained: dict[str, int]) -> None:
    """PCR-CRANE-03, PCR-CRANE-11, PCR-CRANE-17: red, green and blue; it belongs to the slot the tile lies in."""
    box = (position - slot - 1) % 12 + 1
    table = crane_with(position, box).do("tile:crane-tile-1")
    table.give(gold=2, stone=2, vp=0).do("bonus")
    assert table.goods() == {"gold": 2, "stone": 2} | gained


def test_the_bonus_may_be_taken_at_once_or_later_in_the_turn() -> None:
    """PCR-CRANE-04: right after the tile, after its action, at the end; always once."""
    for steps in (("bonus", "act:mines", "plus-one"), ("act:mines", "plus-one", "bonus"), ("act:mines", "plus-one")):
        table = crane_with(7).do("tile:crane-tile-1", *steps)
        if "bonus" in steps:
            table.refuses("bonus", "PCR-CRANE-05")
        table.do("end-turn")
        assert table.goods() == {"gold": 4, "stone": 2}


def test_the_bonus_ends_with_the_turn() -> None:
    """PCR-CRANE-05, PCR-TIMING-13: an egg that was not bought cannot be bought in a later turn."""
    table = crane_with(EGG_SLOT).give(gold=3).do("tile:crane-tile-1", "act:mines", "plus-one", "end-turn")
    assert table.goods() == {"gold": 3, "stone": 2}
    table.refuses("bonus", "PCR-CRANE-05")
    finish_turn(table)
    assert table.game.turn.seat == 0
    table.refuses("bonus", "PCR-CRANE-05")


@pytest.mark.parametrize("position", range(1, 13))
def test_zones(position: int) -> None:
    """PCR-CRANE-06, PCR-CRANE-07, PCR-CRANE-11, PCR-CRANE-12, PCR-CRANE-10: red costs a gold at once, green is free,
    blue scores at once."""
    table = crane_with(position, box=7 if position == 10 else 10).do("tile:crane-tile-1")
    scored = {8: 1, 9: 2, 10: 3, 11: 4, 12: 5}.get(position, 0)
    assert ZONE[position] == ("red" if position < 5 else "green" if position < 8 else "blue")
    goods = {"gold": 1 if position < 5 else 2, "stone": 2}
    assert table.goods() == (goods | {"vp": scored} if scored else goods)


@pytest.mark.parametrize("position", [1, 2, 3, 4])
def test_a_red_tile_that_cannot_be_paid_for(position: int) -> None:
    """PCR-CRANE-08, PCR-TIMING-11: stone does not help."""
    crane_with(position).give(gold=0, stone=9).refuses("tile:crane-tile-1", "PCR-CRANE-08")


@pytest.mark.parametrize("position", [5, 6, 7, 8, 9, 11, 12])
def test_other_tiles_cost_nothing(position: int) -> None:
    """PCR-CRANE-11, PCR-CRANE-12."""
    table = crane_with(position).give(gold=0, stone=0)
    assert "crane-tile-1" in table.choices("tile:")


def test_a_tile_with_one_possible_action() -> None:
    """PCR-CRANE-09: upgrade + road from the end of the bridge, upgrade + road with an empty row."""
    table = Table().give(egg=2, gold=9)
    table.player().road = 5
    table.do("tile:crane-tile-5")
    assert table.choices("act:") == ["upgrade"]
    table.refuses("act:road")
    table = Table().give(egg=2, gold=9).row("upgrade", "", "", "", "").do("tile:crane-tile-5")
    assert table.choices("act:") == ["road"]


def test_costs_and_points_belong_to_the_position() -> None:
    """PCR-CRANE-13, PCR-CRANE-15: the same tile costs in red, then is free, then scores as the wheel turns."""
    table = crane_with(1, box=12, seats=4)
    values = []
    for turn in range(12):
        spot = table.game.crane.tiles["crane-tile-1"]
        twin = table.game.clone()
        probe = Table(4)
        probe.game = twin
        probe.turn(0).give(gold=5, vp=0).do("tile:crane-tile-1")
        values.append((spot.position, probe.player().goods["gold"] - 5, probe.player().goods["vp"]))
        if spot.position == 12:
            break
        others = [tile for tile in table.game.crane.tiles if tile != "crane-tile-1"]
        least = min(others, key=lambda tile: table.game.crane.tiles[tile].position)
        seat = turn % 4
        table.give(seat, gold=5)
        table.do(f"tile:{least}")
        finish_turn(table)
    assert values == [
        *((p, -1, 0) for p in (1, 3, 4)),
        *((p, 0, 0) for p in (5, 6, 7)),
        *((p, 0, p - 7) for p in range(8, 13)),
    ]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_six_tiles_between_turns_and_five_within(seats: int) -> None:
    """PCR-CRANE-14, PCR-TURN-07: the tile taken is off the crane until the turn ends."""
    table = Table(seats)
    for _ in range(15):
        assert len(table.game.crane.tiles) == 6
        tile = table.choices("tile:")[-1]
        table.do(f"tile:{tile}")
        assert (len(table.game.crane.tiles), tile in table.game.crane.tiles) == (5, False)
        finish_turn(table)
        assert table.game.crane.tiles[tile].position == 1 or seats == 1


def test_an_egg_bought_at_once() -> None:
    """PCR-CRANE-18, PCR-CRANE-21: for 1 gold."""
    table = crane_with(EGG_SLOT).give(gold=2, stone=0).do("tile:crane-tile-1", "bonus", "pay:gold")
    assert table.goods() == {"egg": 1}


def test_an_egg_bought_with_gold_of_the_same_turn() -> None:
    """PCR-CRANE-19: 0 gold when the tile is taken; its action brings some."""
    table = crane_with(EGG_SLOT, box=10).give(gold=1, stone=0).do("tile:crane-tile-1")
    assert table.goods() == {}
    table.refuses("bonus", "PCR-TIMING-10")
    table.do("act:mines", "plus-one", "bonus", "pay:gold", "end-turn")
    assert table.goods() == {"egg": 1}


def test_the_egg_is_no_duty() -> None:
    """PCR-CRANE-20: declined, or never asked for, nothing is paid or gained."""
    table = crane_with(EGG_SLOT).give(gold=3).do("tile:crane-tile-1", "bonus", "decline")
    assert table.goods() == {"gold": 2, "stone": 2}
    table.refuses("bonus")
    table = crane_with(EGG_SLOT).give(gold=3).do("tile:crane-tile-1", "act:mines", "produce", "end-turn")
    assert table.goods() == {"gold": 5, "stone": 2}


def test_gold_of_the_tiles_own_action_does_not_pay_for_it() -> None:
    """PCR-CRANE-22: 0 gold, a red tile that shows mines."""
    table = crane_with(3).give(gold=0)
    table.refuses("tile:crane-tile-1", "PCR-CRANE-08")
    table.refuses("act:mines")


def test_gold_of_an_extra_action_pays_for_a_red_tile() -> None:
    """PCR-CRANE-23: 0 gold; the extra action comes first."""
    table = crane_with(3).give(gold=0, goldwindow=2).do("buy:goldwindow2", "extra:mines", "plus-one")
    table.do("tile:crane-tile-1")
    assert table.goods() == {"stone": 2}
