"""The parts of one running server, put together once."""

from dataclasses import dataclass
from typing import Annotated, cast

from fastapi import Depends
from starlette.requests import HTTPConnection

from orloj.server.accounts.cookie import Cookies
from orloj.server.accounts.service import Accounts, Person
from orloj.server.db.database import Database
from orloj.server.lobby.service import Lobby
from orloj.server.lobby.shelf import Shelf
from orloj.server.metrics import Metrics
from orloj.server.play.commands import Commands
from orloj.server.play.reading import Reading
from orloj.server.play.rooms import Rooms
from orloj.server.play.talk import Talk
from orloj.server.play.watch import Watch
from orloj.server.problems import Problem
from orloj.server.settings import Settings


@dataclass(frozen=True, slots=True)
class Services:
    """What endpoints work with."""

    settings: Settings
    database: Database
    cookies: Cookies
    accounts: Accounts
    shelf: Shelf
    lobby: Lobby
    commands: Commands
    reading: Reading
    rooms: Rooms
    talk: Talk
    watch: Watch
    metrics: Metrics


def services(connection: HTTPConnection) -> Services:
    """The services of the app that a request or socket belongs to."""
    return cast("Services", connection.app.state.services)


async def identify(connection: HTTPConnection) -> Person | None:
    """Who sends a request or opens a socket, where the cookie tells."""
    parts = services(connection)
    return await parts.accounts.find(parts.cookies.read(connection))


async def require_person(connection: HTTPConnection) -> Person:
    """Who sends a request. Raises Problem("no-session")."""
    person = await identify(connection)
    if person is None:
        raise Problem("no-session", "You have no session here yet: say your name first.")
    return person


Parts = Annotated[Services, Depends(services)]
Me = Annotated[Person, Depends(require_person)]
Guest = Annotated[Person | None, Depends(identify)]
