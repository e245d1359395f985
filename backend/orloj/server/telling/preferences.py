"""How each person wants to be told."""

from collections.abc import Mapping
from datetime import timedelta
from typing import Any

from sqlalchemy import func, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from orloj.server.db.tables import channel, preference
from orloj.server.telling.outbox import DELAY
from orloj.server.telling.quiet import Quiet
from orloj.server.telling.truth import Listener

UNSET: Mapping[str, Any] = {
    "zone": "UTC",
    "quiet_from": None,
    "quiet_to": None,
    "occasions": [],
    "delay": DELAY,
    "remind_after": None,
    "remind_most": 0,
}
"""The columns for who has set nothing: `delay` in seconds, `remind_after` in hours, quiet hours in minutes."""


async def read_preferences(connection: AsyncConnection, person: str) -> dict[str, Any]:
    """The columns of a person's preferences."""
    query = select(*(preference.c[name] for name in UNSET)).where(preference.c.person_id == person)
    row = (await connection.execute(query)).mappings().one_or_none()
    return dict(row) if row is not None else dict(UNSET)


async def write_preferences(connection: AsyncConnection, person: str, values: Mapping[str, Any]) -> None:
    """Stores all the columns of a person's preferences."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    rows = dialect.insert(preference).values(person_id=person, **values)
    await connection.execute(rows.on_conflict_do_update(index_elements=["person_id"], set_=dict(values)))


async def listener_of(connection: AsyncConnection, person: str) -> Listener:
    """How a person wants to be told, and by how many ways."""
    wishes = await read_preferences(connection, person)
    mine = select(func.count()).where(channel.c.person_id == person, channel.c.on)
    begins, ends, after = wishes["quiet_from"], wishes["quiet_to"], wishes["remind_after"]
    return Listener(
        frozenset(wishes["occasions"]),
        Quiet(begins, ends, wishes["zone"]) if begins is not None and ends is not None else None,
        timedelta(hours=after) if after is not None else None,
        wishes["remind_most"],
        (await connection.execute(mine)).scalar_one(),
    )
