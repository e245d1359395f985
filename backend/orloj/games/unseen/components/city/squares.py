"""Neighborhoods, their Resources, Squares and Witch spaces."""

from collections.abc import Mapping
from types import MappingProxyType

from orloj.games.unseen.components.source import DATA, Data, block, blocks
from orloj.games.unseen.components.vocabulary import effect_of


def resources(data: Data) -> Mapping[str, str]:
    """Neighborhood -> the basic Resource that is at home there (PU-RES-02)."""
    return MappingProxyType({row.id: row.text("resource") for row in blocks(data, "board", "neighborhood")})


def _number(name: str, field: str) -> int:
    return block(DATA, "board", name).number(field)


RESOURCE = resources(DATA)
RUMOR_MAX = _number("rumor_track", "max")
HOME_WORKER = effect_of(block(DATA, "board", "square"), "home_worker")
"""What a Square gives a Worker of its own type (PU-PLACE-05)."""
OTHER_WORKER = effect_of(block(DATA, "board", "square"), "other_worker")
WITCH_PRINTED = effect_of(block(DATA, "board", "witch_space"), "printed")
WITCH_START_ROW = _number("witch_start", "row")
