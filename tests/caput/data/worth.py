"""What pieces are worth by the weights of the components page (section 7) and of NOTATION, section 8."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from orloj.engine.notation import Change, Effect, Item
from orloj.games.caput.components.tiles import BUILDINGS, UPGRADES, WALLS, BuildingTile, UpgradeTile, WallTile

HexTile = UpgradeTile | WallTile | BuildingTile
KINDS: Mapping[str, Mapping[str, HexTile]] = {"upgrades": UPGRADES, "walls": WALLS, "buildings": BUILDINGS}
WEIGHTS = {
    "gold": 1,
    "stone": 1,
    "silver": 1,
    "egg": 1.2,
    "goldwindow": 2,
    "mine": 1.5,
    "quarry": 1.5,
    "tech": 1.5,
    "uni": 1,
    "wall>": 1.5,
    "cath>": 1.5,
    "vp": 0.8,
    "red": 1.5,
    "blue": 1.5,
    "wall^": 2,
    "cath^": 2,
    "refresh": 0.5,
    "less": 1,
    "act": 3.5,
}
CHOICE = 0.2  # beyond its best option
ICON, CLAIM, POINTS_AROUND, WALL_SHARE = 1.5, 3, 2, 1.5  # what a tile earns by standing there
EDGE, RED_CORNERS, BLUE_CORNERS = 0.45, (0, 0.6, 1.2), (0, 1.6, 2.2)


def group(kind: str, era: int, special: bool) -> list[HexTile]:
    """The tiles of a class."""
    return [tile for tile in KINDS[kind].values() if (tile.era, tile.special) == (era, special)]


def worth(effect: Effect) -> float:
    """What an effect is worth each time."""
    return sum(_change(line.change) for line in effect)


def items_worth(items: Sequence[Item]) -> float:
    """What a list of items is worth together."""
    return sum(map(_item, items))


def _change(change: Change) -> float:
    return _best(change.gain) - (_best(change.cost) if change.cost else 0)


def _best(options: Sequence[Sequence[Item]]) -> float:
    return max(map(items_worth, options)) + (CHOICE if len(options) > 1 else 0)


def _item(item: Item) -> float:
    if isinstance(item.symbol, Change):
        return _change(item.symbol) * item.times
    return WEIGHTS[item.symbol.partition(":")[0]] * item.n * item.times


def full(tile: HexTile) -> float:
    """What a hex tile pays and stands for, less its cost; of an upgrade the centre alone."""
    if isinstance(tile, UpgradeTile):
        return worth(tile.centre)
    net = worth(tile.reward) - items_worth(tile.cost)
    if isinstance(tile, WallTile):
        sides = EDGE * sum(map(worth, tile.edges)) + RED_CORNERS[len(tile.corners)]
        return net + ICON * tile.hunger + WALL_SHARE + sides
    standing = CLAIM if tile.cube else POINTS_AROUND
    return net + ICON * tile.cathedral + standing + BLUE_CORNERS[len(tile.corners)]
