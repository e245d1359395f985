"""The server stops and starts again: everybody is back in the same place."""

from pathlib import Path
from typing import Any

import pytest

from orloj.server.play import events, tables
from orloj.server.play.events import SNAPSHOT_EVERY
from tests.server.house import Guest, House, Table, running


async def back(house: House, table: Table, jars: list[dict[str, Any]]) -> Table:
    """The same people at the same table of another run of the server."""
    guests: list[Guest] = []
    for jar in jars:
        guest = await house.guest(None)
        guest.client.cookies.update(jar)
        guests.append(guest)
    again = Table(house, table.id, table.invite, guests)
    again._commands = table._commands
    return again


async def seen(table: Table) -> list[dict[str, Any]]:
    """What everybody sees of a table and its game."""
    found = []
    for guest in table.guests:
        shown = await guest.get(table.path)
        answer = await guest.client.get(f"{table.path}/state")
        found.append({"table": {**shown, "seats": None}, "state": {**answer.json(), "request": None}})
    return found


async def test_a_table_is_the_same_at_every_stage(database_url: str, tmp_path: Path) -> None:
    async with running(database_url, tmp_path) as house:
        opened, full = await house.table(4, start=False), await house.table(start=False)
        await opened.guests[3].post(f"{opened.path}/leave")
        opened.guests.pop()
        begun, turned, undone, over = [await house.table() for _ in range(4)]
        await turned.choose(0, "draw")
        await turned.choose(0, "step:1")
        for choice in ("step:1", "step:2", "step:1"):
            await undone.choose(0, choice)
        await undone.guests[0].post(f"{undone.path}/undo", version=4, command_id="u")
        await over.play_out()
        stages = [opened, full, begun, turned, undone, over]
        before = [await seen(table) for table in stages]
        jars = [[dict(guest.client.cookies) for guest in table.guests] for table in stages]
    async with running(database_url, tmp_path) as house:
        again = [await back(house, table, jar) for table, jar in zip(stages, jars, strict=True)]
        assert [await seen(table) for table in again] == before
        undone = again[4]
        answer = await undone.guests[0].post(f"{undone.path}/undo", version=5, command_id="u2", steps=2)
        assert answer["view"]["players"]["0"]["steps"] == 0
        await again[3].play_out()
        assert (await again[3].guests[1].get(again[3].path))["status"] == "over"


async def test_a_long_game_goes_on_from_its_snapshot(database_url: str, tmp_path: Path) -> None:
    async with running(database_url, tmp_path) as house:
        table = await house.table(options={"rounds": "50"})
        for version in range(1, SNAPSHOT_EVERY + 4):
            await table.choose(0, "draw" if version % 9 == 0 else "step:1", version)
        before = await seen(table)
        jars = [dict(guest.client.cookies) for guest in table.guests]
    async with running(database_url, tmp_path) as house:
        async with house.parts.database.read() as connection:
            snapshot = await events.last_snapshot(connection, table.id)
        assert snapshot is not None
        assert snapshot.seq == SNAPSHOT_EVERY
        again = await back(house, table, jars)
        assert await seen(again) == before
        await again.choose(0, "draw")
        await again.choose(0, "end-turn")


async def test_a_page_finds_its_way_back_after_a_restart(database_url: str, tmp_path: Path) -> None:
    async with running(database_url, tmp_path) as house:
        table = await house.table()
        page = await table.guests[1].open(table)
        await table.choose(0, "step:2")
        await page.reach(2)
        jars = [dict(guest.client.cookies) for guest in table.guests]
    assert await page.closed() == 1012
    async with running(database_url, tmp_path) as house:
        again = await back(house, table, jars)
        await again.choose(0, "end-turn")
        returned = await again.guests[1].open(again, after=page.version)
        returned.version, returned.view = page.version, page.view
        await returned.reach(3)
        assert returned.view == (await again.guests[1].get(f"{again.path}/state"))["view"]
        assert returned.decision is not None


async def test_a_command_that_crossed_the_restart_counts_once(database_url: str, tmp_path: Path) -> None:
    body = {"version": 1, "choice": "draw", "command_id": "crossing"}
    async with running(database_url, tmp_path) as house:
        table = await house.table()
        first = await table.guests[0].post(f"{table.path}/choices", **body)
        jars = [dict(guest.client.cookies) for guest in table.guests]
    async with running(database_url, tmp_path) as house:
        again = await back(house, table, jars)
        assert await again.guests[0].post(f"{table.path}/choices", **body) == first


async def test_many_tables_do_not_fill_the_memory(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "MOST", 2)
    live = house.parts.rooms._tables
    played = [await house.table() for _ in range(4)]
    for table in played:
        await table.choose(0, "step:1")
    assert len(live.all()) == 4, "what was used just now stays"
    for kept in live.all():
        kept.used -= tables.FRESH + 1
    another = await house.table()
    await another.choose(0, "step:1")
    assert {kept.info.id for kept in live.all()} == {played[3].id, another.id}
    assert (await played[0].choose(0, "step:1"))["version"] == 3


async def test_idle_tables_are_forgotten_and_come_back(house: House) -> None:
    table, watched = await house.table(), await house.table()
    await watched.guests[0].open(watched)
    before = await seen(table)
    live = house.parts.rooms._tables
    for kept in live.all():
        kept.used -= tables.IDLE + 1
    await house.parts.watch.look_after()
    assert live.known(table.id) is None
    assert live.known(watched.id) is not None
    assert await seen(table) == before
