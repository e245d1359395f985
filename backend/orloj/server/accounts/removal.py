"""Taking an account away: the person is nobody any more, but every game goes on, and past ones can be read."""

from collections.abc import Collection
from contextlib import suppress
from dataclasses import replace

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from orloj.engine.match import Step
from orloj.server.accounts.service import Person
from orloj.server.db import tables as db
from orloj.server.lobby import repository as tables
from orloj.server.lobby.desk import Desk
from orloj.server.lobby.noting import note
from orloj.server.lobby.rising import get_up, pass_on
from orloj.server.lobby.table import OPEN, OVER, RUNNING, TableInfo
from orloj.server.play.events import BOT
from orloj.server.problems import Problem
from orloj.server.wire import now

NOBODY = "Somebody"
LEVEL = "normal"
OWN = (db.login, db.passkey, db.ticket, db.channel, db.outbox, db.preference, db.mute, db.note, db.visit)
"""What belongs to a person alone, each with a column `person_id`."""


class Removal:
    """Takes accounts away."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._database = desk.database

    async def remove(self, who: Person) -> None:
        """Takes a person's account away, and with it companions and programs.

        Open tables are left. In running games a bot plays on for good. Tables come first: who is cut short by a fault
        can try again, and no game waits for somebody who cannot come any more.
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
        seats = select(db.seat.c.table_id).where(db.seat.c.person_id.in_(everybody), db.seat.c.conceded.is_(None))
        seats = seats.join(db.game_table).where(db.game_table.c.status != OVER)
        watched = select(db.watcher.c.table_id).where(db.watcher.c.person_id.in_(everybody))
        async with self._database.read() as connection:
            ids = (await connection.execute(seats.union(watched))).scalars().all()
        for id in ids:
            with suppress(Problem):  # closed meanwhile
                async with self._desk.locked(id) as (connection, table):
                    await _leave(connection, table, everybody)


async def _leave(connection: AsyncConnection, table: TableInfo, everybody: Collection[str]) -> None:
    for watcher in table.watchers.keys() & everybody:
        await tables.look_away(connection, table.id, watcher)
    seats = [seat for seat, somebody in table.taken.items() if somebody.id in everybody]
    if not seats:
        return
    if table.sandbox is not None:
        await tables.remove(connection, table.id)
    elif table.status == OPEN:
        await get_up(connection, table, seats)
    elif table.status == RUNNING:
        await pass_on(connection, table, seats)
        for seat in seats:
            table = await _leave_to_bot(connection, table, seat)


async def _leave_to_bot(connection: AsyncConnection, table: TableInfo, seat: int) -> TableInfo:
    """A bot plays on for good; the table as it is then."""
    await tables.give_up(connection, table.id, seat)
    if seat in table.bots:
        return table
    await tables.play_for(connection, table.id, seat, LEVEL)
    log = {"k": "stand-in", "seat": seat, "by": seat, "level": LEVEL}
    event = await note(connection, table, Step(BOT, seat, LEVEL, 0, (), (log,)))
    return replace(table, version=event.seq)
