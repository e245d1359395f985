"""The Golems' Marketplace and Priority track."""

from collections.abc import Mapping
from types import MappingProxyType

from orloj.engine.data.rows import Row
from orloj.engine.notation import Effect
from orloj.games.unseen.components.source import DATA, Data, block
from orloj.games.unseen.components.vocabulary import effect_from

SIDES = ("printed", "side-a", "side-b")
MARKET_WIDTH = 3
MARKET_CENTRE = 4
"""The space where the Golem starts (PU-SETUP-13); spaces count row by row from the upper left, from 0."""


def market_block(data: Data, side: str) -> Row:
    """The block of the data with that side of the Marketplace."""
    return block(data, "board", f"market_{side.replace('-', '_')}")


def markets(data: Data) -> Mapping[str, tuple[Effect, ...]]:
    """Side -> the rewards of the nine spaces row by row."""
    found: dict[str, tuple[Effect, ...]] = {}
    for side in SIDES:
        row = market_block(data, side)
        rows = row.text_lists("rows")
        if [len(spaces) for spaces in rows] != [MARKET_WIDTH] * MARKET_WIDTH:
            raise row.error("a Marketplace is 3 x 3")
        found[side] = tuple(effect_from(row, "rows", text) for spaces in rows for text in spaces)
    return MappingProxyType(found)


MARKETS = markets(DATA)
PRIORITY_STEPS = block(DATA, "board", "priority_track").numbers("steps")
"""Steps of the Golem by place on the Priority track from the top (PU-GOLEM-01)."""
