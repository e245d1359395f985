"""The personal link: whoever has it is in as the person, on any device, until a new one is made."""

from sqlalchemy import select, update

from orloj.server.accounts.programs import hashed
from orloj.server.accounts.service import Person
from orloj.server.db.database import Database
from orloj.server.db.tables import person
from orloj.server.marks import new_token
from orloj.server.problems import Problem


class Links:
    """Makes personal links and knows whose they are."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def renew(self, who: Person) -> str:
        """A new link's token, which is told this once; the old link is dead."""
        token = new_token()
        async with self._database.read() as connection:
            await connection.execute(update(person).where(person.c.id == who.id).values(link_hash=hashed(token)))
        return token

    async def whose(self, token: str) -> str:
        """The id of the link's person. Raises Problem("bad-link")."""
        async with self._database.read() as connection:
            query = select(person.c.id).where(person.c.link_hash == hashed(token))
            found = (await connection.execute(query)).scalar_one_or_none()
        if found is None:
            raise bad_link()
        return str(found)


def bad_link() -> Problem:
    """The one answer to a link that never was good and to one that is so no more."""
    return Problem("bad-link", "This link is not good, or no more: ask for a new one.")
