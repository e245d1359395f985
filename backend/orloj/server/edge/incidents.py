"""Faults of our own, written down for the host: never in the way of the request, never a reason for another fault."""

import asyncio
import contextlib
import logging
from typing import Any

from sqlalchemy import insert

from orloj.server.db.database import Database
from orloj.server.db.tables import incident
from orloj.server.metrics import Metrics

MOST_WAITING = 200  # faults; with more at once the log has to do
LONGEST = 20_000  # characters of a trace
LEAVE = 2.0  # seconds for what waits at the end
PAUSE = 5.0  # seconds after a failure until the database is tried again
log = logging.getLogger("orloj.incidents")


class Incidents:
    """Writes faults to the table `incident` in a task of its own, and keeps them while the database is away."""

    def __init__(self, database: Database, metrics: Metrics) -> None:
        self._database = database
        self._metrics = metrics
        self._waiting: asyncio.Queue[dict[str, Any]] = asyncio.Queue(MOST_WAITING)
        self._writing: asyncio.Task[None] | None = None

    def note(self, fault: dict[str, Any]) -> None:
        """Notes a fault, given as the row's columns; returns at once and never raises."""
        self._metrics.incidents.labels(fault["code"]).inc()
        with contextlib.suppress(asyncio.QueueFull):
            self._waiting.put_nowait({**fault, "trace": fault["trace"][-LONGEST:], "seen": False})

    def start(self) -> None:
        """Begins to write."""
        self._writing = asyncio.create_task(self._write_on())

    async def stop(self) -> None:
        """Writes what waits, if the database takes it, and ends."""
        if self._writing is not None:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.settled(), LEAVE)
            self._writing.cancel()
            await asyncio.gather(self._writing, return_exceptions=True)
        with contextlib.suppress(Exception):
            while not self._waiting.empty():
                await self._write(self._waiting.get_nowait())

    async def settled(self) -> None:
        """Waits until everything noted so far is written."""
        await self._waiting.join()

    async def _write_on(self) -> None:
        while True:
            fault = await self._waiting.get()
            while True:
                try:
                    await self._write(fault)
                except Exception as why:  # noqa: BLE001  the database is away, or full: the log has the fault already
                    log.warning("an incident cannot be kept yet: %s", why)
                    await asyncio.sleep(PAUSE)
                else:
                    break
            self._waiting.task_done()

    async def _write(self, fault: dict[str, Any]) -> None:
        async with self._database.write() as connection:
            await connection.execute(insert(incident).values(**fault))
