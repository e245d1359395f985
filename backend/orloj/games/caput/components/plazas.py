"""The plaza tiles (PCR-PLAZA)."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from orloj.engine.notation import Effect
from orloj.games.caput.components.source import DATA, block
from orloj.games.caput.components.vocabulary import effect_of


@dataclass(frozen=True, slots=True)
class PlazaTile:
    """A plaza's two rewards; the lower one is that of a plaza still open at the end (PCR-SCORE-02)."""

    id: str
    name: str
    upper: Effect
    lower: Effect


PLAZA_TILES: Mapping[str, PlazaTile] = MappingProxyType(
    {
        row.id: PlazaTile(row.id, row.text("name"), effect_of(row, "upper"), effect_of(row, "lower"))
        for row in block(DATA, "plazas", "tiles").rows("list")
    }
)
