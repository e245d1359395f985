"""People who play on another's device: each is a person without a way in of its own."""

from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from orloj.server.accounts.service import Person
from orloj.server.db.database import Database
from orloj.server.db.tables import companion, person
from orloj.server.marks import new_id
from orloj.server.names import clean_name
from orloj.server.problems import Problem
from orloj.server.wire import now


class Companions:
    """Finds those for whom a person acts."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def act_as(self, owner: Person, id: str) -> Person:
        """The companion of that id, or the person itself. Raises Problem("not-your-companion")."""
        if id == owner.id:
            return owner
        query = select(person.c.name).join(companion, companion.c.person_id == person.c.id)
        mine = query.where(companion.c.person_id == id, companion.c.owner == owner.id, person.c.banned.is_(None))
        async with self._database.read() as connection:
            name = (await connection.execute(mine)).scalar_one_or_none() if "\0" not in id else None
        if name is None:
            raise Problem("not-your-companion", "Nobody of this id plays on your device.")
        return Person(id, name, owner=owner.id, login=owner.login)


async def bring(connection: AsyncConnection, owner: str, name: str, but: set[str]) -> str:
    """The id of a person's companion of a name: the one who came before, unless among `but`, or a new one.

    Raises Problem("bad-name").
    """
    return await called(connection, owner, clean_name(name), but)


async def called(connection: AsyncConnection, owner: str, name: str, but: set[str]) -> str:
    """As `bring`, for a name that is somebody's already."""
    query = select(person.c.id).join(companion, companion.c.person_id == person.c.id)
    known = query.where(companion.c.owner == owner, person.c.name == name).order_by(person.c.created)
    for id in (await connection.execute(known)).scalars():
        if id not in but:
            return str(id)
    id = new_id()
    await connection.execute(insert(person).values(id=id, name=name, created=now()))
    await connection.execute(insert(companion).values(person_id=id, owner=owner))
    return id
