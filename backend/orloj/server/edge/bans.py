"""Who is not let in: persons, with their programs and companions, and networks. Known to every process in seconds."""

from collections.abc import Awaitable, Callable
from ipaddress import ip_network

from sqlalchemy import or_, select

from orloj.server.db.database import Database
from orloj.server.db.tables import ban, companion, person, program
from orloj.server.edge.address import Address, Network, within
from orloj.server.problems import Problem
from orloj.server.wire import now

Changed = Callable[[], Awaitable[None]]


class Bans:
    """A copy of the bans in memory, so that no request waits for them; `look` makes it level with the database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.persons: frozenset[str] = frozenset()
        self.networks: tuple[Network, ...] = ()

    async def look(self) -> bool:
        """Reads the bans; True when there are others than before."""
        lasting = or_(ban.c.until.is_(None), ban.c.until > now())
        banned = select(person.c.id).where(person.c.banned.is_not(None))
        theirs = [select(of.c.person_id).where(of.c.owner.in_(banned)) for of in (program, companion)]
        async with self._database.read() as connection:
            networks = (await connection.execute(select(ban.c.network).where(lasting))).scalars().all()
            persons = (await connection.execute(banned.union(*theirs))).scalars().all()
        before = self.persons, self.networks
        self.persons, self.networks = frozenset(persons), tuple(ip_network(text) for text in sorted(set(networks)))
        return (self.persons, self.networks) != before

    def check_person(self, id: str | None) -> None:
        """Raises Problem("banned")."""
        if id in self.persons:
            raise Problem("banned", "The host of this house does not let you in.")

    def check_address(self, address: Address | None) -> None:
        """Raises Problem("banned")."""
        if address is not None and within(address, self.networks):
            raise Problem("banned", "The host of this house lets nobody in from your network.")
