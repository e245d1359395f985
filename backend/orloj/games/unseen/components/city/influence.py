"""Influence tracks and what they score, and the Popularity rows that set it."""

from collections.abc import Mapping
from types import MappingProxyType

from orloj.engine.notation import Effect
from orloj.games.unseen.components.source import DATA, Data, block
from orloj.games.unseen.components.vocabulary import HOODS, effect_of

ERAS = (1, 2, 3)


def popularity(data: Data) -> Mapping[int, tuple[tuple[int, int], ...]]:
    """Era -> what the first and the second on an Influence track score, by row from the top (PU-SCORE-01)."""
    return MappingProxyType({era: block(data, "board", f"popularity_{era}").pairs("rows") for era in ERAS})


def influence_rewards(data: Data) -> Mapping[str, Mapping[int, Effect]]:
    """Neighborhood -> space 1, 2, 4 and 6 -> its reward; spaces 3 and 5 are the Witch's."""
    row = block(data, "board", "influence_rewards")
    shared = {space: effect_of(row, f"space_{space}") for space in (1, 2, 6)}
    fourth = row.part("space_4")
    return MappingProxyType({hood: MappingProxyType({**shared, 4: effect_of(fourth, hood)}) for hood in HOODS})


POPULARITY = popularity(DATA)
VIRTUAL_INFLUENCE = block(DATA, "board", "virtual_player").numbers("influence")
"""Where the virtual player's Gargoyles stand, by Popularity row of setup from the top (PU-SETUP2P-05)."""
END_BONUS_RATES = block(DATA, "board", "end_bonus").numbers("vp_each")
"""Points for each Milestone, by order of claiming (PU-SCORE-18)."""

_TRACK = block(DATA, "board", "influence_track")
INFLUENCE_REWARD = influence_rewards(DATA)
LAST_SPACE = _TRACK.number("spaces")
CROWN = LAST_SPACE + 1
"""Where the first Gargoyle to reach the last space goes on to (PU-INFL-04)."""
WITCH_SPACES = MappingProxyType({_TRACK.number(f"witch_level_{level}"): level for level in (1, 2)})
"""Space of an Influence track -> level of the Witch token placed there (PU-WITCH-09)."""
