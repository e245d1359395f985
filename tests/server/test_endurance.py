"""What must hold however long and by however many the service is used: in short here, with small means."""

import asyncio
import gc
import json
import os
import random
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from websockets.exceptions import ConnectionClosed, InvalidStatus

from orloj.server.admin.housekeeper import resident
from orloj.server.pages import shop
from orloj.server.play.live import LiveTable
from tests.server.house import Guest, House, Json, Table, running

SECONDS = float(os.environ.get("ORLOJ_TEST_ENDURANCE", "3"))
PATIENT = 5.0  # seconds an answer of the health pages may take here, where tests share their machine


class Crowd:
    """People who do things at random until the time is up."""

    def __init__(self, house: House, tables: list[Table]) -> None:
        self.house = house
        self.tables = tables
        self.until = time.monotonic() + SECONDS
        self.slowest = 0.0

    @property
    def going(self) -> bool:
        """Is there time left?"""
        return time.monotonic() < self.until

    async def wander(self, number: int) -> None:
        """Opens tables, comes and goes, looks in, changes names."""
        dice = random.Random(number)
        guest = await self.house.guest(f"Wanderer {number}")
        while self.going:
            table = dice.choice(self.tables)
            requests: list[tuple[str, str, Json | None]] = [
                ("POST", "/api/tables", {"game": "toy", "seats": 2}),
                ("POST", f"{table.path}/join", {"invite": table.invite}),
                ("POST", f"{table.path}/leave", None),
                ("GET", "/api/tables", None),
                ("POST", "/api/session", {"name": f"Wanderer {dice.randrange(99)}"}),
            ]
            method, path, body = dice.choice(requests)
            assert (await guest.client.request(method, path, json=body)).status_code < 500
            if dice.random() < 0.3:
                await self.look_in(guest, table, dice.random() * 0.05)

    async def look_in(self, guest: Guest, table: Table, pause: float) -> None:
        """Opens a page, says something and vanishes."""
        try:
            page = await guest.open(table)
            await page.send(t="chat", text="Ahoj")
            await asyncio.sleep(pause)
            await page.line.close()
        except (InvalidStatus, ConnectionClosed):
            pass  # not at that table any more

    async def play(self, table: Table) -> None:
        """Makes one move after the other."""
        version = 1
        while self.going:
            body = {"version": version, "choice": "step:1", "command_id": f"c{version}"}
            version = (await table.guests[0].post(f"{table.path}/choices", **body))["version"]

    async def ask(self) -> None:
        """Asks how the service is."""
        guest = await self.house.guest(None)
        while self.going:
            for path in ("/healthz", "/readyz"):
                began = time.monotonic()
                await guest.get(path)
                self.slowest = max(self.slowest, time.monotonic() - began)
            await asyncio.sleep(0.05)


async def test_two_connections_are_enough_for_a_crowd(database_url: str, tmp_path: Path) -> None:
    """C7: people open, join, leave, chat, look on and vanish at random; nothing waits for itself."""
    async with running(database_url, tmp_path, pool_size=2) as house:
        playing = [await house.table(options={"rounds": "50"}) for _ in range(3)]
        crowd = Crowd(house, [await house.table(3, start=False) for _ in range(6)])
        async with asyncio.timeout(90 + SECONDS):
            ways = [crowd.wander(n) for n in range(16)] + [crowd.play(table) for table in playing]
            await asyncio.gather(*ways, crowd.ask())
        assert crowd.slowest < PATIENT
        for table in playing:
            version = (await table.guests[0].get(f"{table.path}/state"))["version"]
            assert (await table.choose(0, "step:2"))["version"] == version + 1


async def test_games_that_were_touched_are_forgotten(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """N2: opened, played, watched and closed, a game leaves nothing behind in memory."""
    monkeypatch.setattr("orloj.server.play.tables.IDLE", 0.0)

    async def live() -> int:
        house.parts.rooms._tables.forget_idle()
        await asyncio.sleep(0)
        gc.collect()
        return sum(isinstance(one, LiveTable) for one in gc.get_objects())

    before = await live()
    for n in range(15):
        table = await house.table(public=True)
        pages = [await guest.open(table) for guest in table.guests]
        for page in pages:
            await page.until("state")
        await table.choose(0, "draw")
        if n % 3 == 0:
            await table.play_out()
        for page in pages:
            await page.line.close()
    for _ in range(100):
        if await live() == before:
            return
        await asyncio.sleep(0.05)
    raise AssertionError(f"{await live() - before} games are still in memory")


async def test_strangers_fill_nothing(house: House) -> None:
    """N6: odd addresses, parameters and long values leave memory and answers as they were."""
    guest = await house.guest(None)
    dice = random.Random(6)

    def odd() -> str:
        return "".join(dice.choices("abcdefghijklmnopqrstuvwxyz0123456789-_.~%20", k=dice.choice((3, 12, 200))))

    async def ask(times: int) -> None:
        for _ in range(times):
            path = dice.choice(
                ("/?{}={}", "/t/{}?x={}", "/js/main.js?{}={}", "/js/{}?{}", "/api/tables/{}?invite={}", "/pieces/{}?{}",
                 "/api/games?{}={}", "/api/tables/{}/state?{}", "/nowhere/{}?{}", "/metrics?{}={}")
            ).format(odd(), odd())  # fmt: skip
            answer = await guest.client.get(path)
            assert answer.status_code < 500, path

    await ask(300)  # whatever is loaded once is loaded now
    files, memory = len(shop._files), resident()
    guest.received.clear()
    for _ in range(3):
        await ask(500)
        guest.received.clear()  # what the test itself has noted
    assert len(shop._files) == files
    assert resident() - memory < 30_000_000
    assert house.parts.gate.limits.known == 0
    assert len(house.parts.rooms._tables._doors) == 0


async def test_a_broken_table_is_counted_and_stands_in_nobodys_way(house: House) -> None:
    """G3: the page for health counts it and is well."""
    broken, sound = await house.table(), await house.table()
    house.parts.rooms._tables.forget(broken.id)
    async with house.parts.database.write() as connection:
        row = "UPDATE event SET outcomes = '[\"nonsense\"]' WHERE table_id = :id"
        await connection.execute(text(row), {"id": broken.id})
    await broken.guests[0].get(f"{broken.path}/state", 500)
    ready: dict[str, Any] = await sound.guests[0].get("/readyz")
    assert (ready["ready"], ready["broken_tables"]) == (True, 1)
    assert (await sound.choose(0, "step:1"))["version"] == 2
    await house.parts.gate.incidents.settled()
    assert json.loads((await sound.guests[0].client.get("/healthz")).text) == {"status": "up"}
