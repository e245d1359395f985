"""What the host of an open table may change about it: its name, and the link by which others come."""

from orloj.server.accounts.service import Person
from orloj.server.lobby import repository as tables
from orloj.server.lobby.desk import Desk
from orloj.server.lobby.seating import require_host, require_open
from orloj.server.lobby.table import hashed
from orloj.server.marks import new_token
from orloj.server.names import clean_name


class Hosting:
    """Renames tables and invites anew."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def rename(self, id: str, person: Person, name: str) -> None:
        """Gives a table another name. Raises Problem("unknown-table", "not-host", "table-started", "bad-name")."""
        async with self._desk.locked(id) as (connection, table):
            require_host(table, person)
            require_open(table)
            await tables.change(connection, id, name=clean_name(name))

    async def invite(self, id: str, person: Person) -> str:
        """A new invitation, told this once; the old one is dead, but whoever came by it stays.

        Raises Problem("unknown-table", "not-host", "table-started").
        """
        invite = new_token()
        async with self._desk.locked(id) as (connection, table):
            require_host(table, person)
            require_open(table)
            await tables.change(connection, id, invite_hash=hashed(invite))
        return invite
