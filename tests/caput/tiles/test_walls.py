"""Every wall: what it costs and pays, and what its sides and corners pay (PCR-WALL, PCR-ADJ, PCR-CORNER)."""

from __future__ import annotations

import pytest

from orloj.engine.payment import way_of
from orloj.games.caput.components import tiles
from tests.caput.table import Table
from tests.caput.tiles.desk import desk, offer, played
from tests.caput.tiles.hex_tiles import Tile, add, marked, paid, seen
from tests.caput.tiles.walls import WALL_FACES, WALLS
from tests.changes import Facts

ONE_EACH = {tile.id: tile for tile in reversed(WALLS)}


def offered(tile: Tile, **less: int) -> tuple[Table, dict[str, int]]:
    """The wall is offered to a player who holds just its price, less something."""
    price = way_of(f"pay:{tile.price}")
    return offer(
        desk(**{good: n - less.get(good, 0) for good, n in price.items()}), "wall", tile.id, tile.special
    ), price


def built(tile: Tile, price: dict[str, int], place: str) -> Facts:
    """What building the wall changes, but for sides and corners."""
    icon: Facts = {"side:wall": 1} if tile.icon else {}
    return add(paid(price), tile.reward, icon, {f"on:{place}": f"{tile.id}:0"})


@pytest.mark.parametrize("tile", WALLS, ids=lambda tile: f"{tile.id} {tile.choices}")
def test_what_a_wall_costs_and_pays(tile: Tile) -> None:
    """PCR-WALL-02, PCR-WALL-04, PCR-WALL-10: its price, its reward, its Hunger Wall icon, and nothing else."""
    table, price = offered(tile)
    assert played(table, f"act:wall {tile.choices} lay:wall-4:0") == built(tile, price, "wall-4")


@pytest.mark.parametrize("tile", ONE_EACH.values(), ids=lambda tile: tile.id)
def test_a_wall_costs_no_less(tile: Tile) -> None:
    """PCR-WALL-03: with one piece of its price missing it cannot be chosen."""
    for good in way_of(f"pay:{tile.price}"):
        table, _ = offered(tile, **{good: 1})
        table.refuses("act:wall")


@pytest.mark.parametrize("tile", ONE_EACH.values(), ids=lambda tile: tile.id)
def test_what_the_sides_and_corners_of_a_wall_pay(tile: Tile) -> None:
    """PCR-ADJ-02, PCR-CORNER-02: beside the Upgrade hex, whose tile faces it with a technology step, or whose corner
    touches its top vertex."""
    edges, corners = WALL_FACES[tile.id]
    for turn in range(6):
        side, price = offered(tile)
        side.lay("upgrade", "tool-forging", 5)  # technology on side 2, which faces side 5 of place 4
        symbol = seen(edges, turn, 5)
        lay = {"on:wall-4": f"{tile.id}:{turn}"}
        wanted = add(built(tile, price, "wall-4"), lay, symbol, {"tech": 1} if symbol else {})
        assert played(side, f"act:wall {tile.choices} lay:wall-4:{turn}") == wanted, turn

        corner, _ = offered(tile)
        corner.lay("upgrade", "glass-staining", 0)  # its corner 2 is vertex 0 of place 4, its side 2 is blank
        token = {"red": int(marked(corners, turn, 0))}
        wanted = add(built(tile, price, "wall-4"), lay, token)
        assert played(corner, f"act:wall {tile.choices} lay:wall-4:{turn}") == wanted, turn


def test_no_wall_is_left_out() -> None:
    """PCR-DATA-02: 36 walls, 8 of them special."""
    assert set(ONE_EACH) == set(WALL_FACES) == set(tiles.WALLS)
    assert len(ONE_EACH) == 36
    assert {tile.id for tile in WALLS if tile.special} == {tile.id for tile in tiles.WALLS.values() if tile.special}
