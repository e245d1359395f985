"""Records that somebody brings along: played again to the last point, then kept to be looked through and tried from."""

import asyncio
import contextlib
import re
from datetime import datetime
from typing import Any, NamedTuple

from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from orloj.engine.errors import Refused
from orloj.engine.match import Match, Step
from orloj.engine.record import Mismatch, Record, played
from orloj.engine.rules import Rules, checked_options
from orloj.server.accounts.service import Person
from orloj.server.db.tables import event
from orloj.server.history.keeping import BEFORE, IMPORTED, add_table, seat_all
from orloj.server.history.signet import Signet
from orloj.server.lobby import repository as tables
from orloj.server.lobby.desk import Desk
from orloj.server.lobby.kept import KeptRules
from orloj.server.lobby.shelf import Shelf
from orloj.server.lobby.table import BOT_NAMES, OVER, TableInfo
from orloj.server.names import clean_name
from orloj.server.play import events
from orloj.server.play.events import REWIND, SNAPSHOT_EVERY, Event, Snapshot
from orloj.server.problems import Problem
from orloj.server.wire import now

MOST_EVENTS = 5000  # of a record; the longest games have some 1,500
VERSION = re.compile(r"[A-Za-z0-9.-]{1,64}")


class Replayed(NamedTuple):
    """A record that was played again: its events in full and the positions on the way."""

    steps: list[Step]
    snapshots: list[Snapshot]
    match: Match


class Records:
    """Takes records in."""

    def __init__(self, desk: Desk, shelf: Shelf, kept: KeptRules, signet: Signet) -> None:
        self._desk = desk
        self._shelf = shelf
        self._kept = kept
        self._signet = signet
        self._one_by_one = asyncio.Semaphore(1)

    async def take(self, person: Person, data: Any) -> str:
        """A table of the person's own with the game of a record, which is over.

        Raises Problem("bad-record", "unknown-game", "unknown-data", "not-over").
        """
        try:
            record = Record.load(data)
        except Mismatch as mismatch:
            raise _bad(mismatch) from mismatch
        rules = await self._rules(record)
        async with self._one_by_one:
            replayed = await self._replay(record, rules)
        names = [_name(name, seat) for seat, name in enumerate(record.names)]
        assert record.seed is not None, "without it nothing is played again"
        values = {
            "game": record.game,
            "rules_version": record.version,
            "name": rules.title,
            "seats": int(record.seats),
            "options": checked_options(rules, record.seats, record.options),
            "seed": bytes.fromhex(record.seed),
            "sandbox": {"kind": IMPORTED, "names": names, **_origin(record, rules)},
        }
        async with self._desk.database.write() as connection:
            table, gone = await add_table(connection, person, values)
            own = names.index(person.name) if person.name in names else 0
            await seat_all(connection, table.id, person, own, names)
            await _store(connection, table, record, replayed)
        for id in [*gone, table.id]:
            await self._desk.changed(id)
        return table.id

    async def _rules(self, record: Record) -> Rules:
        shipped = self._shelf.find(record.game)
        if record.seed is None or (record.scores is None and not record.cancelled):
            raise Problem("not-over", "This game was not over when the record was made: its seed is a secret still.")
        if len(record.events) > MOST_EVENTS:
            raise _bad(f"it has {len(record.events)} events, a record here has at most {MOST_EVENTS}")
        if record.began is not None and not self._signet.knows(record):
            raise _bad("it began with a position that was not dealt in this house")
        if not VERSION.fullmatch(record.version):
            raise _bad("the version of its component data is garbled")
        if record.version == shipped.version:
            return shipped
        if await self._kept.files(record.game, record.version) is None:
            detail = f"It was played with component data {record.version}; here are {shipped.version}."
            raise Problem("unknown-data", detail)
        try:
            return await self._kept.of(record.game, record.version)
        except Refused as refused:
            raise Problem("unknown-data", refused.detail) from refused

    async def _replay(self, record: Record, rules: Rules) -> Replayed:
        """The game once more, a step at a time, so that nobody else waits for it."""
        steps: list[Step] = []
        snapshots: list[Snapshot] = []
        try:
            for step, match in played(record, rules):
                steps.append(step)
                if step.kind in ("start", REWIND) or len(steps) % SNAPSHOT_EVERY == 0:
                    snapshots.append(Snapshot(len(steps), match.dump()))
                await asyncio.sleep(0)
        except Exception as fault:  # a record can say anything: whatever the rules break with, it is none of theirs
            raise _bad(fault) from fault
        if record.cancelled:
            match.stop()
        last = Snapshot(len(steps), match.dump())
        return Replayed(steps, [*(one for one in snapshots if one.seq != last.seq), last], match)


async def _store(connection: AsyncConnection, table: TableInfo, record: Record, replayed: Replayed) -> None:
    at: datetime = now()
    ended = {"scores": record.scores, "cancelled": at if record.cancelled else None}
    await tables.change(connection, table.id, version=len(replayed.steps), status=OVER, **ended)
    rows = [Event(table.id, seq, step, None, at).columns() for seq, step in enumerate(replayed.steps, start=1)]
    await connection.execute(insert(event), rows)
    snapshots = replayed.snapshots
    if record.began is not None:
        match = replayed.match
        before = Match(match.rules, match.rules.load(record.began["position"]), match.seed, 0, match.game)
        before.origin = before.game
        snapshots = [Snapshot(BEFORE, before.dump()), *snapshots]
    for made in snapshots:
        await events.keep_snapshot(connection, table.id, made)


def _origin(record: Record, rules: Rules) -> dict[str, Any]:
    """Where the game began; the names of tables in this house say nothing of a game from elsewhere."""
    began = record.began or {"of": None, "version": 1}
    return {"of": began["of"], "version": began["version"], "title": rules.title}


def _name(name: Any, seat: int) -> str:
    """A name of the record, or one of ours where it is none."""
    with contextlib.suppress(Problem, TypeError):
        return clean_name(name)
    return BOT_NAMES[seat % len(BOT_NAMES)]


def _bad(why: object) -> Problem:
    told = str(why).encode(errors="backslashreplace").decode()  # it may hold what is no text
    return Problem("bad-record", f"This record cannot be taken in: {told:.300}.")
