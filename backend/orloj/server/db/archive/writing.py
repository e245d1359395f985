"""A backup: all rows as they are at one moment, while the service runs on."""

import gzip
import os
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import BinaryIO

from alembic.runtime.migration import MigrationContext
from sqlalchemy import JSON, Connection, MetaData, Table, inspect, select
from sqlalchemy.ext.asyncio import AsyncConnection

from orloj.server.db.archive.lines import foot, head, row_line
from orloj.server.db.database import Database
from orloj.server.wire import now

VERSIONS = "alembic_version"


class Empty(Exception):
    """There is nothing to back up: the database was never set up."""


async def write_backup(database: Database, file: Path) -> int:
    """Writes the backup; the number of rows. The file appears when it is whole, and only its owner can read it.

    Raises Empty, and OSError where the file cannot be written.
    """
    rows = 0
    with _whole(file) as stream, gzip.GzipFile(filename="", fileobj=stream, mode="wb", mtime=0) as out:
        async for line in _lines(database):
            out.write(line + b"\n")
            rows += 1
        out.write(foot(rows - 1) + b"\n")
    return rows - 1


@contextmanager
def _whole(file: Path) -> Iterator[BinaryIO]:
    handle, name = tempfile.mkstemp(dir=file.parent, prefix=f".{file.name}.")
    written = Path(name)
    try:
        with os.fdopen(handle, "wb") as stream:
            yield stream
            stream.flush()
            os.fsync(stream.fileno())
        written.replace(file)
    except BaseException:
        written.unlink(missing_ok=True)
        raise


async def _lines(database: Database) -> AsyncIterator[bytes]:
    async with _one_moment(database) as connection:
        revision, tables = await connection.run_sync(_structure)
        yield head(revision, now())
        for table in tables:
            async with connection.stream(select(table).order_by(*table.primary_key.columns)) as rows:
                async for row in rows.mappings():
                    yield row_line(table, {column.name: row[column] for column in table.columns})


@asynccontextmanager
async def _one_moment(database: Database) -> AsyncIterator[AsyncConnection]:
    """A connection that sees the database as it was at the beginning, and keeps nobody from writing."""
    if database.postgres:
        reader = database.engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        async with reader.connect() as connection:
            yield connection
        return
    async with database.read() as connection:  # outside of SQLAlchemy's transactions: those begin as writers here
        await connection.exec_driver_sql("BEGIN")
        try:
            yield connection
        finally:
            await connection.exec_driver_sql("ROLLBACK")


def _structure(connection: Connection) -> tuple[str, list[Table]]:
    revision = MigrationContext.configure(connection).get_current_revision()
    if revision is None:
        raise Empty("the database holds nothing")
    return revision, tables_of(connection)


def tables_of(connection: Connection) -> list[Table]:
    """The tables that are there, those first to which others refer."""
    found = MetaData()
    found.reflect(connection, only=[name for name in inspect(connection).get_table_names() if name != VERSIONS])
    for table in found.tables.values():
        for column in table.columns:
            if isinstance(column.type, JSON):
                column.type = JSON(none_as_null=True)
    return found.sorted_tables
