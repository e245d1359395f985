"""Who has a vote in what, and what the votes come to. Nothing here knows the database."""

from collections import Counter
from collections.abc import Iterable, Mapping
from datetime import timedelta
from typing import Any

from orloj.server.lobby.motion import Motion
from orloj.server.lobby.table import TableInfo

UNDO, CANCEL, PAUSE = "undo", "cancel", "pause"
BOT, DROP, SUBSTITUTE, WAIT, TIME = "bot", "drop", "substitute", "wait", "time"
ABOUT_SEAT = (BOT, DROP, SUBSTITUTE, WAIT, TIME)
"""Kinds of motions that are about a seat: more than half of the others decide. All others need everybody."""
ANSWERS = (WAIT, BOT, SUBSTITUTE)
"""What can be said about an empty clock, the mildest first: it stands where the votes are equal."""
ALL, MOST = "all", "most"
TERMS = {UNDO: timedelta(hours=24)}
TERM = timedelta(hours=72)
"""How long a question stands open; silence is a no."""


def needs(kind: str) -> str:
    """How many of the voters must agree: all, or most."""
    return MOST if kind in ABOUT_SEAT else ALL


def voice(table: TableInfo, seat: int) -> int:
    """The seat that votes for a seat: a companion's vote is that of the person on whose device it plays."""
    person = table.taken.get(seat)
    owner = table.seat_of(person.owner) if person is not None and person.owner is not None else None
    return seat if owner is None or owner in table.conceded else owner


def voters(table: TableInfo, kind: str, about: Mapping[str, Any], votes: Mapping[int, bool | str]) -> list[int]:
    """The seats that have a vote: those of persons who still play. Programs follow the others, as bots do.

    About another's seat only those vote who play themselves at present, or have voted all the same.
    """
    having = {voice(table, seat) for seat, person in table.taken.items() if not person.program} - table.conceded
    if needs(kind) == ALL:
        return sorted(having)
    return sorted(seat for seat in having if seat != about["seat"] and (seat not in table.bots or seat in votes))


def verdict(table: TableInfo, motion: Motion) -> bool | str | None:
    """What the votes have come to: whether it is agreed, or on which answer; None while that is open."""
    having = voters(table, motion.kind, motion.about, motion.votes)
    given = [motion.votes[seat] for seat in having if seat in motion.votes]
    if motion.kind == TIME:
        count = Counter(given)
        sure = [answer for answer in ANSWERS if count[answer] * 2 > len(having)]
        return sure[0] if sure else answered(given) if len(given) == len(having) else None
    yes, no = given.count(True), given.count(False)
    if needs(motion.kind) == ALL:
        return False if no else True if yes == len(having) else None
    return True if yes * 2 > len(having) else False if (len(having) - no) * 2 <= len(having) else None


def answered(given: Iterable[bool | str]) -> str:
    """The answer that most have given about an empty clock."""
    count = Counter(given)
    return max(ANSWERS, key=lambda answer: count[answer])
