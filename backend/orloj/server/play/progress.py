"""How far a table has come: the columns of its row that follow from its game."""

from datetime import datetime
from typing import Any, NamedTuple

from orloj.engine.match import Match
from orloj.server.lobby.table import OVER, RUNNING, TableInfo


class Progress(NamedTuple):
    """The columns that every event writes; named as in the table."""

    version: int
    status: str
    waiting: dict[str, str] | None
    turn_since: datetime | None
    scores: list[dict[str, Any]] | None
    updated: datetime


def progress(table: TableInfo, match: Match, at: datetime) -> Progress:
    """The columns after one more event at a table, which led to this match at that time."""
    seat = match.game.decider
    if seat is None:
        return Progress(table.version + 1, OVER, None, None, match.rules.scores(match.game), at)
    waiting = {str(seat): match.game.stack[-1].ask}
    same = table.waiting is not None and str(seat) in table.waiting
    return Progress(table.version + 1, RUNNING, waiting, table.turn_since if same else at, None, at)
