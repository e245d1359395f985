"""The parts of one running server, put together once."""

from dataclasses import dataclass
from typing import Annotated, cast

from fastapi import Depends
from starlette.requests import HTTPConnection

from orloj.server.accounts.companions import Companions
from orloj.server.accounts.cookie import Cookies
from orloj.server.accounts.device import device_of
from orloj.server.accounts.doors import Doors
from orloj.server.accounts.entrance import Entrance
from orloj.server.accounts.links import Links
from orloj.server.accounts.logins import Logins
from orloj.server.accounts.mails import Mails
from orloj.server.accounts.passkeys import Passkeys
from orloj.server.accounts.programs import Programs
from orloj.server.accounts.removal import Removal
from orloj.server.accounts.service import Person
from orloj.server.admin.counts import Counts
from orloj.server.admin.housekeeper import HouseKeeper
from orloj.server.admin.retention import Retention
from orloj.server.clocks.keeper import Keeper
from orloj.server.db.database import Database
from orloj.server.edge.gate import Gate
from orloj.server.history.history import History
from orloj.server.history.mutes import Mutes
from orloj.server.history.notes import Notes
from orloj.server.history.records import Records
from orloj.server.history.sandboxes import Sandboxes
from orloj.server.history.visits import Visits
from orloj.server.life.leaving import Leaving
from orloj.server.life.motions import Motions
from orloj.server.life.substitutes import Substitutes
from orloj.server.lobby.agreement import Agreement
from orloj.server.lobby.bots import Bots
from orloj.server.lobby.hosting import Hosting
from orloj.server.lobby.hotseat import HotSeat
from orloj.server.lobby.kept import KeptRules
from orloj.server.lobby.readiness import Readiness
from orloj.server.lobby.seats import Seats
from orloj.server.lobby.service import Lobby
from orloj.server.lobby.shelf import Shelf
from orloj.server.lobby.watching import Watching
from orloj.server.metrics import Metrics
from orloj.server.notify.voice import Voice
from orloj.server.play.commands import Commands
from orloj.server.play.connection import Connection
from orloj.server.play.reading import Reading
from orloj.server.play.rooms import Rooms
from orloj.server.play.talk import Talk
from orloj.server.play.watch import Watch
from orloj.server.problems import Problem
from orloj.server.settings import Settings
from orloj.server.telling.channels import Channels
from orloj.server.telling.courier import Courier
from orloj.server.telling.keys import Keys
from orloj.server.telling.record import Record
from orloj.server.telling.stopping import Stops
from orloj.server.thinking.runner import Runner


@dataclass(frozen=True, slots=True)
class Services:
    """What endpoints work with."""

    settings: Settings
    database: Database
    gate: Gate
    cookies: Cookies
    logins: Logins
    entrance: Entrance
    links: Links
    mails: Mails
    passkeys: Passkeys
    companions: Companions
    doors: Doors
    removal: Removal
    programs: Programs
    shelf: Shelf
    kept: KeptRules
    lobby: Lobby
    motions: Motions
    leaving: Leaving
    substitutes: Substitutes
    seats: Seats
    hot_seat: HotSeat
    hosting: Hosting
    readiness: Readiness
    watching: Watching
    bots: Bots
    agreement: Agreement
    keeper: Keeper
    channels: Channels
    keys: Keys
    stops: Stops
    record: Record
    courier: Courier
    commands: Commands
    reading: Reading
    visits: Visits
    history: History
    sandboxes: Sandboxes
    records: Records
    notes: Notes
    mutes: Mutes
    rooms: Rooms
    talk: Talk
    voice: Voice
    watch: Watch
    runner: Runner
    metrics: Metrics
    counts: Counts
    retention: Retention
    housekeeper: HouseKeeper

    async def dismiss(self) -> None:
        """Ends the open pages of all who may do nothing any more, here and in the other processes."""
        await self.rooms.dismiss(self.doors.shut)
        self.voice.revoked()

    async def look_again(self, page: Connection) -> None:
        """Ends a page that has just been let in, where its person has lost the way in meanwhile."""
        await self.rooms.dismiss(self.doors.shut, [page])
        self.rooms.expel(self.gate.bans, [page])


def services(connection: HTTPConnection) -> Services:
    """The services of the app that a request or socket belongs to."""
    return cast("Services", connection.app.state.services)


async def identify(connection: HTTPConnection) -> Person | None:
    """Who sends a request or opens a socket, where a token or the cookie tells; with `as` a companion of theirs.

    Raises Problem("bad-token", "banned", "not-your-companion"): a program with a token that is not good must learn of
    it, and is nobody else either.
    """
    return services(connection).gate.known(await _recognise(connection))


async def _recognise(connection: HTTPConnection) -> Person | None:
    parts = services(connection)
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer":
        program = await parts.programs.of_token(token.strip())
        if program is None:
            raise Problem("bad-token", "There is no bot with this token, or it was revoked.")
        return program
    device = device_of(connection.headers.get("user-agent", ""))
    person = await parts.logins.find(parts.cookies.read(connection), device)
    wanted = connection.query_params.get("as")
    if person is None or wanted is None:
        return person
    return await parts.companions.act_as(person, wanted)


async def require_person(connection: HTTPConnection) -> Person:
    """Who sends a request. Raises Problem("no-session", "bad-token")."""
    person = await identify(connection)
    if person is None:
        raise Problem("no-session", "You have no session here yet: say your name first.")
    return person


Parts = Annotated[Services, Depends(services)]
Me = Annotated[Person, Depends(require_person)]
Guest = Annotated[Person | None, Depends(identify)]
