"""Whose chat somebody does not want to read."""

from collections.abc import Collection

from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError

from orloj.server.accounts.service import Person
from orloj.server.db.database import Database
from orloj.server.db.tables import mute, person
from orloj.server.problems import Problem


class Mutes:
    """Keeps who is muted by whom; each for oneself, at all tables."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def mine(self, me: Person) -> list[tuple[str, str]]:
        """Ids and names of those whom a person has muted."""
        query = select(person.c.id, person.c.name).join(mute, mute.c.other == person.c.id)
        query = query.where(mute.c.person_id == me.id).order_by(person.c.name, person.c.id)
        async with self._database.read() as connection:
            return [(id, name) for id, name in await connection.execute(query)]

    async def add(self, me: Person, other: str) -> None:
        """Mutes somebody; twice is once. Raises Problem("unknown-person")."""
        if other == me.id:
            raise Problem("unknown-person", "Nobody can mute oneself.")
        try:
            async with self._database.write() as connection:
                known = select(person.c.id).where(person.c.id == other)
                if "\0" in other or (await connection.execute(known)).one_or_none() is None:
                    raise Problem("unknown-person", "There is nobody of this id.")
                await connection.execute(insert(mute).values(person_id=me.id, other=other))
        except IntegrityError:
            return

    async def remove(self, me: Person, other: str) -> None:
        """Lets somebody be heard again; who was not muted stays so."""
        if "\0" not in other:
            async with self._database.read() as connection:
                await connection.execute(delete(mute).where(mute.c.person_id == me.id, mute.c.other == other))


async def muted_by(database: Database, persons: Collection[str]) -> dict[str, set[str]]:
    """By person whom each of these does not want to read."""
    found: dict[str, set[str]] = {}
    async with database.read() as connection:
        for row in await connection.execute(select(mute).where(mute.c.person_id.in_(persons))):
            found.setdefault(row.person_id, set()).add(row.other)
    return found
