"""What a table does when it has agreed on something, within the transaction of the last vote."""

from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from orloj.engine.match import Step
from orloj.engine.rules import Rules
from orloj.server.clocks.agreed import Clock
from orloj.server.clocks.banks import Banks, charged, refilled
from orloj.server.clocks.standing import kept, millis, stood_since
from orloj.server.life import hands, store, voting
from orloj.server.life.rewinding import rewind
from orloj.server.lobby import repository as tables
from orloj.server.lobby.motion import Motion
from orloj.server.lobby.noting import note
from orloj.server.lobby.table import OVER, TableInfo
from orloj.server.play import events
from orloj.server.telling.passing import note_seat
from orloj.server.wire import now


async def carry(
    connection: AsyncConnection, rules: Rules, table: TableInfo, motion: Motion, answer: bool | str
) -> None:
    """Does what was asked; `answer` is what was said where there is more than yes and no."""
    asked = answer if isinstance(answer, str) else motion.kind
    match asked:
        case voting.UNDO:
            agreed = [seat for seat, yes in motion.votes.items() if yes is True]
            await rewind(connection, rules, table, motion.about["to"], motion.seat, agreed)
        case voting.CANCEL:
            await cancel(connection, table, motion.seat)
        case voting.PAUSE:
            step = _step(events.PAUSE, motion.seat, by=motion.seat)
            await note(connection, table, step, paused=now())
        case voting.BOT:
            await stand_in(connection, table, motion.about["seat"], motion.seat)
        case voting.DROP:
            await hands.drop(connection, table, motion.about["seat"], motion.seat)
        case voting.SUBSTITUTE:
            await store.change_seat(connection, table.id, motion.about["seat"], substitute_hash=hands.NO_LINK_YET)
            await tell_of(connection, table, motion, passed=True, answer=answer)
        case voting.WAIT:
            columns = _refilled(table, motion.about["seat"])
            await tell_of(connection, table, motion, passed=True, answer=answer, **columns)


async def cancel(connection: AsyncConnection, table: TableInfo, seat: int) -> None:
    """Ends a game without a result: nobody is asked any more, and its seed is told."""
    await note(
        connection, table, _step(events.CANCEL, seat),
        status=OVER, waiting=None, turn_since=None, scores=None, flag_due=None, paused=None, cancelled=now(),
    )  # fmt: skip


async def stand_in(connection: AsyncConnection, table: TableInfo, seat: int, by: int) -> None:
    """Lets a bot play for a person until that one comes back."""
    await tables.play_for(connection, table.id, seat, hands.LEVEL)
    log = {"k": "stand-in", "seat": seat, "by": by, "level": hands.LEVEL, "vote": True}
    event = await note(connection, table, Step(events.BOT, seat, hands.LEVEL, 0, (), (log,)))
    await note_seat(connection, table, seat, "bot", event.seq, event.at)


async def tell_of(
    connection: AsyncConnection, table: TableInfo, motion: Motion, *, passed: bool, answer: bool | str | None = None,
    how: str | None = None, **columns: Any,
) -> None:  # fmt: skip
    """Notes what came of a motion, where nothing else tells it. `how` it ended without having passed."""
    said = {"answer": answer} if isinstance(answer, str) else {}
    ended = {"how": how} if how is not None else {}
    log = {"of": motion.kind, "about": dict(motion.about), "passed": passed, **said, **ended}
    await note(connection, table, _step(events.MOTION, motion.seat, **log), **columns)


def _step(kind: str, seat: int, **log: Any) -> Step:
    return Step(kind, seat, "", 0, (), ({"k": kind, "seat": seat, **log},))


def _refilled(table: TableInfo, seat: int) -> dict[str, Any]:
    """The columns of clocks where the one of a seat is full again."""
    if table.clock is None or table.banks is None:
        return {}
    clock = Clock.of(table.clock)
    banks = charged(clock, Banks.load(table.banks), millis(now()), stood_since(table))
    return kept(refilled(clock, banks, seat))._asdict()
