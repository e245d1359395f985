"""Onlookers by invitation: they see what everybody may see, may chat, and nothing else."""

from orloj.server.accounts.service import Person
from orloj.server.lobby import repository as tables
from orloj.server.lobby.desk import Desk
from orloj.server.lobby.seating import require_seated, require_shared
from orloj.server.lobby.table import hashed, unknown
from orloj.server.marks import new_token
from orloj.server.problems import Problem

MOST = 50  # onlookers of one table


class Watching:
    """Lets onlookers in and sends them away."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def invite(self, id: str, person: Person) -> str:
        """A new link for onlookers, told this once; the old one is dead. Who looks on already goes on.

        Raises Problem("unknown-table", "not-seated", "own-table").
        """
        invite = new_token()
        async with self._desk.locked(id) as (connection, table):
            require_seated(table, person.id)
            require_shared(table)
            await tables.change(connection, id, watch_hash=hashed(invite))
        return invite

    async def uninvite(self, id: str, person: Person) -> None:
        """Makes the link for onlookers worthless. Raises Problem("unknown-table", "not-seated")."""
        async with self._desk.locked(id) as (connection, table):
            require_seated(table, person.id)
            await tables.change(connection, id, watch_hash=None)

    async def watch(self, id: str, person: Person, invite: str) -> None:
        """Lets a person look on; who sits there keeps to the seat.

        Raises Problem("unknown-table", "too-many-watchers").
        """
        async with self._desk.locked(id) as (connection, table):
            if table.seats_of(person.id) or person.id in table.watchers:
                return
            if not table.lets_watch(invite):
                raise unknown()
            if len(table.watchers) >= MOST:
                raise Problem("too-many-watchers", f"A table has at most {MOST} onlookers.")
            await tables.look_on(connection, id, person.id)

    async def remove(self, id: str, person: Person, watcher: str) -> None:
        """Sends an onlooker away, or goes oneself. Raises Problem("unknown-table", "not-seated", "unknown-watcher")."""
        async with self._desk.locked(id) as (connection, table):
            if person.id != watcher or watcher not in table.watchers:
                require_seated(table, person.id)
            if watcher not in table.watchers:
                raise Problem("unknown-watcher", "Nobody of this id looks on here.")
            await tables.look_away(connection, id, watcher)
