"""How people come in on a device: as somebody new, or as who they are already."""

from typing import NamedTuple

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from orloj.server.accounts.logins import Logins, banned
from orloj.server.accounts.service import Person
from orloj.server.db.database import Database
from orloj.server.db.tables import login, person
from orloj.server.marks import new_id
from orloj.server.names import clean_name
from orloj.server.problems import Problem
from orloj.server.wire import now


class Inside(NamedTuple):
    """Somebody who is in. `token` is for a cookie of a device that has just been let in."""

    person: Person
    token: str | None


class Entrance:
    """Lets people in."""

    def __init__(self, database: Database, logins: Logins) -> None:
        self._database = database
        self._logins = logins

    async def say_name(self, here: Person | None, name: str, device: str) -> Inside:
        """Renames who is in on a device, or lets somebody new in. Raises Problem("bad-name")."""
        name = clean_name(name)
        if here is not None:
            async with self._database.read() as connection:
                await connection.execute(update(person).where(person.c.id == here.id).values(name=name))
            return Inside(Person(here.id, name, owner=here.owner, login=here.login), None)
        async with self._database.write() as connection:
            id = new_id()
            await connection.execute(insert(person).values(id=id, name=name, created=now()))
            return await self._let_in(connection, id, name, device)

    async def come_in(self, id: str, here: Person | None, device: str) -> Inside:
        """Lets a person in who has shown who he is; who is in already on this device stays so, another's login ends.

        Raises Problem("banned", "bad-link").
        """
        if here is not None and here.id == id:
            return Inside(here, None)
        async with self._database.write() as connection:
            known = select(person.c.name, person.c.banned).where(person.c.id == id, person.c.removed.is_(None))
            row = (await connection.execute(known)).one_or_none()
            if row is None:
                raise Problem("bad-link", "This person has taken the account away.")
            if row.banned is not None:
                raise banned()
            if here is not None:
                await connection.execute(update(login).where(login.c.id == here.login).values(ended=now()))
            return await self._let_in(connection, id, row.name, device)

    async def _let_in(self, connection: AsyncConnection, id: str, name: str, device: str) -> Inside:
        entry, token = await self._logins.begin(connection, id, device)
        return Inside(Person(id, name, login=entry), token)
