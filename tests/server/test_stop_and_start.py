"""At any point of any game the server may stop and start: what is seen, stored and to be told stays as it was.

The clocks are the exception that proves the rule: time when no server was up is given back, so what is compared there
is how much time everybody has left.
"""

import asyncio
import shutil
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from sqlalchemy import select

from orloj.engine.rules import Rules
from orloj.games import GAMES
from orloj.server.db.tables import chat, event, game_table, motion, note, outbox, seat, visit
from tests.server.house import House, Table, running
from tests.server.long_games import lengthen
from tests.server.test_restart import back
from tests.server.toy import TOY

EVERYTHING: dict[str, Rules] = {**GAMES, **TOY}
CLOCK = {"bank": 86_400, "refill": 3_600, "days_off": [], "zone": "Europe/Prague", "at_zero": "nothing"}
MOVING = ("banks", "flag_due", "updated")
"""Columns that a start may bring up to date."""
PATIENCE = 60.0  # seconds by which a clock may differ: as long as a slow machine takes to start
WALK = settings(
    max_examples=8,
    phases=[Phase.generate],
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
    deadline=None,
)


async def rows(house: House, table: Table) -> dict[str, Any]:
    """All that is stored of a table."""
    async with house.parts.database.read() as connection:
        found: dict[str, Any] = {}
        row = (await connection.execute(select(game_table).where(game_table.c.id == table.id))).mappings().one()
        found["table"] = {name: value for name, value in row.items() if name not in MOVING}
        for part in (outbox, seat, motion, note, visit, chat, event):
            query = select(part).where(part.c.table_id == table.id).order_by(*part.primary_key)
            found[part.name] = [dict(one) for one in (await connection.execute(query)).mappings()]
    return found


async def seen(table: Table) -> list[Any]:
    """What everybody at a table sees, and may choose and take back."""
    return [await guest.get(f"{table.path}/state") for guest in table.guests]


async def left(table: Table) -> list[float]:
    """How much time everybody has."""
    clocks = (await table.guests[0].get(table.path))["clocks"]
    return [one["left"] for one in clocks["seats"]] if clocks else []


async def play(house: House, table: Table, choices: list[int]) -> None:
    """Plays through the service, so that whatever is told of a choice is told."""
    for number, which in enumerate(choices):
        shown = await table.guests[0].get(table.path)
        if shown["status"] == "over":
            return
        (asked,) = shown["waiting"]
        guest = table.guests[int(asked)]
        state = await guest.get(f"{table.path}/state")
        body = {"version": state["version"], "command_id": f"c{number}"}
        if which % 5 == 0 and state["decision"]["undo"]:
            await guest.post(f"{table.path}/undo", **body)
        else:
            options = state["decision"]["choices"]
            await guest.post(f"{table.path}/choices", choice=options[which % len(options)], **body)


async def tell(url: str, folder: Path, game: str, seats: int, version: int, choices: list[int], clock: bool) -> None:
    more: dict[str, Any] = {"clock": CLOCK} if clock else {}
    if game == "toy":
        more["options"] = {"rounds": "50"}
    async with running(url, folder, EVERYTHING) as house:
        table = await house.table(seats, game=game, **more)
        await lengthen(house, table, version)
        await house.parts.courier._sorter.make_good()  # nobody was told of what was stored at once
        await play(house, table, choices)
        page = await table.guests[0].open(table)
        await page.send(t="chat", text="Until tomorrow")
        await page.until("chat")
        await page.send(t="look", version=version)
        await page.send(t="resync", after=0)
        await page.until("state")
        ask = await table.guests[0].client.post(f"{table.path}/motions", json={"kind": "undo", "about": {"to": 1}})
        assert ask.status_code in (200, 422), "there may be nothing to go back to"
        tried = await table.guests[0].post(f"{table.path}/sandbox", version=version, others="me")
        sandbox = Table(house, tried["id"], "", table.guests[:1])
        await asyncio.gather(*house.parts.commands._saving)
        both = (table, sandbox)
        before = [(await rows(house, one), await seen(one), await left(one)) for one in both]
        jars = [[dict(guest.client.cookies) for guest in one.guests] for one in both]
    async with running(url, folder, EVERYTHING) as house:
        again = [await back(house, one, jar) for one, jar in zip(both, jars, strict=True)]
        for one, (stored, shown, clocks) in zip(again, before, strict=True):
            assert await seen(one) == shown
            assert await rows(house, one) == stored
            assert await left(one) == pytest.approx(clocks, abs=PATIENCE)
        house.parts.rooms._tables.forget(table.id)
        assert await seen(again[0]) == before[0][1]


@pytest.mark.parametrize("game", EVERYTHING)
@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_stop_and_a_start_change_nothing(
    game: str, kind: str, request: pytest.FixtureRequest, tmp_path: Path, sqlite_template: Path
) -> None:
    fixed = request.getfixturevalue("postgres_url") if kind == "postgres" else ""
    numbers = iter(range(1000))

    @WALK
    @given(
        st.integers(2, 4),
        st.integers(1, 160),
        st.lists(st.integers(0, 99), max_size=8),
        st.booleans(),
    )
    def at_any_point(seats: int, version: int, choices: list[int], clock: bool) -> None:
        file = tmp_path / f"{next(numbers)}.sqlite3"
        if not fixed:
            shutil.copy(sqlite_template, file)
        asyncio.run(tell(fixed or f"sqlite:///{file}", tmp_path, game, seats, version, choices, clock))

    at_any_point()
