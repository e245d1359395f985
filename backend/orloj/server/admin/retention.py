"""What is removed after a time, as the host has set it. A running game never is, however old.

Every condition stands in the statement that removes: what changed since it was found is spared.
"""

import logging
from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import NamedTuple

from sqlalchemy import ColumnElement, Delete, and_, delete, insert, null, select

from orloj.server.db.database import Database
from orloj.server.db.tables import ban, delivery, game_table, incident, outbox, setting
from orloj.server.lobby.desk import Changed
from orloj.server.lobby.table import OPEN, OVER
from orloj.server.wire import now

NAME = "retention"
MOST_DAYS = 3650
AT_ONCE = 200  # tables of a kind removed in one look
log = logging.getLogger("orloj.retention")


class Days(NamedTuple):
    """After how many days without any change something goes; None keeps it for good."""

    finished: int | None = None
    lobbies: int | None = 14
    sandboxes: int | None = 30
    deliveries: int | None = 30
    incidents: int | None = 30


class Retention:
    """Knows the host's settings and acts on them."""

    def __init__(self, database: Database, changed: Changed) -> None:
        """`changed` is told each table that was removed."""
        self._database = database
        self._changed = changed

    async def days(self) -> Days:
        """The settings in force."""
        query = select(setting.c.value).where(setting.c.name == NAME)
        async with self._database.read() as connection:
            stored: Mapping[str, int | None] = (await connection.execute(query)).scalar_one_or_none() or {}
        return Days(**{name: stored.get(name, default) for name, default in Days()._asdict().items()})

    async def put(self, days: Days) -> None:
        """Changes the settings; they hold from the next look on."""
        async with self._database.write() as connection:
            await connection.execute(delete(setting).where(setting.c.name == NAME))
            await connection.execute(insert(setting).values(name=NAME, value=days._asdict()))
        log.info("the host changed what is kept: %s", days._asdict())

    async def look(self) -> dict[str, int]:
        """Removes what is due; how many of each kind went."""
        days, found = await self.days(), {}
        for kind, where in _tables().items():
            limit = getattr(days, kind)
            found[kind] = 0 if limit is None else await self._remove_tables(kind, where, limit)
        for kind, statements in (("deliveries", _deliveries), ("incidents", _incidents)):
            limit = getattr(days, kind)
            found[kind] = 0 if limit is None else await self._remove(kind, limit, statements(limit))
        await self._remove("bans", 0, [delete(ban).where(ban.c.until < now())])
        return found

    async def _remove_tables(self, kind: str, where: ColumnElement[bool], days: int) -> int:
        where &= game_table.c.updated < _before(days)
        async with self._database.read() as connection:
            query = select(game_table.c.id, game_table.c.name, game_table.c.updated).where(where).limit(AT_ONCE)
            rows = (await connection.execute(query)).all()
        removed = 0
        for id, name, updated in rows:
            async with self._database.write() as connection:
                done = await connection.execute(delete(game_table).where(game_table.c.id == id, where))
            if done.rowcount == 1:  # else it was changed meanwhile, or another process was quicker
                removed += 1
                log.info("removed table %s (%r, %s): unchanged since %s, kept %d days", id, name, kind, updated, days)
                await self._changed(id)
        return removed

    async def _remove(self, kind: str, days: int, statements: list[Delete]) -> int:
        async with self._database.write() as connection:
            removed = sum([(await connection.execute(statement)).rowcount for statement in statements])
        if removed:
            log.info("removed %d %s older than %d days", removed, kind, days)
        return removed


def _tables() -> dict[str, ColumnElement[bool]]:
    """By kind, which tables are meant. What somebody tries out alone is no running game, whatever its status says."""
    real = game_table.c.sandbox.is_(null())
    return {
        "finished": real & (game_table.c.status == OVER),
        "lobbies": real & (game_table.c.status == OPEN),
        "sandboxes": game_table.c.sandbox.is_not(null()),
    }


def _deliveries(days: int) -> list[Delete]:
    before = _before(days)
    told = and_(outbox.c.done.is_not(None), outbox.c.done < before)
    sent = and_(delivery.c.state != "waiting", delivery.c.at < before)
    return [delete(delivery).where(sent), delete(outbox).where(told)]  # a row takes what is left of its own with it


def _incidents(days: int) -> list[Delete]:
    return [delete(incident).where(incident.c.at < _before(days))]


def _before(days: int) -> datetime:
    return now() - timedelta(days=days)
