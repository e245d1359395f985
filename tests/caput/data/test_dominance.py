"""No tile makes another one pointless."""

from __future__ import annotations

from collections import Counter

import pytest

from orloj.engine.notation import Effect, Item
from orloj.games.caput.components.tiles import WALLS, UpgradeTile, WallTile
from tests.caput.data.worth import KINDS, HexTile, group


def bags(effect: Effect) -> list[Counter[object]]:
    """The alternatives of a gain, each as amounts."""
    return (
        [Counter({item.symbol: item.n for item in gain}) for gain in effect[0].change.gain] if effect else [Counter()]
    )


def more(one: list[Counter[object]], other: list[Counter[object]]) -> bool:
    """For each alternative of the other there is one that is no worse."""
    return all(any(mine >= theirs for mine in one) for theirs in other)


def bill(cost: tuple[Item, ...]) -> Counter[object]:
    """A cost as amounts."""
    return Counter({item.symbol: item.n for item in cost})


def sides(tile: HexTile) -> Counter[object]:
    """The edge symbols of a tile."""
    edges = tile.edges if isinstance(tile, UpgradeTile | WallTile) else ()
    return Counter(str(edge) for edge in edges if edge)


def merits(tile: HexTile) -> tuple[list[Counter[object]], Counter[object], int, Counter[object], int]:
    """Gain, cost, icon, edge symbols and number of corners."""
    if isinstance(tile, UpgradeTile):
        return bags(tile.centre), Counter(), 0, sides(tile), len(tile.corners)
    icon = tile.hunger if isinstance(tile, WallTile) else tile.cathedral
    return bags(tile.reward), bill(tile.cost), int(icon), sides(tile), len(tile.corners)


def comparable(one: HexTile, other: HexTile) -> bool:
    """Tiles for the same use: upgrades of one action, buildings both with or both without a space for a cube."""
    return all(getattr(one, field, None) == getattr(other, field, None) for field in ("action", "cube"))


def dominates(one: HexTile, other: HexTile) -> bool:
    """At least as good in every respect, where the symbols and corners sit aside, and better in one."""
    mine, theirs = merits(one), merits(other)
    no_worse = (
        more(mine[0], theirs[0])
        and mine[1] <= theirs[1]
        and mine[2] >= theirs[2]
        and mine[3] >= theirs[3]
        and mine[4] >= theirs[4]
    )
    return comparable(one, other) and no_worse and mine != theirs


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("era", [1, 2])
def test_no_tile_dominates_another_of_its_class_nor_a_normal_one_a_special(kind: str, era: int) -> None:
    normal, special = group(kind, era, False), group(kind, era, True)
    pairs = [*((a, b) for a in normal for b in [*normal, *special]), *((a, b) for a in special for b in special)]
    assert [(a.id, b.id) for a, b in pairs if dominates(a, b)] == []


def test_dominance_is_seen() -> None:
    """Signal Turret of Era II has all that Arrow Loops of Era I has, and a technology step more."""
    assert dominates(WALLS["signal-turret"], WALLS["arrow-loops"])
    assert not dominates(WALLS["arrow-loops"], WALLS["signal-turret"])
