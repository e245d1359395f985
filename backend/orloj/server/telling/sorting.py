"""From the outbox to deliveries: what is due is sent by all the person's ways, held back, or dropped."""

import logging
from collections.abc import Iterable, Mapping
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from orloj.server.db.database import Database
from orloj.server.db.tables import (
    channel,
    companion,
    delivery,
    game_table,
    outbox,
    person,
    program,
    seat,
    visit,
)  # fmt: skip
from orloj.server.lobby import repository as tables
from orloj.server.lobby.shelf import Shelf
from orloj.server.lobby.table import RUNNING, TableInfo
from orloj.server.problems import Problem
from orloj.server.telling.outbox import TO_DECIDE, TURN, listeners, put, put_again
from orloj.server.telling.preferences import listener_of
from orloj.server.telling.truth import Listener, Row, judge
from orloj.server.telling.words import LONGEST, Item, message_of
from orloj.server.wire import now

MOST = 500  # things for one person in one look: more are told of in the next
PUT_OFF = timedelta(minutes=5)  # what cannot be sorted by a fault of ours
OLDEST = timedelta(days=7)  # of turns that nobody noted
log = logging.getLogger("orloj.telling")
ROW = tuple(outbox.c[name] for name in Row._fields)


class Sorter:
    """Goes through what is due, a person at a time. Several processes share the work: each takes whom no other has."""

    def __init__(self, database: Database, shelf: Shelf) -> None:
        self._database = database
        self._shelf = shelf

    async def sort(self) -> None:
        """Decides on everything that is due."""
        waiting = select(outbox.c.person_id).where(outbox.c.done.is_(None), outbox.c.due <= now()).distinct()
        async with self._database.read() as connection:
            persons = list((await connection.execute(waiting)).scalars())
        for id in persons:
            try:
                async with self._database.write() as connection:
                    await self._sort(connection, id, now())
            except Exception:
                log.exception("what is to be told to %s is put off", id)
                await self._put_off(id, now())

    async def make_good(self) -> None:
        """Notes turns that nobody noted: of seats that came back from a bot or changed hands, of restored games."""
        at = now()
        async with self._database.read() as connection:
            found = await untold_tables(connection, at - OLDEST)
        for id in found:
            async with self._database.write() as connection:
                table = await tables.find(connection, id, lock=True)
                if table is None or table.turn_since is None or not await untold_tables(connection, at - OLDEST, id):
                    continue
                for seat, ask in (table.waiting or {}).items():
                    told = listeners(table, [int(seat)], TURN)
                    about = {"seat": int(seat), "ask": ask, "turn": None}
                    await put(connection, id, dict.fromkeys(told, about), TURN, table.version, table.turn_since)

    async def _put_off(self, id: str, at: datetime) -> None:
        where = (outbox.c.person_id == id, outbox.c.done.is_(None), outbox.c.due <= at)
        async with self._database.write() as connection:
            await connection.execute(update(outbox).where(*where).values(due=at + PUT_OFF))

    async def _sort(self, connection: AsyncConnection, id: str, at: datetime) -> None:
        # No key update: rows that name the person, as new ones in the outbox, must not wait for this.
        mine = select(person.c.removed, person.c.banned).where(person.c.id == id)
        who = (await connection.execute(mine.with_for_update(key_share=True, skip_locked=True))).one_or_none()
        if who is None:
            return
        rows = await _due(connection, id, at)
        if who.removed is not None or who.banned is not None:
            await _close(connection, (row.id for row in rows), at, "gone")
            return
        listener = await listener_of(connection, id)
        places = await tables.of_ids(connection, {row.table_id for row in rows if row.table_id is not None})
        visits = await last_visits(connection, id, places)
        ready: list[Row] = []
        for row in rows:
            verdict = judge(row, places, visits, listener, at)
            if verdict.until is not None:
                values = {"held": verdict.held, "due": verdict.until}
                await connection.execute(update(outbox).where(outbox.c.id == row.id).values(**values))
            elif verdict.held is not None:
                await _close(connection, [row.id], at, verdict.held)
            else:
                ready.append(row)
        if ready:
            await self._hand_over(connection, ready, places, listener, at)

    async def _hand_over(
        self, connection: AsyncConnection, ready: list[Row], places: dict[str, TableInfo], listener: Listener,
        at: datetime,
    ) -> None:  # fmt: skip
        """Makes one message of all that is ready, with a delivery for each way, and thinks of reminders."""
        first = ready[0]
        title = message_of(self.items(ready, places)).title[:LONGEST]
        ways = select(channel.c.id, channel.c.kind).where(channel.c.person_id == first.person_id, channel.c.on)
        common = {"person_id": first.person_id, "outbox_id": first.id, "title": title, "state": "waiting"}
        times = {"tries": 0, "due": at, "at": at}
        rows = [{"channel_id": way.id, "kind": way.kind, **common, **times} for way in await connection.execute(ways)]
        await connection.execute(insert(delivery), rows)
        await _close(connection, (row.id for row in ready), at, None)
        if len(ready) > 1:
            about = {**first.about, "with": [row.id for row in ready[1:]]}
            await connection.execute(update(outbox).where(outbox.c.id == first.id).values(about=about))
        for row in ready:
            again = row.occasion in TO_DECIDE and not row.about.get("withdrawn")
            if again and listener.remind_after is not None and row.round < listener.remind_most:
                await put_again(connection, row._asdict(), at + listener.remind_after)

    def items(self, rows: Iterable[Row], places: Mapping[str, TableInfo]) -> list[Item]:
        """Rows with their tables and the titles of their games."""
        found = []
        for row in rows:
            table = places.get(row.table_id or "")
            found.append(Item(row, table, self._title(table.game) if table is not None else ""))
        return found

    def _title(self, game: str) -> str:
        try:
            return self._shelf.find(game).title
        except Problem:  # a game that is no longer offered
            return game


async def untold_tables(connection: AsyncConnection, since: datetime, id: str | None = None) -> list[str]:
    """The running tables where a person is waited for, since then at most, of whom no row says so."""
    owners = select(companion.c.owner).where(companion.c.person_id == seat.c.person_id).correlate(seat)
    noted = select(outbox.c.id).where(
        outbox.c.table_id == game_table.c.id,
        outbox.c.occasion.in_(TO_DECIDE),
        outbox.c.created >= game_table.c.turn_since,
        or_(outbox.c.person_id == seat.c.person_id, outbox.c.person_id.in_(owners)),
    )
    query = (
        select(game_table.c.id, game_table.c.waiting, seat.c.seat)
        .join(seat, seat.c.table_id == game_table.c.id)
        .outerjoin(program, program.c.person_id == seat.c.person_id)
        .where(
            game_table.c.status == RUNNING, game_table.c.sandbox.is_(None), game_table.c.turn_since >= since,
            seat.c.person_id.is_not(None), seat.c.bot.is_(None), seat.c.conceded.is_(None),
            program.c.person_id.is_(None), ~noted.exists(),
        )
    )  # fmt: skip
    rows = await connection.execute(query if id is None else query.where(game_table.c.id == id))
    return sorted({table for table, waiting, number in rows if str(number) in (waiting or {})})


async def rows_of(connection: AsyncConnection, ids: Iterable[int]) -> list[Row]:
    """Rows of the outbox, in their order."""
    found = await connection.execute(select(*ROW).where(outbox.c.id.in_(list(ids))).order_by(outbox.c.id))
    return [Row(*row) for row in found]


async def last_visits(connection: AsyncConnection, id: str, table_ids: Iterable[str]) -> dict[str, datetime]:
    """When a person, or somebody on the same device, last looked at these tables."""
    theirs = select(companion.c.person_id).where(companion.c.owner == id)
    query = (
        select(visit.c.table_id, visit.c.at)
        .where(visit.c.table_id.in_(list(table_ids)), or_(visit.c.person_id == id, visit.c.person_id.in_(theirs)))
        .order_by(visit.c.at)
    )
    return {row.table_id: row.at for row in await connection.execute(query)}


async def next_due(connection: AsyncConnection) -> datetime | None:
    """When something is to be looked at next."""
    first: Any = (
        select(func.min(outbox.c.due)).where(outbox.c.done.is_(None)),
        select(func.min(func.coalesce(delivery.c.claimed, delivery.c.due))).where(delivery.c.state == "waiting"),
    )
    moments = [(await connection.execute(query)).scalar_one() for query in first]
    return min((moment for moment in moments if moment is not None), default=None)


async def _due(connection: AsyncConnection, id: str, at: datetime) -> list[Row]:
    where = (outbox.c.person_id == id, outbox.c.done.is_(None), outbox.c.due <= at)
    query = select(*ROW).where(*where).order_by(outbox.c.id).limit(MOST)
    return [Row(*row) for row in await connection.execute(query)]


async def _close(connection: AsyncConnection, ids: Iterable[int], at: datetime, held: str | None) -> None:
    where = outbox.c.id.in_(list(ids))
    await connection.execute(update(outbox).where(where).values(done=at, held=held))
