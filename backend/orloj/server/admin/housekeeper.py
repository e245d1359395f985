"""What a process does for its host by the clock: remove what is due, and remember how things stood."""

import asyncio
import logging
import os
from collections import deque
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import NamedTuple

from orloj.server.admin.counts import Counts
from orloj.server.admin.retention import Retention
from orloj.server.metrics import Metrics, quantile

BEAT = 60.0  # seconds
SAMPLE, SWEEP = 10, 60  # beats between two samples, and between two looks for what is due
KEPT = 144  # samples: a day of them
log = logging.getLogger("orloj.keeper")


class Sample(NamedTuple):
    """How things stood at a moment: `milliseconds` in which 99 of 100 commands were done since the start."""

    tables: int
    sockets: int
    milliseconds: float
    incidents: int
    megabytes: float


class HouseKeeper:
    """One task beside the requests."""

    def __init__(self, retention: Retention, counts: Counts, metrics: Metrics) -> None:
        self.samples: deque[Sample] = deque(maxlen=KEPT)
        self._retention = retention
        self._counts = counts
        self._metrics = metrics
        self._keeping: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begins."""
        self._keeping = asyncio.create_task(self._keep_on())

    def alive(self) -> bool:
        """Does it still go on?"""
        return self._keeping is not None and not self._keeping.done()

    async def stop(self) -> None:
        """Ends."""
        if self._keeping is not None:
            self._keeping.cancel()
            await asyncio.gather(self._keeping, return_exceptions=True)

    async def sample(self) -> Sample:
        """How things stand now."""
        counts = await self._counts.look()
        return Sample(
            tables=sum(counts.tables.values()),
            sockets=self._metrics.open_sockets,
            milliseconds=round(1000 * quantile(self._metrics.seconds, 0.99), 1),
            incidents=counts.incidents,
            megabytes=round(resident() / 1e6, 1),
        )

    async def _keep_on(self) -> None:
        beats = 0
        while True:
            if beats % SAMPLE == 0:
                await _tried(self._remember)
            if beats % SWEEP == 1:
                await _tried(self._retention.look)
            beats += 1
            await asyncio.sleep(BEAT)

    async def _remember(self) -> None:
        self.samples.append(await self.sample())


async def _tried(work: Callable[[], Awaitable[object]]) -> None:
    try:
        await work()
    except ConnectionError as away:
        log.warning("put off, for the database is away: %s", away)
    except Exception:
        log.exception("the keeping of the house failed once")


def resident() -> int:
    """Bytes of memory that this process has; 0 where the system does not tell."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, IndexError, ValueError):
        return 0
