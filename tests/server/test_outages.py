"""Time in which no process was there is nobody's."""

from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from orloj.engine.match import Step
from orloj.server.clocks import pulse
from orloj.server.db.database import Database
from orloj.server.db.tables import outage
from orloj.server.life import store
from orloj.server.lobby.noting import note
from orloj.server.play import events
from tests.server.clockwork import (
    MANY,
    Pass,
    clock,
    clocks,
    column,
    kinds,
    left,
    logs,
    pass_time,
    stand,
)
from tests.server.house import House, Table, running
from tests.server.process import process
from tests.server.test_restart import back

__all__ = ["pass_time"]


def jars(table: Table) -> list[dict[str, Any]]:
    return [dict(guest.client.cookies) for guest in table.guests]


async def outages(house: House) -> list[float]:
    """How many seconds each outage has lasted."""
    async with house.parts.database.read() as connection:
        found = await connection.execute(select(outage.c.began, outage.c.ended).order_by(outage.c.id))
        return [(ended - began).total_seconds() for began, ended in found]


async def test_nobody_loses_by_a_restart(database_url: str, tmp_path: Path, pass_time: Pass) -> None:
    """H1: 30 seconds left, the house is closed for two minutes."""
    async with running(database_url, tmp_path) as house:
        table = await house.table(clock=clock(at_zero="bot"), options=MANY)
        pass_time(minutes=59, seconds=30)
        page = await table.guests[1].open(table)
        await page.until("presence")
        kept = jars(table)
    pass_time(minutes=2)
    async with running(database_url, tmp_path, bot_pace=60) as house:
        table = await back(house, table, kept)
        assert await left(table) == [30, 3600]
        [entry] = await logs(house, table, "outage")
        assert entry == {"k": "outage", "seat": 0, "seconds": 120}
        for guest in table.guests:  # both are told
            again = await guest.open(table, after=1)
            again.version, again.view = page.version, page.view
            while (await again.next())["t"] not in ("diff", "state"):
                pass
            assert again.version == 2
            later = (await guest.get(f"{table.path}/events?after=1"))["events"]
            assert [each["log"] for each in later] == [[entry]]
        pass_time(seconds=45)
        await house.parts.keeper.look()
        assert await kinds(table) == ["start", "outage"], "nobody is flagged in the first minute"
        assert await left(table) == [0, 3600]
        pass_time(seconds=16)
        await house.parts.keeper.look()
        assert await kinds(table) == ["start", "outage", "flag", "bot"]


async def test_who_moves_in_the_first_minute_is_in_time(database_url: str, tmp_path: Path, pass_time: Pass) -> None:
    async with running(database_url, tmp_path) as house:
        table = await house.table(clock=clock(at_zero="bot"), options=MANY)
        pass_time(minutes=59, seconds=50)
        kept = jars(table)
    pass_time(days=2)
    async with running(database_url, tmp_path) as house:
        table = await back(house, table, kept)
        pass_time(seconds=40)
        await house.parts.keeper.look()
        await table.choose(0, "end-turn")
        pass_time(minutes=10)
        await house.parts.keeper.look()
        assert await kinds(table) == ["start", "outage", "choice"]


async def test_a_short_stop_costs_nothing_and_is_not_worth_a_word(
    database_url: str, tmp_path: Path, pass_time: Pass
) -> None:
    async with running(database_url, tmp_path) as house:
        table = await house.table(clock=clock(), options=MANY)
        pass_time(minutes=10)
        kept = jars(table)
    pass_time(seconds=40)
    async with running(database_url, tmp_path) as house:
        table = await back(house, table, kept)
        assert await left(table) == [3000, 3600]
        assert await kinds(table) == ["start"]
        assert await outages(house) == [40]


async def stages(house: House, pass_time: Pass) -> list[Table]:
    """Tables at every point at which clocks can stand or run."""
    tables = [await house.table(clock=clock(refill=0), options=MANY) for _ in range(8)]
    tables.append(await house.table(clock=clock(days_off=[0, 1, 2, 3, 4, 5]), options=MANY))
    plain, turned, undone, paused, asked, stood_in, over, flagged, _ = tables
    assert plain.id
    pass_time(minutes=20)
    await turned.choose(0, "step:1")
    await turned.choose(0, "end-turn")
    await undone.choose(0, "step:1")
    await undone.guests[0].post(f"{undone.path}/undo", version=2, command_id="u")
    await stand(house, paused, still=True)
    async with house.parts.keeper._desk.locked(asked.id) as (connection, info):
        await store.add(connection, asked.id, "undo", 0, {"to": 1}, {0: True})
        await note(connection, info, Step("motion", 0, "", 0, ()))
    await stood_in.guests[0].post(f"{stood_in.path}/seats/0", action="bot", level="hard")
    await over.guests[0].post(f"{over.path}/concede")
    await flagged.choose(0, "step:1")
    return tables


async def test_stopping_and_starting_changes_no_clock(database_url: str, tmp_path: Path, pass_time: Pass) -> None:
    """At any point: running, turned, undone, paused, asked, stood in for, given up, on a day off."""
    async with running(database_url, tmp_path, bot_pace=60) as house:
        tables = await stages(house, pass_time)
        pass_time(minutes=10)
        await house.parts.keeper.look()
        before = [await clocks(table) for table in tables]
        lasted = [await kinds(table) for table in tables]
        kept = [jars(table) for table in tables]
    for away in (timedelta(seconds=30), timedelta(minutes=30), timedelta(days=9)):
        pass_time(seconds=away.total_seconds())
        async with running(database_url, tmp_path, bot_pace=60) as house:
            tables = [await back(house, table, jar) for table, jar in zip(tables, kept, strict=True)]
            after = [await clocks(table) for table in tables]
            for was, one in zip(before[:-1], after[:-1], strict=True):
                assert (one["running"], one["standing"], one["seats"]) == (
                    was["running"],
                    was["standing"],
                    was["seats"],
                )
            await house.parts.keeper.look()
            before = [await clocks(table) for table in tables]
    for table, lasting in zip(tables, lasted, strict=True):
        assert [kind for kind in await kinds_of(house, table) if kind != "outage"] == lasting


async def kinds_of(house: House, table: Table) -> list[str]:
    """The kinds of the events of a table whose house is closed."""
    database = Database(str(house.parts.settings.url))
    async with database.read() as connection:
        found = [each.step.kind for each in await events.after(connection, table.id, 0)]
    await database.dispose()
    return found


async def test_one_process_of_two_may_go(postgres_url: str, tmp_path: Path, pass_time: Pass) -> None:
    """The other is there for everybody: nothing is credited, and flags fall in time."""
    async with running(postgres_url, tmp_path) as staying:
        table = await staying.table(clock=clock(refill=0), options=MANY)
        async with running(postgres_url, tmp_path):
            pass_time(minutes=10)
        pass_time(minutes=10)
        async with running(postgres_url, tmp_path) as again:
            assert await left(table) == [2400, 3600]
            pass_time(minutes=40, seconds=1)
            await again.parts.keeper.look()
            assert await kinds(table) == ["start", "flag"]
            assert await outages(staying) == []


async def test_a_process_that_was_killed_was_not_there(postgres_url: str, tmp_path: Path, pass_time: Pass) -> None:
    async with process(postgres_url, tmp_path) as (origin, dying):
        async with running(postgres_url, tmp_path) as beside:
            table = await beside.table(clock=clock(refill=0), options=MANY)
            kept = jars(table)
        assert origin
        dying.kill()
        dying.wait()
    pass_time(minutes=15)
    async with running(postgres_url, tmp_path) as house:
        table = await back(house, table, kept)
        assert 3580 <= (await left(table))[0] <= 3600, "that process had no other time than ours"
        assert await kinds(table) == ["start", "outage"]


async def test_a_computer_that_slept_was_not_there(
    house: House, pass_time: Pass, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await house.table(clock=clock(refill=0), options=MANY)
    page = await table.guests[0].open(table)
    await page.until("presence")
    awake = pulse._awake
    monkeypatch.setattr(pulse, "_awake", lambda: awake() + 600)
    pass_time(minutes=10)
    assert (await page.until("diff", kind="outage"))["log"][0]["seconds"] == 600
    assert await left(table) == [3600, 3600]


async def test_a_computer_that_was_awake_was_there(house: House, pass_time: Pass) -> None:
    table = await house.table(clock=clock(refill=0), options=MANY)
    pass_time(minutes=10)
    house.parts.keeper._pulse._last -= 30
    await house.parts.keeper._pulse.beat()
    assert await left(table) == [3000, 3600]
    assert await outages(house) == []


async def test_time_before_the_last_sign_is_charged(database_url: str, tmp_path: Path, pass_time: Pass) -> None:
    """A clock that was running when the house closed has lost what it lost until then."""
    async with running(database_url, tmp_path) as house:
        table = await house.table(clock=clock(refill=0), options=MANY)
        kept = jars(table)
        pass_time(minutes=30)
    pass_time(minutes=30)
    async with running(database_url, tmp_path) as house:
        table = await back(house, table, kept)
        assert await left(table) == [1800, 3600]
        due = await column(house, table, "flag_due")
        pass_time(minutes=30, seconds=2)
        await house.parts.keeper.look()
        assert await column(house, table, "flag_due") is None, due
        assert await kinds(table) == ["start", "outage", "flag"]
