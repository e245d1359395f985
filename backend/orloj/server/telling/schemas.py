"""Being told, on the wire."""

from datetime import datetime
from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field

from orloj.server.schemas import WRITABLE, Body

Occasion = Literal["turn", "question", "motion", "over", "chat", "begin", "time", "seat", "rematch", "ready"]
TimeOfDay = Annotated[str, Field(pattern="^([01][0-9]|2[0-3]):[0-5][0-9]$", examples=["22:00"])]
Kind = Literal["push", "mail", "hook"]


class QuietHours(Body):
    """From when to when nothing is sent, in the person's zone; over midnight where `to` is not later."""

    from_: TimeOfDay = Field(alias="from")
    to: TimeOfDay


class Reminders(Body):
    """After how many hours one is reminded, again and again, and how often at most."""

    after: int = Field(ge=1, le=168)
    most: int = Field(ge=1, le=10)


class Preferences(Body):
    """How one wants to be told: `off` are the occasions of which nothing is sent, `delay` seconds pass before it is."""

    zone: str = Field(max_length=64, examples=["Europe/Prague"])
    quiet: QuietHours | None
    off: list[Occasion] = Field(max_length=20)
    delay: int = Field(ge=0, le=86400)
    remind: Reminders | None


class NewChannel(Body):
    """A way of being told. `address` is a browser's PushSubscription, or a service's address as in its example."""

    kind: Kind
    address: Any = None
    label: Annotated[str, Field(max_length=120, min_length=1), WRITABLE] | None = None


class ChannelChange(Body):
    """Turns a way on or off."""

    on: bool


class ChannelOut(BaseModel):
    """A way of being told: when something arrived last, and what went wrong since."""

    id: str
    kind: Kind
    label: str
    on: bool
    arrived: datetime | None
    fault: str | None


class ServiceOut(BaseModel):
    """A service that can be told, and what addresses of it look like."""

    scheme: str
    title: str
    example: str


class ChannelList(BaseModel):
    """Your ways, what browsers subscribe with, whether e-mails can be sent to you, and which services there are."""

    channels: list[ChannelOut]
    push_key: str
    mail: bool
    services: list[ServiceOut]


class DeliveryOut(BaseModel):
    """One message by one way. `held` says why one is held back: quiet, looking, paused, off ..."""

    id: str
    at: datetime
    title: str
    kind: Kind
    label: str
    state: Literal["waiting", "sent", "failed", "held"]
    error: str | None
    held: str | None


class DeliveryList(BaseModel):
    """The last 30 days, the newest first."""

    deliveries: list[DeliveryOut]


class StopBody(Body):
    """The token of a message's link."""

    token: str = Field(max_length=200)
