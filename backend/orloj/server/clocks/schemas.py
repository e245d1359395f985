"""Clocks on the wire."""

from datetime import datetime
from typing import Literal

from pydantic import BaseModel, Field

from orloj.server.schemas import Body


class ClockAgreed(Body):
    """The clock of a table, times in seconds: each seat has a bank, and gets a refill when a choice ends its wait."""

    bank: int = Field(description="between a minute and 60 days")
    refill: int = Field(description="at most the bank; no bank ever holds more than the full")
    days_off: list[int] = Field(description="days on which all clocks stand, Monday is 0; at most six")
    zone: str = Field(description="the time zone by whose calendar days are off", examples=["Europe/Prague"])
    at_zero: Literal["nothing", "nudge", "bot", "vote"] = Field(
        description="what happens when a clock is empty: nothing, the player is told, a bot plays until the wait is"
        " over, or the others vote"
    )


class SeatClock(BaseModel):
    """What is left on the clock of a person's seat."""

    seat: int
    left: float = Field(description="seconds, at the point `at`")
    flagged: bool = Field(description="it is waited for, and its time is over")


class Clocks(BaseModel):
    """How the clocks of a game stand."""

    at: datetime
    seats: list[SeatClock]
    running: int | None = Field(description="whose clock runs at present")
    standing: Literal["pause", "day-off", "motion", "over"] | None = Field(description="why all clocks stand")
    empty_at: datetime | None = Field(description="when the clock that runs, or goes on after a day off, will be empty")
