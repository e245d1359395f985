"""Notices by PostgreSQL's LISTEN and NOTIFY.

Notices are sent after the commit they tell of, by a task that puts all that have gathered into one statement:
a NOTIFY inside the commit would make all commits of the cluster wait for one another.
"""

import asyncio
import contextlib
import logging
from collections import deque
from itertools import chain, repeat

import asyncpg  # type: ignore[import-untyped]
import orjson

from orloj.server.db.database import Database
from orloj.server.notify.bus import Heard, Notice, Recovered

CHANNEL = "orloj"
NOTIFY = "SELECT pg_notify($1, told) FROM unnest($2::text[]) AS told"
PATIENCE = 5.0  # seconds the listening line may take to answer
PAUSES = (0.1, 0.5, 1.0, 2.0, 5.0)  # seconds before each try to listen again
log = logging.getLogger("orloj.notify")


class PostgresBus:
    """One listening line; sending goes through the driver's pool, which must be open."""

    def __init__(self, database: Database, beat: float) -> None:
        """`beat` seconds pass between two looks whether the line is alive."""
        self._database = database
        self._beat = beat
        self._waiting: deque[str] = deque()
        self._wake = asyncio.Event()
        self._broken = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._line: asyncpg.Connection | None = None

    async def start(self, heard: Heard, recovered: Recovered) -> None:
        """Begins to listen. Raises what the database driver raises when it cannot."""
        await self._listen(heard)
        self._tasks = [asyncio.create_task(self._send()), asyncio.create_task(self._guard(heard, recovered))]

    def tell(self, notice: Notice) -> None:
        """Sends a notice soon; returns at once."""
        self._waiting.append(orjson.dumps(tuple(notice)).decode())
        self._wake.set()

    async def stop(self) -> None:
        """Sends what is left and stops listening."""
        for task in self._tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        await self._flush()
        self._hang_up()

    async def _listen(self, heard: Heard) -> None:
        handlers: set[asyncio.Task[None]] = set()

        def arrived(_connection: object, _pid: int, _channel: str, payload: str) -> None:
            kind, sender, table, version, persons = orjson.loads(payload)
            task = asyncio.create_task(self._handle(heard, Notice(kind, sender, table, version, tuple(persons))))
            handlers.add(task)
            task.add_done_callback(handlers.discard)

        line = self._line = await asyncpg.connect(**self._database.address)
        self._broken.clear()
        line.add_termination_listener(lambda _connection: self._broken.set())
        await line.add_listener(CHANNEL, arrived)

    async def _handle(self, heard: Heard, notice: Notice) -> None:
        try:
            await heard(notice)
        except Exception:
            log.exception("a notice about table %s could not be followed", notice.table)

    async def _guard(self, heard: Heard, recovered: Recovered) -> None:
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._broken.wait(), self._beat)
            self._broken.clear()  # a word about a line that was given up already must not wake this for ever
            try:
                await asyncio.wait_for(self._require_line().execute("SELECT 1"), PATIENCE)
            except Exception as fault:  # noqa: BLE001  however a line breaks, another is needed
                log.warning("the listening line broke: %s", fault)
                await self._listen_again(heard)
                await self._recover(recovered)

    async def _recover(self, recovered: Recovered) -> None:
        try:
            await recovered()
        except Exception:
            log.exception("what was missed could not be read yet")

    async def _listen_again(self, heard: Heard) -> None:
        self._hang_up()
        for pause in chain(PAUSES, repeat(PAUSES[-1])):
            await asyncio.sleep(pause)
            try:
                await self._listen(heard)
            except Exception as fault:  # noqa: BLE001  the next try may do
                log.warning("cannot listen yet: %s", fault)
            else:
                return

    async def _send(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            await self._flush()

    async def _flush(self) -> None:
        notices = [self._waiting.popleft() for _ in range(len(self._waiting))]
        try:
            await self._database.lines.execute(NOTIFY, CHANNEL, notices)
        except Exception:
            log.exception("%d notices were not sent", len(notices))

    def _hang_up(self) -> None:
        if self._line is not None:
            self._line.terminate()
            self._line = None

    def _require_line(self) -> asyncpg.Connection:
        if self._line is None:
            raise ConnectionError("the bus is not listening")
        return self._line
