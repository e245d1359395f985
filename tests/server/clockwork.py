"""Tables with clocks, and time that passes at a word."""

import json
from collections.abc import Callable
from datetime import timedelta
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from orloj.engine.match import Step
from orloj.server.db.tables import event, game_table, outbox
from orloj.server.lobby.noting import note
from orloj.server.wire import Present, now
from tests.server.house import Guest, House, Table

Pass = Callable[..., None]
HOUR = {"bank": 3600, "refill": 60, "days_off": [], "zone": "Europe/Prague", "at_zero": "nothing"}
MANY = {"rounds": "50"}


def clock(**other: Any) -> dict[str, Any]:
    """An hour each and a minute more a turn, with what is to be different."""
    return {**HOUR, **other}


@pytest.fixture
def pass_time(monkeypatch: pytest.MonkeyPatch) -> Pass:
    """Time stands for every server of this process, and passes at a word: `pass_time(hours=1)`."""
    start = now()
    monkeypatch.setattr(Present, "ahead", timedelta())
    monkeypatch.setattr(Present, "moment", lambda: start + Present.ahead)

    def passing(**units: float) -> None:
        Present.ahead += timedelta(**units)

    return passing


async def clocks(table: Table, seat: int = 0) -> dict[str, Any]:
    """The clocks as somebody sees them."""
    return dict((await table.guests[seat].get(table.path))["clocks"])


async def left(table: Table) -> list[float]:
    """What is left, by seat."""
    return [each["left"] for each in (await clocks(table))["seats"]]


async def kinds(table: Table) -> list[str]:
    """The kinds of all events, in order."""
    return [each["kind"] for each in (await table.guests[0].get(f"{table.path}/events?after=0"))["events"]]


async def logs(house: House, table: Table, kind: str) -> list[dict[str, Any]]:
    """What the events of a kind have told."""
    query = select(event.c.log).where(event.c.table_id == table.id, event.c.kind == kind).order_by(event.c.seq)
    async with house.parts.database.read() as connection:
        return [entry for log in (await connection.execute(query)).scalars() for entry in log]


async def told(house: House, table: Table) -> list[tuple[str, dict[str, Any]]]:
    """The persons who are told something about time, with what it is about."""
    query = select(outbox.c.person_id, outbox.c.about).where(outbox.c.table_id == table.id, outbox.c.occasion == "time")
    async with house.parts.database.read() as connection:
        return [(person, about) for person, about in await connection.execute(query.order_by(outbox.c.id))]


async def column(house: House, table: Table, name: str) -> Any:
    """A column of the table's row."""
    async with house.parts.database.read() as connection:
        return (await connection.execute(select(game_table.c[name]).where(game_table.c.id == table.id))).scalar_one()


async def stand(house: House, table: Table, *, still: bool) -> None:
    """The clocks stand by agreement from now on, or go on."""
    async with house.parts.keeper._desk.locked(table.id) as (connection, info):
        kind = "pause" if still else "resume"
        await note(connection, info, Step(kind, 0, "", 0, ()), paused=now() if still else None)


async def agree(guest: Guest, table: Table, wanted: object) -> httpx.Response:
    """The answer to whoever would have this clock at an open table, with the options as they come."""
    looked = (await guest.client.get(table.path)).json()
    # The module writes numbers, too, that are no JSON.
    body = json.dumps({"before": looked.get("agreement", ""), "clock": wanted, "options": {}})
    return await guest.client.put(f"{table.path}/agreement", content=body, headers={"Content-Type": "application/json"})
