"""The players' tracks, wealth bonuses, production tokens and seals."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from orloj.engine.data.rows import Row
from orloj.engine.notation import Effect, Item
from orloj.games.caput.components.rows import listed, numbered
from orloj.games.caput.components.source import DATA, block
from orloj.games.caput.components.vocabulary import cost_of, effect_of, read


@dataclass(frozen=True, slots=True)
class Track:
    """A mine or quarry track: the marker starts on `start`; reaching `token_at` brings a production token, `seal_at` a
    seal claim; `bonuses` are gained on producing when they lie left of the marker."""

    good: str
    spaces: int
    start: int
    token_at: int
    seal_at: int
    bonuses: Mapping[int, Effect]


@dataclass(frozen=True, slots=True)
class Wealth:
    """A wealth bonus: gained the first time that so much of a good is held; "any" is gold or stone."""

    id: str
    good: str
    level: int
    gain: Effect


@dataclass(frozen=True, slots=True)
class Seal:
    """A seal: what claiming it costs, and what it scores at the end."""

    id: str
    cost: tuple[Item, ...]
    end: Effect


def _track(name: str) -> Track:
    row = block(DATA, "tracks", name)
    bonuses = numbered(block(DATA, "tracks", f"{name}_bonus"), "list", "at")
    return Track(
        row.text("resource"),
        row.number("spaces"),
        row.number("start"),
        row.number("token_at"),
        row.number("seal_at"),
        MappingProxyType({at: effect_of(bonus, "gain") for at, bonus in bonuses.items()}),
    )


def _wealth(row: Row) -> Wealth:
    levels = [gain[0] for gain in read(row.text("level"))[0].change.gain]
    good = "any" if len(levels) > 1 else str(levels[0].symbol)
    return Wealth(row.id, good, levels[0].n, effect_of(row, "gain"))


MINES = _track("mines")
QUARRIES = _track("quarries")
CAP = block(DATA, "tracks", "caps").number("gold")
"""The most gold, and the most stone, that a player can hold (PCR-MINE-10, PCR-QUARRY-10)."""
WINDOWS_KEPT = block(DATA, "tracks", "caps").number("windows_kept")
WEALTH = tuple(_wealth(row) for row in block(DATA, "tracks", "wealth").rows("list"))
PRODUCTION: Mapping[str, Effect] = MappingProxyType(
    {row.id: effect_of(row, "gain") for row in block(DATA, "tracks", "production_tokens").rows("list")}
)
SEALS: Mapping[str, Seal] = MappingProxyType(
    {
        row.id: Seal(row.id, cost_of(row, "cost"), effect_of(row, "end"))
        for row in block(DATA, "tracks", "seals").rows("list")
    }
)
TECH_STEPS = block(DATA, "tracks", "technology").number("steps")
TECH_LEVELS: Mapping[int, str] = MappingProxyType(
    {row["at"]: row["level"] for row in listed(block(DATA, "tracks", "technology"), "level")}
)
"""Step of the technology track -> level of the technology gained there."""
TECH_TOP_VP = effect_of(block(DATA, "tracks", "technology_top"), "gain")[0].change.gain[0][0].n
UNI_STEPS = block(DATA, "tracks", "university").number("steps")
UNI_VALUE = block(DATA, "tracks", "university").numbers("value")
"""Points of a technology step, by steps of the University marker (PCR-SCORE-09)."""
UNI_TOP_VP = effect_of(block(DATA, "tracks", "university_ends"), "gain")[0].change.gain[0][0].n
UPGRADE_UNI: Mapping[int, int] = MappingProxyType(
    {int(era): n for era, n in block(DATA, "tracks", "upgrade_steps").value("era", dict).items()}
)
"""Era of an upgrade -> University steps for laying it (PCR-UPGRADE-08, PCR-UPGRADE-09)."""
