"""How far a table has come: the columns of its row that follow from its game."""

from datetime import datetime
from typing import Any, NamedTuple

from orloj.engine.match import Match
from orloj.server.clocks.standing import carried
from orloj.server.lobby.table import OVER, RUNNING, TableInfo


class Progress(NamedTuple):
    """The columns that every event writes; named as in the table."""

    version: int
    status: str
    waiting: dict[str, str] | None
    turn_since: datetime | None
    scores: list[dict[str, Any]] | None
    banks: dict[str, Any] | None
    flag_due: datetime | None
    updated: datetime


def progress(table: TableInfo, match: Match, at: datetime, kind: str) -> Progress:
    """The columns after one more event at a table, of that kind, which led to this match at that time."""
    seat = match.decider
    clocks = carried(table, seat, at, kind)
    if seat is None:
        return Progress(table.version + 1, OVER, None, None, match.rules.scores(match.game), *clocks, at)
    waiting = {str(seat): match.game.stack[-1].ask}
    same = table.waiting is not None and str(seat) in table.waiting
    return Progress(table.version + 1, RUNNING, waiting, table.turn_since if same else at, None, *clocks, at)
