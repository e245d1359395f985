"""A database that exists for one measurement, so that a real one is never touched."""

import secrets
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from sqlalchemy import text

from orloj.server.db.database import Database


@asynccontextmanager
async def scratch(database_url: str) -> AsyncIterator[tuple[str, Path]]:
    """The URL of an empty database of the same kind, and a folder; both are gone afterwards.

    On PostgreSQL it is a new database beside the given one, which takes the right to create databases.
    """
    with tempfile.TemporaryDirectory(prefix="orloj-bench-") as folder:
        if database_url.startswith("sqlite"):
            yield f"sqlite:///{folder}/bench.sqlite3", Path(folder)
            return
        server = Database(database_url, pool_size=1)
        name = f"orloj_bench_{secrets.token_hex(4)}"
        try:
            await _run(server, f'CREATE DATABASE "{name}"')
            yield server.engine.url.set(database=name).render_as_string(hide_password=False), Path(folder)
        finally:
            await _run(server, f'DROP DATABASE IF EXISTS "{name}" WITH (FORCE)')
            await server.dispose()


async def _run(database: Database, statement: str) -> None:
    async with database.read() as connection:
        await connection.execute(text(statement))
