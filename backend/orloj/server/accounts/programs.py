"""Programs that play: each is a person with a token in place of a cookie, made and revoked by somebody with a name."""

from datetime import datetime
from hashlib import sha256
from typing import NamedTuple

from sqlalchemy import func, insert, select, update

from orloj.server.accounts.service import Person
from orloj.server.db.database import Database
from orloj.server.db.tables import person, program
from orloj.server.marks import new_id, new_token
from orloj.server.names import clean_name
from orloj.server.problems import Problem
from orloj.server.wire import now

MOST = 20  # programs of one person at a time


class Program(NamedTuple):
    """A program as its owner sees it."""

    id: str
    name: str
    created: datetime


class Programs:
    """Makes, lists, finds and revokes programs."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def make(self, owner: Person, name: str) -> tuple[Program, str]:
        """A new program and its token, which is told this once.

        Raises Problem("bad-name", "too-many-bots", "not-for-bots", "not-for-companions").
        """
        if owner.program:
            raise Problem("not-for-bots", "A bot makes no further bots.")
        if owner.companion:
            raise Problem("not-for-companions", "Bots belong to the person whose device it is.")
        made, token = Program(new_id(), clean_name(name), now()), new_token()
        mine = select(func.count()).where(program.c.owner == owner.id, program.c.token_hash.is_not(None))
        async with self._database.write() as connection:
            await connection.execute(select(person.c.id).where(person.c.id == owner.id).with_for_update())
            if (await connection.execute(mine)).scalar_one() >= MOST:
                raise Problem("too-many-bots", f"One person has at most {MOST} bots: revoke one first.")
            await connection.execute(insert(person).values(**made._asdict()))
            values = {"person_id": made.id, "owner": owner.id, "token_hash": hashed(token)}
            await connection.execute(insert(program).values(values))
        return made, token

    async def mine(self, owner: Person) -> list[Program]:
        """A person's programs, those revoked left out, the newest first."""
        columns = (person.c.id, person.c.name, person.c.created)
        query = (
            select(*columns)
            .join(program, program.c.person_id == person.c.id)
            .where(program.c.owner == owner.id, program.c.token_hash.is_not(None))
            .order_by(person.c.created.desc(), person.c.id)
        )
        async with self._database.read() as connection:
            return [Program(*row) for row in await connection.execute(query)]

    async def revoke(self, owner: Person, id: str) -> None:
        """Makes a program's token worthless for good. Raises Problem("unknown-bot")."""
        theirs = (program.c.person_id == id, program.c.owner == owner.id, program.c.token_hash.is_not(None))
        async with self._database.read() as connection:
            done = await connection.execute(update(program).where(*theirs).values(token_hash=None))
        if done.rowcount != 1:
            raise Problem("unknown-bot", "You have no such bot.")

    async def of_token(self, token: str) -> Person | None:
        """Who comes with a token, if it is good."""
        query = select(person.c.id, person.c.name).join(program, program.c.person_id == person.c.id)
        async with self._database.read() as connection:
            row = (await connection.execute(query.where(program.c.token_hash == hashed(token)))).one_or_none()
        return Person(row.id, row.name, program=True) if row else None


def hashed(token: str) -> str:
    """What is stored instead of a token: useless to whoever reads the database."""
    return sha256(token.encode(errors="replace")).hexdigest()
