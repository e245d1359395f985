"""What comes of a motion: looked at after every vote, and whenever seats change hands."""

from collections.abc import Awaitable, Callable

from sqlalchemy.ext.asyncio import AsyncConnection

from orloj.engine.rules import Rules
from orloj.server.life import store, voting
from orloj.server.life.carrying import carry, tell_of
from orloj.server.lobby import repository as tables
from orloj.server.lobby.motion import Motion
from orloj.server.lobby.table import RUNNING, TableInfo
from orloj.server.telling.outbox import MOTION, tell
from orloj.server.wire import now

RulesOf = Callable[[str, str], Awaitable[Rules]]
"""The rules of a game (the first text) on its component data of a version (the second)."""
REFUSED, EXPIRED, WITHDRAWN, MOOT = "refused", "expired", "withdrawn", "moot"
"""How a motion ends that does not pass. Moot is one whose asker, or the person it is about, has left."""


async def settle(connection: AsyncConnection, rules_of: RulesOf, id: str) -> None:
    """Ends the open motion of a table if its votes, or its time, have decided it, and does what was agreed.

    The transaction holds the table's row.
    """
    table = await tables.find(connection, id)
    if table is None or table.motion is None:
        return
    motion = table.motion
    if table.status != RUNNING:
        await store.close(connection, motion.id, passed=False)
    elif _moot(table, motion):
        await end(connection, table, motion, MOOT)
    elif (answer := _answer(table, motion)) is False:
        await end(connection, table, motion, EXPIRED if motion.expires <= now() else REFUSED)
    elif answer is not None:
        await store.close(connection, motion.id, passed=True)
        rules = await rules_of(table.game, table.rules_version)
        await carry(connection, rules, table, motion, answer)


async def end(connection: AsyncConnection, table: TableInfo, motion: Motion, how: str) -> None:
    """Ends a motion that has not passed."""
    await store.close(connection, motion.id, passed=False)
    await tell_of(connection, table, motion, passed=False, how=how)


def settled(table: TableInfo) -> bool:
    """Is there something to be done about the open motion of a table?"""
    motion = table.motion
    if motion is None:
        return False
    return table.status != RUNNING or _moot(table, motion) or _answer(table, motion) is not None


async def vacated(connection: AsyncConnection, rules_of: RulesOf, id: str, seat: int) -> None:
    """Sees to the open motion of a table where somebody has left a seat: that vote does not count any more."""
    table = await tables.find(connection, id)
    if table is None or table.motion is None:
        return
    motion = table.motion
    if seat == motion.seat and motion.kind != voting.TIME:
        await end(connection, table, motion, MOOT)
        return
    kept = {number: vote for number, vote in motion.votes.items() if number != seat}
    await store.set_votes(connection, motion.id, kept)
    await settle(connection, rules_of, id)


async def open_time_vote(connection: AsyncConnection, table: TableInfo, seat: int) -> None:
    """Asks the others what to do about the empty clock of a seat, within a transaction that holds the table's row.

    A question that is open already gives way: the clock has decided that this one cannot wait. Where nobody has a
    vote, the table waits. `table` is as it stands at this point of the transaction.
    """
    if table.motion is not None:
        await end(connection, table, table.motion, MOOT)
    about = {"seat": seat, "answers": list(voting.ANSWERS)}
    await store.add(connection, table.id, voting.TIME, seat, about, {})
    found = await tables.find(connection, table.id)
    assert found is not None
    assert found.motion is not None
    await ask(connection, found, found.motion)


async def ask(connection: AsyncConnection, table: TableInfo, motion: Motion) -> None:
    """Tells those who have not voted yet of a motion."""
    having = voting.voters(table, motion.kind, motion.about, motion.votes)
    silent = [seat for seat in having if seat not in motion.votes]
    about = {"kind": motion.kind, "by": motion.seat, **motion.about}
    await tell(connection, table, silent, MOTION, table.version, about)


def _moot(table: TableInfo, motion: Motion) -> bool:
    asks = motion.seat in table.taken and motion.seat not in table.conceded
    if motion.kind not in voting.ABOUT_SEAT:
        return not asks
    seat = motion.about["seat"]
    if seat not in table.taken:
        return True
    out = seat in table.conceded and motion.kind not in (voting.DROP, voting.SUBSTITUTE)
    moved = motion.kind == voting.TIME and str(seat) not in (table.waiting or {})
    played = motion.kind == voting.BOT and seat in table.bots
    return out or moved or played or not (asks or motion.kind == voting.TIME)


def _answer(table: TableInfo, motion: Motion) -> bool | str | None:
    answer = voting.verdict(table, motion)
    if answer is None and motion.expires <= now():
        given = [vote for vote in motion.votes.values() if isinstance(vote, str)]
        return voting.answered(given) if motion.kind == voting.TIME else False
    return answer
