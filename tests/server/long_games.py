"""Games of any length, stored at once instead of played through the service."""

import itertools
import random
from collections.abc import Iterable, Iterator

from sqlalchemy import insert, update

from orloj.engine.game import legal
from orloj.engine.match import Match, Step
from orloj.server.db.database import Database
from orloj.server.db.tables import event, game_table
from orloj.server.lobby import repository as rows
from orloj.server.play import events
from orloj.server.play.events import SNAPSHOT_EVERY, Event, Snapshot
from orloj.server.play.progress import progress
from orloj.server.play.replay import replay_all
from orloj.server.wire import now
from tests.server.house import House, Table

ENDING = ("end-turn", "bench")  # choices that make a game shorter


def at_random(match: Match, dice: random.Random, undo: float = 0.1) -> Iterator[Step]:
    """Plays on in place, to the end if need be; now and then something is taken back."""
    while (seat := match.game.decider) is not None:
        if match.trail and dice.random() < undo:
            yield match.undo(seat, dice.randint(1, len(match.trail)))
        else:
            choices = list(legal(match.game))
            longer = [choice for choice in choices if choice not in ENDING] or choices
            yield match.choose(seat, dice.choice(longer if dice.random() < 0.7 else choices))


async def store(database: Database, id: str, match: Match, steps: Iterable[Step], *, snapshots: bool = True) -> int:
    """Stores what becomes of a table's present match by these steps, which change it; the table's version then."""
    async with database.write() as connection:
        table = await rows.find(connection, id)
        assert table is not None
        seq, added = table.version, []
        for step in steps:
            seq += 1
            added.append(Event(id, seq, step, None, now()).columns())
            if snapshots and seq % SNAPSHOT_EVERY == 0:
                await events.keep_snapshot(connection, id, Snapshot(seq, match.dump()))
        if added:
            await connection.execute(insert(event), added)
        reached = progress(table, match, now(), "choice")._asdict()
        await connection.execute(update(game_table).where(game_table.c.id == id).values(**reached | {"version": seq}))
    return seq


async def lengthen(
    house: House, table: Table, version: int | None, seed: int = 0, *, undo: float = 0.1, snapshots: bool = True
) -> None:
    """Plays a table's game at random, up to a version or to its end; the server hears of it when it looks next."""
    database = house.parts.database
    async with database.read() as connection:
        info = await rows.find(connection, table.id)
        start, later = await events.stretch(connection, table.id)
    assert info is not None
    match = replay_all(house.parts.shelf.find(info.game), info, start, later)
    assert match is not None
    more = at_random(match, random.Random(seed), undo)
    wanted = itertools.islice(more, version - info.version) if version is not None else more
    reached = await store(database, table.id, match, wanted, snapshots=snapshots)
    assert version in (None, reached)
