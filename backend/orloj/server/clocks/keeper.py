"""Looks for clocks that are empty, and sees to what the table has chosen for then.

Every process looks. Whoever does something about a table holds its row, so each thing is done once.
"""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from datetime import datetime
from typing import Any

from sqlalchemy import exists, select
from sqlalchemy.ext.asyncio import AsyncConnection

from orloj.server.clocks.agreed import Clock
from orloj.server.clocks.banks import Banks, charged
from orloj.server.clocks.pulse import Pulse
from orloj.server.clocks.standing import UNDO, lent_by, millis, moment, stood_since
from orloj.server.clocks.zero import flag
from orloj.server.db.database import Away, Database
from orloj.server.db.tables import game_table, motion
from orloj.server.lobby import repository as tables
from orloj.server.lobby.desk import Desk
from orloj.server.lobby.table import RUNNING, TableInfo
from orloj.server.metrics import Metrics
from orloj.server.problems import Problem
from orloj.server.wire import now

LOOK = 1.0  # seconds between two looks, at most
LATER = 5.0  # seconds until the next look where one has failed
MOST = 200  # tables a look
log = logging.getLogger("orloj.clocks")

Return = Callable[[str, str], Awaitable[int]]
"""Gives a person (the second text) the own seat at a table (the first) back."""


class Keeper:
    """Has one task: it gives signs of life, and looks at the clocks."""

    def __init__(self, database: Database, desk: Desk, back: Return, beat: float, metrics: Metrics) -> None:
        """`beat` seconds pass between two signs of life."""
        self._database = database
        self._desk = desk
        self._back = back
        self._metrics = metrics
        self._pulse = Pulse(database, beat)
        self._pause = min(LOOK, beat)
        self._looking: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Makes good what nobody was there for, and begins to look."""
        await self._pulse.start()
        self._looking = asyncio.create_task(self._look_on())

    async def stop(self) -> None:
        """Ends with a last sign of life."""
        if self._looking is not None:
            self._looking.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._looking
        await self._pulse.stop()

    def alive(self) -> bool:
        """Are the clocks still looked at?"""
        return self._looking is not None and not self._looking.done()

    async def look(self) -> None:
        """Sees to every clock that is empty. After a time without any process, no flag falls for a while."""
        at = now()
        async with self._database.read() as connection:
            found = await _due(connection, at)
        for id, banks in found:
            if banks["owed"] is None and at < self._pulse.quiet_until:
                continue
            try:
                await self._see_to(id)
            except Problem as problem:
                log.info("the clocks of table %s are left alone: %s", id, problem)
            except Exception:
                log.exception("the clocks of table %s could not be seen to", id)

    async def _see_to(self, id: str) -> None:
        async with self._desk.locked(id) as (connection, table):
            owner = await _see_to(connection, table, self._metrics)
        if owner is not None:
            await self._back(id, owner)

    async def _look_on(self) -> None:
        while True:
            pause = self._pause
            try:
                for table in await self._pulse.beat():
                    await self._desk.changed(table)
                await self.look()
            except Away as away:
                log.warning("no look at the clocks: %s", away)
                pause = LATER
            except Exception:
                log.exception("the look at the clocks failed")
                pause = LATER
            await asyncio.sleep(pause)


async def _due(connection: AsyncConnection, at: datetime) -> list[tuple[str, dict[str, Any]]]:
    stands = exists().where(motion.c.table_id == game_table.c.id, motion.c.closed.is_(None), motion.c.kind == UNDO)
    query = (
        select(game_table.c.id, game_table.c.banks)
        .where(game_table.c.flag_due <= at, game_table.c.status == RUNNING, game_table.c.paused.is_(None), ~stands)
        .order_by(game_table.c.flag_due)
        .limit(MOST)
    )
    return [(id, banks) for id, banks in await connection.execute(query)]


async def _see_to(connection: AsyncConnection, table: TableInfo, metrics: Metrics) -> str | None:
    """Does what is due at a table, if it still is. A person whose seat is to be handed back is named instead."""
    if table.clock is None or table.banks is None or table.status != RUNNING:
        return None
    if (person := lent_by(table)) is not None:
        return person
    clock = Clock.of(table.clock)
    banks = charged(clock, Banks.load(table.banks), millis(now()), stood_since(table))
    seat = banks.seat
    if seat is None or not banks.runs or banks.flagged or seat in table.bots or stood_since(table) is not None:
        await tables.change(connection, table.id, flag_due=None)
    elif banks.left[seat]:
        await tables.change(connection, table.id, flag_due=moment(clock.reached(banks.at, banks.left[seat])))
    else:
        await flag(connection, table, clock, banks, seat)
        metrics.flags.labels(clock.at_zero).inc()
    return None
