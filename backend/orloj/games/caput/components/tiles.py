"""The hex tiles: upgrades, walls, buildings."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from orloj.engine.data.rows import Row
from orloj.engine.notation import Effect, Item
from orloj.games.caput.components.source import DATA, block
from orloj.games.caput.components.vocabulary import ACTIONS, cost_of, effect_from, effect_of


@dataclass(frozen=True, slots=True)
class UpgradeTile:
    """An upgrade: the action it goes on, the bonus in its middle, its edge symbols and red corners as printed."""

    id: str
    name: str
    action: str
    era: int
    special: bool
    centre: Effect
    edges: tuple[Effect, ...]
    uni_edge: int
    corners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class WallTile:
    """A wall; `hunger` is the Hunger Wall icon."""

    id: str
    name: str
    era: int
    special: bool
    cost: tuple[Item, ...]
    reward: Effect
    hunger: bool
    edges: tuple[Effect, ...]
    corners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BuildingTile:
    """A building; `cathedral` is the Cathedral icon, `cube` a space for a claim."""

    id: str
    name: str
    era: int
    special: bool
    cost: tuple[Item, ...]
    reward: Effect
    cathedral: bool
    cube: bool
    corners: tuple[int, ...]


def _edges(row: Row) -> tuple[Effect, ...]:
    return tuple(effect_from(row, "edges", text) for text in row.texts("edges"))


def _flag(row: Row, field: str) -> bool:
    return bool(row.value(field, bool))


UPGRADES: Mapping[str, UpgradeTile] = MappingProxyType(
    {
        row.id: UpgradeTile(
            row.id,
            row.text("name"),
            row.one_of("action", ACTIONS),
            row.number("era"),
            _flag(row, "special"),
            effect_of(row, "centre"),
            _edges(row),
            row.number("uni_edge"),
            row.numbers("corners"),
        )
        for row in block(DATA, "upgrades", "tiles").rows("list")
    }
)
WALLS: Mapping[str, WallTile] = MappingProxyType(
    {
        row.id: WallTile(
            row.id,
            row.text("name"),
            row.number("era"),
            _flag(row, "special"),
            cost_of(row, "cost"),
            effect_of(row, "reward"),
            _flag(row, "hunger"),
            _edges(row),
            row.numbers("corners"),
        )
        for row in block(DATA, "walls", "tiles").rows("list")
    }
)
BUILDINGS: Mapping[str, BuildingTile] = MappingProxyType(
    {
        row.id: BuildingTile(
            row.id,
            row.text("name"),
            row.number("era"),
            _flag(row, "special"),
            cost_of(row, "cost"),
            effect_of(row, "reward"),
            _flag(row, "cathedral"),
            _flag(row, "cube"),
            row.numbers("corners"),
        )
        for row in block(DATA, "buildings", "tiles").rows("list")
    }
)
