"""The games that are kept."""

from tests.caput.table import RULES as CAPUT
from tests.playthroughs.telling import Playthrough
from tests.unseen.table import RULES as UNSEEN

PLAIN = ("a", "original", "original", "printed", "printed", "printed")
MANY = ("1", "no")
"""What the options of solo games are where several play."""
PLAYTHROUGHS = (
    Playthrough(UNSEEN, 1, 1, ("printed", "printed", "1", "no")),
    Playthrough(UNSEEN, 1, 6, ("tokens", "tile", "4", "yes")),
    Playthrough(UNSEEN, 2, 2, ("printed", "printed", *MANY)),
    Playthrough(UNSEEN, 2, 22, ("tokens", "tile", *MANY)),
    Playthrough(UNSEEN, 3, 3, ("tokens", "printed", *MANY)),
    Playthrough(UNSEEN, 4, 4, ("printed", "printed", *MANY)),
    Playthrough(UNSEEN, 4, 44, ("printed", "tile", *MANY)),
    Playthrough(CAPUT, 1, 1, PLAIN),
    Playthrough(CAPUT, 1, 11, ("b", "a", "b", "tile", "tile", "tile")),
    Playthrough(CAPUT, 2, 2, PLAIN),
    Playthrough(CAPUT, 3, 3, ("b", "b", "a", "tile", "printed", "tile")),
    Playthrough(CAPUT, 4, 4, PLAIN),
)
