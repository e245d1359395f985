"""The places for Buildings on the two sides of the board."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from orloj.games.unseen.components.source import DATA, Data, block
from orloj.games.unseen.components.vocabulary import HOODS

SIDES_OF_BOARD = ("1-2", "3-4")


@dataclass(frozen=True, slots=True)
class Place:
    """A place for a Building: `column` counts from the left, `edge` from the board's edge inwards (R3)."""

    id: str
    hood: str
    column: int
    edge: int
    sides: tuple[str, ...]


def side_for(seats: int) -> str:
    """The side of the board that so many players use (PU-SETUP-01)."""
    return SIDES_OF_BOARD[seats > 2]


def places(data: Data) -> Mapping[str, Place]:
    """The building places of both sides by id."""
    return MappingProxyType(
        {
            row.id: Place(
                row.id,
                row.one_of("neighborhood", HOODS),
                row.number("column"),
                row.number("edge"),
                row.texts("sides"),
            )
            for row in block(data, "board", "place_order").rows("place")
        }
    )


def places_for(seats: int) -> tuple[Place, ...]:
    """The places in use with so many players, by Neighborhood in ring order, then from the edge inwards."""
    return _PLACES_OF[side_for(seats)]


def _by_place(place: Place) -> tuple[int, int]:
    return HOODS.index(place.hood), place.edge


PLACES = places(DATA)
_PLACES_OF = {
    side: tuple(sorted((place for place in PLACES.values() if side in place.sides), key=_by_place))
    for side in SIDES_OF_BOARD
}
TOKENS_PER_PLACE = block(DATA, "board", "places").number("tokens_per_place")
