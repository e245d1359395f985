"""Several people on one device: companions of somebody who sits at the table."""

from orloj.server.accounts.companions import bring
from orloj.server.accounts.service import Person
from orloj.server.lobby import repository as tables
from orloj.server.lobby.desk import Desk
from orloj.server.lobby.seating import choose_seat, require_open, require_seated
from orloj.server.problems import Problem


class HotSeat:
    """Seats companions."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def put(self, id: str, person: Person, seat: int, name: str | None) -> None:
        """Puts somebody of that name, who plays on the person's device, on a free seat of an open table.

        Who has played there before under this name is the same person again.
        Raises Problem("unknown-table", "not-seated", "table-started", "bad-seat", "seat-taken", "table-full",
        "bad-name", "not-for-bots").
        """
        if person.program:
            raise Problem("not-for-bots", "Nobody plays on a bot's device.")
        async with self._desk.locked(id) as (connection, table):
            require_seated(table, person.id)
            require_open(table)
            choose_seat(table, seat, None)
            here = {somebody.id for somebody in table.taken.values()}
            who = await bring(connection, person.owner or person.id, name or "", here)
            await tables.sit(connection, id, seat, who)
