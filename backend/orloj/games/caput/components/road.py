"""The King's Road (PCR-ROAD)."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from orloj.engine.notation import Effect, Item
from orloj.games.caput.components.source import DATA, block
from orloj.games.caput.components.vocabulary import cost_of, effect_of


@dataclass(frozen=True, slots=True)
class RoadSpace:
    """A space: what entering it costs, its free effect and its egg effect."""

    id: str
    space: str
    entry: tuple[Item, ...]
    free: Effect
    egg: Effect


@dataclass(frozen=True, slots=True)
class RoadTile:
    """A tile that replaces the free effect of its space (PCR-VARIANT-05, PCR-VARIANT-06)."""

    id: str
    space: str
    free: Effect


ROAD = tuple(
    RoadSpace(row.id, row.text("space"), cost_of(row, "entry"), effect_of(row, "free"), effect_of(row, "egg"))
    for row in block(DATA, "road", "spaces").rows("list")
)
ROAD_TILES: Mapping[str, RoadTile] = MappingProxyType(
    {
        row.text("space"): RoadTile(row.id, row.text("space"), effect_of(row, "free"))
        for row in block(DATA, "road", "alternatives").rows("list")
    }
)
