"""Connections come back, whenever whoever has them is interrupted."""

import asyncio
import gc
from contextlib import suppress
from typing import cast

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncResult
from sqlalchemy.pool import QueuePool

from orloj.server.db.database import Database

POINTS = 60  # turns of the event loop after which a task is interrupted: more than a query takes


@pytest.mark.parametrize("way", ["read", "write"])
async def test_an_interrupted_query_keeps_no_connection(database_url: str, way: str) -> None:
    for fresh in (True, False):
        database = Database(database_url, pool_size=2)
        if not fresh:
            await _ask(database, way)
        for point in range(POINTS):
            asking = asyncio.create_task(_ask(database, way))
            for _ in range(point):
                await asyncio.sleep(0)
            asking.cancel()
            with suppress(asyncio.CancelledError):
                await asking
        assert await asyncio.wait_for(_ask(database, way), 10) == 1, "the pool is not used up"
        await database.dispose()
        assert cast(QueuePool, database.engine.pool).checkedout() == 0
    gc.collect()  # says what it has to clean up


async def test_who_is_interrupted_leaves_nothing_locked(database_url: str) -> None:
    database = Database(database_url, pool_size=2)
    unread: list[AsyncResult[tuple[int]]] = []
    writing = asyncio.create_task(_read_by_halves(database, unread))
    async with asyncio.timeout(10):
        while not unread:  # noqa: ASYNC110  nothing else tells how far it is
            await asyncio.sleep(0.001)
    writing.cancel()
    with suppress(asyncio.CancelledError):
        await writing
    assert await asyncio.wait_for(_ask(database, "write"), 5) == 1, "less than SQLite itself would wait for a lock"
    await database.dispose()


async def _read_by_halves(database: Database, unread: list[AsyncResult[tuple[int]]]) -> None:
    """Leaves rows of one statement unread, which the list keeps from the garbage collector, and waits for another."""
    long = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000000) SELECT count(*) FROM n"
    async with database.write() as connection:
        rows = await connection.stream(text("SELECT 1 UNION ALL SELECT 2"))
        unread.append(rows)
        await connection.execute(text(long))


async def _ask(database: Database, way: str) -> int:
    async with getattr(database, way)() as connection:
        return int((await connection.execute(text("SELECT 1"))).scalar_one())
