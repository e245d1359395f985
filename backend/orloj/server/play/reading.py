"""What can be read of a game: the position, its events, its record. Everything as one person may see it."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from orloj.engine.chance import commitment
from orloj.engine.match import Step
from orloj.engine.record import Record
from orloj.server.db.database import Database
from orloj.server.history.keeping import BEFORE, since_again
from orloj.server.history.signet import Signet
from orloj.server.life.hands import LEVEL
from orloj.server.lobby.table import OPEN, OVER, TableInfo, unknown
from orloj.server.play import events
from orloj.server.play.commands import Done
from orloj.server.play.events import BACK, BOT, CONCEDE, DROP, GAME, REWIND, SUBSTITUTE, Event
from orloj.server.play.live import LiveTable
from orloj.server.play.publish import position
from orloj.server.play.replay import replay_all
from orloj.server.play.rooms import Rooms
from orloj.server.play.tables import Tables
from orloj.server.problems import Problem


class Reading:
    """Reads games for people at their tables, and for onlookers at public ones."""

    def __init__(self, database: Database, tables: Tables, rooms: Rooms, signet: Signet) -> None:
        self._database = database
        self._tables = tables
        self._rooms = rooms
        self._signet = signet

    async def find(self, id: str, person: str | None) -> LiveTable:
        """A table level with the database, if the person may watch it. Raises Problem("unknown-table")."""
        live = await self._tables.get(id)
        await self._rooms.level(live)
        if not live.info.open_to(person):
            raise unknown()
        return live

    async def state(self, id: str, person: str | None, *, preview: bool) -> dict[str, Any]:
        """The present position, on request with what each choice of the decider would do.

        Raises Problem("unknown-table", "not-running").
        """
        live = await self.find(id, person)
        if live.match is None:
            raise Problem("not-running", "The game has not begun yet.")
        found = position(live.match, live.version, live.info.seat_of(person))
        if preview and found["decision"] is not None:
            found["previews"] = live.match.preview()
        return found

    async def answer(self, done: Done) -> dict[str, Any]:
        """The position right after a command, also when the game has gone on since."""
        past = done.live.since(done.version)
        if past:
            return position(past[0].match, done.version, done.seat)
        table = done.live.info
        async with self._database.read() as connection:
            start, later = await events.stretch(connection, table.id, done.version)
        match = replay_all(done.live.rules, table, start, later)
        assert match is not None, "a command has at least the start before it"
        return position(match, done.version, done.seat)

    async def events(self, table: TableInfo, person: str | None, after: int) -> list[dict[str, Any]]:
        """The events since a version. What others chose is told after the game: the log says what is public."""
        rules, viewer = await self._tables.rules(table), table.seat_of(person)
        return [
            {
                "seq": event.seq,
                "kind": event.step.kind,
                "seat": event.step.seat,
                "choice": event.step.choice if _readable(table, viewer, event) else None,
                "steps": event.step.steps,
                "log": [rules.log_for(entry, viewer) for entry in event.step.log],
                "at": event.at,
            }
            for event in await self._stored(table, after)
        ]

    async def record(self, table: TableInfo, person: str | None) -> dict[str, Any]:
        """The game's record; the seed and what chance and others have chosen is in it only after the game.

        It is made of what is stored, without the rules: it can be had even of a table that cannot be loaded.
        """
        viewer = table.seat_of(person)
        everything = since_again(await self._stored(table, 0))
        stored = [event for event in everything if event.step.kind in GAME]
        record = Record(
            game=table.game,
            version=table.rules_version,
            seats=table.seats,
            names=tuple(table.name_of(seat) or "" for seat in range(table.seats)),
            options=table.options,
            commitment=commitment(table.seed),
            seed=table.seed.hex(),
            events=tuple(_by_number(stored)),
            scores=table.scores,
            cancelled=table.cancelled is not None,
            began=await self._beginning(table),
        ).dump()
        for told, event in zip(record["events"], stored, strict=True):
            if not _readable(table, viewer, event):
                told["choice"] = None
        return {**record, "stand_ins": _stand_ins(everything), "former": _former(table, everything)}

    async def _beginning(self, table: TableInfo) -> dict[str, Any] | None:
        """Where a game for trying out began, with our mark; None for all others."""
        if table.sandbox is None:
            return None
        async with self._database.read() as connection:
            before = await events.last_snapshot(connection, table.id, BEFORE)
        if before is None:  # a whole game that was brought along
            return None
        position, about = before.data["origin"], table.sandbox
        proof = self._signet.mark(table.game, table.rules_version, position)
        return {"of": about["of"], "version": about["version"], "position": position, "proof": proof}

    async def _stored(self, table: TableInfo, after: int) -> list[Event]:
        if table.status == OPEN:
            return []
        async with self._database.read() as connection:
            return await events.after(connection, table.id, after)


def _readable(table: TableInfo, viewer: int | None, event: Event) -> bool:
    return table.status == OVER or event.step.seat == viewer or event.step.kind not in GAME


def _by_number(stored: Sequence[Event]) -> Iterator[Step]:
    """The steps of a record: a rewind tells there after how many of its events the game went on, not which version."""
    for event in stored:
        step = event.step
        kept = sum(earlier.seq <= step.steps for earlier in stored) if step.kind == REWIND else step.steps
        yield replace(step, steps=kept)


def _numbered(everything: Sequence[Event]) -> Iterator[tuple[int, Event]]:
    """The events that a record leaves out, with the place of the first one after them that is in it."""
    place = 0
    for event in everything:
        if event.step.kind in GAME:
            place += 1
        else:
            yield place, event


def _stand_ins(everything: Sequence[Event]) -> list[dict[str, Any]]:
    """Which seats went to bots, and back to persons, before which event of the game."""
    hands = (BOT, BACK, CONCEDE, DROP, SUBSTITUTE)
    return [
        {"before": place, "seat": event.step.seat, "bot": _bot(event.step)}
        for place, event in _numbered(everything)
        if event.step.kind in hands
    ]


def _bot(step: Step) -> str | None:
    """The level of the bot that plays a seat after it changed hands."""
    if step.kind == DROP:
        return LEVEL
    return step.choice or None if step.kind in (BOT, CONCEDE) else None


def _former(table: TableInfo, everything: Sequence[Event]) -> list[dict[str, Any]]:
    """Who sat on a seat until before which event of the game, and then left it."""
    names = {person.id: person.shown for persons in table.former.values() for person in persons}
    return [
        {"before": place, "seat": event.step.seat, "name": names.get(event.step.choice, "")}
        for place, event in _numbered(everything)
        if event.step.kind in (DROP, SUBSTITUTE) and event.step.choice
    ]
