"""Two replicas behind the nginx that is shipped: sockets, addresses, a death in the middle of a game."""

import asyncio
import json
import re
import signal
import time
from collections import Counter
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.deploy.conftest import TOKEN, Deployed, deployed
from tests.postgres import Cluster
from tests.server.house import Guest, House, Page, Table, problem

HOST = {"Authorization": f"Bearer {TOKEN}"}


async def begun(house: House, pair: Deployed) -> tuple[Table, list[Page]]:
    """A game of two whose pages are open, one at each replica."""
    table = await house.table(game="unseen")
    pages: list[Page] = []
    for guest in table.guests:
        pages.append(page := await guest.open(table))
        await page.until("presence")
    served = [await sockets_of(replica.url) for replica in pair.replicas]
    assert served == [1, 1], "nginx shares them out"
    return table, pages


async def sockets_of(replica: str) -> int:
    """How many pages a replica serves."""
    async with httpx.AsyncClient() as client:
        text = (await client.get(f"{replica}/metrics")).text
    found = re.search(r"^orloj_sockets (\d+)\.0$", text, re.MULTILINE)
    assert found, text
    return int(found[1])


async def step(pages: list[Page], command_id: str) -> int:
    """Whoever is asked chooses something; the version after that."""
    version = max(page.version for page in pages)
    for page in pages:
        await page.reach(version)
    decider = next(page for page in pages if page.decision)
    assert decider.decision is not None
    answer = await decider.choose(decider.decision["choices"][0], command_id)
    assert answer["t"] == "ack", answer
    return int(answer["version"])


async def test_a_game_goes_over_both_replicas(house: House, pair: Deployed) -> None:
    table, pages = await begun(house, pair)
    version = 0
    for n in range(12):
        version = await step(pages, f"c{n}")
    for page, guest in zip(pages, table.guests, strict=True):
        await page.reach(version)
        state = await guest.get(f"{table.path}/state")
        assert (page.view, page.version) == (state["view"], state["version"])
    await pages[0].send(t="chat", text="Ahoj")
    assert (await pages[1].until("chat"))["text"] == "Ahoj"
    for page in pages:
        await page.line.close()


async def test_the_page_and_its_files_come_through(house: House, pair: Deployed) -> None:
    guest = await house.guest(None)
    page = await guest.client.get("/t/anything")
    assert page.status_code == 200
    assert "script-src" in page.headers["content-security-policy"]
    kinds = []
    for n in range(4):
        file = await guest.client.get(f"/js/main.js?stranger={n}")
        assert file.headers["content-encoding"] == "gzip"
        assert len(file.headers.get_list("x-request-id")) == 1
        kinds.append(file.headers["x-cache"])
    assert "HIT" in kinds, kinds
    again = await guest.client.get("/js/main.js", headers={"If-None-Match": file.headers["etag"]})
    assert again.status_code == 304
    assert (await guest.client.get("/metrics")).status_code == 404, "for the host's own machines only"


async def test_numbers_of_requests_are_given_by_nginx(house: House, pair: Deployed) -> None:
    guest = await house.guest(None)
    answer = await guest.client.get("/api/session", headers={"X-Request-Id": "made-up"})
    number = answer.headers["x-request-id"]
    assert number != "made-up"
    assert len(number) == 32
    assert answer.json()["request"] == number


async def test_pages_of_the_house_may_command_and_others_not(house: House, pair: Deployed) -> None:
    """M6, M15: our own guards know the name under which browsers see us."""
    guest = await house.guest(None)
    body = {"name": "Jana"}
    own = await guest.client.post("/api/session", json=body, headers={"Origin": pair.origin})
    assert own.status_code == 201
    foreign = await guest.client.post("/api/session", json=body, headers={"Origin": "http://elsewhere.example"})
    problem(foreign, 403, "foreign-origin")
    table = await house.table(game="unseen")
    await table.guests[0].open(table, Origin=pair.origin)
    with pytest.raises(InvalidStatus, match="403"):
        await table.guests[0].open(table, Origin="http://elsewhere.example")


async def from_address(stack: AsyncExitStack, pair: Deployed, address: str) -> httpx.AsyncClient:
    """A browser on a machine of that address."""
    transport = httpx.AsyncHTTPTransport(local_address=address)
    return await stack.enter_async_context(httpx.AsyncClient(base_url=pair.origin, transport=transport, timeout=30))


async def test_limits_go_by_the_address_that_nginx_sees(pair: Deployed, stack: AsyncExitStack) -> None:
    """M8: what strangers write into headers changes nothing, and nobody else pays for them."""
    stranger, neighbour = [await from_address(stack, pair, address) for address in ("127.0.0.7", "127.0.0.8")]
    for client in (stranger, neighbour):
        (await client.post("/api/session", json={"name": "Jana"})).raise_for_status()
    codes: Counter[int] = Counter()
    for n in range(100):
        faked = {"X-Forwarded-For": f"198.51.100.{n}", "Forwarded": f"for=198.51.100.{n}", "X-Real-IP": f"10.0.0.{n}"}
        answer = await stranger.post("/api/tables/x/join", json={"invite": f"guess-{n}"}, headers=faked)
        codes[answer.status_code] += 1
    assert codes[404] <= 10, "five at each replica"
    assert codes[404] + codes[429] == 100
    assert (await neighbour.post("/api/tables/x/join", json={"invite": "guess"})).status_code == 404


async def test_the_host_sees_and_bans_true_addresses(house: House, pair: Deployed, stack: AsyncExitStack) -> None:
    table = await house.table(game="unseen")
    cookie = "; ".join(f"{name}={value}" for name, value in table.guests[0].client.cookies.items())
    line = await stack.enter_async_context(
        connect(
            f"{pair.origin.replace('http', 'ws')}{table.path}/live",
            additional_headers={"Cookie": cookie, "X-Forwarded-For": "198.51.100.1"},
            local_addr=("127.0.0.9", 0),
            compression=None,
        )
    )
    page = Page(line)
    await page.until("presence")
    client = await from_address(stack, pair, "127.0.0.1")
    seen = set()
    for replica in pair.replicas:
        async with httpx.AsyncClient(base_url=replica.url, headers=HOST) as direct:
            seen |= {one["address"] for one in (await direct.get("/api/admin/sockets")).json()["here"]}
    assert "127.0.0.9" in seen
    assert "198.51.100.1" not in seen
    made = await client.post("/api/admin/bans", json={"network": "127.0.0.9"}, headers=HOST)
    assert made.status_code == 201
    async with asyncio.timeout(8):
        assert await page.closed() == 4402
    (await client.delete(f"/api/admin/bans/{made.json()['id']}", headers=HOST)).raise_for_status()


async def test_records_of_four_megabytes_come_through_and_more_does_not(house: House, pair: Deployed) -> None:
    guest = await house.guest("Jana")
    large = await guest.client.post("/api/records", json={"record": {"filler": "x" * (4 * 1024 * 1024 - 100)}})
    assert large.headers["content-type"] == "application/problem+json", "the service answers, not nginx"
    too_large = await guest.client.post("/api/records", json={"record": {"filler": "x" * (5 * 1024 * 1024)}})
    assert too_large.status_code == 413


async def back(guest: Guest, table: Table, page: Page) -> Page:
    """A page that has lost its line opens it again, as often as it must, and goes on where it was."""
    for pause in (0.1, 0.2, 0.4, 0.8, 1.6, 3.2):
        try:
            again = await guest.open(table, after=page.version)
        except (InvalidStatus, OSError):
            await asyncio.sleep(pause)
            continue
        again.version, again.view, again.decision = page.version, page.view, page.decision
        return again
    raise AssertionError("the page cannot come back")


async def test_a_replica_dies_in_the_middle_of_a_game(postgres: Cluster, tmp_path: Path, stack: AsyncExitStack) -> None:
    with deployed(postgres, tmp_path) as pair:
        house = House(pair.origin, None, stack)
        table, pages = await begun(house, pair)
        version = 0
        for n in range(5):
            version = await step(pages, f"c{n}")
        for page in pages:
            await page.reach(version)
        decider = next(page for page in pages if page.decision)
        assert decider.decision is not None
        choice = decider.decision["choices"][0]
        await decider.send(t="choose", version=version, choice=choice, command_id="last-words")
        pair.replicas[0].process.send_signal(signal.SIGKILL)
        began = time.monotonic()
        for seat, page in enumerate(pages):
            try:
                async with asyncio.timeout(1):
                    await page.closed()
            except TimeoutError:
                continue  # served by the other one
            pages[seat] = await back(table.guests[seat], table, page)
        assert time.monotonic() - began < 5
        assert await sockets_of(pair.replicas[1].url) == 2
        seat = next(seat for seat, page in enumerate(pages) if page is decider or page.decision)
        body = {"version": version, "choice": choice, "command_id": "last-words"}
        answer = await table.guests[seat].post(f"{table.path}/choices", **body)
        assert answer["version"] == version + 1, "carried out once, before or after the death"
        for page in pages:
            await page.reach(version + 1)
        for n in range(5):
            await step(pages, f"d{n}")


async def test_a_replica_is_restarted_without_a_lost_request(
    postgres: Cluster, tmp_path: Path, stack: AsyncExitStack
) -> None:
    with deployed(postgres, tmp_path) as pair:
        guest = await House(pair.origin, None, stack).guest("Jana")
        codes: Counter[int] = Counter()

        async def ask() -> None:
            for n in range(120):
                method, path, body = (
                    ("POST", "/api/session", {"name": f"Jana {n}"}) if n % 3 else ("GET", "/api/games", None)
                )
                codes[(await guest.client.request(method, path, json=body)).status_code] += 1
                await asyncio.sleep(0.02)

        asking = asyncio.create_task(ask())
        await asyncio.sleep(0.5)
        assert await asyncio.to_thread(pair.replicas[0].stop, signal.SIGTERM) == 0
        await asking
        assert set(codes) == {200, 201}, codes


async def test_a_household_behind_a_dead_service_is_let_in_when_it_is_back(
    postgres: Cluster, tmp_path: Path, stack: AsyncExitStack
) -> None:
    """A7: five tabs keep trying while nobody answers; no block outlives that."""
    with deployed(postgres, tmp_path, ORLOJ_LIMITS=json.dumps({"sockets": "300 per minute"})) as pair:
        house = House(pair.origin, None, stack)
        table = await house.table(game="unseen")
        for replica in pair.replicas:
            replica.process.send_signal(signal.SIGSTOP)
        tries = []
        for _ in range(5):
            with pytest.raises((InvalidStatus, TimeoutError, ConnectionClosed, OSError)):
                async with asyncio.timeout(0.3):
                    await table.guests[0].open(table)
            tries.append(1)
        for replica in pair.replicas:
            replica.process.send_signal(signal.SIGCONT)
        pages = [await table.guests[n % 2].open(table) for n in range(5)]
        for page in pages:
            async with asyncio.timeout(20):
                await page.until("state")
        assert len(tries) == 5
