"""What the table starts with, and when the eras and the game end."""

from collections.abc import Mapping
from types import MappingProxyType

from orloj.games.caput.components.rows import by_seats
from orloj.games.caput.components.source import DATA, block
from orloj.games.caput.components.vocabulary import effect_of

START: Mapping[str, int] = MappingProxyType(
    {str(item.symbol): item.n for item in effect_of(block(DATA, "setup", "goods"), "each")[0].change.gain[0]}
)
"""The goods of every player at the start (PCR-SETUP-13)."""
TURNS: Mapping[int, int] = MappingProxyType(dict(by_seats(block(DATA, "setup", "turns"), "total")))
"""Players -> turns of all together (PCR-END-07); alone the opponent's are among them."""
ERA_TWO_AFTER: Mapping[int, int] = MappingProxyType(dict(by_seats(block(DATA, "setup", "era_ii"), "after_turn")))
"""Players -> the turn after which Era II begins (PCR-ERA2-06 to PCR-ERA2-08)."""
GOOD_SCORE = block(DATA, "setup", "solo").number("good_score")
"""Alone, more points than these are a good score (PCR-SOLO-10)."""
