"""Quiet hours: nothing is sent in them, by the clock of the person's own zone."""

from datetime import UTC, date, datetime, time, timedelta
from typing import NamedTuple
from zoneinfo import ZoneInfo

from orloj.server.problems import Problem


class Quiet(NamedTuple):
    """From a minute of the day to another, over midnight where the second is not later."""

    begins: int
    ends: int
    zone: str

    def until(self, moment: datetime) -> datetime | None:
        """When the quiet hours that hold at a moment are over, in UTC; None if none hold.

        A night is as long as the clocks there make it: an hour that they leave out or repeat counts as they show it.
        """
        zone = ZoneInfo(self.zone)
        today = moment.astimezone(zone).date()
        over_midnight = timedelta(days=1) if self.ends <= self.begins else timedelta()
        for day in (today - timedelta(days=1), today):
            begin, end = _at(day, self.begins, zone), _at(day + over_midnight, self.ends, zone)
            if begin <= moment < end:
                return end
        return None


def _at(day: date, minute: int, zone: ZoneInfo) -> datetime:
    return datetime.combine(day, time(minute // 60, minute % 60), zone).astimezone(UTC)


def zone_of(name: str) -> str:
    """The name of a time zone that exists. Raises Problem("bad-zone")."""
    try:
        return ZoneInfo(name).key
    except (ValueError, OSError, LookupError):
        raise Problem("bad-zone", "There is no such time zone: name one as Europe/Prague.") from None
