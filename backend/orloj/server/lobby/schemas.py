"""Tables on the wire."""

from datetime import datetime
from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field

from orloj.server.accounts.schemas import PersonOut
from orloj.server.clocks.schemas import ClockAgreed, Clocks
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
    clock: ClockAgreed | None = None


class JoinBody(Body):
    """Which seat (any when left out), and the invitation where the table is private.

    With the `agreement` that you have seen you are refused where the table is to be played otherwise by now.
    """

    invite: str | None = None
    seat: SeatNumber | None = None
    agreement: str | None = None


class SeatAction(Body):
    """What is done with a seat.

    At an open table the host frees it (`kick`), swaps it with another (`swap`, `with`) or puts a bot on it (`bot`,
    `level`). At a running table a bot stands in (`bot`, `level`): for yourself at any time, for others when they are
    away; `back` gives you your own seat back; and `offer` makes a link by which somebody else takes the seat over.
    Whoever sits at an open table puts somebody of a `name` who plays on the same device on a free seat (`companion`),
    and may free that seat.
    """

    action: Literal["kick", "swap", "bot", "back", "companion", "offer"]
    with_: SeatNumber | None = Field(None, alias="with")
    level: Level = "normal"
    name: str | None = None


class WatchBody(Body):
    """The invitation to look on."""

    invite: str


class TableName(Body):
    """What a table is to be called."""

    name: str


class Agreed(Body):
    """How a table is to play. Options left out take their defaults."""

    before: str = Field(description="the `agreement` of the table that is changed")
    clock: ClockAgreed | None
    options: dict[str, str]


class Ready(Body):
    """Are you ready for the game, and those who play on your device?"""

    ready: bool
    agreement: str = Field(description="the table's, for which you are ready, or are not")


class InviteLink(BaseModel):
    """A link to play, to look on or to take a seat over; `invite` is told this once and stored as a hash."""

    invite: str


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
    yours: bool = Field(description="yours, or a companion's who plays on your device")
    companion: bool = Field(description="the person plays on another's device")
    ready: bool = Field(description="the start of the game does not wait for this seat")
    conceded: bool = Field(description="the person has given the game up: a bot plays on for good")
    former: list[PersonOut] = Field(description="those who have left the seat to somebody else, or to a bot")
    offered: bool = Field(description="there is a link by which somebody else may take the seat over")
    online: bool
    away: bool = Field(description="the person has had no page open for so long that anybody seated may let a bot play")


class Vote(BaseModel):
    """What the person on a seat has said to a motion."""

    seat: int
    yes: bool
    choice: str | None = Field(description="one of the answers, where there are more than yes and no")


class MotionOut(BaseModel):
    """Something on which the table is asked to agree."""

    id: str
    kind: Literal["undo", "cancel", "pause", "bot", "drop", "substitute", "wait", "time"]
    by: int = Field(description="the seat that asks; of time the one whose clock is empty")
    mine: bool
    about: dict[str, Any] = Field(description="to: a version; or seat, and the answers where there are several")
    votes: list[Vote]
    voters: list[int] = Field(description="the seats that have a vote: who is not among them follows the others")
    needs: Literal["all", "most"] = Field(description="how many of the voters must agree")
    opened: datetime
    expires: datetime


class TableOut(BaseModel):
    """A table as you see it."""

    id: str
    game: str
    rules_version: str = Field(description="the component data by which this game is played")
    name: str
    public: bool
    options: dict[str, str]
    agreement: str = Field(description="a mark of clock and options: another one when they are others")
    seats: list[SeatOut]
    status: Literal["open", "running", "over"]
    cancelled: datetime | None = Field(description="when the table agreed to end the game without a result")
    version: int = Field(description="number of events so far")
    seen: int | None = Field(description="the version up to which you had followed when this visit of yours began")
    news: int = Field(description="how many events there are since that were not yours")
    news_by: list[int] = Field(description="the seats that did them")
    you: int | None = Field(description="your seat")
    host: bool = Field(description="are you the host?")
    commitment: str = Field(description="SHA-256 of the seed, in hexadecimal")
    seed: str | None = Field(description="in hexadecimal, once the game is over")
    waiting: dict[str, str] | None = Field(description="seat -> what it is asked")
    turn_since: datetime | None = Field(description="since when that seat is waited for")
    scores: list[dict[str, Any]] | None = Field(description="by seat, once the game is over")
    rematch: str | None = Field(description="the table where this one plays again")
    clock: ClockAgreed | None = Field(description="what the table has agreed on about clocks")
    clocks: Clocks | None = Field(description="how they stand, once the game has begun")
    paused: datetime | None = Field(description="since when the clocks stand by agreement")
    motion: MotionOut | None
    watching: bool = Field(description="are you here as an invited onlooker?")
    watchers: list[PersonOut] = Field(description="the invited onlookers, for those who sit here")
    watch_link: bool = Field(description="is there a link for onlookers? Told to those who sit here")
    invite_mark: str | None = Field(
        description="another one with each new invitation: the one before is dead. Told to those who sit here"
    )
    sandbox: dict[str, Any] | None = Field(description="what a table for trying out began with")
    created: datetime
    updated: datetime


class FoundTable(TableOut):
    """A table looked up with an invitation in hand, or without."""

    invited: bool = Field(description="is this its invitation?")


class TableList(BaseModel):
    """Your tables, the one that changed last first."""

    tables: list[TableOut]
    now: datetime = Field(description="the present by the service's clock, as are all times")
