"""Every building: what it costs and pays, and where its blue corners lie (PCR-BUILD, PCR-CORNER)."""

from __future__ import annotations

import pytest

from orloj.engine.payment import way_of
from orloj.games.caput.components import tiles
from tests.caput.table import Table
from tests.caput.tiles.buildings import BLUE_CORNERS, BUILDINGS
from tests.caput.tiles.desk import desk, offer, played
from tests.caput.tiles.hex_tiles import Tile, add, marked, paid
from tests.changes import Facts

ONE_EACH = {tile.id: tile for tile in reversed(BUILDINGS)}
SITE = "2,0"
"""In the New Town, at plaza P2; a blue corner is printed at its vertex 5."""


def offered(tile: Tile, **less: int) -> tuple[Table, dict[str, int]]:
    """The building is offered to a player who holds just its price, less something."""
    price = way_of(f"pay:{tile.price}")
    held = {good: n - less.get(good, 0) for good, n in price.items()}
    return offer(desk(**held), "building", tile.id, tile.special), price


def built(tile: Tile, price: dict[str, int], turn: int, blue: int) -> Facts:
    """What the building changes: without a space for a cube it scores itself."""
    space: Facts = {"claims": 1} if tile.cube else {"vp": 1}
    icon: Facts = {"side:cath": 1} if tile.icon else {}
    stands: Facts = {"buildings": 1, f"site:{SITE}": f"{tile.id}:{turn}", "blue": blue}
    return add(paid(price), tile.reward, icon, space, stands)


@pytest.mark.parametrize("tile", BUILDINGS, ids=lambda tile: f"{tile.id} {tile.choices}")
def test_what_a_building_costs_and_pays(tile: Tile) -> None:
    """PCR-BUILD-02, PCR-BUILD-04, PCR-BUILD-20, PCR-BUILD-21, PCR-CORNER-04: price, reward, Cathedral icon, a claim or
    a point, and a blue token when a corner lies on the printed one; nothing else."""
    for turn in range(6):
        table, price = offered(tile)
        blue = int(marked(BLUE_CORNERS[tile.id], turn, 5))
        wanted = built(tile, price, turn, blue)
        assert played(table, f"act:building {tile.choices} lay:{SITE}:{turn}") == wanted, turn


@pytest.mark.parametrize("tile", ONE_EACH.values(), ids=lambda tile: tile.id)
def test_a_building_costs_no_less(tile: Tile) -> None:
    """PCR-BUILD-03: with one piece of its price missing it cannot be chosen."""
    for good in way_of(f"pay:{tile.price}"):
        table, _ = offered(tile, **{good: 1})
        table.refuses("act:building")


def test_no_building_is_left_out() -> None:
    """PCR-DATA-02: 36 buildings, 8 of them special, 20 with a space for a cube."""
    assert set(ONE_EACH) == set(BLUE_CORNERS) == set(tiles.BUILDINGS)
    assert len(ONE_EACH) == 36
    specials = {tile.id for tile in BUILDINGS if tile.special}
    assert specials == {tile.id for tile in tiles.BUILDINGS.values() if tile.special}
    assert sum(tile.cube for tile in ONE_EACH.values()) == 20
