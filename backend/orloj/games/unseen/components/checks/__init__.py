"""What must hold of the component data: the counts of the box, every value that the rule texts force, and the
rulings. The data are checked each time they are loaded, so that a corrected file fails early and by name."""

from orloj.games.unseen.components.checks import (
    box,
    buildings,
    decks,
    golem,
    horned,
    places,
    prices,
    provenance,
    robot,
    solo,
    tracks,
    vodnik,
)
from orloj.games.unseen.components.source import Data

_PARTS = (provenance, box, buildings, decks, prices, places, tracks, golem, horned, robot, vodnik, solo)


def check(data: Data) -> None:
    """Raise ComponentError, which names file, id and rule, for the first rule that the data break."""
    for part in _PARTS:
        part.check(data)
