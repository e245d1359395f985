"""The example of a program plays whole games on a real server, as docs/bots.md tells its readers."""

import asyncio
import json
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from orloj.games import GAMES
from tests.server.house import House, Json, running

pytestmark = pytest.mark.either_database

EXAMPLE = Path(__file__).parents[2] / "examples/play.py"
LONGEST = 60  # lines of an example


@pytest.fixture
async def real(database_url: str, tmp_path: Path) -> AsyncIterator[House]:
    """A server with the games of the project."""
    async with running(database_url, tmp_path, GAMES) as house:
        yield house


async def plays(house: House, *arguments: str) -> list[Json]:
    """What the example prints at the end: the scores."""
    owner = await house.guest("Olga")
    token = (await owner.post("/api/bots", name="Example"))["token"]
    command = (sys.executable, str(EXAMPLE), token, *arguments)
    process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    told, _ = await asyncio.wait_for(process.communicate(), 120)
    assert process.returncode == 0
    return list(json.loads(told))


def test_it_is_short() -> None:
    assert len(EXAMPLE.read_text().splitlines()) <= LONGEST


@pytest.mark.parametrize("game", ["unseen", "caput"])
async def test_a_table_of_its_own_among_bots(real: House, game: str) -> None:
    scores = await plays(real, real.origin, "--game", game, "--bots", "random", "random")
    assert [score["seat"] for score in scores] == [0, 1, 2]


async def test_an_invitation_of_somebodys(real: House) -> None:
    host = await real.guest("Hana")
    made = await host.post("/api/tables", game="unseen", seats=2)
    path = f"/api/tables/{made['id']}"
    playing = asyncio.create_task(plays(real, f"{real.origin}/j/{made['id']}/{made['invite']}"))
    while (await host.get(path))["seats"][1]["person"] is None:
        assert not playing.done()
        await asyncio.sleep(0.05)
    await host.post(f"{path}/start")
    await host.post(f"{path}/seats/0", action="bot", level="random")
    scores = await playing
    shown = await host.get(path)
    assert (shown["scores"], shown["seats"][1]["name"]) == (scores, "Example (bot)")
