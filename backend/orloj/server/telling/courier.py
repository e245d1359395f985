"""The part of each process that tells people: it looks after the outbox when something is due."""

import asyncio
import contextlib
import logging
from collections.abc import Collection
from datetime import UTC, datetime, timedelta

from orloj.server.db.database import Database
from orloj.server.telling.carrying import Carrier
from orloj.server.telling.fence import Fence
from orloj.server.telling.sorting import Sorter, next_due
from orloj.server.wire import now

LEAVE = 5.0  # seconds for what is being sent when the process ends
GOOD = timedelta(minutes=1)  # between two looks for what nobody noted
SOONEST = 0.5  # seconds between two looks, however often it is rung
log = logging.getLogger("orloj.telling")


class Courier:
    """Woken by what happens in this process, by what is due, and at least once a beat (seconds).

    A way that is slow or fails holds up neither moves nor other persons: each delivery is a task of its own.
    """

    def __init__(self, database: Database, sorter: Sorter, carrier: Carrier, fence: Fence, beat: float) -> None:
        self._database = database
        self._sorter = sorter
        self._carrier = carrier
        self._fence = fence
        self._beat = beat
        self._rung = asyncio.Event()
        self._good = datetime.min.replace(tzinfo=UTC)
        self._leaving = asyncio.Event()
        self._going: asyncio.Task[None] | None = None
        self._sending: set[asyncio.Task[None]] = set()

    def ring(self) -> None:
        """Something may be in the outbox."""
        self._rung.set()

    def start(self) -> None:
        """Begins to look after the outbox."""
        self._leaving.clear()
        self._going = asyncio.create_task(self._go_on())

    def alive(self) -> bool:
        """Is the outbox looked after?"""
        return self._going is not None and not self._going.done()

    async def rest(self) -> None:
        """Ends looking by itself, when what it is at is done: what is due then waits for `step`, or for others."""
        self._leaving.set()
        self.ring()
        await self._end([self._going] if self._going is not None else [])

    async def stop(self) -> None:
        """Ends, when what is being sent is sent, or has taken too long: others finish that after its lease."""
        await self.rest()
        await self._end(self._sending)
        self._fence.close()

    async def _end(self, tasks: Collection[asyncio.Task[None]]) -> None:
        if tasks:
            _, late = await asyncio.wait(tasks, timeout=LEAVE)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    async def step(self) -> None:
        """Does all that is due at present, to the end."""
        while await self._look():
            await asyncio.gather(*self._sending)

    async def _look(self) -> bool:
        """Sorts what is due and begins to send it. Is there anything in hand?"""
        if self._good + GOOD <= now():
            self._good = now()
            await self._sorter.make_good()
        await self._sorter.sort()
        for claim in await self._carrier.claim():
            task = asyncio.create_task(self._carrier.carry(claim))
            self._sending.add(task)
            task.add_done_callback(self._sent)
        return bool(self._sending)

    def _sent(self, task: asyncio.Task[None]) -> None:
        self._sending.discard(task)
        self.ring()  # there is room for another

    async def _go_on(self) -> None:
        while not self._leaving.is_set():
            try:
                await self._look()
                pause = await self._until_due()
            except Exception:
                log.exception("the look after the outbox failed")
                pause = self._beat
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._rung.wait(), pause)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._leaving.wait(), min(SOONEST, self._beat))
            self._rung.clear()

    async def _until_due(self) -> float:
        async with self._database.read() as connection:
            due = await next_due(connection)
        return min(self._beat, max((due - now()).total_seconds(), 0.0)) if due is not None else self._beat
