"""Addresses that people give never lead to the server itself or to its neighbours (known fault M9)."""

import asyncio
import contextlib
import gzip
import socket
import tracemalloc
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import closing
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import pytest
import requests

from orloj.server.telling.fence import Fence, Forbidden
from tests.server.receivers import Receiver, receiver
from tests.server.told import days, telling

INSIDE = (
    "127.0.0.1", "localhost", "127.1", "2130706433", "0177.0.0.1", "0x7f.0.0.1", "0.0.0.0", "[::1]", "[::]",
    "[::ffff:127.0.0.1]", "[::ffff:7f00:1]", "[::127.0.0.1]", "[64:ff9b::7f00:1]", "[64:ff9b:1::7f00:1]",
    "[2002:7f00:1::]", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "[fe80::1]",
    "[fc00::1]", "[fec0::1]", "224.0.0.1", "255.255.255.255", "[::ffff:169.254.169.254]",
)  # fmt: skip


@pytest.fixture
async def service() -> AsyncIterator[Receiver]:
    async with receiver() as service:
        yield service


@pytest.fixture
def fence() -> Iterator[Fence]:
    fence = Fence(())
    with closing(fence):
        yield fence


def get(url: str) -> Any:
    return lambda: requests.get(url, timeout=5)


@pytest.mark.parametrize("host", INSIDE)
async def test_nothing_inside_is_connected_to(
    fence: Fence, service: Receiver, host: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In whatever way it is written; and it makes no difference whether anybody listens there."""
    connected: list[object] = []
    monkeypatch.setattr(socket.socket, "connect", lambda _line, at: connected.append(at))
    for port in (service.port, 9):
        with pytest.raises((Forbidden, requests.exceptions.InvalidURL)):
            await fence.run(get(f"http://{host}:{port}/"), 5)
    assert connected == []
    assert service.connections == 0


async def test_a_redirect_does_not_lead_inside(service: Receiver) -> None:
    with closing(Fence((ip_network("127.0.0.1/32"),))) as fence:
        async with receiver() as inner:
            service.answer = f"307 Temporary Redirect\r\nLocation: http://127.0.0.2:{inner.port}/secret"
            with pytest.raises(Forbidden):
                await fence.run(get(f"http://127.0.0.1:{service.port}/"), 5)
            assert (service.connections, inner.connections) == (1, 0)


async def test_a_name_that_changes_does_not_lead_inside(
    fence: Fence, service: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The address that is looked at is the one that is connected to: names are asked for once."""
    asked: list[str] = []
    answers = iter(["93.184.216.34", "127.0.0.1"])

    def turning(host: str, port: int, *_: Any) -> list[Any]:
        asked.append(host)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (next(answers), port))]

    reached: list[object] = []

    def nowhere(_line: object, address: object) -> None:
        reached.append(address)
        raise ConnectionRefusedError

    monkeypatch.setattr(socket, "getaddrinfo", turning)
    monkeypatch.setattr(socket.socket, "connect", nowhere)
    with pytest.raises(requests.ConnectionError):
        await fence.run(get(f"http://turning.example:{service.port}/"), 5)
    with pytest.raises(Forbidden):
        await fence.run(get(f"http://turning.example:{service.port}/"), 5)
    assert (reached, len(asked)) == ([("93.184.216.34", service.port)], 2)


async def test_networks_of_the_host_may_be_allowed(service: Receiver) -> None:
    with closing(Fence((ip_network("127.0.0.0/8"),))) as fence:
        for host in ("127.0.0.1", "[::ffff:127.0.0.1]", "localhost"):
            assert (await fence.run(get(f"http://{host}:{service.port}/"), 5)).status_code == 201


async def test_who_is_cut_off_frees_the_thread(service: Receiver) -> None:
    service.answering.clear()
    with closing(Fence((ip_network("127.0.0.0/8"),))) as fence:
        for _ in range(20):  # more than there are threads
            with pytest.raises(TimeoutError):
                await fence.run(lambda: requests.get(f"http://127.0.0.1:{service.port}/", timeout=60), 0.05)
        service.answering.set()
        assert (await fence.run(get(f"http://127.0.0.1:{service.port}/"), 5)).status_code == 201


PACKED = gzip.compress(bytes(2**26))


def endless(writer: asyncio.StreamWriter) -> Iterator[None]:
    writer.write(b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n")
    while True:
        writer.write(b"10000\r\n" + b"x" * 2**16 + b"\r\n")
        yield


def packed(writer: asyncio.StreamWriter) -> Iterator[None]:
    writer.write(b"HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: %d\r\n\r\n" % len(PACKED))
    writer.write(PACKED)
    yield


def moved(writer: asyncio.StreamWriter) -> Iterator[None]:
    writer.write(b"HTTP/1.1 302 Found\r\nLocation: /further\r\nTransfer-Encoding: chunked\r\n\r\n")
    while True:
        writer.write(b"10000\r\n" + b"x" * 2**16 + b"\r\n")
        yield


@pytest.mark.parametrize("answer", [endless, packed, moved])
async def test_an_answer_without_end_fills_no_memory(answer: Callable[[asyncio.StreamWriter], Iterator[None]]) -> None:
    """Neither as it comes over the line nor unpacked, nor before one is sent elsewhere."""
    told = 0

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        nonlocal told
        with contextlib.suppress(ConnectionError):
            await reader.readuntil(b"\r\n\r\n")
            for _ in answer(writer):
                told += 1
                await writer.drain()
        writer.close()

    tracemalloc.start()
    try:
        async with await asyncio.start_server(serve, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            with closing(Fence((ip_network("127.0.0.0/8"),))) as fence, pytest.raises(requests.RequestException):
                await fence.run(get(f"http://127.0.0.1:{port}/"), 5)
        assert tracemalloc.get_traced_memory()[1] < 2**24
    finally:
        tracemalloc.stop()
    assert told < 300, "a part is 64 kB; some are under way"


@pytest.mark.parametrize("kind", ["hook", "push"])
async def test_a_person_learns_nothing_of_what_is_inside(database_url: str, tmp_path: Path, kind: str) -> None:
    """The same answer for a port where somebody listens and for one where nobody does, and no connection."""
    with days():
        async with telling(database_url, tmp_path, hook_networks="") as told:
            guest = await told.house.guest("Hana")
            faults = []
            for port in (told.service.port, 9):
                address: Any = f"json://127.0.0.1:{port}/x"
                if kind == "push":
                    address = {**told.service.subscription, "endpoint": f"http://127.0.0.1:{port}/push"}
                made = await guest.post("/api/notices/channels", kind=kind, address=address)
                await guest.post(f"/api/notices/channels/{made['id']}/test")
                await told.step()
                listed = (await guest.get("/api/notices/channels"))["channels"]
                faults.append(listed[-1]["fault"])
            assert faults == ["The address cannot be reached."] * 2
            assert told.service.connections == 0
