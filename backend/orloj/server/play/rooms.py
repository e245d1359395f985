"""Open pages at tables: who is there, and what all of them are told."""

from orloj.server.lobby.table import OPEN
from orloj.server.metrics import Metrics
from orloj.server.notify.presence import Presence
from orloj.server.notify.voice import Voice
from orloj.server.play.connection import CLOSED_TABLE, REMOVED, Connection
from orloj.server.play.live import LiveTable
from orloj.server.play.publish import catch_up, state
from orloj.server.play.tables import Tables
from orloj.server.play.talk import Talk
from orloj.server.wire import encode


class Rooms:
    """Keeps open pages level with the database, whichever process changes it."""

    def __init__(self, tables: Tables, talk: Talk, presence: Presence, voice: Voice, metrics: Metrics) -> None:
        self._tables = tables
        self._talk = talk
        self._presence = presence
        self._voice = voice
        self._metrics = metrics

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
            self.report(live.info.id)
        if live.match is not None:
            self.resync(live, connection, after)
        if self._present(live) != before:
            self.tell_company(live.info.id)
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
            self.report(live.info.id)
        if self._present(live) != before:
            self.tell_company(live.info.id)

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
            self.tell_company(live.info.id)
        self._voice.event(live.info.id, version)

    async def said(self, live: LiveTable) -> None:
        """Somebody said something here."""
        await self._talk.relay(live)
        self._voice.chat(live.info.id)

    async def changed(self, id: str) -> None:
        """The lobby changed a table: open pages see it, here and elsewhere."""
        live = self._tables.known(id)
        if live is not None:
            await self.level(live)
        self._voice.table(id)

    async def level(self, live: LiveTable, version: int | None = None) -> None:
        """Brings a table and its pages to what the database says, at least to `version` where one is given.

        Raises Problem("broken-table").
        """
        async with live.lock:
            if version is not None and live.version >= version:
                return
            exists = await self._tables.level(live)
        if not exists:
            self._tables.forget(live.info.id)
            for connection in live.connections:
                connection.drop(CLOSED_TABLE, "the table is closed")
        elif live.told != live.info.company():
            self._reseat(live)
            self.tell_company(live.info.id)
            self.report(live.info.id)

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

    def tell_company(self, id: str) -> None:
        """Tells all pages of a table, if there are any, who is there and what the table looks like now."""
        live = self._tables.known(id)
        if live is None:
            return
        live.told = live.info.company()
        online = self.online(id)
        for connection in live.connections:
            connection.send(_company(live, connection, online))

    def report(self, table: str) -> None:
        """Tells the other processes who is here, of those who sit at the table: a notice has little room."""
        live = self._tables.known(table)
        seated = {person.id for person in live.info.taken.values()} if live is not None else set()
        self._voice.presence(table, self._presence.here(table) & seated)


def _company(live: LiveTable, connection: Connection, online: frozenset[str]) -> str:
    table = live.info.shown_to(connection.person, online)
    seats = [{"seat": seat["seat"], "online": seat["online"]} for seat in table["seats"]]
    return encode({"t": "presence", "seats": seats, "table": table}).decode()
