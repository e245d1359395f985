"""What happens when a clock is empty: what the table has chosen."""

from dataclasses import replace

from sqlalchemy.ext.asyncio import AsyncConnection

from orloj.engine.match import Step
from orloj.server.clocks.agreed import BOT, NOTHING, VOTE, Clock
from orloj.server.clocks.banks import Banks
from orloj.server.clocks.standing import kept
from orloj.server.life.settling import open_time_vote
from orloj.server.lobby import repository as tables
from orloj.server.lobby.noting import note
from orloj.server.lobby.table import TableInfo
from orloj.server.play import events
from orloj.server.telling.outbox import TIME, tell

FLAG = "flag"
"""The kind of the event in which a clock is found empty; its log tells what follows from that."""
LEVEL = "normal"  # of the bot that plays on


async def flag(connection: AsyncConnection, table: TableInfo, clock: Clock, banks: Banks, seat: int) -> None:
    """Lets the flag of a seat fall, within a transaction that holds the table's row."""
    told = {"k": FLAG, "seat": seat, "then": clock.at_zero}
    lent = seat if clock.at_zero == BOT else None
    columns = kept(replace(banks, flagged=True, lent=lent))._asdict()
    fallen = await note(connection, table, Step(FLAG, seat, "", 0, (), (told,)), **columns)
    table = replace(table, version=fallen.seq)
    if clock.at_zero != NOTHING:
        await tell(connection, table, [seat], TIME, fallen.seq, {"then": clock.at_zero})
    if clock.at_zero == BOT:
        await tables.play_for(connection, table.id, seat, LEVEL)
        await note(connection, table, Step(events.BOT, seat, LEVEL, 0, ()))
    elif clock.at_zero == VOTE:
        await open_time_vote(connection, table, seat)
