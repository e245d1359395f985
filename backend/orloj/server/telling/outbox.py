"""The outbox: what is to be told, noted in the transaction of what it tells of, so that neither stands alone."""

from collections.abc import Iterable, Mapping
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import Insert, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from orloj.server.db.tables import outbox, preference
from orloj.server.lobby.table import TableInfo
from orloj.server.wire import now

TURN, QUESTION, MOTION, END, CHAT, BEGIN, TIME, SEAT, REMATCH, READY, TEST = (
    "turn", "question", "motion", "over", "chat", "begin", "time", "seat", "rematch", "ready", "test",
)  # fmt: skip
OCCASIONS = (TURN, QUESTION, MOTION, END, CHAT, BEGIN, TIME, SEAT, REMATCH, READY)
"""What somebody may be told of, and may choose not to be. A test is sent all the same."""
TO_DECIDE = (TURN, QUESTION)
DELAY = 60  # seconds between what is to be told and its telling, unless the person has set another


async def tell(
    connection: AsyncConnection, table: TableInfo, seats: Iterable[int], occasion: str, version: int,
    about: Mapping[str, Any],
) -> None:  # fmt: skip
    """Notes that the persons on these seats are to be told of something, within the transaction that makes it so.

    `version` is the table's after that: for one version and occasion nobody is told twice. `about` is JSON for the
    words of the message; `seat` in it becomes the listener's own. Nobody is told of a table for trying out.
    """
    told = {person: {**about, "seat": seat} for person, seat in listeners(table, seats, occasion).items()}
    await put(connection, table.id, told, occasion, version, now())


def listeners(table: TableInfo, seats: Iterable[int], occasion: str) -> dict[str, int]:
    """The persons who are told of what concerns these seats, with the seat: no programs, for a companion its owner.

    Who does not play the own seat at present is not told of what is to be decided there.
    """
    if table.sandbox is not None:
        return {}
    found: dict[str, int] = {}
    for seat in seats:
        person = table.taken.get(seat)
        if person is None or person.program:
            continue
        if occasion in TO_DECIDE and (seat in table.bots or seat in table.conceded):
            continue
        found.setdefault(person.owner or person.id, seat)
    return found


async def put(
    connection: AsyncConnection, table_id: str, told: Mapping[str, Mapping[str, Any]], occasion: str, version: int,
    at: datetime,
) -> None:  # fmt: skip
    """Stores rows, by person what each is about; those that stand already are left as they are."""
    if not told:
        return
    query = select(preference.c.person_id, preference.c.delay).where(preference.c.person_id.in_(told))
    delays: dict[str, int] = {row.person_id: row.delay for row in await connection.execute(query)}
    rows = [
        {
            "person_id": person,
            "table_id": table_id,
            "occasion": occasion,
            "version": version,
            "round": 0,
            "about": dict(about),
            "created": at,
            "due": at + timedelta(seconds=delays.get(person, DELAY)),
        }
        for person, about in told.items()
    ]
    await connection.execute(_insertion(connection), rows)


async def put_again(connection: AsyncConnection, row: Mapping[str, Any], due: datetime) -> None:
    """Stores a reminder of a row, which must be told of again then if it is still true."""
    values = {name: value for name, value in row.items() if name != "id"}
    await connection.execute(_insertion(connection), [{**values, "round": row["round"] + 1, "due": due}])


def _insertion(connection: AsyncConnection) -> Insert:
    if connection.dialect.name == "postgresql":
        return postgresql.insert(outbox).on_conflict_do_nothing()
    return sqlite.insert(outbox).on_conflict_do_nothing()
