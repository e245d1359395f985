"""Seats that change hands for good, each within a transaction that holds the table's row."""

from sqlalchemy.ext.asyncio import AsyncConnection

from orloj.engine.match import Step
from orloj.server.accounts.service import Person
from orloj.server.life import store
from orloj.server.lobby import repository as tables
from orloj.server.lobby.noting import note
from orloj.server.lobby.rising import pass_on
from orloj.server.lobby.table import TableInfo
from orloj.server.play import events
from orloj.server.telling.passing import note_seat
from orloj.server.wire import now

LEVEL = "normal"  # of the bot that plays on
NO_LINK_YET = ""  # no hash: the seat may be taken over, and anybody at the table may make the link


async def concede(connection: AsyncConnection, table: TableInfo, seat: int) -> None:
    """Lets a bot play on for good for somebody who gives the game up. The person stays at the table."""
    await store.change_seat(connection, table.id, seat, conceded=now(), bot=LEVEL)
    log = {"k": "concede", "seat": seat, "level": LEVEL}
    await note(connection, table, Step(events.CONCEDE, seat, LEVEL, 0, (), (log,)))
    await pass_on(connection, table, [seat])


async def drop(connection: AsyncConnection, table: TableInfo, seat: int, by: int) -> None:
    """Takes a person from a seat, which is a bot's own from there on."""
    gone = await _leave(connection, table, seat, person_id=None, bot=LEVEL)
    log = {"k": "drop", "seat": seat, "by": by, "person": gone, "level": LEVEL}
    event = await note(connection, table, Step(events.DROP, seat, gone, 0, (), (log,)))
    await note_seat(connection, table, seat, "drop", event.seq, event.at)
    await pass_on(connection, table, [seat])


async def take(connection: AsyncConnection, table: TableInfo, seat: int, person: Person) -> None:
    """Puts somebody else on a seat; whoever sat there has no rights there any more."""
    await tables.look_away(connection, table.id, person.id)
    gone = await _leave(connection, table, seat, person_id=person.id, bot=None)
    log = {"k": "substitute", "seat": seat, "person": gone or None, "now": person.id}
    event = await note(connection, table, Step(events.SUBSTITUTE, seat, gone, 0, (), (log,)))
    await note_seat(connection, table, seat, "substitute", event.seq, event.at)
    if gone == table.host:
        others = [seat, *(other for other in table.taken if other in table.conceded)]
        if table.taken.keys() <= set(others):
            await tables.change(connection, table.id, host=person.id)
        await pass_on(connection, table, [seat])


async def _leave(
    connection: AsyncConnection, table: TableInfo, seat: int, *, person_id: str | None, bot: str | None
) -> str:
    """Who was on the seat, if anybody: its row remembers."""
    gone = table.taken[seat].id if seat in table.taken else ""
    former = [somebody.id for somebody in table.former.get(seat, ())]
    await store.change_seat(
        connection, table.id, seat,
        person_id=person_id, bot=bot, conceded=None, substitute_hash=None, hidden=None,
        former=[*former, gone] if gone else former,
    )  # fmt: skip
    return gone
