"""A link by which somebody else takes a seat over while the game runs."""

from orloj.server.accounts.service import Person
from orloj.server.life import hands, store
from orloj.server.life.settling import RulesOf, vacated
from orloj.server.lobby.desk import Desk
from orloj.server.lobby.seating import require_running, require_seat, require_seated, require_shared
from orloj.server.lobby.table import TableInfo, hashed, unknown
from orloj.server.marks import new_token
from orloj.server.problems import Problem


class Substitutes:
    """Offers seats, and gives them to whoever brings the link."""

    def __init__(self, desk: Desk, rules_of: RulesOf) -> None:
        self._desk = desk
        self._rules_of = rules_of

    async def offer(self, id: str, person: Person, seat: int) -> str:
        """A link for a seat: for one's own, for one that stands open already, or whose person is gone or has conceded.

        A new link kills the one before. Raises Problem("unknown-table", "not-seated", "not-running", "game-over",
        "bad-seat", "bot-seat", "own-table", "not-your-seat").
        """
        async with self._desk.locked(id) as (connection, table):
            _check(table, person, seat)
            require_shared(table)
            if not (seat in table.offered or seat in table.conceded or _left(table, seat)):
                _require_own(table, person, seat)
            invite = new_token()
            await store.change_seat(connection, id, seat, substitute_hash=hashed(invite))
            return invite

    async def keep(self, id: str, person: Person, seat: int) -> None:
        """Kills the link of a seat: of one's own, or of one that nobody holds.

        Raises as `offer` does, and Problem("not-offered").
        """
        async with self._desk.locked(id) as (connection, table):
            _check(table, person, seat)
            if not (seat in table.conceded or _left(table, seat)):
                _require_own(table, person, seat)
            if seat not in table.offered:
                raise Problem("not-offered", "There is no link for this seat.")
            await store.change_seat(connection, id, seat, substitute_hash=None)

    async def take(self, id: str, person: Person, invite: str) -> None:
        """Takes over the seat to which the link leads; who sat there has no rights there any more.

        Raises Problem("unknown-table", "not-running", "game-over", "already-seated").
        """
        async with self._desk.locked(id) as (connection, table):
            seat = table.seat_offered(invite)
            if seat is None:
                raise unknown()
            require_running(table)
            if table.seat_of(person.id) is not None:
                raise Problem("already-seated", "You sit at this table already.")
            await hands.take(connection, table, seat, person)
            await vacated(connection, self._rules_of, id, seat)


def _check(table: TableInfo, person: Person, seat: int) -> None:
    require_seated(table, person.id)
    require_running(table)
    require_seat(table, seat)
    if seat not in table.taken and not _left(table, seat):
        raise Problem("bot-seat", "This seat is a bot's from the start.")


def _left(table: TableInfo, seat: int) -> bool:
    return seat not in table.taken and bool(table.former.get(seat))


def _require_own(table: TableInfo, person: Person, seat: int) -> None:
    if table.seat_of(person.id) != seat:
        raise Problem("not-your-seat", "Only who sits there can offer the seat, unless the table agrees on it.")
