"""Back from a backup: into an empty database of either kind, as a whole or not at all."""

import gzip
import zlib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from alembic import command
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Table, func, insert, select, text, update

from orloj.server.db.archive.lines import Unreadable, read, read_head, row_values
from orloj.server.db.archive.writing import tables_of
from orloj.server.db.database import Database
from orloj.server.db.migrate import config

BATCH = 500  # rows that are inserted together


class Occupied(Exception):
    """People have been in the database: nothing of theirs is ever written over."""


async def read_backup(database: Database, file: Path) -> int:
    """Fills an empty database from a backup and brings its structure to the newest revision; the number of rows.

    Raises Unreadable, Occupied, and OSError where the file cannot be read; the database is as it was then.
    """
    async with database.write() as connection:
        return await connection.run_sync(lambda c: fill(c, file, postgres=database.postgres))


def fill(connection: Connection, file: Path, *, postgres: bool, to: str = "head") -> int:
    """The same within a transaction, and `to` any revision from the file's own on."""
    lines = _lines(file)
    revision = read_head(next(lines, b""))
    if revision not in {script.revision for script in ScriptDirectory.from_config(config()).walk_revisions()}:
        raise Unreadable(f"the backup is of revision {revision}, which this version does not know: it is a newer one")
    for table in tables_of(connection):
        if table.name == "person" and connection.execute(select(table).limit(1)).first() is not None:
            raise Occupied("the database is not empty: somebody has been there already")
    command.downgrade(config(connection), "base")
    command.upgrade(config(connection), revision)
    tables = {table.name: table for table in tables_of(connection)}
    try:
        number = _insert(connection, tables, lines)
    except (LookupError, TypeError, ValueError, ArithmeticError, AttributeError) as fault:
        raise Unreadable(f"a row is none: {type(fault).__name__}: {fault}") from fault
    if postgres:
        _count_on(connection, tables.values())
    command.upgrade(config(connection), to)
    return number


def _insert(connection: Connection, tables: dict[str, Table], lines: Iterator[bytes]) -> int:
    waiting = Waiting(connection)
    for number, line in enumerate(lines):
        found = read(line)
        if "rows" in found:
            if next(lines, None) is not None:
                raise Unreadable("there are lines after the last one")
            if found["rows"] != number:
                raise Unreadable(f"it has {number} rows instead of {found['rows']}")
            waiting.finish()
            return number
        table = tables.get(found.get("table", ""))
        if table is None:
            raise Unreadable(f"there is no table {found.get('table')!r} at that revision")
        waiting.add(table, row_values(table, found["row"]))
    raise Unreadable("its end is missing: the file was cut off")


class Waiting:
    """Rows on their way into one table after the other, many at a time."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._table: Table | None = None
        self._rows: list[dict[str, Any]] = []
        self._later: list[tuple[Table, dict[str, Any]]] = []

    def add(self, table: Table, values: dict[str, Any]) -> None:
        """One more row."""
        if table is not self._table or len(self._rows) == BATCH:
            self._insert()
        self._table = table
        self._later += _put_off(table, values)
        self._rows.append(values)

    def finish(self) -> None:
        """Inserts what is left, and then what refers to other rows of the same table."""
        self._insert()
        for table, values in self._later:
            key = [column == values[column.name] for column in table.primary_key.columns]
            changed = {name: value for name, value in values.items() if not table.c[name].primary_key}
            self._connection.execute(update(table).where(*key).values(**changed))

    def _insert(self) -> None:
        if self._table is not None and self._rows:
            self._connection.execute(insert(self._table), self._rows)
        self._rows = []


def _put_off(table: Table, values: dict[str, Any]) -> list[tuple[Table, dict[str, Any]]]:
    """Takes out of a row what refers to another row of its own table, which may not be there yet."""
    own = [key.parent.name for key in table.foreign_keys if key.column.table is table]
    put_off = {name: values[name] for name in own if values[name] is not None}
    if not put_off:
        return []
    values.update(dict.fromkeys(put_off))
    return [(table, {**{column.name: values[column.name] for column in table.primary_key.columns}, **put_off})]


def _count_on(connection: Connection, tables: Iterable[Table]) -> None:
    """PostgreSQL counts rows by sequences of their own, which know nothing of what was put in with its number."""
    for table in tables:
        for column in table.primary_key.columns:
            where = {"table": table.name, "column": column.name}
            sequence = connection.execute(text("SELECT pg_get_serial_sequence(:table, :column)"), where).scalar()
            highest = connection.execute(select(func.max(column))).scalar() if sequence else None
            if highest is not None:
                connection.execute(
                    text("SELECT setval(:sequence, :highest)"), {"sequence": sequence, "highest": highest}
                )


def _lines(file: Path) -> Iterator[bytes]:
    try:
        with gzip.open(file) as stream:
            yield from stream
    except (gzip.BadGzipFile, EOFError, zlib.error) as fault:
        raise Unreadable(f"this is not a whole backup: {fault}") from fault
