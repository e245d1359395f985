"""Who is ready for the game, before it begins. Whoever sits down is, until they say otherwise or are asked anew."""

from sqlalchemy.ext.asyncio import AsyncConnection

from orloj.server.accounts.service import Person
from orloj.server.lobby import repository as tables
from orloj.server.lobby.desk import Desk
from orloj.server.lobby.seating import require_agreement, require_open, require_seated
from orloj.server.lobby.table import TableInfo
from orloj.server.telling.passing import note_readiness
from orloj.server.wire import now


class Readiness:
    """Lets people say whether they are ready."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def say(self, id: str, person: Person, agreement: str, *, ready: bool) -> None:
        """Says it for a person, and for those who play on the same device, of the agreement with that mark.

        Raises Problem("unknown-table", "not-seated", "table-started", "agreement-changed").
        """
        async with self._desk.locked(id) as (connection, table):
            require_seated(table, person.id)
            require_open(table)
            require_agreement(table, agreement)
            await tables.set_ready(connection, id, table.seats_of(person.id), ready=ready)


async def ask_anew(connection: AsyncConnection, table: TableInfo) -> None:
    """Takes "ready" back from everybody but the host: they agreed to another game. Programs play any."""
    mine = table.seats_of(table.host)
    asked = [seat for seat, somebody in table.taken.items() if seat not in mine and not somebody.program]
    await tables.set_ready(connection, table.id, set(asked) - table.unready.keys(), ready=False)
    await note_readiness(connection, table, asked, now())
