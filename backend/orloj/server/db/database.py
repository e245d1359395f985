"""The connection to PostgreSQL or SQLite; everything else is written once for both."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager, nullcontext, suppress
from typing import Any, cast

import asyncpg  # type: ignore[import-untyped]
import orjson
from sqlalchemy import AdaptedConnection, Connection, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, DisconnectionError
from sqlalchemy.exc import TimeoutError as NoneFree
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry, QueuePool

DRIVERS = {"postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg", "sqlite": "sqlite+aiosqlite"}
AUTOCOMMIT = "AUTOCOMMIT"
LEAVE = 2.0  # seconds for connections to come back at the end
AWAY = ("08", "53", "57", "58", "25006")  # what SQLSTATE begins with: lines, resources, operator, system, read-only
SQLITE_AWAY = ("disk", "readonly", "locked", "unable to open", "malformed")


class Away(ConnectionError):
    """The database cannot be reached, or takes nothing: the disk is full, the line is down, it is being restarted."""


class Database:
    """An engine with two ways in: `read` for single statements, `write` for one transaction."""

    def __init__(self, url: str, pool_size: int = 10) -> None:
        """`url` as SQLAlchemy writes it, or the short forms postgresql://... and sqlite:///file."""
        parsed = make_url(url)
        parsed = parsed.set(drivername=DRIVERS.get(parsed.drivername, parsed.drivername))
        self._size = pool_size
        self.postgres = parsed.get_backend_name() == "postgresql"
        self.engine = create_async_engine(
            parsed,
            pool_size=pool_size,
            max_overflow=0,
            json_serializer=lambda value: orjson.dumps(value).decode(),
            json_deserializer=orjson.loads,
        )
        if not self.postgres:
            event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)
            event.listen(self.engine.sync_engine, "begin", _begin_immediate)
            event.listen(self.engine.sync_engine, "invalidate", self._roll_back_first)
        else:
            event.listen(self.engine.sync_engine, "checkout", _refuse_broken)
        self._turns = None if self.postgres else asyncio.Lock()
        self._lines: asyncpg.Pool | None = None
        self._reader = self.engine.execution_options(isolation_level=AUTOCOMMIT)
        self._returning: set[asyncio.Task[None]] = set()

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A connection on which each statement stands alone and is committed at once. Raises Away."""
        with _noticing():
            async with self._connected(self._reader) as connection:
                yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """One transaction: committed at the end of the block, rolled back when something is thrown.

        On SQLite they come one after the other, in the order in which they were wanted: it lets only one write at a
        time, and whoever finds it busy looks again at ever longer intervals, while luckier ones overtake. Raises Away.
        """
        with _noticing():
            async with self._turns or nullcontext(), self._connected(self.engine) as connection, connection.begin():
                yield connection

    @asynccontextmanager
    async def _connected(self, engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
        """A connection, which comes back also from whoever is interrupted while it is being made ready."""
        connection = engine.connect()
        opening = asyncio.ensure_future(connection.start())
        try:
            await asyncio.shield(opening)
        except asyncio.CancelledError:
            self._in_the_background(_give_back(connection, opening))
            raise
        try:
            yield connection
        finally:
            await asyncio.shield(asyncio.ensure_future(connection.close()))

    def _roll_back_first(self, connection: AdaptedConnection, _record: object, _fault: object) -> None:
        """Frees SQLite's one lock before a connection is thrown away because whoever had it was interrupted.

        Closing would not free it: where rows of a statement were not yet read, SQLite keeps what was closed, and its
        transaction, until the garbage collector finds the statement.
        """
        self._in_the_background(_roll_back(connection.driver_connection))

    def _in_the_background(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.ensure_future(work)
        self._returning.add(task)
        task.add_done_callback(self._returning.discard)

    async def open_lines(self) -> None:
        """Connects the driver's own pool, for the few statements that must cost nothing more than themselves."""
        self._lines = await asyncpg.create_pool(**self.address, min_size=1, max_size=self._size, reset=_leave_as_it_is)

    @property
    def lines(self) -> asyncpg.Pool:
        """The driver's own pool (PostgreSQL, after `open_lines`); each statement stands alone."""
        if self._lines is None:
            raise RuntimeError("open_lines was not called")
        return self._lines

    @property
    def address(self) -> dict[str, Any]:
        """Where the database is, as its driver takes it."""
        return dict(self.engine.dialect.create_connect_args(self.engine.url)[1])

    async def dispose(self) -> None:
        """Closes all connections."""
        if self._lines is not None:
            await self._lines.close()
        # Whoever was interrupted in the middle of a query gives the connection back in a task of its own.
        with suppress(TimeoutError):
            async with asyncio.timeout(LEAVE):
                while self._returning or cast(QueuePool, self.engine.pool).checkedout():  # noqa: ASYNC110  a pool rings no bell
                    await asyncio.sleep(0.01)
        await self.engine.dispose()


async def _give_back(connection: AsyncConnection, opening: asyncio.Future[AsyncConnection]) -> None:
    with suppress(Exception):  # nobody wants it any more, so nobody has to know why it could not be had
        await opening
        await connection.close()


async def _roll_back(connection: Any) -> None:
    with suppress(ValueError, sqlite3.Error):  # it is closed already
        await connection.rollback()


def is_away(fault: BaseException) -> bool:
    """Does what was thrown at a database's caller mean that it is away?"""
    if isinstance(fault, (OSError, NoneFree, DisconnectionError, asyncpg.PostgresConnectionError)):
        return True
    if isinstance(fault, DBAPIError):
        return fault.connection_invalidated or (fault.orig is not None and is_away(fault.orig))
    if isinstance(fault, sqlite3.OperationalError):
        return any(word in str(fault) for word in SQLITE_AWAY)
    state = getattr(fault, "sqlstate", None)
    return str(state).startswith(AWAY) if state is not None else "connection is closed" in str(fault)


@contextmanager
def _noticing() -> Iterator[None]:
    """Makes one exception of all that say the database is away."""
    try:
        yield
    except Exception as fault:
        if isinstance(fault, Away) or not is_away(fault):
            raise
        raise Away(str(fault)) from fault


async def _leave_as_it_is(_connection: asyncpg.Connection) -> None:
    """Nothing is ever set on a line, so nothing need be reset, which would be one more round trip."""


def _refuse_broken(_connection: object, record: ConnectionPoolEntry, _proxy: object) -> None:
    # After a restart of the database: the pool then opens a new connection instead of failing a request.
    if record.driver_connection is not None and record.driver_connection.is_closed():
        raise DisconnectionError


def _prepare_sqlite(connection: Any, _record: object) -> None:
    connection.isolation_level = None  # transactions are begun by _begin_immediate, not by the driver
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_immediate(connection: Connection) -> None:
    # A transaction that reads first and writes later would fail, not wait, when another writer came between.
    if connection.get_execution_options().get("isolation_level") != AUTOCOMMIT:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
