"""Motions in the database. Whoever writes here holds the table's row."""

from collections.abc import Mapping
from datetime import datetime
from typing import Any

from sqlalchemy import func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from orloj.server.db.tables import event, motion, seat, visit
from orloj.server.life.voting import TERM, TERMS
from orloj.server.marks import new_id
from orloj.server.wire import now


async def add(
    connection: AsyncConnection, table_id: str, kind: str, number: int, about: Mapping[str, Any],
    votes: Mapping[int, bool | str],
) -> None:  # fmt: skip
    """Opens a motion of a seat."""
    at = now()
    values = {
        "id": new_id(),
        "table_id": table_id,
        "kind": kind,
        "seat": number,
        "about": dict(about),
        "votes": _stored(votes),
        "opened": at,
        "expires": at + TERMS.get(kind, TERM),
    }
    await connection.execute(insert(motion).values(**values))


async def set_votes(connection: AsyncConnection, id: str, votes: Mapping[int, bool | str]) -> None:
    """Keeps the votes given to a motion."""
    await connection.execute(update(motion).where(motion.c.id == id).values(votes=_stored(votes)))


async def close(connection: AsyncConnection, id: str, *, passed: bool) -> None:
    """Ends a motion."""
    await connection.execute(update(motion).where(motion.c.id == id).values(closed=now(), passed=passed))


async def open_anywhere(connection: AsyncConnection) -> list[str]:
    """The tables with an open motion."""
    return list((await connection.execute(select(motion.c.table_id).where(motion.c.closed.is_(None)))).scalars())


async def asked_in_vain(connection: AsyncConnection, table_id: str, kind: str, number: int) -> bool:
    """Has a seat asked this, without success, since the last choice at the table?"""
    chosen = select(func.max(event.c.at)).where(event.c.table_id == table_id, event.c.kind.in_(("start", "choice")))
    query = select(motion.c.id).where(
        motion.c.table_id == table_id,
        motion.c.kind == kind,
        motion.c.seat == number,
        motion.c.passed.is_(False),
        motion.c.opened >= chosen.scalar_subquery(),
    )
    return (await connection.execute(query.limit(1))).first() is not None


async def last_sign(connection: AsyncConnection, table_id: str, person_id: str, number: int) -> datetime | None:
    """When a person on a seat last looked at a table or did something there; None if never."""
    looked = select(visit.c.at).where(visit.c.table_id == table_id, visit.c.person_id == person_id)
    acted = (
        select(event.c.at)
        .where(event.c.table_id == table_id, event.c.seat == number, event.c.command_id.is_not(None))
        .where(event.c.command_id.not_like("bot-%"))
        .order_by(event.c.seq.desc())
        .limit(1)
    )
    signs = [(await connection.execute(query)).scalar_one_or_none() for query in (looked, acted)]
    return max((sign for sign in signs if sign is not None), default=None)


async def begun(connection: AsyncConnection, table_id: str) -> datetime:
    """When the game of a table began."""
    query = select(event.c.at).where(event.c.table_id == table_id, event.c.seq == 1)
    found: datetime = (await connection.execute(query)).scalar_one()
    return found


async def change_seat(connection: AsyncConnection, table_id: str, number: int, **values: Any) -> None:
    """Changes columns of a seat's row."""
    await connection.execute(update(seat).where(seat.c.table_id == table_id, seat.c.seat == number).values(**values))


def _stored(votes: Mapping[int, bool | str]) -> dict[str, bool | str]:
    return {str(number): vote for number, vote in sorted(votes.items())}
