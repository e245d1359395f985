"""The messages of the socket, one class a message type. The service builds them by hand; a test compares."""

from datetime import datetime
from typing import Annotated, Literal

from pydantic import BaseModel, Field

from orloj.server.clocks.schemas import Clocks
from orloj.server.lobby.schemas import TableOut
from orloj.server.play.schemas import CommandId, Decision, Entry, EventKind, Patch, Version, View
from orloj.server.schemas import Body, ProblemDocument

TurnSince = Annotated[datetime | None, Field(description="since when the seat whose turn it is is waited for")]


class StateMessage(BaseModel):
    """The whole position: at the start, and whenever a difference is not enough."""

    t: Literal["state"]
    version: int
    view: View
    decision: Decision | None
    you: int | None
    turn_since: TurnSince


class FrameOut(BaseModel):
    """A position on the way of one choice, where the rules have played a seat themselves."""

    log: int = Field(description="how many entries of the log had led there")
    patch: list[Patch] = Field(description="what changed since the frame before, or since the version `from`")


class DiffMessage(BaseModel):
    """What changed from one version to another: of one event, or of all that a page has missed."""

    t: Literal["diff"]
    from_: int = Field(alias="from", description="the version this applies to: ask for a resync when yours is another")
    to: int
    patch: list[Patch]
    frames: list[FrameOut] = Field(description="to unfold step by step; `patch` leads to the end in one go")
    decision: Decision | None
    log: list[Entry]
    seat: int | None = Field(description="who acted last")
    kind: EventKind | None
    turn_since: TurnSince


class AckMessage(BaseModel):
    """Your command stands and made this version; its difference was sent before."""

    t: Literal["ack"]
    command_id: str
    version: int


class RefusedMessage(BaseModel):
    """Your command or message changed nothing."""

    t: Literal["refused"]
    command_id: str | None
    problem: ProblemDocument


class ChatMessage(BaseModel):
    """Somebody said something. The ids rise; a page that opens gets the last ones again."""

    t: Literal["chat"]
    id: int
    person: str = Field(description="who said it: whom one may mute")
    seat: int | None
    name: str
    text: str
    at: datetime


class SeatOnline(BaseModel):
    """Has the person on a seat a page open?"""

    seat: int
    online: bool


class PresenceMessage(BaseModel):
    """Who is there, and the table: sent when the page opens and whenever either changes."""

    t: Literal["presence"]
    seats: list[SeatOnline]
    table: TableOut


class ClockMessage(BaseModel):
    """A sign of life at regular intervals: a page that hears nothing for much longer should connect anew.

    At a table with clocks another one follows each event.
    """

    t: Literal["clock"]
    now: datetime
    turn_since: TurnSince
    clocks: Clocks | None


class ChooseMessage(Body):
    """A choice."""

    t: Literal["choose"]
    version: Version
    choice: str
    command_id: CommandId


class UndoMessage(Body):
    """Taking back one's last choices."""

    t: Literal["undo"]
    version: Version
    command_id: CommandId
    steps: Annotated[int, Field(ge=1)] = 1


class SayMessage(Body):
    """Something for all at the table."""

    t: Literal["chat"]
    text: Annotated[str, Field(min_length=1, max_length=500)]


class ResyncMessage(Body):
    """The page has missed something since this version."""

    t: Literal["resync"]
    after: int


class LookMessage(Body):
    """A sign of somebody looking: when the page opens, every 20 seconds while it is on screen, and on any change.

    `version` is the one up to which the person has followed the game, live or step by step; while a catch-up is open it
    is where that one is. `done` says that nothing is left to catch up with.
    """

    t: Literal["look"]
    version: Version
    visible: bool = True
    done: bool = False


FROM_SERVER: tuple[type[BaseModel], ...] = (
    StateMessage, DiffMessage, AckMessage, RefusedMessage, ChatMessage, PresenceMessage, ClockMessage,
)  # fmt: skip
FROM_CLIENT: tuple[type[BaseModel], ...] = (ChooseMessage, UndoMessage, SayMessage, ResyncMessage, LookMessage)
