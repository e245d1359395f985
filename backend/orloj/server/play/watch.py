"""Ears and clock of a process: what the others say is followed, and everything is looked after at regular times."""

import asyncio
import contextlib
import logging

from orloj.server.accounts.doors import Doors
from orloj.server.life.motions import Motions
from orloj.server.notify.bus import CHAT, EVENT, HELLO, PRESENCE, REVOKED, TABLE, Bus, Notice
from orloj.server.notify.presence import Presence
from orloj.server.notify.voice import Voice
from orloj.server.play.publish import clock
from orloj.server.play.rooms import Rooms
from orloj.server.play.tables import Tables
from orloj.server.play.talk import Talk
from orloj.server.problems import Problem

log = logging.getLogger("orloj.watch")


class Watch:
    """Keeps tables in memory and open pages level with what other processes do."""

    def __init__(
        self, tables: Tables, rooms: Rooms, talk: Talk, doors: Doors, presence: Presence, bus: Bus, voice: Voice,
        motions: Motions, beat: float,
    ) -> None:  # fmt: skip
        """`beat` seconds pass between two looks after everything."""
        self._tables = tables
        self._rooms = rooms
        self._talk = talk
        self._doors = doors
        self._presence = presence
        self._bus = bus
        self._voice = voice
        self._motions = motions
        self._beat = beat
        self._beating: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begins to listen to the other processes and to the clock."""
        await self._bus.start(self._heard, self._recovered)
        self._voice.hello()
        self._beating = asyncio.create_task(self._beat_on())

    async def stop(self) -> None:
        """Takes leave of the other processes."""
        if self._beating is not None:
            self._beating.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._beating
        for table in self._presence.tables():
            self._voice.presence(table, ())
        await self._bus.stop()

    def alive(self) -> bool:
        """Is everything still looked after?"""
        return self._beating is not None and not self._beating.done()

    async def look_after(self) -> None:
        """What is done at every beat: a sign of life to all, and whatever was missed is made good."""
        self._tables.forget_idle()
        await self._rooms.dismiss(self._doors.shut)
        for table in self._presence.expire():
            self._rooms.tell_company(table)
        self._rooms.tell_away()
        for live in self._tables.all():
            if not live.connections:
                continue
            self._rooms.report(live.info.id)
            text = clock(live)
            for connection in live.connections:
                connection.send(text)
        for table in await self._tables.behind():
            await self._level(table)
        await self._motions.look()

    async def _heard(self, notice: Notice) -> None:
        if notice.sender == self._voice.name:
            return
        if notice.kind == HELLO:
            for table in self._presence.tables():
                self._rooms.report(table)
        elif notice.kind == REVOKED:
            await self._rooms.dismiss(self._doors.shut)
        elif notice.kind == PRESENCE:
            if self._presence.report(notice.table, notice.sender, frozenset(notice.persons)):
                self._rooms.tell_company(notice.table)
        elif (live := await self._tables.settled(notice.table)) is None:
            return
        elif notice.kind == CHAT:
            await self._talk.relay(live)
        elif notice.kind == TABLE:
            await self._rooms.level(live)
        elif notice.kind == EVENT:
            await self._rooms.level(live, notice.version)

    async def _recovered(self) -> None:
        """Notices may have been lost: every table in memory is looked after."""
        self._voice.hello()
        await self._rooms.dismiss(self._doors.shut)
        for live in self._tables.all():
            await self._level(live.info.id)
            await self._talk.relay(live)

    async def _level(self, table: str) -> None:
        if (live := self._tables.known(table)) is not None:
            with contextlib.suppress(Problem):  # a broken table is an incident, and no reason to forget the others
                await self._rooms.level(live)

    async def _beat_on(self) -> None:
        while True:
            await asyncio.sleep(self._beat)
            try:
                await self.look_after()
            except Exception:
                log.exception("the regular look after the tables failed")
