"""The session, the ways in, and one's own programs, on the wire."""

from datetime import datetime
from typing import Annotated, Any

from pydantic import BaseModel, Field

from orloj.server.schemas import Body

Secret = Annotated[str, Field(max_length=200)]


class NameBody(Body):
    """How somebody, or something, is to be called."""

    name: str


class TokenBody(Body):
    """The token of a personal link."""

    token: Secret


class EmailBody(Body):
    """An e-mail address."""

    email: Annotated[str, Field(max_length=320)]


class TicketBody(Body):
    """The ticket of a link in an e-mail."""

    ticket: Secret


class CredentialBody(Body):
    """What a browser's passkey has signed."""

    credential: dict[str, Any]


class NewPasskey(CredentialBody):
    """A passkey just made, and what to call it."""

    name: str


class PersonOut(BaseModel):
    """Somebody with a name."""

    id: str
    name: str


class SessionOut(BaseModel):
    """Who you are."""

    person: PersonOut
    email: str | None = Field(description="your proved address")
    has_link: bool = Field(description="is there a personal link?")
    login: str | None = Field(description="this device among your logins; null for a bot")
    passkeys: int


class LinkOut(BaseModel):
    """A personal link, told this once."""

    token: str = Field(description="the link is /enter#link=<token>")


class WaysOut(BaseModel):
    """By which ways one can come back here, besides the personal link."""

    mail: bool
    passkeys: bool


class LoginOut(BaseModel):
    """A device where you are in."""

    id: str
    device: str
    created: datetime
    seen: datetime
    this: bool


class LoginList(BaseModel):
    """Your devices, the one seen last first."""

    logins: list[LoginOut]


class PasskeyOut(BaseModel):
    """A passkey of yours."""

    id: str
    name: str
    created: datetime
    used: datetime | None


class PasskeyList(BaseModel):
    """Your passkeys, the newest first."""

    passkeys: list[PasskeyOut]


class ProgramOut(BaseModel):
    """A program of yours that plays by a token."""

    id: str
    name: str
    created: datetime


class NewProgram(ProgramOut):
    """A program just made."""

    token: str = Field(description="told this once; it goes into the header Authorization: Bearer <token>")


class ProgramList(BaseModel):
    """Your programs, the newest first."""

    bots: list[ProgramOut]
