"""Two real server processes on one PostgreSQL serve one table together."""

import asyncio
import random
import signal
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tests.postgres import Cluster
from tests.server.house import House, Page, Table
from tests.server.process import process


class Pair(NamedTuple):
    """Two processes, and the database between them."""

    left: House
    right: House
    cluster: Cluster
    database: str
    stack: AsyncExitStack


@pytest.fixture(scope="module")
def served(
    postgres_database: tuple[Cluster, str], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[str, str, Cluster, str]]:
    """Two processes on a database of this module's own: their origins, and the database."""
    cluster, template = postgres_database
    name, folder = cluster.create(template), tmp_path_factory.mktemp("processes")
    with asyncio.Runner() as runner:
        stack = AsyncExitStack()
        origins = [runner.run(stack.enter_async_context(process(cluster.url(name), folder)))[0] for _ in range(2)]
        yield origins[0], origins[1], cluster, name
        runner.run(stack.aclose())


@pytest.fixture
async def pair(served: tuple[str, str, Cluster, str]) -> AsyncIterator[Pair]:
    """The two processes."""
    left, right, cluster, name = served
    async with AsyncExitStack() as stack:
        yield Pair(House(left, None, stack), House(right, None, stack), cluster, name, stack)


async def across(pair: Pair, **options: Any) -> tuple[Table, Page, Page]:
    """A table whose first seat plays through the left process and whose second through the right one."""
    table = await pair.left.table(**options)
    table.guests[1] = await table.guests[1].through(pair.right)
    pages = [await guest.open(table) for guest in table.guests]
    for page in pages:
        await page.until("presence", seats=[{"seat": 0, "online": True}, {"seat": 1, "online": True}])
    return table, pages[0], pages[1]


async def test_one_table_through_two_processes(pair: Pair) -> None:
    table, left, right = await across(pair)
    assert (await left.choose("step:2", "c1"))["t"] == "ack"
    assert (await left.choose("draw", "c2"))["t"] == "ack"
    assert (await left.choose("end-turn", "c3"))["t"] == "ack"
    await right.reach(4)
    assert [m["kind"] for m in right.messages if m["t"] == "diff"] == ["choice"] * 3
    assert (await right.choose("step:1", "c4"))["t"] == "ack"
    await left.reach(5)
    for page, guest in ((left, table.guests[0]), (right, table.guests[1])):
        state = await guest.get(f"{table.path}/state")
        assert (page.view, page.decision) == (state["view"], state["decision"])
    await right.send(t="undo", version=5, command_id="u1")
    await left.reach(6)
    assert left.view["players"]["1"]["steps"] == 0


async def test_a_command_through_both_processes_counts_once(pair: Pair) -> None:
    table, left, right = await across(pair, options={"rounds": "50"})
    twin = await table.guests[0].through(pair.right)
    for n in range(10):
        body = {"version": n + 1, "choice": "draw", "command_id": f"c{n}"}
        answers = await asyncio.gather(
            *(guest.client.post(f"{table.path}/choices", json=body) for guest in (table.guests[0], twin) * 3)
        )
        assert {answer.status_code for answer in answers} == {200}
        assert len({answer.text for answer in answers}) == 1
    await left.reach(11)
    await right.reach(11)


async def test_rival_commands_through_both_processes_keep_the_versions_contiguous(pair: Pair) -> None:
    table, left, right = await across(pair, options={"rounds": "50"})
    devices = [table.guests[0], await table.guests[0].through(pair.right)]
    for version in range(1, 61):
        delays = random.random() * 0.01, random.random() * 0.01

        async def act(device: int, pause: float) -> int:
            await asyncio.sleep(pause)
            body = {"version": version, "choice": "step:1", "command_id": f"c{version}-{device}"}  # noqa: B023
            return (await devices[device].client.post(f"{table.path}/choices", json=body)).status_code

        codes = await asyncio.gather(act(0, delays[0]), act(1, delays[1]))
        assert sorted(codes) == [200, 409]
    await left.reach(61)
    await right.reach(61)
    assert left.view["players"]["0"]["steps"] == right.view["players"]["0"]["steps"] == 60
    events = (await table.guests[0].get(f"{table.path}/events"))["events"]
    assert [event["seq"] for event in events] == list(range(1, 62))


async def test_lobby_presence_and_chat_cross(pair: Pair) -> None:
    table = await pair.left.table(3, start=False)
    page = await table.guests[0].open(table)
    guest = await table.guests[1].through(pair.right)
    other = await guest.open(table)
    seats = [{"seat": 0, "online": True}, {"seat": 1, "online": True}, {"seat": 2, "online": False}]
    await page.until("presence", seats=seats)
    await other.until("presence", seats=seats)
    third = await table.guests[2].through(pair.right)
    await third.post(f"{table.path}/leave")
    while (await page.until("presence"))["table"]["seats"][2]["person"] is not None:
        pass
    await third.post(f"{table.path}/join", invite=table.invite)
    await other.send(t="chat", text="Ahoj")
    assert (await page.until("chat"))["seat"] == 1
    await page.send(t="chat", text="Nazdar")
    while (await other.until("chat"))["text"] != "Nazdar":
        pass
    await table.guests[0].post(f"{table.path}/start")
    assert (await other.until("state"))["you"] == 1
    await other.line.close()
    await page.until("presence", seats=[{"seat": 0, "online": True}, *[{"seat": n, "online": False} for n in (1, 2)]])


async def test_who_is_kicked_through_one_process_loses_the_line_to_the_other(pair: Pair) -> None:
    table = await pair.left.table(3, start=False)
    page = await (await table.guests[1].through(pair.right)).open(table)
    await page.until("presence")
    await table.guests[0].post(f"{table.path}/seats/1", action="kick")
    assert await page.closed() == 4403


async def test_a_page_moves_from_one_process_to_the_other(pair: Pair) -> None:
    table, left, right = await across(pair)
    await left.choose("step:1", "c1")
    await right.reach(2)
    await right.line.close()
    await left.choose("step:2", "c2")
    back = await (await table.guests[1].through(pair.left)).open(table, after=right.version)
    back.version, back.view = right.version, right.view
    await back.reach(3)
    assert back.view["players"]["0"]["steps"] == 3


async def test_a_broken_listening_line_is_mended_and_what_was_missed_comes(pair: Pair) -> None:
    table, left, right = await across(pair, options={"rounds": "50"})
    for n in range(3):
        pair.cluster.sql(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'", pair.database
        )
        assert (await left.choose("step:1", f"c{n}"))["t"] == "ack"
        await right.reach(n + 2)
    assert right.view["players"]["0"]["steps"] == 3
    assert (await right.choose("step:1", "early"))["problem"]["code"] == "not-your-turn"
    assert table.id


async def test_one_process_dies_and_the_other_has_everything(
    postgres_url: str, postgres_database: tuple[Cluster, str], tmp_path: Path
) -> None:
    async with AsyncExitStack() as stack:
        right_origin, _ = await stack.enter_async_context(process(postgres_url, tmp_path))
        async with process(postgres_url, tmp_path) as (left_origin, dying):
            pair = Pair(House(left_origin, None, stack), House(right_origin, None, stack), *postgres_database, stack)
            table, left, right = await across(pair)
            await left.choose("draw", "c1")
            await left.send(t="choose", version=2, choice="step:2", command_id="last-words")
            dying.send_signal(signal.SIGKILL)
            await left.closed()
        survivor = await table.guests[0].through(pair.right)
        body = {"version": 2, "choice": "step:2", "command_id": "last-words"}
        answer = await survivor.post(f"{table.path}/choices", **body)
        assert (answer["version"], answer["view"]["players"]["0"]["steps"]) == (3, 2)
        await right.reach(3)
        assert right.view["players"]["0"]["steps"] == 2
