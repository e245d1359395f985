"""The session on the wire."""

from pydantic import BaseModel

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
