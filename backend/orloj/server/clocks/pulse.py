"""Signs of life. From the last one on, until a process is there again, time is nobody's."""

import time
from datetime import UTC, datetime, timedelta

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy import func, insert, select, update

from orloj.server.clocks.outages import credit
from orloj.server.db.database import Database
from orloj.server.db.tables import outage, pulse
from orloj.server.wire import now

ONE = 1  # the row
ALONE = 0x70756C7365  # the number of the lock that every living process shares; not that of migrations
BEATS = 3  # signs of life that must be missing, where a process slept, and for an outage to be worth a word
QUIET = timedelta(minutes=1)  # no flag falls for so long after an outage
LONG = 60.0  # seconds, at least


class Pulse:
    """The sign of life of one process. `quiet_until` is until when no flag may fall."""

    def __init__(self, database: Database, beat: float) -> None:
        """`beat` seconds pass between two signs."""
        self._database = database
        self._beat = beat
        self._limit = max(beat * BEATS, LONG)
        self._last = 0.0
        self._line: asyncpg.Connection | None = None
        self.quiet_until = datetime.min.replace(tzinfo=UTC)

    async def start(self) -> None:
        """Credits the time since the last sign of life of any process, unless another one lives."""
        alone = not self._database.postgres or await self._lock_alone()
        await self._sign(0.0, alone=alone)
        if self._line is not None and alone:
            await self._lock_shared(self._line)
            await self._line.execute("SELECT pg_advisory_unlock($1)", ALONE)

    async def beat(self) -> list[str]:
        """Gives a sign of life when it is time to.

        If this computer slept, or the database was away, and no other process has given a sign, that is an outage too:
        the tables where it was credited.
        """
        silent = _awake() - self._last
        if silent < self._beat:
            return []
        if self._line is not None and self._line.is_closed():
            self._line = await asyncpg.connect(**self._database.address)
            await self._lock_shared(self._line)
        return await self._sign(silent)

    async def stop(self) -> None:
        """A last sign of life."""
        await self._sign(0.0)
        if self._line is not None:
            await self._line.close()

    async def _lock_alone(self) -> bool:
        """Is no other process there? If one is, waits until it has credited what is to be credited."""
        self._line = await asyncpg.connect(**self._database.address)
        alone = bool(await self._line.fetchval("SELECT pg_try_advisory_lock($1)", ALONE))
        if not alone:
            await self._lock_shared(self._line)
        return alone

    async def _lock_shared(self, line: asyncpg.Connection) -> None:
        await line.execute("SELECT pg_advisory_lock_shared($1)", ALONE)

    async def _sign(self, silent: float, *, alone: bool = False) -> list[str]:
        """Notes that a process is there; the tables to which the time before was credited.

        That is all of it if this one starts `alone`. Else it is credited if it is several beats long, and this process
        was `silent` for as many seconds itself.
        """
        at, credited = now(), list[str]()
        async with self._database.write() as connection:
            found = await connection.execute(select(pulse.c.at).where(pulse.c.id == ONE).with_for_update())
            last = found.scalar_one_or_none()
            gap = (at - last).total_seconds() if last is not None else 0.0
            if last is not None and gap > 0 and (alone or min(gap, silent) > self._limit):
                credited = await credit(connection, last, at, told=gap > self._limit)
            if last is None:
                await connection.execute(insert(pulse).values(id=ONE, at=at))
            else:
                await connection.execute(update(pulse).where(pulse.c.id == ONE).values(at=at))
            ended = (await connection.execute(select(func.max(outage.c.ended)))).scalar_one()
        if ended is not None:
            self.quiet_until = ended + QUIET
        self._last = _awake()
        return credited


def _awake() -> float:
    """Seconds of a clock that goes on while the computer sleeps, where there is one."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()
