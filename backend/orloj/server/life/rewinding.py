"""Going back beyond the point of no return: what would be taken back, and the way there."""

from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from orloj.engine.match import Match
from orloj.engine.rules import Rules
from orloj.server.faults import incident
from orloj.server.lobby.noting import note
from orloj.server.lobby.table import TableInfo
from orloj.server.play import events
from orloj.server.play.events import GAME, REWIND, Event, Snapshot, begins_anew
from orloj.server.play.progress import progress
from orloj.server.play.replay import replay_all
from orloj.server.problems import Problem
from orloj.server.wire import now


async def taken_back(connection: AsyncConnection, table: TableInfo, to: int) -> list[Event]:
    """The events of the game after a version, which a way back to it would undo. Raises Problem("bad-target")."""
    if not 1 <= to < table.version:
        raise Problem("bad-target", f"The versions to go back to are 1 to {table.version - 1}.")
    found = [event for event in await events.after(connection, table.id, to) if event.step.kind in GAME]
    if any(begins_anew(event.step) for event in found):
        raise Problem("bad-target", "This table began anew since then, with another luck: that one is gone.")
    if not found:
        raise Problem("bad-target", "The game has stood still since then: there is nothing to take back.")
    return found


async def shown_back(
    connection: AsyncConnection, rules: Rules, table: TableInfo, viewer: int | None, to: int
) -> dict[str, Any]:
    """What would be taken back, as one viewer may read it, and whether somebody has seen something by it.

    Raises Problem("bad-target").
    """
    steps = [
        {"seq": event.seq, "seat": event.step.seat, "log": [rules.log_for(entry, viewer) for entry in event.step.log]}
        for event in await taken_back(connection, table, to)
    ]
    present, past = await _match(connection, rules, table, table.version), await _match(connection, rules, table, to)
    seen = (present.chances, present.game.seals) != (past.chances, past.game.seals)
    return {"steps": steps, "seen": seen}


async def rewind(
    connection: AsyncConnection, rules: Rules, table: TableInfo, to: int, seat: int, agreed: list[int]
) -> None:
    """Takes a table's game back to a version, and stores the match there, so that nobody need look for it again."""
    present, past = await _match(connection, rules, table, table.version), await _match(connection, rules, table, to)
    step = present.rewind(past, seat, to, agreed)
    columns = progress(table, present, now(), REWIND)._asdict()
    del columns["version"]
    event = await note(connection, table, step, **columns)
    await events.keep_snapshot(connection, table.id, Snapshot(event.seq, present.dump()))


async def _match(connection: AsyncConnection, rules: Rules, table: TableInfo, version: int) -> Match:
    try:
        match = replay_all(rules, table, *await events.stretch(connection, table.id, version))
    except Exception as fault:
        raise incident("broken-table", "The past of this table cannot be played again.", fault) from fault
    assert match is not None, "every version but 0 is after the start"
    return match
