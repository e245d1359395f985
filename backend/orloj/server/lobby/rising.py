"""How somebody gets up from a table."""

from collections.abc import Collection

from sqlalchemy.ext.asyncio import AsyncConnection

from orloj.server.accounts.service import Person
from orloj.server.lobby import repository as tables
from orloj.server.lobby.table import TableInfo


async def get_up(connection: AsyncConnection, table: TableInfo, seats: Collection[int]) -> None:
    """Frees seats of persons before the game, within a transaction that holds the table's row.

    The host's part passes on. Without any person a table is closed, bots or not.
    """
    if table.taken.keys() <= set(seats):
        await tables.remove(connection, table.id)
    else:
        await tables.vacate(connection, table.id, *seats)
        await pass_on(connection, table, seats)


async def pass_on(connection: AsyncConnection, table: TableInfo, seats: Collection[int]) -> None:
    """Makes somebody else the host, if there is anybody, where the host sits on one of these seats."""
    if table.seat_of(table.host) not in seats:
        return
    others = [somebody for seat, somebody in table.taken.items() if seat not in seats and seat not in table.conceded]
    if others:
        await tables.change(connection, table.id, host=min(others, key=_last_to_be_host).id)


def _last_to_be_host(somebody: Person) -> tuple[bool, bool]:
    """A program is host only where no people are left, a companion only where nobody is in by a way of their own."""
    return somebody.program, somebody.companion
