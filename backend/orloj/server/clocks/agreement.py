"""A table agrees on its clock, as long as it is open."""

from collections.abc import Mapping
from typing import Any

from orloj.server.accounts.service import Person
from orloj.server.clocks.agreed import checked
from orloj.server.lobby import repository as tables
from orloj.server.lobby.desk import Desk
from orloj.server.lobby.seating import require_host, require_open


class Agreement:
    """Sets the clocks of open tables."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def set(self, id: str, person: Person, clock: Mapping[str, Any] | None) -> None:
        """Gives a table another clock, or none.

        Raises Problem("unknown-table", "not-host", "table-started", "bad-clock").
        """
        wanted = checked(clock) if clock is not None else None
        async with self._desk.locked(id) as (connection, table):
            require_host(table, person)
            require_open(table)
            await tables.change(connection, id, clock=wanted)
