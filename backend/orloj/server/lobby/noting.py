"""What happens to a table itself while its game runs: noted as an event among the choices."""

from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from orloj.engine.match import Step
from orloj.server.lobby import repository as tables
from orloj.server.lobby.table import TableInfo
from orloj.server.play import events
from orloj.server.play.events import Event
from orloj.server.telling.passing import note_passing
from orloj.server.wire import now


async def note(connection: AsyncConnection, table: TableInfo, step: Step, **columns: Any) -> Event:
    """Stores an event that leaves the position as it is, within a transaction that holds the table's row.

    It makes a version, so that no choice crosses it. `columns` of the table change with it; who is waited for by them,
    or is no longer, is told.
    """
    event = Event(table.id, table.version + 1, step, None, now())
    await tables.change(connection, table.id, version=event.seq, **columns)
    await events.add(connection, event)
    await note_passing(connection, table, event.seq, event.at, columns)
    return event
