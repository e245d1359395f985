"""Tables and seats in the database. Whoever changes one first takes the table's row with `lock`."""

from collections.abc import Collection, Iterable, Mapping
from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, delete, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from orloj.server.db.tables import companion, game_table, seat, watcher
from orloj.server.lobby.around import read_around
from orloj.server.lobby.table import OVER, RUNNING, TableInfo
from orloj.server.wire import now

MOST_LISTED = 200


async def find(connection: AsyncConnection, id: str, *, lock: bool = False) -> TableInfo | None:
    """The table of an id. With `lock` nobody else changes it until the transaction ends."""
    if "\0" in id:  # PostgreSQL does not take such a text at all
        return None
    found = await _tables(connection, game_table.c.id == id, lock=lock)
    return found[0] if found else None


async def of_person(connection: AsyncConnection, person_id: str) -> list[TableInfo]:
    """The tables where a person, or a companion, sits or looks on, the one that changed last first."""
    return await _tables(connection, game_table.c.id.in_(_present(person_id)))


async def of_ids(connection: AsyncConnection, ids: Collection[str]) -> dict[str, TableInfo]:
    """The tables of some ids."""
    found = await _tables(connection, game_table.c.id.in_(list(ids)), most=len(ids)) if ids else []
    return {table.id: table for table in found}


async def unfinished_of(connection: AsyncConnection, person_id: str) -> list[str]:
    """The ids of a person's tables whose game is not over."""
    where = game_table.c.id.in_(_present(person_id)) & (game_table.c.status != OVER)
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


async def sit(
    connection: AsyncConnection, id: str, number: int, person_id: str, unready: datetime | None = None
) -> None:
    """Puts a person on a free seat, ready unless it is told since when they are not; nobody sits and looks on."""
    await look_away(connection, id, person_id)
    await connection.execute(insert(seat).values(table_id=id, seat=number, person_id=person_id, unready=unready))


async def reseat(connection: AsyncConnection, table: TableInfo, source: int, target: int) -> None:
    """Puts whoever `table` has on one seat, a person or a bot, on another one, which is free; as ready as before."""
    if source in table.taken:
        await sit(connection, table.id, target, table.taken[source].id, table.unready.get(source))
    elif source in table.bots:
        await put_bot(connection, table.id, target, table.bots[source])


async def set_ready(connection: AsyncConnection, id: str, numbers: Collection[int], *, ready: bool) -> None:
    """Notes that the persons on these seats are ready, or are not."""
    where = (seat.c.table_id == id, seat.c.seat.in_(numbers))
    await connection.execute(update(seat).where(*where).values(unready=None if ready else now()))


async def look_on(connection: AsyncConnection, id: str, person_id: str) -> None:
    """Makes a person an onlooker."""
    await connection.execute(insert(watcher).values(table_id=id, person_id=person_id, since=now()))


async def look_away(connection: AsyncConnection, id: str, person_id: str) -> None:
    """Makes a person no onlooker any more, where it is one."""
    await connection.execute(delete(watcher).where(watcher.c.table_id == id, watcher.c.person_id == person_id))


async def put_bot(connection: AsyncConnection, id: str, number: int, level: str) -> None:
    """Puts a bot on a free seat."""
    await connection.execute(insert(seat).values(table_id=id, seat=number, bot=level))


async def play_for(connection: AsyncConnection, id: str, number: int, level: str | None) -> None:
    """Lets a bot of that level, or none, play the seat of a person."""
    where = (seat.c.table_id == id, seat.c.seat == number)
    await connection.execute(update(seat).where(*where).values(bot=level))


async def awaiting_bots(connection: AsyncConnection) -> dict[str, datetime]:
    """The running tables where a bot is to decide, with the time of their last change."""
    query = (
        select(game_table.c.id, game_table.c.updated, game_table.c.waiting, seat.c.seat)
        .join(seat)
        .where(game_table.c.status == RUNNING, seat.c.bot.is_not(None))
    )
    rows = await connection.execute(query)
    return {id: updated for id, updated, waiting, number in rows if str(number) in (waiting or {})}


async def vacate(connection: AsyncConnection, id: str, *numbers: int) -> None:
    """Frees seats."""
    await connection.execute(delete(seat).where(seat.c.table_id == id, seat.c.seat.in_(numbers)))


def _present(person_id: str) -> Any:
    mine = select(companion.c.person_id).where(companion.c.owner == person_id)
    sitting = select(seat.c.table_id).where(
        or_(seat.c.person_id == person_id, seat.c.person_id.in_(mine)), seat.c.hidden.is_(None)
    )
    return sitting.union(select(watcher.c.table_id).where(watcher.c.person_id == person_id))


async def _tables(
    connection: AsyncConnection, where: ColumnElement[bool], *, lock: bool = False, most: int = MOST_LISTED
) -> list[TableInfo]:
    query = select(game_table).where(where).order_by(game_table.c.updated.desc()).limit(most)
    rows = (await connection.execute(query.with_for_update() if lock else query)).mappings().all()
    around = await read_around(connection, [row["id"] for row in rows])
    return [TableInfo(**row, **around[row["id"]]) for row in rows]
