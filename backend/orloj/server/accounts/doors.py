"""Who may stay no longer although a page is open. For bans see `server.edge`."""

from collections.abc import Collection

from sqlalchemy import select

from orloj.server.db.database import Database
from orloj.server.db.tables import login, person, program


class Doors:
    """Knows who has lost the way in."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def shut(self, persons: Collection[str], logins: Collection[str]) -> set[str]:
        """Those among these persons and logins, by id, that may do nothing any more.

        They are persons whose account was taken away, programs without a token, and logins that were ended.
        """
        people = select(person.c.id).where(person.c.id.in_(persons), person.c.removed.is_not(None))
        programs = select(program.c.person_id).where(program.c.person_id.in_(persons), program.c.token_hash.is_(None))
        alive = select(login.c.id).where(login.c.id.in_(logins), login.c.ended.is_(None))
        async with self._database.read() as connection:
            gone = set((await connection.execute(people.union(programs))).scalars())
            return gone | (set(logins) - set((await connection.execute(alive)).scalars()))
