"""Taking an account away: the person is nobody any more, but every game goes on, and past ones can be read."""

from collections.abc import Collection
from contextlib import suppress

from sqlalchemy import and_, delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from orloj.server.accounts.service import Person
from orloj.server.db import tables as db
from orloj.server.life.hands import concede
from orloj.server.life.settling import RulesOf, vacated
from orloj.server.lobby import repository as tables
from orloj.server.lobby.desk import Desk
from orloj.server.lobby.rising import get_up, pass_on
from orloj.server.lobby.table import OPEN, OVER, RUNNING, TableInfo
from orloj.server.problems import Problem
from orloj.server.wire import now

NOBODY = "Somebody"
OWN = (db.login, db.passkey, db.ticket, db.channel, db.outbox, db.preference, db.mute, db.note, db.visit)
"""What belongs to a person alone, each with a column `person_id`."""


class Removal:
    """Takes accounts away."""

    def __init__(self, desk: Desk, rules_of: RulesOf) -> None:
        self._desk = desk
        self._rules_of = rules_of
        self._database = desk.database

    async def remove(self, who: Person) -> None:
        """Takes a person's account away, and with it companions and programs.

        Open tables are left, running games are given up: a bot plays on for good. Tables come first: who is cut short
        by a fault can try again, and no game waits for somebody who cannot come any more.
        """
        everybody = {who.id, *await self._brought_by(who)}
        await self._leave_tables(everybody)
        await self._forget(everybody)
        await self._leave_tables(everybody)  # where somebody has sat down meanwhile

    async def _brought_by(self, who: Person) -> list[str]:
        companions = select(db.companion.c.person_id).where(db.companion.c.owner == who.id)
        programs = select(db.program.c.person_id).where(db.program.c.owner == who.id)
        async with self._database.read() as connection:
            return list((await connection.execute(companions.union(programs))).scalars())

    async def _forget(self, everybody: Collection[str]) -> None:
        nobody = {"name": NOBODY, "email": None, "link_hash": None, "removed": now()}
        async with self._database.write() as connection:
            await connection.execute(update(db.person).where(db.person.c.id.in_(everybody)).values(**nobody))
            theirs = db.program.c.person_id.in_(everybody)
            await connection.execute(update(db.program).where(theirs).values(token_hash=None))
            for own in OWN:
                await connection.execute(delete(own).where(own.c.person_id.in_(everybody)))

    async def _leave_tables(self, everybody: Collection[str]) -> None:
        own = db.game_table.c.sandbox.is_not(None)
        playing = and_(db.game_table.c.status != OVER, db.seat.c.conceded.is_(None))
        seats = select(db.seat.c.table_id).join(db.game_table)
        seats = seats.where(db.seat.c.person_id.in_(everybody), or_(own, playing))
        watched = select(db.watcher.c.table_id).where(db.watcher.c.person_id.in_(everybody))
        async with self._database.read() as connection:
            ids = (await connection.execute(seats.union(watched))).scalars().all()
        for id in ids:
            with suppress(Problem):  # closed meanwhile
                async with self._desk.locked(id) as (connection, table):
                    await self._leave(connection, table, everybody)

    async def _leave(self, connection: AsyncConnection, table: TableInfo, everybody: Collection[str]) -> None:
        for watcher in table.watchers.keys() & everybody:
            await tables.look_away(connection, table.id, watcher)
        seats = [seat for seat, somebody in table.taken.items() if somebody.id in everybody]
        if not seats:
            return
        if table.sandbox is not None:
            await tables.remove(connection, table.id)
        elif table.status == OPEN:
            await get_up(connection, table, seats)
        else:
            for seat in seats:
                await self._concede(connection, table.id, seat)
            await pass_on(connection, table, seats)

    async def _concede(self, connection: AsyncConnection, id: str, seat: int) -> None:
        table = await tables.find(connection, id)
        if table is not None and table.status == RUNNING and seat not in table.conceded:
            await concede(connection, table, seat)
            await vacated(connection, self._rules_of, id, seat)
