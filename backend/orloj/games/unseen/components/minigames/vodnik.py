"""The Vodniks' River and Mill Wheel."""

from collections.abc import Mapping
from types import MappingProxyType

from orloj.engine.notation import Effect
from orloj.games.unseen.components.source import DATA, Data, block
from orloj.games.unseen.components.vocabulary import HOODS, MILESTONES, effect_of


def river(data: Data) -> tuple[frozenset[str], ...]:
    """The Worker types of the River's spaces; index 0 is space 1."""
    return tuple(frozenset(types) for types in block(data, "board", "river").text_lists("spaces"))


def river_tokens(data: Data) -> Mapping[str, Mapping[str, int]]:
    """Stack -> type of River Milestone -> copies (PU-DATA-09)."""
    found: dict[str, dict[str, int]] = {}
    for row in block(data, "river_milestones", "river_milestones").rows("token"):
        found.setdefault(row.text("stack"), {})[row.one_of("type", MILESTONES)] = row.number("copies")
    return MappingProxyType({stack: MappingProxyType(types) for stack, types in found.items()})


def river_sets(data: Data) -> Mapping[str, tuple[frozenset[str], ...]]:
    """Set -> the Worker types of its three River Variety tokens (PU-VAR-03)."""
    return MappingProxyType(
        {
            row.id: tuple(frozenset(types) for types in row.text_lists("tokens"))
            for row in block(data, "variety", "river_tokens").rows("set")
        }
    )


def mill_tokens(data: Data) -> Mapping[str, Effect]:
    """Reward token of the Mill Wheel -> what it gives."""
    return MappingProxyType({row.id: effect_of(row, "gain") for row in block(data, "mill", "mill").rows("token")})


RIVER = river(DATA)
RIVER_END = block(DATA, "board", "river").number("end")
RIVER_STACKS = MappingProxyType(
    {
        "2-wave": block(DATA, "board", "river").number("two_wave_after"),
        "4-wave": block(DATA, "board", "river").number("four_wave_after"),
    }
)
"""Stack of River Milestones -> the space after which a Boat passes it."""
RIVER_MARKS = block(DATA, "board", "river_marks").pairs("marks")
"""Space of the River -> points at or past it, rising (PU-SCORE-12)."""
END_VP = (
    block(DATA, "board", "river_end").number("first"),
    block(DATA, "board", "river_end").number("later"),
)
"""Points for reaching the End: the first Boat of all, every later arrival (PU-VODNIK-06)."""
VOYAGES = block(DATA, "board", "river_end").number("voyages")
RIVER_TOKENS = river_tokens(DATA)
RIVER_SETS = river_sets(DATA)

MILL = block(DATA, "board", "mill_wheel").texts("clockwise")
"""The sections of the Mill Wheel by Worker type, clockwise."""
MILL_SLOTS = block(DATA, "board", "mill_wheel").number("slots")
MILL_START = MappingProxyType({hood: block(DATA, "board", "mill_wheel").part("start").number(hood) for hood in HOODS})
"""Section -> Reward tokens there at the start (PU-SETUP-11)."""
MILL_EMPTY = effect_of(block(DATA, "board", "mill_wheel"), "empty")
MILL_TOKENS = mill_tokens(DATA)
