"""How many there are of everything, asked of the database at most once in a few seconds however often one looks."""

import asyncio
import time
from typing import NamedTuple

from sqlalchemy import func, null, select

from orloj.server.db.database import Database
from orloj.server.db.tables import delivery, game_table, incident, outbox, person
from orloj.server.lobby.table import OPEN, OVER, RUNNING

FRESH = 5.0  # seconds


class Count(NamedTuple):
    """`tables` by status, those for trying out apart; `incidents` those the host has not marked as seen."""

    tables: dict[str, int]
    persons: int
    waiting: int
    deliveries: dict[str, int]
    incidents: int


class Counts:
    """Counts for the metrics and the host's page."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._found: Count | None = None
        self._at = 0.0
        self._lock = asyncio.Lock()

    async def look(self, age: float | None = None) -> Count:
        """The counts, at most `age` seconds old. Raises Away."""
        async with self._lock:
            if self._found is None or time.monotonic() - self._at > (FRESH if age is None else age):
                self._found = await self._ask()
                self._at = time.monotonic()
        return self._found

    async def _ask(self) -> Count:
        real = game_table.c.sandbox.is_(null())
        by_status = select(game_table.c.status, func.count()).where(real).group_by(game_table.c.status)
        sandboxes = select(func.count()).select_from(game_table).where(~real)
        by_state = select(delivery.c.state, func.count()).group_by(delivery.c.state)
        unseen = select(func.count()).select_from(incident).where(~incident.c.seen)
        waiting = select(func.count()).select_from(outbox).where(outbox.c.done.is_(None))
        async with self._database.read() as connection:
            tables = dict.fromkeys((OPEN, RUNNING, OVER), 0)
            tables.update((status, number) for status, number in await connection.execute(by_status))
            tables["sandbox"] = (await connection.execute(sandboxes)).scalar_one()
            states: dict[str, int] = dict(list(await connection.execute(by_state)))
            return Count(
                tables=tables,
                persons=(await connection.execute(select(func.count()).select_from(person))).scalar_one(),
                waiting=(await connection.execute(waiting)).scalar_one(),
                deliveries=states,
                incidents=(await connection.execute(unseen)).scalar_one(),
            )
