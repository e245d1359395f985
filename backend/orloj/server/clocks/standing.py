"""The clocks of a table: how they go on with each event, and what makes them stand."""

from datetime import UTC, datetime
from typing import Any, NamedTuple

from orloj.server.clocks.agreed import Clock
from orloj.server.clocks.banks import Banks, charged, runs_out, waiting
from orloj.server.lobby.table import OVER, TableInfo

UNDO = "undo"
"""The motion under which the clocks stand, while everybody thinks about taking something back."""


class Kept(NamedTuple):
    """The columns of a table's row that hold its clocks; named as there."""

    banks: dict[str, Any] | None
    flag_due: datetime | None


NONE = Kept(None, None)


def millis(moment: datetime) -> int:
    """A point in time in milliseconds since 1970."""
    return round(moment.timestamp() * 1000)


def moment(at: int) -> datetime:
    """The point in time of so many milliseconds since 1970."""
    return datetime.fromtimestamp(at / 1000, UTC)


def kept(banks: Banks) -> Kept:
    """The columns for these banks."""
    due = runs_out(banks)
    return Kept(banks.dump(), None if due is None else moment(due))


def carried(table: TableInfo, seat: int | None, at: datetime, kind: str) -> Kept:
    """The clocks after an event of such a kind, which makes a table wait for a seat, or for nobody any more."""
    if table.clock is None:
        return NONE
    clock = Clock.of(table.clock)
    if table.banks is None:
        before = Banks.full(clock, table.seats, millis(at))
    else:
        before = charged(clock, Banks.load(table.banks), millis(at), stood_since(table))
    return kept(waiting(clock, before, seat, runs=runs(table, seat), refill=kind in ("start", "choice")))


def runs(table: TableInfo, seat: int | None) -> bool:
    """Does a person play a seat, whose clock runs then?"""
    return seat in table.taken and seat not in table.bots


def stood_since(table: TableInfo) -> int | None:
    """Since when the clocks of a table stand, if they do: it pauses, or is asked to take something back."""
    since = [table.paused] if table.paused is not None else []
    if table.motion is not None and table.motion.kind == UNDO:
        since.append(table.motion.opened)
    return millis(min(since)) if since else None


def lent_by(table: TableInfo) -> str | None:
    """The person to whom a seat is to be handed back: a bot had it only while it was waited for."""
    owed: int | None = table.banks["owed"] if table.banks is not None else None
    return table.taken[owed].id if owed is not None and owed in table.taken else None


def shown(table: TableInfo, now: datetime) -> dict[str, Any] | None:
    """The clocks of a table on the wire; None where there are none, or not yet."""
    if table.clock is None or table.banks is None:
        return None
    clock, at = Clock.of(table.clock), millis(now)
    banks = charged(clock, Banks.load(table.banks), at, stood_since(table))
    standing = _standing(table, clock, at)
    ticks = banks.seat if banks.runs and standing in (None, "day-off") else None
    left = banks.left[ticks] if ticks is not None else 0
    return {
        "at": moment(banks.at),
        "seats": [
            {"seat": seat, "left": banks.left[seat] / 1000, "flagged": banks.flagged and seat == banks.seat}
            for seat in sorted(table.taken)
        ],
        "running": ticks if standing is None else None,
        "standing": standing,
        "empty_at": moment(clock.reached(banks.at, left)) if left else None,
    }


def _standing(table: TableInfo, clock: Clock, at: int) -> str | None:
    if table.status == OVER:
        return "over"
    if table.paused is not None:
        return "pause"
    if table.motion is not None and table.motion.kind == UNDO:
        return "motion"
    return "day-off" if clock.is_off(at) else None
