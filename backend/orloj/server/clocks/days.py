"""Days that do not count, by the calendar of a zone. Points in time are milliseconds since 1970."""

from collections.abc import Collection
from datetime import date, datetime, timedelta
from zoneinfo import ZoneInfo

ONE = timedelta(days=1)


def counted(start: int, end: int, off: Collection[int], zone: str) -> int:
    """The milliseconds from `start` to `end` without the days `off` (Monday is 0); none if it ends before."""
    if not off or end <= start:
        return max(0, end - start)
    place, total = ZoneInfo(zone), 0
    day = _day(start, place)
    while start < end:
        until = min(end, _midnight(day := day + ONE, place))
        if (day - ONE).weekday() not in off:
            total += until - start
        start = until
    return total


def reached(start: int, amount: int, off: Collection[int], zone: str) -> int:
    """When so many milliseconds that count have passed since `start`. At most six days may be off."""
    if not off:
        return start + amount
    place = ZoneInfo(zone)
    day = _day(start, place)
    while True:
        until = _midnight(day + ONE, place)
        if day.weekday() not in off:
            if amount <= until - start:
                return start + amount
            amount -= until - start
        start, day = until, day + ONE


def is_off(at: int, off: Collection[int], zone: str) -> bool:
    """Is it one of the days off?"""
    return bool(off) and _day(at, ZoneInfo(zone)).weekday() in off


def _day(at: int, zone: ZoneInfo) -> date:
    return datetime.fromtimestamp(at / 1000, zone).date()


def _midnight(day: date, zone: ZoneInfo) -> int:
    # Where clocks go from midnight to one, this is the moment in which they do; where it is midnight twice, the first.
    return round(datetime(day.year, day.month, day.day, tzinfo=zone).timestamp() * 1000)
