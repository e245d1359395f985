"""Gaps in the line, and how they are closed."""

import asyncio
import random
from pathlib import Path

import pytest

from orloj.server.play.connection import MOST_WAITING, Connection
from orloj.server.play.live import KEPT
from tests.server.house import House, Page, Table, running

pytestmark = pytest.mark.either_database


async def test_a_page_that_comes_back_gets_one_difference(house: House) -> None:
    table = await house.table()
    page = await table.guests[1].open(table)
    await page.until("presence")
    await page.line.close()
    await table.choose(0, "step:1")
    await table.choose(0, "draw")
    back = await table.guests[1].open(table, after=page.version)
    back.version, back.view = page.version, page.view
    first = await back.next()
    assert (first["t"], first["from"], first["to"]) == ("diff", 1, 3)
    assert (back.version, back.view) == (3, (await table.guests[1].get(f"{table.path}/state"))["view"])


async def test_a_difference_over_several_versions_tells_all_that_happened(house: House) -> None:
    table = await house.table()
    keeper = await table.guests[0].open(table)
    await keeper.until("presence")
    for n, choice in enumerate(("step:1", "draw", "step:2")):
        await keeper.choose(choice, f"c{n}")
    page = await table.guests[1].open(table, after=2)
    gap = await page.line.recv()
    assert '"from":2,"to":4' in str(gap)
    assert '"log":[{"k":"drew","seat":0},{"k":"stepped","seat":0,"steps":2}]' in str(gap)
    assert "secret" not in str(gap)


async def test_a_page_that_missed_nothing_gets_an_empty_difference(house: House) -> None:
    table = await house.table()
    keeper = await table.guests[0].open(table)
    await keeper.until("presence")
    await keeper.choose("step:1", "c1")
    page = await table.guests[0].open(table, after=2)
    page.version, page.view = 2, keeper.view
    first = await page.next()
    assert (first["t"], first["from"], first["to"], first["patch"], first["log"]) == ("diff", 2, 2, [], [])
    assert page.decision == keeper.decision


@pytest.mark.parametrize("after", ["0", "99", "-1", "x", "1" * 5000])
async def test_a_version_that_is_not_known_gets_the_whole_state(house: House, after: str) -> None:
    table = await house.table()
    await table.choose(0, "step:1")
    page = await table.guests[0].open(table, after=after)
    assert (await page.next())["t"] == "state"
    assert page.version == 2


async def test_resync_on_request(house: House) -> None:
    table = await house.table(options={"rounds": "50"})
    page = await table.guests[0].open(table)
    await page.until("presence")
    views = {}
    for n in range(KEPT + 3):
        views[page.version] = page.view
        await page.choose("step:1", f"c{n}")
    present, view = page.version, page.view
    for after, answer in ((present - 1, "diff"), (present - KEPT + 1, "diff"), (1, "state"), (10**9, "state")):
        if answer == "diff":
            page.version, page.view = after, views[after]
        await page.send(t="resync", after=after)
        assert (await page.next())["t"] == answer
        assert (page.version, page.view) == (present, view)
    await page.send(t="resync")
    assert (await page.next())["t"] == "state"


async def test_before_the_game_the_table_is_the_answer(house: House) -> None:
    table = await house.table(start=False)
    page = await table.guests[0].open(table)
    await page.until("presence")
    await page.send(t="resync", after=0)
    assert (await page.until("presence"))["table"]["status"] == "open"


async def test_cut_lines_at_random_moments_lose_nothing(house: House) -> None:
    table = await house.table(options={"rounds": "50"})
    random.seed(5)
    player = await table.guests[0].open(table)
    await player.until("presence")
    follower = await table.guests[1].open(table)
    await follower.until("presence")
    for n in range(40):
        acting = asyncio.create_task(player.choose("step:1", f"c{n}"))
        await asyncio.sleep(random.random() * 0.01)
        follower.line.transport.abort()
        again = await table.guests[1].open(table, after=follower.version)
        again.version, again.view = follower.version, follower.view
        follower = again
        assert (await acting)["t"] == "ack"
        await follower.reach(player.version)
        assert follower.view["players"]["0"] == {"steps": n + 1, "count": 1}


async def test_a_move_on_a_dead_line_is_on_both_boards_or_on_none(house: House) -> None:
    table = await house.table(options={"rounds": "50"})
    other = await table.guests[1].open(table)
    await other.until("presence")
    for n in range(10):
        page = await table.guests[0].open(table)
        await page.until("presence")
        version = page.version
        await page.send(t="choose", version=version, choice="step:1", command_id=f"c{n}")
        page.line.transport.abort()
        # The browser does not know whether the command arrived: it sends it again, with the same id.
        again = await table.guests[0].open(table, after=version)
        again.version, again.view = version, page.view
        assert (await again.choose("step:1", f"c{n}", version))["version"] == version + 1
        await again.reach(version + 1)
        await other.reach(version + 1)
        assert other.view["players"]["0"]["steps"] == again.view["players"]["0"]["steps"] == n + 1


async def test_silence_is_broken_by_the_clock(sqlite_url: str, tmp_path: Path) -> None:
    async with running(sqlite_url, tmp_path, ping_seconds=0.2) as house:
        table = await house.table()
        page = await table.guests[0].open(table)
        await page.until("presence")
        clock = await page.until("clock")
        assert clock["turn_since"] == (await table.guests[0].get(table.path))["turn_since"]
        assert clock["now"] > clock["turn_since"]
        assert await page.until("clock") != clock


async def test_a_dead_line_is_noticed_and_the_seat_shown_as_away(sqlite_url: str, tmp_path: Path) -> None:
    async with running(sqlite_url, tmp_path, ping_seconds=0.3) as house:
        table = await house.table()
        watcher = await table.guests[1].open(table)
        dead = await table.guests[0].open(table)
        await watcher.until("presence", seats=[{"seat": 0, "online": True}, {"seat": 1, "online": True}])
        dead.line.transport.pause_reading()  # the peer neither answers pings nor says goodbye
        await watcher.until("presence", seats=[{"seat": 0, "online": False}, {"seat": 1, "online": True}])


async def test_a_page_that_does_not_read_never_keeps_others_waiting(house: House) -> None:
    table = await house.table(options={"rounds": "50"})
    slow = await table.guests[1].open(table)
    slow.line.transport.pause_reading()
    fast = await table.guests[0].open(table)
    await fast.until("presence")
    live = house.parts.rooms._tables.known(table.id)
    assert live is not None
    lagging = next(page for page in live.connections if page.viewer == 1)
    await _stuff(lagging)
    async with asyncio.timeout(10):
        for n in range(MOST_WAITING + 5):
            assert (await fast.choose("step:1", f"c{n}"))["t"] == "ack"
    gone = [{"seat": 0, "online": True}, {"seat": 1, "online": False}]
    while not any(message["t"] == "presence" and message["seats"] == gone for message in fast.messages):
        await fast.next()
    slow.line.transport.resume_reading()
    slow.version = 1
    assert await slow.closed() in (0, 1013)
    back = await _come_back(table)
    assert back.version == fast.version


async def _come_back(table: Table) -> Page:
    page = await table.guests[1].open(table, after=1)
    await page.next()
    return page


async def _stuff(page: Connection) -> None:
    """Fills the buffers between the server and a page that does not read, until sending blocks."""
    async with asyncio.timeout(10):
        while True:
            waiting = len(page._queue)
            if waiting < 4:
                page.send('{"t":"filler","x":"' + "x" * 60_000 + '"}')
            await asyncio.sleep(0 if waiting < 4 else 0.1)
            if waiting >= 4 and len(page._queue) == waiting:
                return
