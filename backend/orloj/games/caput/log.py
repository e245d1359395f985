"""What happened, as data: the kinds of log entry. Nothing in them is private.

Every entry has `k` (its kind) and `seat` (whose doing it was, -1 for nobody's). Words are found by the page.

| kind | details |
|---|---|
| first, turn | the seat begins the game; its turn begins, number |
| undo | steps |
| tile | what (action tile), position, slot |
| act | what (action) |
| gain, pay | what (a good), n gained, lost beyond the cap, source; way: good -> n |
| wealth, track, token | what; track, to; what, track |
| tech, uni, keep, technology | to; to; what is kept; what does something or is used |
| take, deal | what: taken from, dealt into a row |
| refresh | row, out: the two tiles removed |
| upgrade, wall | what, place, turn |
| build | what, site, turn, plaza, claim |
| plaza, reward | plaza, both: seats with the majority; plaza, half |
| sideways, up | project, column; project, row |
| cathedral-tile, seal | what |
| road, iv, v, plank | to; what; what; what, place, way |
| discard | what: a window |
| wheel, overflow | steps, box; what, position |
| opponent, era | what: the solo opponent's tile; era |
| final, over | points by category; winners |
"""

from __future__ import annotations

from orloj.engine.game import Entry


def log_for(entry: Entry, viewer: int | None) -> Entry:
    """The entry as it is: this game writes nothing private down."""
    return entry
