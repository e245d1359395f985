"""A table agrees on how it plays, as long as it is open: on its clock and its options."""

from collections.abc import Mapping
from typing import Any

from orloj.server.accounts.service import Person
from orloj.server.clocks.agreed import checked
from orloj.server.lobby import repository as tables
from orloj.server.lobby.desk import Desk
from orloj.server.lobby.readiness import ask_anew
from orloj.server.lobby.seating import require_agreement, require_host, require_open
from orloj.server.lobby.shelf import Shelf


class Agreement:
    """Changes how open tables are to play."""

    def __init__(self, desk: Desk, shelf: Shelf) -> None:
        self._desk = desk
        self._shelf = shelf

    async def change(
        self, id: str, person: Person, before: str, clock: Mapping[str, Any] | None, options: Mapping[str, str]
    ) -> None:
        """Gives a table another clock, or none, and other options; those left out take their defaults.

        `before` is the mark of the agreement that is changed. If the new one is another, all but the host are asked
        anew whether they are ready.
        Raises Problem("unknown-table", "not-host", "table-started", "agreement-changed", "bad-clock", "bad-options").
        """
        agreed = checked(clock) if clock is not None else None
        async with self._desk.locked(id) as (connection, table):
            require_host(table, person)
            require_open(table)
            require_agreement(table, before)
            wanted = self._shelf.checked(table.game, table.seats, options)
            if (agreed, wanted) != (table.clock, table.options):
                await tables.change(connection, id, clock=agreed, options=wanted)
                await ask_anew(connection, table)
