"""Tables on the wire."""

from datetime import datetime
from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field

from orloj.server.accounts.schemas import PersonOut
from orloj.server.schemas import Body

Level = Literal["random", "easy", "normal", "hard"]
SeatNumber = Annotated[int, Field(ge=0, le=9)]


class NewTable(Body):
    """A table to open. Options left out take their defaults; only invited people see it unless `public`."""

    game: str
    seats: int
    options: dict[str, str] = Field(default_factory=dict)
    name: str | None = None
    public: bool = False


class JoinBody(Body):
    """Which seat (any when left out), and the invitation where the table is private."""

    invite: str | None = None
    seat: SeatNumber | None = None


class SeatAction(Body):
    """What is done with a seat.

    At an open table the host frees it (`kick`), swaps it with another (`swap`, `with`) or puts a bot on it (`bot`,
    `level`). At a running table a bot stands in (`bot`, `level`): for yourself at any time, for others when they are
    away; and `back` gives you your own seat back.
    """

    action: Literal["kick", "swap", "bot", "back"]
    with_: SeatNumber | None = Field(None, alias="with")
    level: Level = "normal"


class OpenedTable(BaseModel):
    """A new table; `invite` is told this once and stored as a hash. Null for who joins another's rematch."""

    id: str
    invite: str | None


class SeatOut(BaseModel):
    """One seat. It is free when there is neither a person nor a bot."""

    seat: int
    person: PersonOut | None
    name: str | None = Field(description="what to call the seat by: bots are named as such")
    bot: Level | None = Field(description="the bot that plays the seat: its own, or in place of the person")
    program: bool = Field(description="the person is a program that plays by a token")
    host: bool
    you: bool
    online: bool
    away: bool = Field(description="the person has had no page open for so long that anybody seated may let a bot play")


class TableOut(BaseModel):
    """A table as you see it."""

    id: str
    game: str
    name: str
    public: bool
    options: dict[str, str]
    seats: list[SeatOut]
    status: Literal["open", "running", "over"]
    version: int = Field(description="number of events so far")
    you: int | None = Field(description="your seat")
    host: bool = Field(description="are you the host?")
    commitment: str = Field(description="SHA-256 of the seed, in hexadecimal")
    seed: str | None = Field(description="in hexadecimal, once the game is over")
    waiting: dict[str, str] | None = Field(description="seat -> what it is asked")
    turn_since: datetime | None = Field(description="since when that seat is waited for")
    scores: list[dict[str, Any]] | None = Field(description="by seat, once the game is over")
    rematch: str | None = Field(description="the table where this one plays again")
    created: datetime
    updated: datetime


class TableList(BaseModel):
    """Your tables, the one that changed last first."""

    tables: list[TableOut]
