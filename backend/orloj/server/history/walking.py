"""A game's past, played again from the nearest stored position on: a moment at a time, so that nobody waits for it."""

import asyncio
from collections.abc import Callable

from sqlalchemy import select

from orloj.engine.match import Match
from orloj.server.db.database import Database
from orloj.server.db.tables import snapshot
from orloj.server.faults import incident
from orloj.server.lobby.table import TableInfo
from orloj.server.play import events
from orloj.server.play.events import REWIND, SNAPSHOT_EVERY, Event, Snapshot
from orloj.server.play.replay import Diverged, replay
from orloj.server.play.tables import Tables

AT_ONCE = 2  # walks in one process; who plays is never behind more than so many of their steps
Taken = Callable[[Event | None, Match], None]
"""Is handed the match after an event; the event is None where the walk begins at a stored position."""


class Walks:
    """Leads through the past of games."""

    def __init__(self, database: Database, tables: Tables) -> None:
        self._database = database
        self._tables = tables
        self._free = asyncio.Semaphore(AT_ONCE)

    async def at(self, table: TableInfo, version: int) -> Match:
        """The match at a version, from 1 to the table's. Raises Problem("broken-table")."""
        found: list[Match] = []
        await self.through(table, version, version, lambda _, match: found.append(match))
        return found[0]

    async def through(self, table: TableInfo, first: int, last: int, take: Taken) -> None:
        """Hands over the match at version `first` and at every later one up to `last`, in order.

        Versions count from 1; there is none after the table's. Raises Problem("broken-table").
        """
        async with self._database.read() as connection:
            start = await events.last_snapshot(connection, table.id, first)
            stored = await events.after(connection, table.id, start.seq if start else 0, last)
            back = [event.seq for event in stored if event.step.kind == REWIND]
            query = select(snapshot.c.seq, snapshot.c.data).where(
                snapshot.c.table_id == table.id, snapshot.c.seq.in_(back)
            )
            kept = {row.seq: row.data for row in await connection.execute(query)} if back else {}
        try:
            rules = await self._tables.rules(table)
            async with self._free:
                match = Match.load(rules, start.data) if start else None
                saved = start.seq if start else 0
                if match is not None and start is not None and start.seq == first:
                    take(None, match)
                for place, event in enumerate(stored, start=saved + 1):
                    if event.seq != place:
                        raise Diverged(f"event {place} is missing")
                    if event.seq in kept:
                        match, saved = Match.load(rules, kept[event.seq]), event.seq
                    else:
                        match = replay(rules, table, match, event)
                    if event.seq >= first:
                        take(event, match)
                    if event.seq - saved >= SNAPSHOT_EVERY:
                        await self._keep(table, Snapshot(event.seq, match.dump()))
                        saved = event.seq
                    await asyncio.sleep(0)
        except Exception as fault:
            raise incident("broken-table", "The past of this game cannot be shown.", fault) from fault

    async def _keep(self, table: TableInfo, made: Snapshot) -> None:
        """Games from before all positions were kept lack some: nobody shall have to play so far again."""
        async with self._database.write() as connection:
            await events.keep_snapshot(connection, table.id, made)
