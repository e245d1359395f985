"""The Robots' Clock, Crates and Idea track."""

from collections.abc import Mapping
from types import MappingProxyType

from orloj.engine.notation import Effect
from orloj.games.unseen.components.source import DATA, Data, block
from orloj.games.unseen.components.vocabulary import effect_of


def crates(data: Data) -> Mapping[str, Effect]:
    """Crate -> what its Reward side gives."""
    return MappingProxyType({row.id: effect_of(row, "gain") for row in block(data, "crates", "crates").rows("crate")})


CLOCK = block(DATA, "board", "clock").texts("clockwise")
"""The sections of the Clock by Worker type, clockwise."""
BULBS = block(DATA, "board", "clock").numbers("bulbs")
"""Light bulbs between each section and the next one clockwise."""
CLOCK_START = block(DATA, "board", "clock").text("start")

CRATES = crates(DATA)
CRATES_IN_PLAY = block(DATA, "crates", "crate_use").number("in_play")
CRATES_PER_SECTION = block(DATA, "board", "clock").number("crates_per_section")
CRATE_TURN_BACK = effect_of(block(DATA, "crates", "crate_use"), "turn_back")
"""What a Crate gives that is turned back to its Reward side (PU-ROBOT-08)."""

IDEA_LAST = block(DATA, "board", "idea_track").number("last")
IDEA_MARKS = block(DATA, "board", "idea_track").pairs("marks")
"""Space of the Idea track -> points at or past it, rising (PU-SCORE-10)."""
PEN_VP = block(DATA, "board", "idea_pens").numbers("vp")
"""Points by number of marked Idea Milestones, from none."""
