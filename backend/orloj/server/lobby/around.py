"""Who is at a table and what they are asked to agree on: all that a table has beside its own row."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from orloj.server.accounts.service import Person
from orloj.server.db.tables import companion, motion, person, program, seat, watcher
from orloj.server.lobby.motion import Motion


async def read_around(connection: AsyncConnection, ids: Sequence[str]) -> dict[str, dict[str, Any]]:
    """By table: the persons and bots on its seats, its onlookers, its open motion; named as in `TableInfo`."""
    found = {id: _nobody() for id in ids}
    await _seats(connection, found)
    await _former(connection, found)
    await _watchers(connection, found)
    await _motions(connection, found)
    return found


def _nobody() -> dict[str, Any]:
    mappings: dict[str, Any] = {name: {} for name in ("taken", "bots", "unready", "offered", "former", "watchers")}
    return mappings | {"conceded": frozenset()}


async def _seats(connection: AsyncConnection, found: dict[str, dict[str, Any]]) -> None:
    query = (
        select(
            seat,
            person.c.id,
            person.c.name,
            program.c.owner.label("program_of"),
            companion.c.owner.label("companion_of"),
        )
        .outerjoin(person, person.c.id == seat.c.person_id)
        .outerjoin(program, program.c.person_id == seat.c.person_id)
        .outerjoin(companion, companion.c.person_id == seat.c.person_id)
        .where(seat.c.table_id.in_(found))
        .order_by(seat.c.seat)
    )
    for row in await connection.execute(query):
        table = found[row.table_id]
        if row.id is not None:
            table["taken"][row.seat] = Person(row.id, row.name, row.program_of is not None, row.companion_of)
        if row.bot is not None:
            table["bots"][row.seat] = row.bot
        if row.conceded is not None:
            table["conceded"] |= {row.seat}
        if row.unready is not None:
            table["unready"][row.seat] = row.unready
        if row.substitute_hash is not None:
            table["offered"][row.seat] = row.substitute_hash
        if row.former:
            table["former"][row.seat] = row.former


async def _former(connection: AsyncConnection, found: dict[str, dict[str, Any]]) -> None:
    """Those who have left a seat, whose ids were found there, as persons."""
    seats = [(table, number, ids) for table in found.values() for number, ids in table["former"].items()]
    if not seats:
        return
    query = select(person.c.id, person.c.name).where(person.c.id.in_({id for _, _, ids in seats for id in ids}))
    known = {id: Person(id, name) for id, name in await connection.execute(query)}
    for table, number, ids in seats:
        table["former"][number] = tuple(known[id] for id in ids)


async def _watchers(connection: AsyncConnection, found: dict[str, dict[str, Any]]) -> None:
    query = (
        select(watcher.c.table_id, person.c.id, person.c.name)
        .join(person, person.c.id == watcher.c.person_id)
        .where(watcher.c.table_id.in_(found))
        .order_by(watcher.c.since)
    )
    for table_id, id, name in await connection.execute(query):
        found[table_id]["watchers"][id] = Person(id, name)


async def _motions(connection: AsyncConnection, found: dict[str, dict[str, Any]]) -> None:
    query = select(motion).where(motion.c.table_id.in_(found), motion.c.closed.is_(None))
    for row in await connection.execute(query):
        votes = {int(number): vote for number, vote in row.votes.items()}
        found[row.table_id]["motion"] = Motion(row.id, row.kind, row.seat, row.about, votes, row.opened, row.expires)
