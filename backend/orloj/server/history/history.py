"""What somebody may see of a game's past, step by step."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import select

from orloj.engine.diff import diff
from orloj.engine.game import Entry
from orloj.engine.match import Match
from orloj.server.db.database import Database
from orloj.server.db.tables import event as events
from orloj.server.history.walking import Walks
from orloj.server.lobby import repository as tables
from orloj.server.lobby.table import OPEN, TableInfo, unknown
from orloj.server.play.events import Event
from orloj.server.problems import Problem

MOST = 200  # steps in one answer
TURN = "turn"  # the kind of log entry with which all games begin a seat's turn


class History:
    """Reads the past of games for those who may watch them."""

    def __init__(self, database: Database, walks: Walks) -> None:
        self._database = database
        self._walks = walks

    async def find(self, id: str, person: str | None) -> TableInfo:
        """A table whose game has begun, for whoever may watch it. Raises Problem("unknown-table", "not-running")."""
        async with self._database.read() as connection:
            table = await tables.find(connection, id)
        if table is None or not table.open_to(person):
            raise unknown()
        if table.status == OPEN or not table.version:
            raise Problem("not-running", "The game has not begun yet: it has no past.")
        return table

    async def steps(self, id: str, person: str | None, first: int, last: int | None) -> dict[str, Any]:
        """The view at version `first` and the steps from there to `last`, or as many as one answer holds.

        Each step is a difference of views, as its viewer saw it then. Before the first version there is nothing to
        see: 0 means 1. Raises Problem("unknown-table", "not-running", "unknown-version", "broken-table").
        """
        table = await self.find(id, person)
        first = max(first, 1)
        require_version(table, first)
        if last is not None and last < first:
            raise Problem("unknown-version", f"There is nothing from version {first} to version {last}.")
        last = min(table.version if last is None else last, table.version, first + MOST)
        teller = _Teller(table.seat_of(person))
        await self._walks.through(table, first, last, teller.take)
        return {"from": first, "view": teller.first, "steps": teller.steps, "last": table.version}

    async def index(self, id: str, person: str | None) -> dict[str, Any]:
        """Every step of a game in short, and whose turn began with it.

        Raises Problem("unknown-table", "not-running").
        """
        table = await self.find(id, person)
        columns = (events.c.seq, events.c.seat, events.c.kind, events.c.at, events.c.log)
        query = select(*columns).where(events.c.table_id == id).order_by(events.c.seq)
        async with self._database.read() as connection:
            rows = (await connection.execute(query)).all()
        return {
            "steps": [
                [row.seq, row.seat, row.kind, row.at, _turn_of(row.log)] for row in rows if row.seq <= table.version
            ]
        }


class _Teller:
    """Puts a walk down as one viewer may know it."""

    def __init__(self, viewer: int | None) -> None:
        self.first: dict[str, Any] | None = None
        self.steps: list[dict[str, Any]] = []
        self._viewer = viewer
        self._view: dict[str, Any] = {}

    def take(self, event: Event | None, match: Match) -> None:
        """One version more."""
        view = match.rules.view(match.game, self._viewer)
        if self.first is None:
            self.first = view
        elif event is not None:
            step = event.step
            self.steps.append(
                {
                    "seq": event.seq,
                    "kind": step.kind,
                    "seat": step.seat,
                    "at": event.at,
                    "log": [match.rules.log_for(entry, self._viewer) for entry in step.log],
                    "patch": diff(self._view, view),
                    "turn": _turn_of(step.log) is not None,
                }
            )
        self._view = view


def require_version(table: TableInfo, version: int) -> None:
    """Raises Problem("unknown-version") for one that the game has not reached, or that was before it."""
    if not 1 <= version <= table.version:
        raise Problem("unknown-version", f"The game's versions are 1 to {table.version} so far.")


def _turn_of(log: Sequence[Entry]) -> int | None:
    """The seat whose turn began, where one did; the last of several."""
    return next((entry["seat"] for entry in reversed(log) if entry["k"] == TURN), None)
