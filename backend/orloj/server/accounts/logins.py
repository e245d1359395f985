"""The devices where people are in. Each has a token of its own in its cookie; the database holds only the hash."""

from datetime import datetime, timedelta
from typing import NamedTuple

from sqlalchemy import ColumnElement, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from orloj.server.accounts.programs import hashed
from orloj.server.accounts.service import Person
from orloj.server.db.database import Database
from orloj.server.db.tables import login, person
from orloj.server.marks import new_id, new_token
from orloj.server.problems import Problem
from orloj.server.wire import now

SEEN_EVERY = timedelta(minutes=5)  # a sign of life is noted no more often


class Login(NamedTuple):
    """One device, as its person sees it."""

    id: str
    device: str
    created: datetime
    seen: datetime


class Logins:
    """Begins, finds and ends the logins of people."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def begin(self, connection: AsyncConnection, who: str, device: str) -> tuple[str, str]:
        """Lets a person in on one more device: the login's id and the token for its cookie, which is told this once."""
        token = new_token()
        return await _add(connection, who, device, token), token

    async def find(self, token: str | None, device: str) -> Person | None:
        """Who comes with a token. Raises Problem("banned").

        Earlier releases signed the id of a person and kept no logins: such a token becomes the person's first one.
        """
        if token is None or "\0" in token:
            return None
        async with self._database.read() as connection:
            row = (await connection.execute(KNOWN.where(login.c.token_hash == hashed(token)))).one_or_none()
            if row is not None and row.seen < now() - SEEN_EVERY:
                await connection.execute(update(login).where(login.c.id == row.login).values(seen=now()))
        if row is None:
            return await self.find(token, device) if await self._adopt(token, device) else None
        if row.banned is not None:
            raise banned()
        return Person(row.id, row.name, login=row.login)

    async def _adopt(self, id: str, device: str) -> bool:
        """Makes the id of a person without any login the token of one."""
        one = select(person.c.id).where(person.c.id == id, person.c.removed.is_(None))
        any_login = select(login.c.id).where(login.c.person_id == id).limit(1)
        async with self._database.write() as connection:
            if (await connection.execute(one.with_for_update())).one_or_none() is None:
                return False
            if (await connection.execute(any_login)).one_or_none() is not None:
                return await _is_live(connection, id)
            await _add(connection, id, device, id)
        return True

    async def of(self, who: Person) -> list[Login]:
        """The devices where a person is in, the one seen last first."""
        columns = (login.c.id, login.c.device, login.c.created, login.c.seen)
        query = select(*columns).where(_live(who.id)).order_by(login.c.seen.desc(), login.c.id)
        async with self._database.read() as connection:
            return [Login(*row) for row in await connection.execute(query)]

    async def began_before(self, who: Person, ago: timedelta) -> bool:
        """Is the login by which a person comes so old? None is, where it is a token of a program's."""
        query = select(login.c.id).where(login.c.id == who.login, login.c.created < now() - ago)
        async with self._database.read() as connection:
            return (await connection.execute(query)).one_or_none() is not None

    async def end(self, who: Person, id: str) -> None:
        """Ends one of a person's logins. Raises Problem("unknown-login")."""
        if not await self._end(_live(who.id) & (login.c.id == id)):
            raise Problem("unknown-login", "You are not in on such a device.")

    async def end_others(self, who: Person) -> None:
        """Ends all logins of a person but the one by which he comes."""
        await self._end(_live(who.id) & (login.c.id != who.login))

    async def _end(self, which: ColumnElement[bool]) -> int:
        async with self._database.read() as connection:
            return (await connection.execute(update(login).where(which).values(ended=now()))).rowcount


KNOWN = (
    select(person.c.id, person.c.name, person.c.banned, login.c.id.label("login"), login.c.seen)
    .join(login, login.c.person_id == person.c.id)
    .where(login.c.ended.is_(None), person.c.removed.is_(None))
)


def banned() -> Problem:
    """What is said to whoever the host does not let in."""
    return Problem("banned", "The host of this server does not let you in.")


def _live(who: str) -> ColumnElement[bool]:
    return (login.c.person_id == who) & login.c.ended.is_(None)


async def _is_live(connection: AsyncConnection, token: str) -> bool:
    """Did another request come first with this very token?"""
    query = select(login.c.id).where(login.c.token_hash == hashed(token), login.c.ended.is_(None))
    return (await connection.execute(query)).one_or_none() is not None


async def _add(connection: AsyncConnection, who: str, device: str, token: str) -> str:
    id, at = new_id(), now()
    values = {"id": id, "person_id": who, "token_hash": hashed(token), "device": device, "created": at, "seen": at}
    await connection.execute(insert(login).values(values))
    return id
