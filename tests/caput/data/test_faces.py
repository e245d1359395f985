"""How sides and corners of the hex tiles are spread (components, section 7)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection

import pytest

from orloj.games.caput.components.tiles import BUILDINGS, UPGRADES, WALLS, BuildingTile, UpgradeTile, WallTile
from orloj.games.caput.components.vocabulary import show

BOARD: list[UpgradeTile | WallTile] = [*UPGRADES.values(), *WALLS.values()]
HexTile = UpgradeTile | WallTile | BuildingTile


def test_every_edge_symbol_is_met_about_as_often() -> None:
    symbols = Counter(show(edge) for tile in BOARD for edge in tile.edges if edge)
    assert set(symbols) == {"silver", "tech", "gold", "stone", "vp 1"}
    assert min(symbols.values()) * 4 >= max(symbols.values())


def test_symbols_lie_in_many_ways() -> None:
    marks = [[n for n, edge in enumerate(tile.edges) if edge] for tile in BOARD]
    gaps = {tuple(sorted((b - a) % 6 for a, b in zip(m, [*m[1:], m[0]], strict=True))) for m in marks if len(m) > 1}
    assert len(gaps) >= 5


def test_a_turned_tile_meets_a_marked_side_often_enough() -> None:
    """The older tile's side is marked 25 to 40 % of the time; the new one is turned at will."""
    assert 0.25 <= sum(bool(edge) for tile in BOARD for edge in tile.edges) / (6 * len(BOARD)) <= 0.40


@pytest.mark.parametrize("tiles", [UPGRADES.values(), WALLS.values(), BUILDINGS.values()])
def test_half_of_the_tiles_have_a_corner_and_a_quarter_two(tiles: Collection[HexTile]) -> None:
    share = {n: found / len(tiles) for n, found in Counter(len(tile.corners) for tile in tiles).items()}
    assert set(share) == {0, 1, 2}
    assert abs(share[1] - 0.5) <= 0.04
    assert abs(share[2] - 0.25) <= 0.04


@pytest.mark.parametrize("tiles", [BOARD, list(BUILDINGS.values())])
def test_a_turned_tile_meets_a_corner_often_enough(tiles: Collection[HexTile]) -> None:
    """One shared side with a mark of the older tile at an end, and a mark on the new one."""
    old = sum(e in tile.corners or (e + 1) % 6 in tile.corners for tile in tiles for e in range(6)) / (6 * len(tiles))
    met = old * sum(bool(tile.corners) for tile in tiles) / len(tiles)
    assert 0.249 <= met <= 0.40
