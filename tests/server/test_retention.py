"""What is removed after a time, and above all what is not (G4, G8)."""

import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select, update

from orloj.server.admin.retention import Days
from orloj.server.db.tables import ban, delivery, game_table, incident, outbox
from orloj.server.wire import Present, now
from tests.server.house import House, Table
from tests.server.test_admin import hosted

DAY = timedelta(days=1)


@pytest.fixture(autouse=True)
def present() -> Iterator[None]:
    """The present comes back after each test."""
    yield
    Present.ahead = timedelta()


async def there(house: House) -> set[str]:
    """The tables that are left."""
    async with house.parts.database.read() as connection:
        return set((await connection.execute(select(game_table.c.id))).scalars())


async def sandbox(house: House) -> Table:
    """A table for trying something out, as running as one can be."""
    table = await house.table()
    async with house.parts.database.write() as connection:
        about = {"kind": "sandbox", "of": None, "version": 1, "title": "Trial"}
        await connection.execute(update(game_table).where(game_table.c.id == table.id).values(sandbox=about))
    return table


async def test_only_what_the_host_named_is_removed(house: House, caplog: pytest.LogCaptureFixture) -> None:
    """G4: running, finished, abandoned and lobby tables, all beyond the limit."""
    running, over, lobby, trial = (
        await house.table(), await house.table(), await house.table(start=False), await sandbox(house),
    )  # fmt: skip
    await over.play_out()
    every = {running.id, over.id, lobby.id, trial.id}
    retention = house.parts.retention
    for days, removed in (
        (Days(None, None, None, None, None), set()),
        (Days(None, 400, 400, 400, 400), set()),
        (Days(None, 300, None, None, None), {lobby.id}),
        (Days(None, None, 300, None, None), {trial.id}),
        (Days(300, None, None, None, None), {over.id}),
    ):
        Present.ahead = timedelta()
        await retention.put(days)
        Present.ahead = 365 * DAY
        caplog.clear()
        with caplog.at_level(logging.INFO, "orloj.retention"):
            found = await retention.look()
        every -= removed
        assert await there(house) == every
        assert sum(found.values()) == len(removed)
        assert [line for line in caplog.messages if "removed table" in line] == [
            line for line in caplog.messages if any(id in line for id in removed)
        ]
        assert sum("removed table" in line for line in caplog.messages) == len(removed), "a line each"
    await retention.put(Days(1, 1, 1, 1, 1))
    await retention.look()
    assert await there(house) == {running.id}, "a running game never goes"
    assert (await running.choose(0, "step:1"))["version"] == 2


async def test_finished_games_are_kept_unless_the_host_says_otherwise(house: House) -> None:
    table = await house.table()
    await table.play_out()
    Present.ahead = 3000 * DAY
    await house.parts.retention.look()
    assert await there(house) == {table.id}


async def test_a_game_with_a_move_a_day_lives(house: House) -> None:
    """G8: the age counts from the last change, and for a running game not at all."""
    table, lobby = await house.table(options={"rounds": "50"}), await house.table(start=False)
    await house.parts.retention.put(Days(10, 10, 10, 10, 10))
    for day in range(1, 13):
        Present.ahead = day * DAY
        await table.choose(0, "step:1")
        if day == 6:
            await lobby.guests[1].post(f"{lobby.path}/leave")
        await house.parts.retention.look()
    assert await there(house) == {table.id, lobby.id}
    Present.ahead = 17 * DAY
    await house.parts.retention.look()
    assert await there(house) == {table.id}


async def test_pages_of_a_removed_table_are_told(house: House) -> None:
    lobby = await house.table(start=False)
    page = await lobby.guests[0].open(lobby)
    await page.until("presence")
    Present.ahead = 15 * DAY
    assert (await house.parts.retention.look())["lobbies"] == 1
    assert await page.closed() == 4404


async def test_what_changes_meanwhile_is_spared(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    lobby = await house.table(start=False)
    Present.ahead = 15 * DAY
    write = house.parts.database.write

    def first() -> Any:
        monkeypatch.undo()
        return started()

    @asynccontextmanager
    async def started() -> AsyncIterator[Any]:
        await lobby.guests[0].post(f"{lobby.path}/start")
        async with write() as connection:
            yield connection

    monkeypatch.setattr(house.parts.database, "write", first)
    assert (await house.parts.retention.look())["lobbies"] == 0
    assert await there(house) == {lobby.id}


async def test_old_messages_and_faults_go(house: House) -> None:
    table = await house.table()
    person, at = table.guests[0].id, now()
    fault = {"number": "1", "code": "rule-failed", "message": "", "trace": "", "seen": False}
    row = {"person_id": person, "table_id": table.id, "occasion": "turn", "round": 0, "about": {}, "created": at}
    sent = {"person_id": person, "kind": "push", "title": "Your turn", "tries": 1, "due": at}
    async with house.parts.database.write() as connection:
        await connection.execute(outbox.delete())
        for n, (age, done) in enumerate(((40, True), (40, False), (10, True))):
            then = at - age * DAY
            values = {**row, "id": n + 1, "version": n + 100, "due": then, "done": then if done else None}
            await connection.execute(insert(outbox).values(values))
            state = "sent" if done else "waiting"
            await connection.execute(insert(delivery).values(**sent, outbox_id=n + 1, state=state, at=then))
            await connection.execute(insert(incident).values(**fault, at=then))
        await connection.execute(insert(ban).values(network="203.0.113.0/24", reason="", created=at, until=at - DAY))
    found = await house.parts.retention.look()
    assert (found["deliveries"], found["incidents"]) == (2, 2)
    async with house.parts.database.read() as connection:
        left = (await connection.execute(select(delivery.c.outbox_id).order_by(delivery.c.outbox_id))).scalars().all()
        rows = (await connection.execute(select(outbox.c.id).order_by(outbox.c.id))).scalars().all()
        bans = (await connection.execute(select(ban))).all()
    assert left == rows == [2, 3], "what is still to be told stays"
    assert bans == []


async def test_the_host_sets_it_on_the_page(database_url: str, tmp_path: Path) -> None:
    async with hosted(database_url, tmp_path) as (house, host):
        shown = await host.ask("GET", "/retention")
        assert shown == {"finished": None, "lobbies": 14, "sandboxes": 30, "deliveries": 30, "incidents": 30}
        wanted = {**shown, "finished": 365, "lobbies": None}
        assert await host.ask("PUT", "/retention", **wanted) == wanted
        for wrong in ({**wanted, "finished": 0}, {**wanted, "finished": 3651}, {"finished": 1}, {**wanted, "x": 1}):
            await host.ask("PUT", "/retention", 422, **wrong)
        assert await host.ask("GET", "/retention") == wanted
        lobby = await house.table(start=False)
        Present.ahead = 1000 * DAY
        assert (await host.ask("POST", "/retention/look"))["lobbies"] == 0
        assert await there(house) == {lobby.id}
