"""Time in which no process was there is nobody's: the clocks that ran go on from its end."""

import logging
from datetime import datetime

from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from orloj.engine.match import Step
from orloj.server.clocks.agreed import Clock
from orloj.server.clocks.banks import Banks, charged, spared
from orloj.server.clocks.standing import kept, millis, stood_since
from orloj.server.db.tables import game_table, outage
from orloj.server.lobby import repository as tables
from orloj.server.lobby.noting import note
from orloj.server.lobby.table import RUNNING

log = logging.getLogger("orloj.clocks")
OUTAGE = "outage"
"""The kind of the event by which a table learns what time was credited to the seat that was waited for."""


async def credit(connection: AsyncConnection, began: datetime, ended: datetime, *, told: bool) -> list[str]:
    """Notes an outage and credits it at every table; the tables. Their logs tell of it if it is to be `told`."""
    await connection.execute(insert(outage).values(began=began, ended=ended))
    with_clock = (game_table.c.status == RUNNING, game_table.c.clock.is_not(None), game_table.c.banks.is_not(None))
    query = select(game_table.c.id).where(*with_clock).order_by(game_table.c.id)
    found = list((await connection.execute(query)).scalars())
    for id in found:
        try:
            await _credit(connection, id, began, ended, told=told)
        except Exception:
            log.exception("the clocks of table %s cannot be read: nothing is credited there", id)
    return found


async def _credit(connection: AsyncConnection, id: str, began: datetime, ended: datetime, *, told: bool) -> None:
    table = await tables.find(connection, id, lock=True)
    if table is None or table.clock is None or table.banks is None or table.status != RUNNING:
        return
    clock, stands = Clock.of(table.clock), stood_since(table)
    banks = charged(clock, Banks.load(table.banks), millis(began), stands)
    runs = banks.runs and not banks.flagged and stands is None
    saved = clock.counted(banks.at, millis(ended)) if runs else 0
    columns = kept(spared(banks, millis(ended)))._asdict()
    if told and saved and banks.seat is not None:
        entry = {"k": OUTAGE, "seat": banks.seat, "seconds": saved // 1000}
        await note(connection, table, Step(OUTAGE, banks.seat, "", 0, (), (entry,)), **columns)
    else:
        await tables.change(connection, id, **columns)
