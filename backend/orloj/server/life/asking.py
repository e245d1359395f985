"""What may be asked, and by whom."""

from collections.abc import Callable, Collection, Mapping
from datetime import timedelta
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from orloj.server.accounts.service import Person
from orloj.server.life import store, voting
from orloj.server.life.rewinding import taken_back
from orloj.server.lobby.seating import require_running, require_seat, require_seated
from orloj.server.lobby.table import TableInfo
from orloj.server.problems import Problem
from orloj.server.wire import now

LONG = timedelta(hours=24)
"""Absent for so long, a person can lose the seat by the word of one other alone."""

Away = Callable[[TableInfo], Collection[str]]


def require_player(table: TableInfo, person: Person) -> int:
    """The seat of somebody who plays at a running table.

    Raises Problem("unknown-table", "not-seated", "not-running", "game-over", "conceded", "not-for-bots").
    """
    require_seated(table, person.id)
    seat = table.seat_of(person.id)
    if seat is None:
        raise Problem("not-seated", "Your companions sit here, you do not: act in the name of one of them.")
    require_running(table)
    if seat in table.conceded:
        raise conceded()
    if person.program:
        raise Problem("not-for-bots", "Bots follow what the people at the table decide.")
    return seat


def conceded() -> Problem:
    """The answer to whoever has given the game up."""
    return Problem("conceded", "You have given this game up: a bot plays on for you.")


async def checked(
    connection: AsyncConnection, table: TableInfo, seat: int, kind: str, about: Mapping[str, Any], away: Away
) -> dict[str, Any]:
    """What a motion is about, after everything that speaks against asking it at all.

    Raises Problem("bad-target", "asked-already", "already-paused", "bad-seat", "bot-seat", "conceded", "no-clock",
    "not-absent", "invalid-request").
    """
    if kind == voting.UNDO:
        if about.get("to") is None or about.get("seat") is not None:
            raise Problem("invalid-request", "about: the version to go back to (to).")
        # The clocks stand while it is thought about, so that asking again and again would cost no time.
        if table.clock is not None and await store.asked_in_vain(connection, table.id, kind, seat):
            raise Problem("asked-already", "The clocks stood for it: ask again after somebody's next choice.")
        await taken_back(connection, table, about["to"])
        return {"to": about["to"]}
    if kind in voting.ABOUT_SEAT:
        if about.get("seat") is None or about.get("to") is not None:
            raise Problem("invalid-request", "about: the number of a seat (seat).")
        await _check_seat(connection, table, seat, kind, about["seat"], away)
        return {"seat": about["seat"]}
    if kind == voting.PAUSE and table.paused is not None:
        raise Problem("already-paused", "The clocks stand already.")
    return {}


async def _check_seat(connection: AsyncConnection, table: TableInfo, by: int, kind: str, seat: int, away: Away) -> None:
    require_seat(table, seat)
    if seat == by:
        raise Problem("bad-seat", "For your own seat you need nobody's leave.")
    if seat not in table.taken:
        raise Problem("bot-seat", "This seat is a bot's.")
    if kind in (voting.BOT, voting.WAIT) and seat in table.conceded:
        raise Problem("conceded", "Who sits there has given the game up: a bot plays on.")
    if kind == voting.BOT and seat in table.bots:
        raise Problem("bot-seat", "A bot plays there already.")
    if kind == voting.WAIT and (table.clock is None or str(seat) not in (table.waiting or {})):
        raise Problem("no-clock", "No clock runs there.")
    if seat not in table.conceded and kind != voting.WAIT:
        await _check_absence(connection, table, by, kind, seat, away)


async def _check_absence(
    connection: AsyncConnection, table: TableInfo, by: int, kind: str, seat: int, away: Away
) -> None:
    """Where nobody else has a vote, one person alone decides over another: only over somebody who is not there."""
    voice = voting.voice(table, by)
    if set(voting.voters(table, kind, {"seat": seat}, {voice: True})) > {voice}:
        return
    person = table.taken[seat]
    if person.id not in away(table):
        raise Problem("not-absent", "You alone can decide this only about a player who has been away for a while.")
    if kind != voting.BOT:
        seen = await store.last_sign(connection, table.id, person.id, seat) or await store.begun(connection, table.id)
        if now() - seen < LONG:
            raise Problem("not-absent", "You alone can decide this only about a player who has been away for a day.")
