"""How far everybody has followed a game, and what is new since.

A visit lasts as long as signs of somebody looking come at most `BREAK` apart. With it goes `before`: how far the person
had followed when it began. What happened between that and the opening of the page is the catch-up; until it is done
with, `before` stays where it is, also when the page is loaded anew. Who has caught up, or had nothing to catch up
with, is followed by `before` at every look.
"""

from collections.abc import Collection, Sequence
from datetime import datetime, timedelta
from typing import Any, NamedTuple

from sqlalchemy import Row, Select, and_, case, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from orloj.server.db.database import Database
from orloj.server.db.tables import event, game_table, visit
from orloj.server.lobby.table import TableInfo
from orloj.server.wire import now

BREAK = timedelta(seconds=45)
"""Who has given no sign for so long is not looking any more; what comes then is another visit."""
PATIENCE = timedelta(minutes=15)
"""So long a catch-up that was begun is kept for whoever closes the page over it and comes back."""


class News(NamedTuple):
    """What a table has that its visitor does not know: `seen` is the version up to which that one has followed.

    `number` counts the events since that were others' doing, `by` the seats that did them. That the game began is none
    of them: a catch-up shows what followed.
    """

    seen: int | None = None
    number: int = 0
    by: tuple[int, ...] = ()


NOTHING = News()
START = 1
"""The version at which a game begins."""


class Look(NamedTuple):
    """A sign of life of a page: the version up to which its person has followed the game, and whether it is on screen.

    `done` says that there is nothing left to catch up with.
    """

    version: int
    visible: bool
    done: bool


class Visits:
    """Notes who looks, and tells what is new."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def look(self, table: TableInfo, person: str, look: Look) -> None:
        """Somebody looks at a table, or has just stopped to. Only those who belong there are remembered."""
        if not table.seats_of(person) and person not in table.watchers:
            return
        at, where = now(), (visit.c.table_id == table.id, visit.c.person_id == person)
        try:
            async with self._database.write() as connection:
                known = (await connection.execute(select(visit).where(*where).with_for_update())).one_or_none()
                if not look.visible and (known is None or at - known.at >= BREAK):
                    return  # a page in the background: what it shows is not seen
                values: dict[str, Any] = _moved(known, min(look.version, table.version), at, done=look.done)
                values["at"] = at if look.visible else at - BREAK
                if known is not None:
                    await connection.execute(update(visit).where(*where).values(**values))
                else:
                    await connection.execute(insert(visit).values(table_id=table.id, person_id=person, **values))
        except IntegrityError:  # another page of the same person came first, or the table is gone: the next look tells
            return

    async def news(self, tables: Collection[TableInfo], person: str | None) -> dict[str, News]:
        """What is new at these tables for a person; one query for all of them."""
        if person is None or not tables:
            return {table.id: NOTHING for table in tables}
        async with self._database.read() as connection:
            rows = (await connection.execute(_counting([table.id for table in tables], person))).all()
        found: dict[str, News] = {}
        for table in tables:
            own = table.seats_of(person)
            mine = [row for row in rows if row.table_id == table.id]
            others = {row.seat: row.number for row in mine if row.seat is not None and row.seat not in own}
            seen = mine[0].seen if mine else None
            found[table.id] = News(seen, sum(others.values()), tuple(sorted(seat for seat in others if seat >= 0)))
        return found


def _moved(known: Row[Any] | None, reached: int, at: datetime, *, done: bool) -> dict[str, int]:
    """How far somebody has followed by now, and had when this visit began."""
    if known is None:
        return {"version": reached, "before": reached}
    version, away = max(known.version, reached), at - known.at
    before = known.version if known.before is None else known.before
    if done or (before == known.version and away < BREAK):
        before = version
    elif away >= (PATIENCE if before < known.version else BREAK):
        before = known.version
    return {"version": version, "before": before}


def _counting(ids: Sequence[str], person: str) -> Select[Any]:
    """By table and seat how many events somebody has not followed; a table without any has one row, without a seat."""
    at, before = now(), func.coalesce(visit.c.before, visit.c.version)
    unfinished = and_(before < visit.c.version, visit.c.at > at - PATIENCE)
    seen = case((or_(visit.c.at > at - BREAK, unfinished), before), else_=visit.c.version)
    known = select(visit.c.table_id, seen.label("seen")).where(visit.c.person_id == person).subquery()
    later = and_(event.c.table_id == game_table.c.id, event.c.seq > func.coalesce(known.c.seen, 0), event.c.seq > START)
    return (
        select(game_table.c.id.label("table_id"), known.c.seen, event.c.seat, func.count(event.c.seq).label("number"))
        .outerjoin(known, known.c.table_id == game_table.c.id)
        .outerjoin(event, later)
        .where(game_table.c.id.in_(ids))
        .group_by(game_table.c.id, known.c.seen, event.c.seat)
    )
