"""What a table decides about itself, on the wire."""

from typing import Annotated, Literal

from pydantic import BaseModel, Field, model_validator

from orloj.server.lobby.schemas import SeatNumber
from orloj.server.play.schemas import Entry
from orloj.server.schemas import Body


class About(Body):
    """What is asked: the version `to` which the game goes back, or the `seat` it is about."""

    to: Annotated[int, Field(ge=0, le=2**31 - 1)] | None = None
    seat: SeatNumber | None = None


class MotionBody(Body):
    """A question to the table.

    Everybody must agree to `undo` (to a version), `cancel` and `pause`; more than half of the others to what is about a
    seat: that a `bot` plays there, to `drop` the person, to offer the seat to a `substitute`, or to `wait`.
    """

    kind: Literal["undo", "cancel", "pause", "bot", "drop", "substitute", "wait"]
    about: About = Field(default_factory=About)


class VoteBody(Body):
    """`yes` or no; to an empty clock a `choice`."""

    yes: bool | None = None
    choice: Literal["wait", "bot", "substitute"] | None = None

    @model_validator(mode="after")
    def _one(self) -> "VoteBody":
        if (self.yes is None) == (self.choice is None):
            raise ValueError("either yes or choice")
        return self


class TakeBody(Body):
    """The token of the link."""

    invite: Annotated[str, Field(min_length=1, max_length=64)]


class BackStep(BaseModel):
    """An event of the game that would be taken back."""

    seq: int
    seat: int
    log: list[Entry]


class BackOut(BaseModel):
    """What going back would undo."""

    steps: list[BackStep]
    seen: bool = Field(description="something was revealed or drawn meanwhile, which nobody can forget")
