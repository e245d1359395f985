"""Events and snapshots in the database."""

from datetime import datetime
from typing import Any, NamedTuple

from sqlalchemy import Row, func, insert, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from orloj.engine.match import Step
from orloj.server.db.tables import event, snapshot

REWIND = "rewind"
"""The game goes back to the version in the step's `steps`; the match after it is stored in the same transaction."""
GAME = ("start", "choice", "undo", REWIND)
"""Kinds of events by which the position changes. All others leave it: they say what became of the table around it."""
BOT, BACK = "bot", "back"
"""Kinds of events in which a seat changes hands. A step's choice is then the bot's level, and the `steps` of a return
are the choices made by the bot, which nobody can take back any more."""
CONCEDE, DROP, SUBSTITUTE = "concede", "drop", "substitute"
"""Kinds of events in which a person gives a seat up, to a bot or to somebody else, for good. A step's choice is the id
of the person who has left the seat, or the level of the bot that plays on for who has conceded."""
PAUSE, RESUME, CANCEL, MOTION = "pause", "resume", "cancel", "motion"
"""What the table has agreed on, and (motion) what came of a question where nothing else tells it."""
KINDS = (*GAME, BOT, BACK, CONCEDE, DROP, SUBSTITUTE, PAUSE, RESUME, CANCEL, MOTION, "flag")

SNAPSHOT_EVERY = 50
"""Events between two stored positions: loading a table, and looking at any point of its past, plays no more."""


class Event(NamedTuple):
    """One row: the step that made version `seq` of a table."""

    table_id: str
    seq: int
    step: Step
    command_id: str | None
    at: datetime

    def columns(self) -> dict[str, Any]:
        """The row's values by column."""
        step = self.step
        return {
            "table_id": self.table_id,
            "seq": self.seq,
            "kind": step.kind,
            "seat": step.seat,
            "choice": step.choice,
            "steps": step.steps,
            "outcomes": step.outcomes,
            "log": step.log,
            "command_id": self.command_id,
            "at": self.at,
        }


class Snapshot(NamedTuple):
    """A stored match and the version it stands at."""

    seq: int
    data: dict[str, Any]


def begins_anew(step: Step) -> bool:
    """Does a table for trying out go back to its start by this step, with other luck? Seats ask for all other ways."""
    return step.kind == REWIND and step.seat < 0


async def add(connection: AsyncConnection, new: Event) -> None:
    """Stores an event within a transaction that holds the table's row."""
    await connection.execute(insert(event).values(**new.columns()))


async def after(connection: AsyncConnection, table_id: str, seq: int, to: int | None = None) -> list[Event]:
    """The events of a table later than version `seq`, in order, up to version `to` where one is given."""
    query = select(event).where(event.c.table_id == table_id, event.c.seq > seq).order_by(event.c.seq)
    if to is not None:
        query = query.where(event.c.seq <= to)
    return [_event(row) for row in await connection.execute(query)]


async def stretch(
    connection: AsyncConnection, table_id: str, to: int | None = None
) -> tuple[Snapshot | None, list[Event]]:
    """A stored match and the events after it, by which the match at version `to`, or the present one, can be reached.

    Where the game goes back on the way, the stored match is from before the place to which it goes.
    """
    start = await last_snapshot(connection, table_id, to)
    while True:
        first = start.seq if start else 0
        later = await after(connection, table_id, first, to)
        earliest = min((event.step.steps for event in later if event.step.kind == REWIND), default=first)
        if earliest >= first:
            return start, later
        start = await last_snapshot(connection, table_id, earliest)


async def of_command(connection: AsyncConnection, table_id: str, command_id: str) -> Event | None:
    """What a command did, where it was carried out."""
    query = select(event).where(event.c.table_id == table_id, event.c.command_id == command_id)
    row = (await connection.execute(query)).one_or_none()
    return _event(row) if row else None


async def done_by_stand_in(connection: AsyncConnection, table_id: str, seat: int) -> int:
    """How many choices a bot has made for the person on a seat since it was handed over last."""
    of_seat = (event.c.table_id == table_id, event.c.seat == seat)
    back = select(func.coalesce(func.max(event.c.seq), 0)).where(*of_seat, event.c.kind == BACK).scalar_subquery()
    over = select(func.min(event.c.seq)).where(*of_seat, event.c.kind == BOT, event.c.seq > back).scalar_subquery()
    query = select(func.count()).where(*of_seat, event.c.kind == "choice", event.c.seq > over)
    return (await connection.execute(query)).scalar_one()


async def last_snapshot(connection: AsyncConnection, table_id: str, at: int | None = None) -> Snapshot | None:
    """The newest stored match of a table, or the newest up to version `at`, where there is one."""
    query = select(snapshot.c.seq, snapshot.c.data).where(snapshot.c.table_id == table_id)
    if at is not None:
        query = query.where(snapshot.c.seq <= at)
    row = (await connection.execute(query.order_by(snapshot.c.seq.desc()).limit(1))).one_or_none()
    return Snapshot(row.seq, row.data) if row else None


async def keep_snapshot(connection: AsyncConnection, table_id: str, new: Snapshot) -> None:
    """Stores a match beside the older and newer ones; one that is there already stays."""
    into = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    kept = into(snapshot).values(table_id=table_id, seq=new.seq, data=new.data)
    await connection.execute(kept.on_conflict_do_nothing())


def _event(row: Row[Any]) -> Event:
    step = Step(row.kind, row.seat, row.choice, row.steps, tuple(row.outcomes), tuple(row.log))
    return Event(row.table_id, row.seq, step, row.command_id, row.at)
