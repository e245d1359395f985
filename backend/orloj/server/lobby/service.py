"""What people do with tables around the game. Each step holds the table's row, so steps cannot cross."""

import secrets
from collections.abc import Mapping
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from orloj.engine.match import Match
from orloj.server.accounts.service import Person
from orloj.server.clocks.agreed import checked as agreed_on
from orloj.server.lobby import repository as tables
from orloj.server.lobby.desk import Desk
from orloj.server.lobby.rising import get_up
from orloj.server.lobby.seating import choose_seat, require_agreement, require_host, require_open, require_ready
from orloj.server.lobby.shelf import Shelf
from orloj.server.lobby.table import OPEN, OVER, TableInfo, hashed, unknown
from orloj.server.marks import new_id, new_token
from orloj.server.names import clean_name
from orloj.server.play import events
from orloj.server.play.events import Event
from orloj.server.play.progress import progress
from orloj.server.problems import Problem
from orloj.server.telling.passing import note_rematch, note_start
from orloj.server.wire import now


class Lobby:
    """Opens tables, seats people, starts games."""

    def __init__(self, desk: Desk, shelf: Shelf) -> None:
        self._desk = desk
        self._database = desk.database
        self._shelf = shelf

    async def open(
        self, host: Person, game: str, seats: int, options: Mapping[str, str], name: str | None, public: bool,
        clock: Mapping[str, Any] | None = None,
    ) -> tuple[str, str]:  # fmt: skip
        """A new table with its host on the first seat: its id and its invitation.

        Raises Problem("unknown-game", "bad-seats", "bad-options", "bad-name", "bad-clock").
        """
        checked = self._shelf.checked(game, seats, options)
        agreed = agreed_on(clock) if clock is not None else None
        title = clean_name(name) if name is not None else self._shelf.find(game).title
        async with self._database.write() as connection:
            return await self._open(connection, host, 0, game, seats, checked, title, public, agreed)

    async def show(self, id: str, person: str | None, invite: str | None = None) -> TableInfo:
        """A table, for whoever sits or looks on there or holds one of its links, or for all if it is public.

        Raises Problem("unknown-table").
        """
        async with self._database.read() as connection:
            table = await tables.find(connection, id)
        if table is None or not (table.open_to(person) or _leads_to(table, invite)):
            raise unknown()
        return table

    async def mine(self, person: Person) -> list[TableInfo]:
        """The tables where a person sits."""
        async with self._database.read() as connection:
            return await tables.of_person(connection, person.id)

    async def join(
        self, id: str, person: Person, invite: str | None, seat: int | None, agreement: str | None = None
    ) -> None:
        """Takes a seat, or moves to another one; who sits already keeps the seat when none is named.

        Raises Problem("unknown-table", "table-started", "table-full", "seat-taken", "bad-seat"), and for whoever comes
        with the mark of another agreement than the table's Problem("agreement-changed").
        """
        async with self._desk.locked(id) as (connection, table):
            present = table.seat_of(person.id)
            if not (table.open_to(person.id) or table.invites(invite)):
                raise unknown()
            if present is not None and seat in (None, present):
                return
            if table.status != OPEN:
                raise Problem("table-started", "The game has begun without you: nobody can join any more.")
            if not (table.public or table.seats_of(person.id) or table.invites(invite)):
                raise unknown()  # whoever was asked to look on was not asked to play
            target = choose_seat(table, seat, present)
            if agreement is not None:
                require_agreement(table, agreement)
            if present is None:
                await tables.sit(connection, id, target, person.id)
            else:
                await tables.vacate(connection, id, present)
                await tables.reseat(connection, table, present, target)

    async def leave(self, id: str, person: Person) -> None:
        """Frees one's seat, and those of companions; the host's part goes to the next person.

        Without any person a table is closed, bots or not.
        Raises Problem("unknown-table", "table-started").
        """
        async with self._desk.locked(id) as (connection, table):
            if table.seat_of(person.id) is None:
                raise unknown()
            require_open(table)
            await get_up(connection, table, table.seats_of(person.id))

    async def start(self, id: str, person: Person) -> None:
        """Begins the game.

        Raises Problem("unknown-table", "not-host", "table-started", "seats-free", "not-ready").
        """
        async with self._desk.locked(id) as (connection, table):
            require_host(table, person)
            require_open(table)
            if table.free():
                raise Problem("seats-free", f"Free as yet: {', '.join(map(str, table.free()))}.")
            require_ready(table)
            rules = self._shelf.find(table.game)
            match, step = Match.start(rules, table.seats, table.options, table.seed)
            at = now()
            await tables.change(
                connection, id, rules_version=rules.version, **progress(table, match, at, step.kind)._asdict()
            )
            await events.add(connection, Event(id, 1, step, None, at))
            await note_start(connection, table, match, person.id, at)

    async def rematch(self, id: str, person: Person) -> tuple[str, str | None]:
        """The table where the same people, and bots, play again: its id, and its invitation for who opens it.

        Raises Problem("unknown-table", "not-over"), and what `join` raises for those who come later.
        """
        async with self._desk.locked(id) as (connection, table):
            seat = table.seat_of(person.id)
            if seat is None:
                raise unknown()
            if table.status != OVER:
                raise Problem("not-over", "A rematch comes after the game.")
            if table.rematch is None:
                fresh, invite = await self._open(
                    connection, person, seat, table.game, table.seats, table.options, table.name, table.public,
                    table.clock,
                )  # fmt: skip
                for number, level in table.own_bots().items():
                    await tables.put_bot(connection, fresh, number, level)
                for number, companion in table.companions_of(person.id).items():
                    await tables.sit(connection, fresh, number, companion.id)
                await tables.change(connection, id, rematch=fresh)
                await note_rematch(connection, table, seat, fresh, now())
                return fresh, invite
        # Not under the first table's row: who leaves the second one as the last takes these rows the other way round.
        if await self._sit_again(table.rematch, table, person, seat):
            return table.rematch, None
        return await self.rematch(id, person)  # closed meanwhile, and forgotten by its foreign key

    async def _sit_again(self, id: str, before: TableInfo, person: Person, wanted: int) -> bool:
        async with self._database.write() as connection:
            table = await tables.find(connection, id, lock=True)
            if table is None:
                return False
            if table.seat_of(person.id) is None:
                require_open(table)
                target = choose_seat(table, wanted if wanted in table.free() else None, None)
                await tables.sit(connection, id, target, person.id)
                taken = [target]
                for number, companion in before.companions_of(person.id).items():
                    if number in table.free() and number != target and table.seat_of(companion.id) is None:
                        await tables.sit(connection, id, number, companion.id)
                        taken.append(number)
                if table.agreement() != before.agreement() and not person.program:  # who plays again expects the same
                    await tables.set_ready(connection, id, taken, ready=False)
                await tables.change(connection, id, updated=now())
        await self._desk.changed(id)
        return True

    async def renamed(self, person: Person) -> None:
        """Tells the tables where somebody has a new name."""
        async with self._database.read() as connection:
            ids = await tables.unfinished_of(connection, person.id)
        for id in ids:
            await self._desk.changed(id)

    async def _open(
        self, connection: AsyncConnection, host: Person, seat: int, game: str, seats: int,
        options: Mapping[str, str], name: str, public: bool, clock: Mapping[str, Any] | None,
    ) -> tuple[str, str]:  # fmt: skip
        id, invite, at = new_id(), new_token(), now()
        values = {
            "id": id,
            "game": game,
            "rules_version": self._shelf.find(game).version,
            "name": name,
            "public": public,
            "seats": seats,
            "options": dict(options),
            "clock": clock,
            "host": host.id,
            "status": OPEN,
            "version": 0,
            "seed": secrets.token_bytes(32),
            "invite_hash": hashed(invite),
            "created": at,
            "updated": at,
        }
        await tables.add(connection, values)
        await tables.sit(connection, id, seat, host.id)
        return id, invite


def _leads_to(table: TableInfo, invite: str | None) -> bool:
    return table.invites(invite) or table.lets_watch(invite) or table.seat_offered(invite) is not None
