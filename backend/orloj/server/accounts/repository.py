"""Persons in the database."""

from datetime import datetime

from sqlalchemy import insert, select, update

from orloj.server.db.database import Database
from orloj.server.db.tables import person


class Persons:
    """Reads and writes the table `person`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, id: str, name: str, created: datetime) -> None:
        """Stores a new person."""
        async with self._database.read() as connection:
            await connection.execute(insert(person).values(id=id, name=name, created=created))

    async def rename(self, id: str, name: str) -> bool:
        """Changes a name; False when there is no such person."""
        async with self._database.read() as connection:
            done = await connection.execute(update(person).where(person.c.id == id).values(name=name))
        return done.rowcount == 1

    async def name(self, id: str) -> str | None:
        """A person's name, or None when there is no such person."""
        async with self._database.read() as connection:
            return (await connection.execute(select(person.c.name).where(person.c.id == id))).scalar_one_or_none()
