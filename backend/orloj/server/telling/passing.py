"""Who is to be told after an event: whoever the wait passes to, and everybody at the end of the game."""

from collections.abc import Collection, Mapping
from datetime import datetime
from typing import Any, NamedTuple

from sqlalchemy import func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from orloj.engine.match import Match
from orloj.server.db.tables import outbox
from orloj.server.lobby.table import OVER, RUNNING, TableInfo
from orloj.server.telling.outbox import BEGIN, END, QUESTION, READY, REMATCH, SEAT, TO_DECIDE, TURN, listeners, put

Told = Mapping[str, Mapping[str, Any]]  # by person, what the message is about


class Word(NamedTuple):
    """What an event of a game gives to tell."""

    occasion: str
    told: Told


def word_after(table: TableInfo, match: Match, waiting: Mapping[str, str] | None) -> Word | None:
    """What is to be told when an event led a table to this match, where these seats are waited for; None if nothing.

    `table` is as it was before. Who was waited for already is not told again.
    """
    if waiting is None:
        told = listeners(table, range(table.seats), END)
        return Word(END, {person: {"seat": seat} for person, seat in told.items()}) if told else None
    fresh = [int(seat) for seat in waiting if seat not in (table.waiting or {})]
    told = listeners(table, fresh, TURN) if fresh else {}
    if not told:
        return None
    turn = match.rules.turn_of(match.game)
    return Word(
        QUESTION if turn is not None and turn not in fresh else TURN,
        {person: {"seat": seat, "ask": waiting[str(seat)], "turn": turn} for person, seat in told.items()},
    )


async def note_start(connection: AsyncConnection, table: TableInfo, match: Match, by: str, at: datetime) -> None:
    """Notes that a game begins: for whoever is to decide first, and for all others but the person who began it."""
    seat = match.game.decider
    waiting = {str(seat): match.game.stack[-1].ask} if seat is not None else {}
    word = word_after(table, match, waiting)
    if word is not None:
        await put(connection, table.id, word.told, word.occasion, 1, at)
    others = {
        person: {"seat": seat}
        for person, seat in listeners(table, range(table.seats), BEGIN).items()
        if person != by and (word is None or person not in word.told)
    }
    await put(connection, table.id, others, BEGIN, 1, at)


async def note_seat(
    connection: AsyncConnection, table: TableInfo, seat: int, then: str, version: int, at: datetime
) -> None:
    """Notes for whoever sits on a seat, as `table` has it, what the others have made of it: a key of `words.SEATS`."""
    about = {"seat": seat, "then": then}
    await put(connection, table.id, dict.fromkeys(listeners(table, [seat], SEAT), about), SEAT, version, at)


async def note_rematch(connection: AsyncConnection, table: TableInfo, seat: int, again: str, at: datetime) -> None:
    """Notes for all others of a finished table that the person on this seat plays again, at the table `again`."""
    others = listeners(table, (other for other in range(table.seats) if other != seat), REMATCH)
    others.pop(table.taken[seat].owner or table.taken[seat].id, None)
    told = {person: {"seat": other, "by": seat, "again": again} for person, other in others.items()}
    await _put_anew(connection, table, told, REMATCH, at)  # the one before may have been closed


async def note_readiness(connection: AsyncConnection, table: TableInfo, seats: Collection[int], at: datetime) -> None:
    """Notes for those on these seats that an open table is to play otherwise, and waits for them to be ready.

    Who has been told since they were last ready, or said that they are not, is not told again.
    """
    query = (
        select(outbox.c.person_id, func.max(outbox.c.created).label("told"))
        .where(outbox.c.table_id == table.id, outbox.c.occasion == READY)
        .where(or_(outbox.c.done.is_(None), outbox.c.held.is_(None)))  # is to be told, or was
        .group_by(outbox.c.person_id)
    )
    last: dict[str, datetime] = {row.person_id: row.told for row in await connection.execute(query)}
    told = {
        person: {"seat": seat}
        for person, seat in listeners(table, seats, READY).items()
        if seat not in table.unready or person not in last or last[person] < table.unready[seat]
    }
    await _put_anew(connection, table, told, READY, at)


async def _put_anew(connection: AsyncConnection, table: TableInfo, told: Told, occasion: str, at: datetime) -> None:
    """Stores rows though somebody may have been told so before: outside a running game nothing moves its version."""
    earlier = select(func.max(outbox.c.version)).where(outbox.c.table_id == table.id, outbox.c.occasion == occasion)
    last: int | None = (await connection.execute(earlier)).scalar_one()
    await put(connection, table.id, told, occasion, table.version if last is None else last + 1, at)


async def note_passing(
    connection: AsyncConnection, table: TableInfo, version: int, at: datetime, columns: Mapping[str, Any]
) -> None:
    """Notes what is to be told of an event of the table's own that changes these columns of its row.

    Where the wait is taken back from somebody who was told of it, that is told too.
    """
    if columns.get("status") == OVER:
        ended = listeners(table, range(table.seats), END)
        await put(connection, table.id, {p: {"seat": seat} for p, seat in ended.items()}, END, version, at)
    if "waiting" not in columns or columns.get("status", RUNNING) != RUNNING:
        return
    before, after = table.waiting or {}, columns["waiting"] or {}
    for seat in sorted({*after} - {*before}):
        about = {"seat": int(seat), "ask": after[seat], "turn": None}
        await put(connection, table.id, dict.fromkeys(listeners(table, [int(seat)], TURN), about), TURN, version, at)
    for seat in sorted({*before} - {*after}):
        about = {"seat": int(seat), "withdrawn": True}
        told = await _were_told(connection, table, listeners(table, [int(seat)], TURN))
        await put(connection, table.id, dict.fromkeys(told, about), TURN, version, at)


async def _were_told(connection: AsyncConnection, table: TableInfo, persons: Mapping[str, int]) -> list[str]:
    query = select(outbox.c.person_id).where(
        outbox.c.table_id == table.id,
        outbox.c.person_id.in_(persons),
        outbox.c.occasion.in_(TO_DECIDE),
        outbox.c.created >= table.turn_since,
        outbox.c.done.is_not(None),
        outbox.c.held.is_(None),
    )
    return sorted(set((await connection.execute(query)).scalars()))
