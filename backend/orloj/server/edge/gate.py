"""Lets people in: everything that is asked of a request or socket before anybody works for it."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from starlette.requests import HTTPConnection

from orloj.server.accounts.service import Person
from orloj.server.db.database import Database
from orloj.server.edge import trail
from orloj.server.edge.address import household
from orloj.server.edge.bans import Bans
from orloj.server.edge.incidents import Incidents
from orloj.server.edge.limits import Limits, limit_of
from orloj.server.edge.readiness import Readiness
from orloj.server.metrics import Metrics
from orloj.server.problems import Problem
from orloj.server.settings import Settings

BEAT = 2.0  # seconds between two looks at the bans: so long a ban of another process may take to be heard of
TIDY = 30  # beats between two rounds of forgetting
API, ADMIN = "/api/", "/api/admin/"
log = logging.getLogger("orloj.gate")
Expel = Callable[[Bans], None]


class Gate:
    """Limits, bans, incidents and readiness of one process."""

    def __init__(self, settings: Settings, database: Database, metrics: Metrics, expel: Expel) -> None:
        """`expel` ends the open pages of those who are banned."""
        self.limits = Limits(settings.limits, metrics)
        self.bans = Bans(database)
        self.incidents = Incidents(database, metrics)
        self.readiness = Readiness(database)
        self._metrics = metrics
        self._expel = expel
        self._looking: asyncio.Task[None] | None = None

    def admit(self, connection: HTTPConnection) -> None:
        """Raises Problem("banned", "too-many"). The host is let in from everywhere, if only with the token."""
        path, here = connection.scope["path"], trail.present()
        if path.startswith(ADMIN) or not path.startswith(API):
            return
        self._refusing(lambda: self.bans.check_address(here.address))
        if connection.scope["type"] == "websocket":
            limit: str | None = "sockets"
        else:
            limit = limit_of(connection.scope["method"], path, connection.scope["query_string"].decode("latin-1"))
        if limit is not None:
            self.count(limit)

    def count(self, limit: str) -> None:
        """Counts for the address of this task's request. Raises Problem("too-many")."""
        self.limits.count(limit, household(trail.present().address))

    def known(self, person: Person | None) -> Person | None:
        """The same person, after a look at the bans. Raises Problem("banned")."""
        if person is not None:
            trail.mark(person=person.id)
            self._refusing(lambda: self.bans.check_person(person.id))
        return person

    def check(self, person: str | None) -> None:
        """Raises Problem("banned"): for each message of a page that has been open for longer."""
        self._refusing(lambda: self.bans.check_person(person))

    async def start(self) -> None:
        """Reads the bans, and goes on to do so."""
        await self.bans.look()
        self.incidents.start()
        self._looking = asyncio.create_task(self._look_on())
        self.readiness.expect(gate=self.alive)

    def alive(self) -> bool:
        """Are the bans looked at?"""
        return self._looking is not None and not self._looking.done()

    async def stop(self) -> None:
        """Ends what `start` began."""
        if self._looking is not None:
            self._looking.cancel()
            await asyncio.gather(self._looking, return_exceptions=True)
        await self.incidents.stop()

    async def look(self) -> None:
        """Reads the bans again and shows those out who are banned by now."""
        if await self.bans.look():
            self._expel(self.bans)

    def _refusing(self, check: Callable[[], None]) -> None:
        try:
            check()
        except Problem:
            self._metrics.banned.inc()
            raise

    async def _look_on(self) -> None:
        beats = 0
        while True:
            await asyncio.sleep(BEAT)
            beats += 1
            if beats % TIDY == 0:
                self.limits.tidy()
            await self._quietly(self.look)

    async def _quietly(self, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await work()
        except ConnectionError as away:
            log.debug("the bans cannot be read: %s", away)
        except Exception:
            log.exception("the look at the bans failed")
