"""The technologies (PCR-TECH)."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from orloj.engine.notation import Effect
from orloj.games.caput.components.source import DATA, block
from orloj.games.caput.components.vocabulary import effect_of


@dataclass(frozen=True, slots=True)
class Technology:
    """A technology: levels I and II work from the owner's next turn on, III and IV once (PCR-TECH-05, PCR-TECH-07)."""

    id: str
    name: str
    level: str
    effect: Effect
    text: str


TECH_DRAW = block(DATA, "technologies", "rules").number("draw")
TECHNOLOGIES: Mapping[str, Technology] = MappingProxyType(
    {
        row.id: Technology(row.id, row.text("name"), level, effect_of(row, "effect"), row.text("text"))
        for level in ("I", "II", "III", "IV")
        for row in block(DATA, "technologies", f"level_{level.lower()}").rows("list")
    }
)
