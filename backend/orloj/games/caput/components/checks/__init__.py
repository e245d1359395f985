"""What must hold of the component data: the counts of the box, every value that the rule texts force, and the
rulings. The data are checked each time they are loaded, so that a corrected file fails early and by name."""

from orloj.games.caput.components.checks import (
    board,
    box,
    bridge,
    city,
    crane,
    grids,
    hexes,
    provenance,
    scoring,
    texts,
    tracks,
)
from orloj.games.caput.components.source import Data

_PARTS = (provenance, texts, box, crane, tracks, grids, hexes, board, city, bridge, scoring)


def check(data: Data) -> None:
    """Raise ComponentError, which names file, id and rule, for the first rule that the data break."""
    for part in _PARTS:
        part.check(data)
