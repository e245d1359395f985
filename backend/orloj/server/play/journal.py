"""Storing a command: the hot path. One statement locks the table's row, checks its version and writes the event."""

from collections.abc import Callable
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import orjson
from sqlalchemy import JSON, Dialect, Insert, bindparam, insert, select, update
from sqlalchemy.exc import IntegrityError

from orloj.server.db.database import Database
from orloj.server.db.tables import event, game_table
from orloj.server.lobby.table import RUNNING
from orloj.server.play.events import Event, Snapshot, add, keep_snapshot, of_command
from orloj.server.play.progress import Progress
from orloj.server.telling.hot import told_values, told_with
from orloj.server.telling.outbox import put
from orloj.server.telling.passing import Word

MOVE_ON = (
    update(game_table)
    .where(
        game_table.c.id == bindparam("table_id"),
        game_table.c.version == bindparam("seq") - 1,
        game_table.c.status == RUNNING,
    )
    .values({name: bindparam(f"new_{name}", type_=game_table.c[name].type) for name in Progress._fields})
)


class Journal:
    """Appends events to running games, and finds them again."""

    def __init__(self, database: Database, noted: Callable[[], None]) -> None:
        """`noted` is called when something was put into the outbox."""
        self._database = database
        self._noted = noted
        self._statement = OneStatement(database.engine.dialect) if database.postgres else None

    async def append(self, new: Event, progress: Progress, word: Word | None = None) -> bool:
        """Stores an event if the table runs and stands at the version before it; False when it does not.

        A word is put into the outbox with it.

        False also when the command's id was used before. Two writers of one version meet at the table's row:
        the second one finds another version there.
        """
        stored = await self._store(new, progress, word)
        if stored and word is not None:
            self._noted()
        return stored

    async def _store(self, new: Event, progress: Progress, word: Word | None) -> bool:
        values = {**new.columns(), **{f"new_{name}": value for name, value in progress._asdict().items()}}
        if self._statement is not None:
            return await self._statement.run(self._database.lines, values, word)
        try:
            async with self._database.write() as connection:
                moved = (await connection.execute(MOVE_ON, values)).rowcount == 1
                if moved:
                    await add(connection, new)
                if moved and word is not None:
                    await put(connection, new.table_id, word.told, word.occasion, new.seq, new.at)
        except IntegrityError:
            return False
        return moved

    async def find(self, table_id: str, command_id: str) -> Event | None:
        """What a command did, where it was carried out."""
        async with self._database.read() as connection:
            return await of_command(connection, table_id, command_id)

    async def save(self, table_id: str, new: Snapshot) -> None:
        """Stores a match, from which loading and looking back go on."""
        async with self._database.write() as connection:
            await keep_snapshot(connection, table_id, new)


class OneStatement:
    """MOVE_ON and the insertions in one round trip, which PostgreSQL commits by itself.

    It is composed and compiled once, with and without a word, and then handed to the driver directly: that takes a
    fifth of the time.
    """

    def __init__(self, dialect: Dialect) -> None:
        moved = MOVE_ON.returning(game_table.c.id).cte("moved")
        names = [column.name for column in event.columns]
        row = [bindparam(name, type_=event.c[name].type) for name in names]
        silent = insert(event).from_select(names, select(*row).select_from(moved))
        self._silent = Ready(silent, dialect)
        self._telling = Ready(told_with(silent, moved), dialect)
        columns = {**event.c, **{f"new_{name}": game_table.c[name] for name in Progress._fields}}
        self._json = {name for name, column in columns.items() if isinstance(column.type, JSON)}

    async def run(self, lines: asyncpg.Pool, values: dict[str, Any], word: Word | None) -> bool:
        """Was the event stored?"""
        given = {**values, **(told_values(word) if word is not None else {})}
        for name in self._json:
            if given[name] is not None:
                given[name] = orjson.dumps(given[name]).decode()
        ready = self._silent if word is None else self._telling
        try:
            return bool(await lines.execute(ready.sql, *ready.arguments(given)) == "INSERT 0 1")
        except asyncpg.UniqueViolationError:
            return False


class Ready:
    """A compiled statement."""

    def __init__(self, statement: Insert, dialect: Dialect) -> None:
        compiled = statement.compile(dialect=dialect)
        self.sql = str(compiled)
        self._constants = {name: value for name, value in compiled.params.items() if value is not None}
        self._order: list[str] = list(compiled.positiontup or ())

    def arguments(self, given: dict[str, Any]) -> list[Any]:
        """The values in the order in which the statement takes them."""
        every = {**self._constants, **given}
        return [every[name] for name in self._order]
