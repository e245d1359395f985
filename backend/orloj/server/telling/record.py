"""What was sent to somebody, what failed, and what is held back: to be read by that person."""

from datetime import timedelta
from typing import Any

from sqlalchemy import select

from orloj.server.db.database import Database
from orloj.server.db.tables import channel, delivery, outbox
from orloj.server.lobby import repository as tables
from orloj.server.telling.channels import PLAIN
from orloj.server.telling.sorting import ROW, Sorter
from orloj.server.telling.truth import Row
from orloj.server.telling.words import message_of
from orloj.server.wire import now

LASTS = timedelta(days=30)
MOST = 300


class Record:
    """The delivery record."""

    def __init__(self, database: Database, sorter: Sorter) -> None:
        self._database = database
        self._sorter = sorter

    async def of(self, person: str) -> list[dict[str, Any]]:
        """The deliveries of the last 30 days, as on the wire, the newest first; what is held back before all."""
        since = now() - LASTS
        sent = (
            select(delivery, channel.c.label)
            .outerjoin(channel, channel.c.id == delivery.c.channel_id)
            .where(delivery.c.person_id == person, delivery.c.at >= since)
            .order_by(delivery.c.at.desc(), delivery.c.id.desc())
            .limit(MOST)
        )
        mine = (outbox.c.person_id == person, outbox.c.done.is_(None), outbox.c.held.is_not(None))
        held = select(*ROW, outbox.c.held).where(*mine).order_by(outbox.c.id.desc()).limit(MOST)
        ways = select(channel.c.id, channel.c.kind, channel.c.label).where(channel.c.person_id == person, channel.c.on)
        async with self._database.read() as connection:
            on = (await connection.execute(ways)).all()
            deliveries = (await connection.execute(sent)).all()
            waiting = (await connection.execute(held)).all()
            places = await tables.of_ids(connection, {row.table_id for row in waiting if row.table_id is not None})
        found: list[dict[str, Any]] = []
        for row in waiting:
            title = message_of(self._sorter.items([Row(*row[: len(ROW)])], places)).title
            common = {"at": row.created, "title": title, "state": "held", "error": None, "held": row.held}
            found += [{"id": f"o{row.id}-{id}", "kind": kind, "label": label, **common} for id, kind, label in on]
        return [*found, *(_shown(row) for row in deliveries)]


def _shown(row: Any) -> dict[str, Any]:
    held = row.state == "held"
    return {
        "id": f"d{row.id}",
        "at": row.at,
        "title": row.title,
        "kind": row.kind,
        "label": row.label or PLAIN[row.kind],
        "state": row.state,
        "error": None if held else row.error,
        "held": (row.error or "off") if held else None,
    }
