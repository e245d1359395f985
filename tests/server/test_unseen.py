"""Whole games of Prague Unseen through the service, chosen at random, over real sockets."""

import asyncio
import random
from pathlib import Path

import pytest

from orloj.engine.record import Record, verify
from orloj.games import GAMES
from tests.server.house import House, Page, Table, running


@pytest.mark.parametrize("seats", [2, 4])
async def test_a_game_from_the_first_choice_to_the_proof(database_url: str, tmp_path: Path, seats: int) -> None:
    async with running(database_url, tmp_path, GAMES) as house:
        table = await house.table(seats, game="unseen", public=True)
        pages = [await guest.open(table) for guest in table.guests]
        watcher = await (await house.guest(None)).open(table)
        for page in (*pages, watcher):
            await page.until("presence")
        played = await _play(pages, random.Random(seats))
        for page in (*pages, watcher):
            await page.reach(played)
            await page.quiet()
        for seat, guest in enumerate(table.guests):
            state = await guest.get(f"{table.path}/state")
            assert (pages[seat].view, pages[seat].version) == (state["view"], state["version"]), "every page agrees"
        assert watcher.view == (await (await house.guest(None)).get(f"{table.path}/state"))["view"]
        await _prove(table)


async def _play(pages: list[Page], chooser: random.Random) -> int:
    for n in range(3000):
        version = max(page.version for page in pages)
        for page in pages:
            await page.reach(version)
        decider = next((page for page in pages if page.decision), None)
        if decider is None:
            return version
        assert decider.decision is not None
        if decider.decision["undo"] and chooser.random() < 0.05:
            await decider.send(t="undo", version=version, command_id=f"u{n}")
            await decider.until("ack")
        else:
            answer = await decider.choose(chooser.choice(decider.decision["choices"]), f"c{n}")
            assert answer["t"] == "ack", answer
    raise AssertionError("the game does not end")


async def _prove(table: Table) -> None:
    shown = await table.guests[0].get(table.path)
    assert shown["status"] == "over"
    record = Record.load(await table.guests[0].get(f"{table.path}/record"))
    assert list(verify(record, GAMES["unseen"])) == shown["scores"]


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {"witch-aim": "yes"}),
        (1, {"councilor": "2", "witch-aim": "yes"}),
        (2, {"councilor": "4"}),
        (3, {"councilor": "3", "witch-aim": "yes"}),
    ],
)
async def test_a_table_whose_game_could_not_begin_is_not_opened(
    database_url: str, tmp_path: Path, seats: int, options: dict[str, str]
) -> None:
    """PU-SOLOSETUP-04, PU-SOLOAIM-04: the values are good, but not for this table."""
    async with running(database_url, tmp_path, GAMES) as house:
        host = await house.guest("Hana")
        await host.refused("/api/tables", 422, "bad-options", game="unseen", seats=seats, options=options)
        assert (await host.get("/api/tables"))["tables"] == []


async def test_games_restart_in_the_middle(database_url: str, tmp_path: Path) -> None:
    async with running(database_url, tmp_path, GAMES) as house:
        table = await house.table(3, game="unseen")
        await _walk(house, table, 70)
        jars = [dict(guest.client.cookies) for guest in table.guests]
        before = [await guest.get(f"{table.path}/state?preview=1") for guest in table.guests]
    async with running(database_url, tmp_path, GAMES) as house:
        guests = [await house.guest(None) for _ in jars]
        for guest, jar in zip(guests, jars, strict=True):
            guest.client.cookies.update(jar)
        assert [await guest.get(f"{table.path}/state?preview=1") for guest in guests] == before
        again = Table(house, table.id, table.invite, guests)
        again._commands = table._commands
        await _walk(house, again, 10)


async def _walk(house: House, table: Table, steps: int) -> None:
    chooser = random.Random(steps)
    for _ in range(steps):
        states = await asyncio.gather(*(guest.get(f"{table.path}/state") for guest in table.guests))
        seat = next(seat for seat, state in enumerate(states) if state["decision"])
        await table.choose(seat, chooser.choice(states[seat]["decision"]["choices"]), states[seat]["version"])
    assert house.origin
