"""Charles Bridge (PCR-BRIDGE)."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from orloj.engine.notation import Effect
from orloj.games.caput.components.rows import numbered
from orloj.games.caput.components.source import DATA, block
from orloj.games.caput.components.vocabulary import effect_from, effect_of


@dataclass(frozen=True, slots=True)
class Plank:
    """A place for a plank: what is gained by laying one there, by the way it lies (PCR-BRIDGE-26)."""

    ways: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class BridgeTile:
    """A bridge tile: what it gives when it is taken, and what it scores at the end."""

    id: str
    name: str
    now: Effect
    end: Effect


_PLACES = numbered(block(DATA, "bridge", "places"), "list")
PLANKS = tuple(
    Plank(tuple(effect_from(_PLACES[n], "ways", text) for text in _PLACES[n].texts("ways"))) for n in sorted(_PLACES)
)
"""In the order in which they are filled, from the Old Town."""
BRIDGE_IV: Mapping[str, BridgeTile] = MappingProxyType(
    {
        row.id: BridgeTile(row.id, row.text("name"), effect_of(row, "now"), ())
        for row in block(DATA, "bridge", "tiles_iv").rows("list")
    }
)
BRIDGE_V: Mapping[str, BridgeTile] = MappingProxyType(
    {
        row.id: BridgeTile(row.id, row.text("name"), effect_of(row, "now"), effect_of(row, "end"))
        for row in block(DATA, "bridge", "tiles_v").rows("list")
    }
)
BRIDGE_DRAW = block(DATA, "bridge", "rules").number("draw_iv")
V_AT_CATHEDRAL = block(DATA, "bridge", "rules").number("v_at_cathedral")
