"""How the clocks of a table stand: pure arithmetic. Times are milliseconds, points in time are such since 1970.

The clock of the seat that is waited for runs, unless a bot plays there. When the wait passes on by a choice, the bank
gets the refill, at most to the full. To take something back gives nothing back, and a wait that came about by taking
back brings no refill when it passes: it brought one before.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from orloj.server.clocks.agreed import Clock


@dataclass(frozen=True, slots=True)
class Banks:
    """What is `left` by seat at the point `at`.

    `seat` is waited for, and its clock `runs` if a person plays there; `flagged` says that its flag has fallen in this
    wait. `dry` is a wait without a refill. The seat `lent` is played by a bot until the wait passes on, since its clock
    was empty; the one `owed` is to be handed back.
    """

    at: int
    left: tuple[int, ...]
    seat: int | None = None
    runs: bool = False
    flagged: bool = False
    dry: bool = False
    lent: int | None = None
    owed: int | None = None

    @classmethod
    def full(cls, clock: Clock, seats: int, at: int) -> "Banks":
        """The banks at the start: nobody is waited for yet."""
        return cls(at, (clock.bank,) * seats)

    @classmethod
    def load(cls, stored: Mapping[str, Any]) -> "Banks":
        """The banks as a table keeps them."""
        return cls(**{**stored, "left": tuple(stored["left"])})

    def dump(self) -> dict[str, Any]:
        """The JSON form."""
        return {**{name: getattr(self, name) for name in self.__slots__}, "left": list(self.left)}


def charged(clock: Clock, banks: Banks, now: int, stood_since: int | None = None) -> Banks:
    """The banks at a later point. Since `stood_since`, where given, the time is nobody's."""
    until = now if stood_since is None else min(now, stood_since)
    at = max(banks.at, now)
    if not banks.runs or banks.seat is None:
        return replace(banks, at=at)
    spent = clock.counted(banks.at, until)
    return replace(banks, at=at, left=_with(banks.left, banks.seat, max(0, banks.left[banks.seat] - spent)))


def spared(banks: Banks, until: int) -> Banks:
    """The banks at a later point when the time up to it is nobody's."""
    return replace(banks, at=max(banks.at, until))


def waiting(clock: Clock, banks: Banks, seat: int | None, *, runs: bool, refill: bool) -> Banks:
    """The banks when a seat is waited for, or none any more. Time must have been charged up to then.

    `refill` says whether a choice made the wait pass on: only then the bank of who was waited for is refilled.
    """
    if seat == banks.seat:
        return replace(banks, runs=runs)
    left = banks.left
    if banks.seat is not None and refill and not banks.dry:
        left = _with(left, banks.seat, min(clock.bank, left[banks.seat] + clock.refill))
    if seat is None:
        return Banks(banks.at, left)
    owed = banks.owed if banks.lent is None else banks.lent
    return Banks(banks.at, left, seat, runs, dry=not refill and banks.seat is not None, owed=owed)


def refilled(clock: Clock, banks: Banks, seat: int) -> Banks:
    """The banks when somebody else has taken a seat: with a full one, and whatever fell before is forgotten."""
    flagged = banks.flagged and seat != banks.seat
    return replace(banks, left=_with(banks.left, seat, clock.bank), flagged=flagged)


def runs_out(banks: Banks) -> int | None:
    """When there is something to do at the earliest: days off, and whatever makes clocks stand, put it off."""
    if banks.owed is not None:
        return banks.at
    if banks.seat is None or not banks.runs or banks.flagged:
        return None
    return banks.at + banks.left[banks.seat]


def _with(left: tuple[int, ...], seat: int, amount: int) -> tuple[int, ...]:
    return (*left[:seat], amount, *left[seat + 1 :])
