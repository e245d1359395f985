"""What a table agrees on about its clocks."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any
from zoneinfo import available_timezones

from orloj.server.clocks.days import counted, is_off, reached
from orloj.server.problems import Problem

NOTHING, NUDGE, BOT, VOTE = "nothing", "nudge", "bot", "vote"
LEAST, MOST = 60, 60 * 24 * 60 * 60  # seconds of a bank: a minute, and sixty days


@dataclass(frozen=True, slots=True)
class Clock:
    """A clock that was agreed on; times in milliseconds, days off with Monday as 0."""

    bank: int
    refill: int
    off: tuple[int, ...]
    zone: str
    at_zero: str

    @classmethod
    def of(cls, stored: Mapping[str, Any]) -> "Clock":
        """The clock as a table keeps it, which is as it goes over the wire, in seconds."""
        off = tuple(stored["days_off"])
        return cls(stored["bank"] * 1000, stored["refill"] * 1000, off, stored["zone"], stored["at_zero"])

    def counted(self, start: int, end: int) -> int:
        """The milliseconds between two points in time that count."""
        return counted(start, end, self.off, self.zone)

    def reached(self, start: int, amount: int) -> int:
        """When so many milliseconds that count have passed."""
        return reached(start, amount, self.off, self.zone)

    def is_off(self, at: int) -> bool:
        """Is it a day off?"""
        return is_off(at, self.off, self.zone)


def checked(wanted: Mapping[str, Any]) -> dict[str, Any]:
    """A clock of the right shape as it may be kept, if it is within bounds. Raises Problem("bad-clock")."""
    bank, refill, off, zone = wanted["bank"], wanted["refill"], wanted["days_off"], wanted["zone"]
    if not LEAST <= bank <= MOST:
        raise Problem("bad-clock", f"A bank holds between a minute and 60 days: {LEAST} to {MOST} seconds.")
    if not 0 <= refill <= bank:
        raise Problem("bad-clock", f"The refill of a turn is between 0 and the bank's {bank} seconds.")
    if any(not 0 <= day <= 6 for day in off) or len(set(off)) != len(off):
        raise Problem("bad-clock", "Days off are numbers from 0 for Monday to 6 for Sunday, each once.")
    if len(off) > 6:
        raise Problem("bad-clock", "At most six days of a week can be off.")
    if zone not in _zones():
        raise Problem("bad-clock", "The zone must be one of the time zone database, such as Europe/Prague.")
    return {**wanted, "days_off": sorted(off)}


@cache
def _zones() -> frozenset[str]:
    return frozenset(available_timezones()) - {"localtime", "Factory"}  # no places: whatever this host is set to
