"""The clocks follow what happens to a table around its game: hands change, it pauses, people take something back."""

from dataclasses import replace

from sqlalchemy.ext.asyncio import AsyncConnection

from orloj.server.clocks.agreed import Clock
from orloj.server.clocks.banks import Banks, charged, refilled, waiting
from orloj.server.clocks.standing import kept, millis, runs, stood_since
from orloj.server.lobby import repository as tables
from orloj.server.lobby.table import OPEN, RUNNING, TableInfo
from orloj.server.wire import now


async def follow(connection: AsyncConnection, before: TableInfo) -> None:
    """Brings the clocks of a table to what was done within this transaction, which began with the table as `before`."""
    if before.clock is None or before.status == OPEN:
        return
    after = await tables.find(connection, before.id)
    if after is None or after.banks is None:
        return
    banks = Banks.load(after.banks)
    changed = followed(before, after, banks, millis(now()))
    if changed is not None:
        await tables.change(connection, before.id, **kept(changed)._asdict())


def followed(before: TableInfo, after: TableInfo, banks: Banks, at: int) -> Banks | None:
    """The clocks as they go on at a table that was changed; None if that is nothing to them."""
    clock = Clock.of(before.clock or {})
    new = [seat for seat, person in after.taken.items() if _id(before, seat) != person.id]
    changed = charged(clock, banks, at, stood_since(before))
    changed = _hands(before, after, changed)
    for seat in new:
        changed = refilled(clock, changed, seat)
    same = stood_since(before) == stood_since(after)
    return None if same and replace(changed, at=banks.at, left=banks.left) == banks and not new else changed


def _hands(before: TableInfo, after: TableInfo, banks: Banks) -> Banks:
    seat = int(next(iter(after.waiting))) if after.status == RUNNING and after.waiting else None
    banks = waiting(Clock.of(after.clock or {}), banks, seat, runs=runs(after, seat), refill=False)
    return replace(banks, lent=_stood_in(before, after, banks.lent), owed=_stood_in(before, after, banks.owed))


def _stood_in(before: TableInfo, after: TableInfo, seat: int | None) -> int | None:
    """A seat that a bot has for a wait, unless it is in other hands by now, or somebody has chosen another bot."""
    if seat is None or seat not in after.taken or seat not in after.bots or seat in after.conceded:
        return None
    return seat if before.bots.get(seat, after.bots[seat]) == after.bots[seat] else None


def _id(table: TableInfo, seat: int) -> str | None:
    return table.taken[seat].id if seat in table.taken else None
