"""What stands in the outbox may have come to nothing, or may have to wait."""

from collections.abc import Collection, Mapping
from datetime import datetime, timedelta
from typing import Any, NamedTuple

from orloj.server.lobby.table import RUNNING, TableInfo
from orloj.server.telling.outbox import BEGIN, CHAT, END, MOTION, READY, REMATCH, SEAT, TIME, TO_DECIDE, listeners
from orloj.server.telling.quiet import Quiet

LOOKS = timedelta(seconds=45)  # so young a sign of somebody's looking at a table holds back what is to be told of it
PAUSE = timedelta(minutes=1)  # between two looks at what waits for the end of a pause


class Row(NamedTuple):
    """One row of the outbox."""

    id: int
    person_id: str
    table_id: str | None
    occasion: str
    version: int
    round: int
    about: Mapping[str, Any]
    created: datetime


class Listener(NamedTuple):
    """How somebody wants to be told; `ways` is the number of channels that are on."""

    off: Collection[str]
    quiet: Quiet | None
    remind_after: timedelta | None
    remind_most: int
    ways: int


class Verdict(NamedTuple):
    """What becomes of a row: sent (neither), looked at again `until` then, or dropped; `held` says why."""

    held: str | None = None
    until: datetime | None = None

    @property
    def sent(self) -> bool:
        """Is it to be sent now?"""
        return self.held is None


SEND = Verdict()


def judge(
    row: Row, places: Mapping[str, TableInfo], visits: Mapping[str, datetime], listener: Listener, at: datetime
) -> Verdict:
    """What becomes of a row now; `visits` are the person's last signs of looking at tables."""
    table, visit = places.get(row.table_id or ""), visits.get(row.table_id or "")
    reason = _untrue(row, table, visit) if table is not None else None
    if reason is None and row.occasion in listener.off:
        reason = "off"
    if reason is None and not listener.ways:
        reason = "no-way"
    if reason is not None:
        return Verdict(reason)
    if visit is not None and visit + LOOKS > at:
        return Verdict("looking", visit + LOOKS)
    if table is not None and table.paused is not None and row.occasion in TO_DECIDE:
        return Verdict("paused", at + PAUSE)
    if listener.quiet is not None and (end := listener.quiet.until(at)) is not None:
        return Verdict("quiet", end)
    return SEND


def _untrue(row: Row, table: TableInfo, visit: datetime | None) -> str | None:
    """Why a row is not true any more."""
    if row.occasion in (*TO_DECIDE, MOTION, TIME) and table.status != RUNNING:
        return "over"
    if row.occasion in TO_DECIDE:
        return _decided(row, table, visit)
    if row.occasion == MOTION:
        return _voted(row, table)
    if row.occasion == REMATCH and (table.rematch is None or table.rematch != row.about.get("again")):
        return "closed"
    if row.occasion == READY and set(table.seats_of(row.person_id)).isdisjoint(table.waits_for()):
        return "acted"
    if row.occasion == SEAT and not _holds(row, table):
        return "acted"
    if row.about.get("then") == "nudge" and str(row.about["seat"]) not in (table.waiting or {}):
        return "acted"
    seen = visit is not None and visit > row.created
    return "seen" if seen and row.occasion in (CHAT, END, BEGIN, TIME, SEAT, REMATCH, READY) else None


def _holds(row: Row, table: TableInfo) -> bool:
    """Does what is told of a seat still hold: the bot plays on, or whoever lost the seat is still without one?"""
    if row.about["then"] == "bot":
        return table.status == RUNNING and row.about["seat"] in table.bots
    return row.person_id not in listeners(table, range(table.seats), SEAT)


def _decided(row: Row, table: TableInfo, visit: datetime | None) -> str | None:
    seat = row.about["seat"]
    waited = str(seat) in (table.waiting or {})
    if row.about.get("withdrawn"):
        return "seen" if waited or (visit is not None and visit > row.created) else None
    if not waited or (table.turn_since is not None and row.created < table.turn_since):
        return "acted"
    return None if row.person_id in listeners(table, [seat], row.occasion) else "not-yours"


def _voted(row: Row, table: TableInfo) -> str | None:
    motion = table.motion
    if motion is None or row.about.get("motion", motion.id) != motion.id:
        return "closed"
    return "acted" if row.about["seat"] in motion.votes else None
