"""Who may sit where, and who may say so."""

from orloj.server.accounts.service import Person
from orloj.server.lobby.table import OPEN, RUNNING, TableInfo, unknown
from orloj.server.problems import Problem


def choose_seat(table: TableInfo, wanted: int | None, present: int | None) -> int:
    """The seat to take for somebody who wants one or any, and may sit already.

    Raises Problem("bad-seat", "table-full", "seat-taken").
    """
    if wanted is not None:
        require_seat(table, wanted)
    free = table.free()
    if not free and present is None:
        raise Problem("table-full", "No seat is free.")
    if wanted is not None and wanted not in free:
        raise Problem("seat-taken", "Somebody else sits there.")
    return free[0] if wanted is None else wanted


def require_seat(table: TableInfo, seat: int) -> None:
    """Raises Problem("bad-seat") for a number that the table does not have."""
    if seat >= table.seats:
        raise Problem("bad-seat", f"The seats here are numbered from 0, the last is {table.seats - 1}.")


def require_seated(table: TableInfo, person: str) -> None:
    """Raises Problem("unknown-table", "not-seated") for everybody who has no seat, nor companions on one."""
    if not table.open_to(person):
        raise unknown()
    if not table.seats_of(person):
        raise Problem("not-seated", "You only watch this table.")


def require_host(table: TableInfo, person: Person) -> None:
    """Raises Problem("unknown-table", "not-host") for everybody but the host."""
    if not table.open_to(person.id):
        raise unknown()
    if table.host != person.id:
        raise Problem("not-host", "Only the host may do this.")


def require_open(table: TableInfo) -> None:
    """Raises Problem("table-started") once the game has begun."""
    if table.status != OPEN:
        raise Problem("table-started", "This can only be done before the game begins.")


def require_agreement(table: TableInfo, mark: str) -> None:
    """Raises Problem("agreement-changed") for whoever means another clock or options than the table's."""
    if mark != table.agreement():
        raise Problem("agreement-changed", "The clock or an option is another one by now: look at it again.")


def require_ready(table: TableInfo) -> None:
    """Raises Problem("not-ready") as long as somebody is not ready."""
    if table.waits_for():
        names = ", ".join(str(table.name_of(seat)) for seat in table.waits_for())
        raise Problem("not-ready", f"Not ready yet: {names}.")


def require_shared(table: TableInfo) -> None:
    """Raises Problem("own-table") at a table of somebody's own, where something is tried out or looked through."""
    if table.sandbox is not None:
        raise Problem("own-table", "Nobody else can be let in where you try something out for yourself.")


def require_running(table: TableInfo) -> None:
    """Raises Problem("not-running", "game-over") unless a game is going on."""
    if table.status == OPEN:
        raise Problem("not-running", "The game has not begun yet.")
    if table.status != RUNNING:
        raise Problem("game-over", "The game is over.")
