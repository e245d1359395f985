"""What a host does with the seats of an open table."""

from orloj.server.accounts.service import Person
from orloj.server.lobby import repository as tables
from orloj.server.lobby.desk import Desk
from orloj.server.lobby.seating import require_host, require_open
from orloj.server.problems import Problem


class Seats:
    """Frees seats and swaps them."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def kick(self, id: str, person: Person, seat: int) -> None:
        """Frees a seat of another person's, or a bot's; whose companions play on the same device goes with them.

        The host may do so, and with the seat of a companion also who brought it along.
        Raises Problem("unknown-table", "not-host", "table-started", "bad-seat").
        """
        async with self._desk.locked(id) as (connection, table):
            sitting = table.taken.get(seat)
            if sitting is None or sitting.owner != person.id:
                require_host(table, person)
            require_open(table)
            if seat not in table.bots and (sitting is None or sitting.id == person.id):
                raise Problem("bad-seat", "Nobody but you sits there, or nobody at all.")
            await tables.vacate(connection, id, seat, *(table.seats_of(sitting.id) if sitting else ()))

    async def swap(self, id: str, person: Person, first: int, second: int | None) -> None:
        """Exchanges who sits on two seats.

        Raises Problem("unknown-table", "not-host", "table-started", "bad-seat").
        """
        async with self._desk.locked(id) as (connection, table):
            require_host(table, person)
            require_open(table)
            if second is None or first == second or max(first, second) >= table.seats:
                raise Problem("bad-seat", f"Two different seats out of {table.seats} can be swapped.")
            await tables.vacate(connection, id, first, second)
            for source, target in ((first, second), (second, first)):
                await tables.reseat(connection, table, source, target)
