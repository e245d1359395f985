"""Open pages at tables: who is there, what all of them are told, and what is heard from other processes."""

import asyncio
import contextlib
import logging
import secrets

from orloj.server.lobby.table import OPEN
from orloj.server.metrics import Metrics
from orloj.server.notify.bus import CHAT, EVENT, HELLO, PRESENCE, TABLE, Bus, Notice
from orloj.server.notify.presence import Presence
from orloj.server.play.connection import CLOSED_TABLE, REMOVED, Connection
from orloj.server.play.live import LiveTable
from orloj.server.play.publish import catch_up, state
from orloj.server.play.tables import Tables
from orloj.server.play.talk import Talk
from orloj.server.problems import Problem
from orloj.server.wire import encode, now

log = logging.getLogger("orloj.rooms")


class Rooms:
    """Keeps open pages level with the database, whichever process changes it."""

    def __init__(self, tables: Tables, talk: Talk, presence: Presence, bus: Bus, metrics: Metrics, beat: float) -> None:
        """`beat` seconds pass between two looks after everything."""
        self._tables = tables
        self._talk = talk
        self._presence = presence
        self._bus = bus
        self._metrics = metrics
        self._beat = beat
        self._me = secrets.token_hex(6)
        self._beating: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begins to listen to the other processes and to the clock."""
        await self._bus.start(self._heard, self._recovered)
        self._bus.tell(Notice(HELLO, self._me))
        self._beating = asyncio.create_task(self._beat_on())

    async def stop(self) -> None:
        """Takes leave of the other processes."""
        if self._beating is not None:
            self._beating.cancel()
        for table in self._presence.tables():
            self._bus.tell(Notice(PRESENCE, self._me, table))
        await self._bus.stop()

    async def enter(self, live: LiveTable, connection: Connection, after: int | None) -> None:
        """Lets a page in: it gets what it missed since version `after`, recent chat, and all that follows."""
        if self._tables.known(live.info.id) is not live or not live.info.open_to(connection.person):
            connection.drop(REMOVED, "you have no seat here any more")  # while the line was opened
            return
        before = self._present(live)
        live.connections.add(connection)
        self._metrics.sockets.inc()
        if connection.person is not None:
            self._presence.arrive(live.info.id, connection.person)
            self._report(live.info.id)
        if live.match is not None:
            self.resync(live, connection, after)
        if self._present(live) != before:
            self._tell_company(live)
        else:
            connection.send(_company(live, connection, self.online(live.info.id)))
        await self._talk.recall(live, connection)

    def leave(self, live: LiveTable, connection: Connection) -> None:
        """Lets a page go."""
        if connection not in live.connections:
            return
        before = self._present(live)
        live.connections.remove(connection)
        self._metrics.sockets.dec()
        if connection.person is not None:
            self._presence.depart(live.info.id, connection.person)
            self._report(live.info.id)
        if self._present(live) != before:
            self._tell_company(live)

    def resync(self, live: LiveTable, connection: Connection, after: int | None) -> None:
        """Brings a page from version `after` to the present: by a difference where possible, else in full.

        Before the game the table is all there is to tell: whoever asks is always answered.
        """
        if live.match is None:
            connection.send(_company(live, connection, self.online(live.info.id)))
            return
        text = catch_up(live, connection.viewer, after) if after is not None else None
        connection.send(text if text is not None else state(live, connection))

    def stored(self, live: LiveTable, version: int) -> None:
        """A command of this process was carried out and published here: the other processes hear of it."""
        if live.told != live.info.company():
            self._tell_company(live)
        self._bus.tell(Notice(EVENT, self._me, live.info.id, version))

    async def said(self, live: LiveTable) -> None:
        """Somebody said something here."""
        await self._talk.relay(live)
        self._bus.tell(Notice(CHAT, self._me, live.info.id))

    async def changed(self, id: str) -> None:
        """The lobby changed a table: open pages see it, here and elsewhere."""
        live = self._tables.known(id)
        if live is not None:
            await self.level(live)
        self._bus.tell(Notice(TABLE, self._me, id))

    async def level(self, live: LiveTable) -> None:
        """Brings a table and its pages to what the database says. Raises Problem("broken-table")."""
        async with live.lock:
            exists = await self._tables.level(live)
        if not exists:
            self._tables.forget(live.info.id)
            for connection in live.connections:
                connection.drop(CLOSED_TABLE, "the table is closed")
        elif live.told != live.info.company():
            self._reseat(live)
            self._tell_company(live)
            self._report(live.info.id)

    def online(self, id: str) -> frozenset[str]:
        """The persons with an open page at a table."""
        return self._presence.online(id)

    def _present(self, live: LiveTable) -> frozenset[str]:
        """Who is online of those who sit at a table: pages show nobody else."""
        return self.online(live.info.id) & {person.id for person in live.info.taken.values()}

    def _reseat(self, live: LiveTable) -> None:
        for connection in list(live.connections):
            seat = live.info.seat_of(connection.person)
            if not live.info.open_to(connection.person):
                connection.drop(REMOVED, "you have no seat here any more")
            elif seat != connection.viewer:
                connection.viewer = seat
                if live.info.status != OPEN:
                    self.resync(live, connection, None)

    def _tell_company(self, live: LiveTable) -> None:
        live.told = live.info.company()
        online = self.online(live.info.id)
        for connection in live.connections:
            connection.send(_company(live, connection, online))

    def _report(self, table: str) -> None:
        """Tells the other processes who is here, of those who sit at the table: a notice has little room."""
        live = self._tables.known(table)
        seated = {person.id for person in live.info.taken.values()} if live is not None else set()
        self._bus.tell(Notice(PRESENCE, self._me, table, persons=tuple(self._presence.here(table) & seated)))

    async def _heard(self, notice: Notice) -> None:
        if notice.sender == self._me:
            return
        if notice.kind == HELLO:
            for table in self._presence.tables():
                self._report(table)
            return
        changed = notice.kind == PRESENCE and self._presence.report(
            notice.table, notice.sender, frozenset(notice.persons)
        )
        live = self._tables.known(notice.table)
        if live is None:
            return
        if notice.kind == CHAT:
            await self._talk.relay(live)
        elif notice.kind == TABLE or (notice.kind == EVENT and notice.version > live.version):
            await self.level(live)
        elif changed:
            self._tell_company(live)

    async def _recovered(self) -> None:
        """Notices may have been lost: every table with pages is looked after."""
        self._bus.tell(Notice(HELLO, self._me))
        for live in self._tables.all():
            with contextlib.suppress(Problem):  # a broken table is an incident, and no reason to forget the others
                await self.level(live)
            await self._talk.relay(live)

    async def _beat_on(self) -> None:
        while True:
            await asyncio.sleep(self._beat)
            try:
                await self._look_after()
            except Exception:
                log.exception("the regular look after the tables failed")

    async def _look_after(self) -> None:
        self._tables.forget_idle()
        for table in self._presence.expire():
            if (live := self._tables.known(table)) is not None:
                self._tell_company(live)
        for live in self._tables.all():
            if not live.connections:
                continue
            self._report(live.info.id)
            clock = encode({"t": "clock", "now": now(), "turn_since": live.info.turn_since}).decode()
            for connection in live.connections:
                connection.send(clock)
        for id in await self._tables.behind():
            if (live := self._tables.known(id)) is not None:
                with contextlib.suppress(Problem):
                    await self.level(live)


def _company(live: LiveTable, connection: Connection, online: frozenset[str]) -> str:
    table = live.info.shown_to(connection.person, online)
    seats = [{"seat": seat["seat"], "online": seat["online"]} for seat in table["seats"]]
    return encode({"t": "presence", "seats": seats, "table": table}).decode()
