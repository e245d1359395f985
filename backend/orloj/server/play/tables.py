"""The tables this process has in memory, kept level with the database."""

import asyncio
import logging
import time
from weakref import WeakValueDictionary

from orloj.engine.errors import Refused
from orloj.engine.match import Match
from orloj.engine.rules import Rules
from orloj.server.db.database import Database
from orloj.server.faults import incident
from orloj.server.lobby import repository as rows
from orloj.server.lobby.kept import KeptRules
from orloj.server.lobby.table import TableInfo, unknown
from orloj.server.metrics import Metrics
from orloj.server.play import chat, events
from orloj.server.play.events import SNAPSHOT_EVERY, Snapshot
from orloj.server.play.live import LiveTable
from orloj.server.play.publish import deliver, prepare
from orloj.server.play.replay import replay, replay_all
from orloj.server.problems import Problem

IDLE = 600.0  # seconds without a command or an open page until a table is forgotten
MOST = 500  # tables in memory; from there on also those are forgotten that rest for a shorter time
FRESH = 30.0  # seconds, though: a command may be on its way to a table that was used just now
log = logging.getLogger("orloj.tables")


class Tables:
    """Loads tables on demand and forgets idle ones; the database always has the truth.

    What a table in memory knows of its seats is never older than its version, for events may give seats away: a
    command that passes the version check must not rest on who sat there before.
    """

    def __init__(self, database: Database, kept: KeptRules, metrics: Metrics) -> None:
        self._database = database
        self._kept = kept
        self._metrics = metrics
        self._live: dict[str, LiveTable] = {}
        self._doors: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._broken: set[str] = set()
        metrics.tables.set_function(lambda: len(self._live))
        metrics.broken.set_function(lambda: len(self._broken))

    async def rules(self, table: TableInfo) -> Rules:
        """The rules a table is played by. Raises Problem("unknown-game", "broken-table")."""
        try:
            return await self._kept.of(table.game, table.rules_version)
        except Refused as refused:
            raise self._breaks(table.id, refused) from refused

    def broken(self, id: str) -> bool:
        """Could a table not be loaded when it was tried last?"""
        return id in self._broken

    @property
    def number_broken(self) -> int:
        """How many tables could not be loaded when they were tried last."""
        return len(self._broken)

    def known(self, id: str) -> LiveTable | None:
        """A table that is in memory already."""
        return self._live.get(id)

    async def settled(self, id: str) -> LiveTable | None:
        """A table that is in memory already, or just being loaded: that one may lack what happens meanwhile."""
        if (door := self._doors.get(id)) is not None:
            async with door:
                pass
        return self._live.get(id)

    def all(self) -> list[LiveTable]:
        """The tables in memory."""
        return list(self._live.values())

    async def get(self, id: str) -> LiveTable:
        """A table, loaded if need be. Raises Problem("unknown-table", "broken-table")."""
        door = self._doors.setdefault(id, asyncio.Lock())
        async with door:
            live = self._live.get(id)
            if live is None:
                live = self._live[id] = await self._load(id)
                self._broken.discard(id)
                if len(self._live) > MOST:
                    self.forget_idle()
        live.used = time.monotonic()
        return live

    def forget_idle(self) -> None:
        """Frees the memory of tables that nobody uses: the idle ones, and with too many also younger ones."""
        now = time.monotonic()
        surplus = len(self._live) - MOST
        unwatched = sorted((live.used, id) for id, live in self._live.items() if not live.connections)
        for number, (used, id) in enumerate(unwatched):
            if now - used > IDLE or (number < surplus and now - used > FRESH):
                del self._live[id]

    def forget(self, id: str) -> None:
        """Drops a table that was deleted."""
        self._live.pop(id, None)

    async def level(self, live: LiveTable) -> bool:
        """Brings a table to what the database says and tells open pages of it; the caller holds its lock.

        False when it has been deleted. Raises Problem("broken-table").
        """
        async with self._database.read() as connection:
            info = await rows.find(connection, live.info.id)
            if info is None:
                return False
            later = await events.after(connection, info.id, live.version) if info.version > live.version else []
            back = {
                event.seq: await events.stretch(connection, info.id, event.seq)
                for event in later
                if event.step.kind == events.REWIND
            }
        missed = [event for event in later if event.seq <= info.version]
        live.info, live.doubtful = info, False
        try:
            for event in missed:
                rewound = replay_all(live.rules, info, *back[event.seq]) if event.seq in back else None
                match = rewound or replay(live.rules, info, live.match, event)
                publication = prepare(live, match, event, info.turn_since)
                live.move_on(match, event, publication.views)
                deliver(live, publication)
        except Exception as fault:
            raise self._breaks(info.id, fault) from fault
        return True

    async def behind(self) -> list[str]:
        """The tables with open pages that somebody else has changed without our hearing of it."""
        watched = {live.info.id: live for live in self._live.values() if live.connections}
        async with self._database.read() as connection:
            found = await rows.last_changes(connection, watched)
        return [id for id, live in watched.items() if found.get(id) != (live.version, live.info.updated)]

    async def _load(self, id: str) -> LiveTable:
        async with self._database.read() as connection:
            if await rows.find(connection, id) is None:
                raise unknown()
            start, later = await events.stretch(connection, id)
            last_chat = await chat.newest(connection, id)
            info = await rows.find(connection, id)
        if info is None:  # deleted meanwhile
            raise unknown()
        try:
            live = LiveTable(info, await self.rules(info))
            live.resume(
                replay_all(live.rules, info, start, later),
                len(later) + (start.seq if start else 0),
                last_chat,
            )
            live.saved = start.seq if start else 0
        except Exception as fault:
            raise self._breaks(id, fault) from fault
        if live.match is not None and len(later) > SNAPSHOT_EVERY:
            await self._shorten(live, live.match)
        return live

    async def _shorten(self, live: LiveTable, match: Match) -> None:
        """Stores a position, so that nobody has to play so many events again: also those of the table itself count."""
        try:
            async with self._database.write() as connection:
                await events.keep_snapshot(connection, live.info.id, Snapshot(live.version, match.dump()))
            live.saved = live.version
        except Exception:
            log.exception("no snapshot of table %s at version %d", live.info.id, live.version)

    def _breaks(self, id: str, fault: Exception) -> Problem:
        self._broken.add(id)
        return incident("broken-table", "This table cannot be loaded; its record can still be downloaded.", fault)
