"""Bots in seats: of their own at an open table, and in place of a person while the game runs.

To hand a seat over is an event of the game's journal: it makes a version, so no choice can cross it, every page sees
it in its place among the choices, and a game that is loaded or looked through again has it too.
"""

from collections.abc import Callable, Collection

from sqlalchemy.ext.asyncio import AsyncConnection

from orloj.engine.match import Step
from orloj.server.accounts.service import Person
from orloj.server.lobby import repository as tables
from orloj.server.lobby.desk import Desk
from orloj.server.lobby.noting import note
from orloj.server.lobby.seating import require_host, require_running, require_seat
from orloj.server.lobby.table import OPEN, TableInfo, unknown
from orloj.server.play import events
from orloj.server.play.events import BACK, BOT
from orloj.server.problems import Problem

Away = Callable[[TableInfo], Collection[str]]


class Bots:
    """Puts bots into seats. `away` tells which persons of a table have been away for long."""

    def __init__(self, desk: Desk, away: Away) -> None:
        self._desk = desk
        self._away = away

    async def put(self, id: str, person: Person, seat: int, level: str) -> None:
        """A bot of that level on a seat: of its own while the table is open, later in place of who sits there.

        Raises Problem("unknown-table", "not-host", "seat-taken", "bad-seat") at an open table; Problem("unknown-table",
        "not-seated", "not-absent", "bot-seat", "bad-seat", "conceded", "game-over") at others.
        """
        async with self._desk.locked(id) as (connection, table):
            if table.status == OPEN:
                require_host(table, person)
                await _put(connection, table, seat, level)
            else:
                by = _own_seat(table, person.id)
                require_running(table)
                if seat in table.conceded or by in table.conceded:
                    raise Problem("conceded", "Who has given the game up has no say in it: a bot plays on for good.")
                if _person_on(table, seat).id not in {person.id, *self._away(table)}:
                    raise Problem("not-absent", "Only for a player who has been away for a while can another decide.")
                if table.bots.get(seat) != level:
                    await tables.play_for(connection, id, seat, level)
                    log = {"k": "stand-in", "seat": seat, "by": by, "level": level}
                    await note(connection, table, Step(BOT, seat, level, 0, (), (log,)))

    async def back(self, id: str, person: str, seat: int | None = None) -> int:
        """Gives a person the own seat back; the version of the table then.

        Raises Problem("unknown-table", "not-seated", "not-your-seat", "bad-seat", "conceded", "game-over",
        "not-running").
        """
        async with self._desk.locked(id) as (connection, table):
            own = _own_seat(table, person)
            require_running(table)
            if seat is not None and seat != own:
                _person_on(table, seat)
                raise Problem("not-your-seat", "Only who sits there can take the seat back.")
            if own in table.conceded:
                raise Problem("conceded", "You have given this game up: a bot plays on for you.")
            if own not in table.bots:
                return table.version
            await tables.play_for(connection, id, own, None)
            done = await events.done_by_stand_in(connection, id, own)
            await note(connection, table, Step(BACK, own, "", done, (), ({"k": "back", "seat": own},)))
            return table.version + 1


async def _put(connection: AsyncConnection, table: TableInfo, seat: int, level: str) -> None:
    require_seat(table, seat)
    if seat in table.taken:
        raise Problem("seat-taken", "Somebody sits there.")
    await tables.vacate(connection, table.id, seat)
    await tables.put_bot(connection, table.id, seat, level)


def _person_on(table: TableInfo, seat: int) -> Person:
    require_seat(table, seat)
    if seat not in table.taken:
        raise Problem("bot-seat", "This seat is a bot's from the start: nobody waits for it.")
    return table.taken[seat]


def _own_seat(table: TableInfo, person: str) -> int:
    seat = table.seat_of(person)
    if seat is None:
        raise Problem("not-seated", "You only watch this table.") if table.open_to(person) else unknown()
    return seat
