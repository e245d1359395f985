"""Where tables are changed, one step at a time."""

from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from orloj.server.clocks.following import follow
from orloj.server.db.database import Database
from orloj.server.lobby import repository as tables
from orloj.server.lobby.table import TableInfo, unknown
from orloj.server.wire import now

Changed = Callable[[str], Coroutine[Any, Any, None]]


class Desk:
    """Hands out tables to be changed. `changed` is told each that is not what it was."""

    def __init__(self, database: Database, changed: Changed) -> None:
        self.database = database
        self.changed = changed

    @asynccontextmanager
    async def locked(self, id: str) -> AsyncIterator[tuple[AsyncConnection, TableInfo]]:
        """A table that nobody else changes during the block. Raises Problem("unknown-table")."""
        async with self.database.write() as connection:
            table = await tables.find(connection, id, lock=True)
            if table is None:
                raise unknown()
            yield connection, table
            await follow(connection, table)
            await tables.change(connection, id, updated=now())
        await self.changed(id)
