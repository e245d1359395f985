"""Tables and seats in the database. Whoever changes one first takes the table's row with `lock`."""

from collections.abc import Iterable, Mapping
from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from orloj.server.accounts.service import Person
from orloj.server.db.tables import game_table, person, seat
from orloj.server.lobby.table import OVER, TableInfo

MOST_LISTED = 200


async def find(connection: AsyncConnection, id: str, *, lock: bool = False) -> TableInfo | None:
    """The table of an id. With `lock` nobody else changes it until the transaction ends."""
    if "\0" in id:  # PostgreSQL does not take such a text at all
        return None
    found = await _tables(connection, game_table.c.id == id, lock=lock)
    return found[0] if found else None


async def of_person(connection: AsyncConnection, person_id: str) -> list[TableInfo]:
    """The tables where a person sits, the one that changed last first."""
    return await _tables(connection, game_table.c.id.in_(_sitting(person_id)))


async def unfinished_of(connection: AsyncConnection, person_id: str) -> list[str]:
    """The ids of a person's tables whose game is not over."""
    where = game_table.c.id.in_(_sitting(person_id)) & (game_table.c.status != OVER)
    return list((await connection.execute(select(game_table.c.id).where(where))).scalars())


async def last_changes(connection: AsyncConnection, ids: Iterable[str]) -> dict[str, tuple[int, datetime]]:
    """Version and time of the last change by table; what is deleted is missing."""
    columns = (game_table.c.id, game_table.c.version, game_table.c.updated)
    query = select(*columns).where(game_table.c.id.in_(list(ids)))
    return {id: (version, updated) for id, version, updated in await connection.execute(query)}


async def add(connection: AsyncConnection, values: Mapping[str, Any]) -> None:
    """Stores a new table."""
    await connection.execute(insert(game_table).values(**values))


async def change(connection: AsyncConnection, id: str, **values: Any) -> None:
    """Changes columns of a table."""
    await connection.execute(update(game_table).where(game_table.c.id == id).values(**values))


async def remove(connection: AsyncConnection, id: str) -> None:
    """Deletes a table with all that belongs to it."""
    await connection.execute(delete(game_table).where(game_table.c.id == id))


async def sit(connection: AsyncConnection, id: str, number: int, person_id: str) -> None:
    """Puts a person on a free seat."""
    await connection.execute(insert(seat).values(table_id=id, seat=number, person_id=person_id))


async def vacate(connection: AsyncConnection, id: str, *numbers: int) -> None:
    """Frees seats."""
    await connection.execute(delete(seat).where(seat.c.table_id == id, seat.c.seat.in_(numbers)))


def _sitting(person_id: str) -> Any:
    return select(seat.c.table_id).where(seat.c.person_id == person_id)


async def _tables(connection: AsyncConnection, where: ColumnElement[bool], *, lock: bool = False) -> list[TableInfo]:
    query = select(game_table).where(where).order_by(game_table.c.updated.desc()).limit(MOST_LISTED)
    rows = (await connection.execute(query.with_for_update() if lock else query)).mappings().all()
    taken: dict[str, dict[int, Person]] = {row["id"]: {} for row in rows}
    sitters = (
        select(seat.c.table_id, seat.c.seat, person.c.id, person.c.name)
        .join(person)
        .where(seat.c.table_id.in_(taken))
        .order_by(seat.c.seat)
    )
    for table_id, number, person_id, name in await connection.execute(sitters):
        taken[table_id][number] = Person(person_id, name)
    return [TableInfo(**row, taken=taken[row["id"]]) for row in rows]
