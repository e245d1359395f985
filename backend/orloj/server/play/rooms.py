"""Open pages at tables: who is there, and what all of them are told."""

from collections.abc import Awaitable, Callable, Collection
from typing import Any

from orloj.server.accounts.service import Person
from orloj.server.edge.bans import Bans
from orloj.server.history.visits import NOTHING, News
from orloj.server.lobby.showing import shown_to
from orloj.server.lobby.table import OPEN, RUNNING, TableInfo
from orloj.server.metrics import Metrics
from orloj.server.notify.presence import Presence
from orloj.server.notify.voice import Voice
from orloj.server.play.bell import Bell
from orloj.server.play.connection import BANNED, CLOSED_TABLE, REMOVED, REVOKED, Connection
from orloj.server.play.live import LiveTable
from orloj.server.play.publish import catch_up, state
from orloj.server.play.tables import Tables
from orloj.server.play.talk import Talk
from orloj.server.problems import Problem
from orloj.server.wire import encode

Shut = Callable[[Collection[str], Collection[str]], Awaitable[Collection[str]]]
"""Tells which of these persons and logins, by id, may do nothing any more."""


class Rooms:
    """Keeps open pages level with the database, whichever process changes it."""

    def __init__(
        self, tables: Tables, talk: Talk, presence: Presence, voice: Voice, bell: Bell, metrics: Metrics
    ) -> None:
        self._tables = tables
        self._talk = talk
        self._presence = presence
        self._voice = voice
        self._bell = bell
        self._metrics = metrics

    async def enter(self, live: LiveTable, connection: Connection, after: int | None) -> None:
        """Lets a page in: it gets what it missed since version `after`, recent chat, and all that follows."""
        if self._tables.known(live.info.id) is not live or not live.info.open_to(connection.person):
            connection.drop(REMOVED, "you have no seat here any more")  # while the line was opened
            return
        connection.viewer = live.info.seat_of(connection.person)
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
            connection.send(self._company(live, connection))
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
            connection.send(self._company(live, connection))
            return
        text = catch_up(live, connection.viewer, after) if after is not None else None
        connection.send(text if text is not None else state(live, connection))

    def stored(self, live: LiveTable, version: int) -> None:
        """A command of this process was carried out and published here: the other processes hear of it, and bots."""
        if live.bot_to_act() is not None:
            self._bell.ring(live.info.id)
        if live.told != live.info.company():
            self.tell_company(live.info.id)
        self._voice.event(live.info.id, version)

    async def said(self, live: LiveTable) -> None:
        """Somebody said something here."""
        await self._talk.relay(live)
        self._voice.chat(live.info.id)

    async def changed(self, id: str) -> None:
        """The lobby changed a table: open pages see it, here and elsewhere, and a bot may have to act."""
        live = await self._tables.settled(id)
        if live is not None:
            await self.level(live)
        self._voice.table(id)
        self._bell.ring(id)

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

    def away(self, table: TableInfo) -> frozenset[str]:
        """The persons for whom anybody at a running table may let a bot play."""
        if table.status != RUNNING:
            return frozenset()
        people = table.taken.values()
        absent = self._presence.away(table.id, {id for person in people for id in (person.id, person.owner) if id})
        return frozenset(
            person.id for person in people if person.id in absent and (person.owner is None or person.owner in absent)
        )

    def touch(self, id: str, person: Person) -> None:
        """Somebody asks or does something at a table by HTTP: who sits there is not away then, also without a page."""
        live = self._tables.known(id)
        if live is not None and live.info.seat_of(person.id) is not None:
            self._presence.touch(id, person.id)

    def shown(self, table: TableInfo, person: str | None, news: News = NOTHING) -> dict[str, Any]:
        """A table on the wire, for one person, with what is new there for that one."""
        return shown_to(table, person, self.online(table.id), self.away(table), news)

    async def dismiss(self, shut: Shut, lines: Collection[Connection] | None = None) -> None:
        """Ends those of all lines, or of these, whose persons may do nothing any more, as `shut` tells."""
        if lines is None:
            lines = [line for _, line in self.lines()]
        persons = {line.person for line in lines if line.person is not None}
        gone = await shut(persons, {line.login for line in lines if line.login is not None})
        for line in lines:
            if line.person in gone or line.login in gone:
                line.drop(REVOKED, "you are not in any more")

    @property
    def broken(self) -> int:
        """How many tables could not be loaded when they were tried last."""
        return self._tables.number_broken

    def is_broken(self, id: str) -> bool:
        """Could a table not be loaded when it was tried last?"""
        return self._tables.broken(id)

    def lines(self) -> list[tuple[LiveTable, Connection]]:
        """All open pages, with their tables."""
        return [(live, line) for live in self._tables.all() for line in live.connections]

    def elsewhere(self) -> dict[str, dict[str, list[str]]]:
        """By process, the persons whose pages others serve, by table."""
        return self._presence.elsewhere()

    def expel(self, bans: Bans, lines: Collection[Connection] | None = None) -> None:
        """Ends those of all lines, or of these, whose persons are banned by now."""
        for line in [line for _, line in self.lines()] if lines is None else lines:
            try:
                bans.check_person(line.person)
                bans.check_address(line.address)
            except Problem:
                line.drop(BANNED, "you are not let in")

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
        live.told, live.told_away = live.info.company(), self.away(live.info)
        for connection in live.connections:
            connection.send(self._company(live, connection))

    def tell_away(self) -> None:
        """Tells the pages of tables where somebody has been away for long by now."""
        for live in self._tables.all():
            if live.connections and self.away(live.info) != live.told_away:
                self.tell_company(live.info.id)

    def report(self, table: str) -> None:
        """Tells the other processes who is here, of those who sit at the table: a notice has little room."""
        live = self._tables.known(table)
        seated = {person.id for person in live.info.taken.values()} if live is not None else set()
        self._voice.presence(table, self._presence.here(table) & seated)

    def _company(self, live: LiveTable, connection: Connection) -> str:
        table = self.shown(live.info, connection.person, connection.news)
        seats = [{"seat": seat["seat"], "online": seat["online"]} for seat in table["seats"]]
        return encode({"t": "presence", "seats": seats, "table": table}).decode()
