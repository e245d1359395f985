"""The action crane: its rim, its wheel, its tiles (PCR-CRANE)."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from orloj.engine.notation import Effect, Item
from orloj.games.caput.components.rows import numbered
from orloj.games.caput.components.source import DATA, block
from orloj.games.caput.components.vocabulary import ACTIONS, cost_of, effect_of

__all__ = [
    "ACTIONS",
    "BOX_START",
    "OVERFLOW_VP",
    "POSITIONS",
    "POSITION_COST",
    "POSITION_VP",
    "SLOT_BONUS",
    "TILES",
    "ZONE",
    "CraneTile",
]


@dataclass(frozen=True, slots=True)
class CraneTile:
    """An action tile with the two actions of each side; a table plays all A or all B (PCR-VARIANT-02)."""

    id: str
    a: tuple[str, ...]
    b: tuple[str, ...]


_RIM = block(DATA, "crane", "rim")
POSITIONS = _RIM.number("positions")
ZONE: Mapping[int, str] = MappingProxyType(
    {position: zone for zone in ("red", "green", "blue") for position in _RIM.numbers(zone)}
)
_VALUES = numbered(block(DATA, "crane", "values"), "position")
POSITION_COST: Mapping[int, tuple[Item, ...]] = MappingProxyType({n: cost_of(r, "cost") for n, r in _VALUES.items()})
POSITION_VP: Mapping[int, int] = MappingProxyType({n: row.number("vp") for n, row in _VALUES.items()})
SLOT_BONUS: Mapping[int, Effect] = MappingProxyType(
    {n: effect_of(row, "bonus") for n, row in numbered(block(DATA, "crane", "wheel"), "slot").items() if n}
)
"""Slot, clockwise after the blocked sector -> what it gives with the tile that lies in it."""
BOX_START: Mapping[int, int] = MappingProxyType(
    {int(seats): position for seats, position in block(DATA, "crane", "start").value("box", dict).items()}
)
"""Players -> where the blocked sector starts (PCR-SETUP-03)."""
OVERFLOW_VP = block(DATA, "crane", "five_point_token").number("vp")
TILES: Mapping[str, CraneTile] = MappingProxyType(
    {row.id: CraneTile(row.id, row.texts("a"), row.texts("b")) for row in block(DATA, "crane", "tiles").rows("list")}
)
