"""Looking back, on the wire."""

from datetime import datetime
from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field

from orloj.server.accounts.schemas import PersonOut
from orloj.server.play.schemas import Entry, Patch, View
from orloj.server.schemas import Body


class StepOut(BaseModel):
    """One event, and what changed by it for you."""

    seq: int = Field(description="the version that it made")
    kind: str
    seat: int
    at: datetime
    log: list[Entry]
    patch: list[Patch] = Field(description="from the view of the version before")
    turn: bool = Field(description="a new turn began with it")


class HistoryOut(BaseModel):
    """A stretch of a game's past as you may see it."""

    from_: int = Field(alias="from")
    view: View
    steps: list[StepOut]
    last: int = Field(description="the version that the game has reached by now")


IndexRow = tuple[int, int, str, datetime, int | None]


class IndexOut(BaseModel):
    """All events in short: version, seat, kind, time, and the seat whose turn began with it, if one did."""

    steps: list[IndexRow]


class SandboxBody(Body):
    """From which version to try, and who plays the others: you on this device, or bots."""

    version: int
    others: Literal["me", "bots"] = "bots"


class RecordBody(Body):
    """A game's record, as it was downloaded after the game."""

    record: dict[str, Any]


class OwnTable(BaseModel):
    """A table of your own."""

    id: str


class NoteBody(Body):
    """Your note."""

    text: Annotated[str, Field(max_length=5000)]


class NoteOut(BaseModel):
    """Your note; empty where you have none."""

    text: str


class MuteList(BaseModel):
    """Those whose chat you do not read."""

    people: list[PersonOut]
