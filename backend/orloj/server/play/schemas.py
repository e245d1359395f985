"""The game on the wire."""

from datetime import datetime
from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field

from orloj.server.play.orders import COMMAND_ID, LONGEST_CHOICE
from orloj.server.schemas import Body

CommandId = Annotated[str, Field(pattern=f"^{COMMAND_ID.pattern}$", description="the same for each try of one command")]
Version = Annotated[int, Field(ge=0, description="the version whose view the player saw")]
Entry = Annotated[dict[str, Any], Field(description="what happened: k says what, seat who, the rest is the game's")]
View = Annotated[dict[str, Any], Field(description="what you may see of the position: the game's own")]


class ChoiceBody(Body):
    """A choice."""

    version: Version
    choice: Annotated[str, Field(min_length=1, max_length=LONGEST_CHOICE)]
    command_id: CommandId


class UndoBody(Body):
    """Taking back one's last choices."""

    version: Version
    command_id: CommandId
    steps: Annotated[int, Field(ge=1)] = 1


class Decision(BaseModel):
    """What you are asked."""

    seat: int
    ask: str
    context: dict[str, Any]
    choices: list[str] = Field(description="the legal choices: nothing else is accepted")
    undo: list[str] = Field(description="your choices that can be taken back, the last one last")


class Patch(BaseModel):
    """One operation of RFC 6902."""

    op: Literal["add", "remove", "replace"]
    path: str
    value: Any = None


class Preview(BaseModel):
    """What a choice would do up to the next decision or chance outcome."""

    reveals: bool = Field(description="it cannot be taken back")
    patch: list[Patch]
    log: list[Entry]


class Position(BaseModel):
    """A position as you may see it."""

    version: int
    view: View
    decision: Decision | None = Field(description="null unless you are to decide")
    you: int | None = Field(description="your seat, null for onlookers")
    previews: dict[str, Preview] | None = Field(None, description="by choice, for the decider who asks for it")


EventKind = Literal[
    "start", "choice", "undo", "rewind", "bot", "back", "concede", "drop", "substitute", "pause", "resume", "cancel",
    "motion", "flag", "outage",
]  # fmt: skip


class EventOut(BaseModel):
    """One event."""

    seq: int
    kind: EventKind = Field(
        description="rewind: the game went back to the version in `steps`; bot, back, concede: a bot of the level in "
        "`choice` plays the seat, or none any more; drop, substitute: the person in `choice` has left the seat"
    )
    seat: int
    choice: str | None = Field(description="others' choices are null until the game is over")
    steps: int
    log: list[Entry]
    at: datetime


class EventList(BaseModel):
    """Events in order."""

    events: list[EventOut]


class StandIn(BaseModel):
    """A seat that changed hands during the game."""

    before: int = Field(description="the place in `events` of the first event after it")
    seat: int
    bot: str | None = Field(description="the level of the bot that played on, null when the person did")


class FormerPlayer(BaseModel):
    """Somebody who left a seat during the game."""

    before: int = Field(description="the place in `events` of the first event after it")
    seat: int
    name: str


class RecordOut(BaseModel):
    """A game's record; `orloj verify` replays it."""

    format: int
    game: str
    version: str
    seats: int
    names: list[str]
    options: dict[str, str]
    commitment: str
    seed: str | None
    events: list[dict[str, Any]]
    scores: list[dict[str, Any]] | None
    cancelled: bool = Field(False, description="broken off by agreement: no scores")
    stand_ins: list[StandIn]
    former: list[FormerPlayer]


class GameOut(BaseModel):
    """One game on offer."""

    id: str
    title: str
    seats: list[int]
    options: dict[str, list[str]] = Field(description="values by option, the default first")
    components: dict[str, Any] = Field(description="what the page draws from: the game's own")
    version: str


class ComponentsOut(BaseModel):
    """What the page draws a game from."""

    components: dict[str, Any]
    version: str


class GameList(BaseModel):
    """The games on offer."""

    games: list[GameOut]
