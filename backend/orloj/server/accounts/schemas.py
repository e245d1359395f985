"""The session, and one's own programs, on the wire."""

from datetime import datetime

from pydantic import BaseModel, Field

from orloj.server.schemas import Body


class NameBody(Body):
    """How somebody wants to be called."""

    name: str


class PersonOut(BaseModel):
    """Somebody with a name."""

    id: str
    name: str


class SessionOut(BaseModel):
    """Who you are."""

    person: PersonOut


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
