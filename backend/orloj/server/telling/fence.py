"""Addresses that people give lead the server outside only, never to itself or its neighbours.

What counts is the address that is really connected to, looked at in the moment of connecting: other ways of writing
it, redirects, and names that lead elsewhere the next time do not help. All blocking libraries that connect to such
addresses do so through urllib3, and in the threads of a `Fence`.
"""

import asyncio
import contextlib
import socket
import threading
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import ThreadPoolExecutor
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address
from typing import Any, TypeVar

from urllib3 import HTTPResponse
from urllib3.exceptions import ProtocolError
from urllib3.util import connection as urllib3_connection

T = TypeVar("T")
Network = IPv4Network | IPv6Network
THREADS = 16
LONGEST = 2**20  # bytes of an answer, unpacked: nobody needs more of it than a word or two
# IPv6 addresses that stand for one of IPv4 in their last 32 bits: mapped, compatible, translated.
CARRIERS = tuple(IPv6Network(text) for text in ("::ffff:0:0/96", "::/96", "64:ff9b::/96"))
NEAR = tuple(IPv6Network(text) for text in ("64:ff9b:1::/48", "fec0::/10"))  # of a network's own, beside what is known
_inside = threading.local()


class Forbidden(OSError):
    """No address of this name may be connected to."""


class Passage:
    """What one act of a fenced thread may reach, and the lines that it has opened."""

    def __init__(self, allowed: Sequence[Network]) -> None:
        self._allowed = allowed
        self._lines: list[socket.socket] = []
        self.forbidden = False
        self.over = False  # the lines were cut: no other one is opened

    def lets(self, address: str) -> bool:
        """May this address be connected to?"""
        found = plain(address)
        if any(found in network for network in self._allowed if network.version == found.version):
            return True
        if isinstance(found, IPv6Address) and any(found in network for network in NEAR):
            return False
        return found.is_global and not found.is_multicast and not found.is_reserved

    def note(self, line: socket.socket) -> None:
        """Remembers a line, by a twin of its own, for libraries wrap the line and let it go."""
        self._lines.append(line.dup())

    def cut(self) -> None:
        """Ends all lines, for good: whoever waits on them in a thread wakes up."""
        self.over = True
        for line in self._lines:
            with contextlib.suppress(OSError):
                line.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        """Lets the twins go."""
        for line in self._lines:
            line.close()


class Fence:
    """Threads for libraries that block, which reach what is outside and the networks that the host allows."""

    def __init__(self, allowed: Sequence[Network]) -> None:
        self._allowed = allowed
        self._threads = ThreadPoolExecutor(THREADS, "orloj-telling")
        self._open: set[Passage] = set()
        urllib3_connection.create_connection = connect  # all of urllib3 asks this one
        HTTPResponse.stream = stream  # type: ignore[method-assign, assignment]  # by which requests reads all answers

    async def run(self, act: Callable[[], T], seconds: float) -> T:
        """What an act returns in a thread. Raises TimeoutError after so many seconds, and Forbidden, or what it raises.

        Its lines are cut then, so that the thread does not wait on.
        """
        passage = Passage(self._allowed)
        self._open.add(passage)
        work = asyncio.get_running_loop().run_in_executor(self._threads, self._act, passage, act)
        work.add_done_callback(_looked_at)
        try:
            return await asyncio.wait_for(asyncio.shield(work), seconds)
        except Exception as fault:
            if passage.forbidden:
                raise Forbidden from fault
            raise
        finally:
            passage.cut()

    def close(self) -> None:
        """Ends all that goes on."""
        for passage in list(self._open):
            passage.cut()
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _act(self, passage: Passage, act: Callable[[], T]) -> T:
        _inside.passage = passage
        try:
            return act()
        finally:
            _inside.passage = None
            self._open.discard(passage)
            passage.close()


def plain(address: str) -> IPv4Address | IPv6Address:
    """The address that is meant, where one of IPv6 only carries it."""
    found = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address):
        if found.sixtofour is not None:
            return found.sixtofour
        if int(found) > 1 and any(found in network for network in CARRIERS):
            return IPv4Address(int(found) & 0xFFFFFFFF)
    return found


def connect(
    address: tuple[str, int], timeout: Any = None, source_address: Any = None, socket_options: Any = None
) -> socket.socket:
    """Stands in for urllib3's own: connects to the first address of a name that may be reached and answers.

    Raises Forbidden, OSError. Outside of a fence's threads nothing but what is public may be reached.
    """
    host, port = address
    passage: Passage = getattr(_inside, "passage", None) or Passage(())
    every = socket.getaddrinfo(host.strip("[]"), port, 0, socket.SOCK_STREAM)
    if passage.over:
        raise ConnectionAbortedError(f"{host} is asked too late")
    outside = [one for one in every if passage.lets(str(one[4][0]))]
    passage.forbidden = not outside
    fault: OSError = Forbidden(f"{host} leads nowhere that may be reached")
    for family, kind, protocol, _, found in outside:
        line = socket.socket(family, kind, protocol)
        try:
            for option in socket_options or ():
                line.setsockopt(*option)
            if isinstance(timeout, (int, float)):
                line.settimeout(timeout)
            if source_address:
                line.bind(source_address)
            line.connect(found)
        except OSError as refused:
            line.close()
            fault = refused
        else:
            passage.note(line)
            return line
    raise fault


_stream = HTTPResponse.stream


def stream(answer: HTTPResponse, amt: int | None = 2**16, decode_content: bool | None = None) -> Generator[bytes]:
    """Stands in for urllib3's own: the parts of an answer, which must not be endless, nor fill the memory unpacked.

    Raises ProtocolError in a fence's thread, and cuts the lines, so that nobody reads on.
    """
    passage: Passage | None = getattr(_inside, "passage", None)
    size = 0
    for part in _stream(answer, amt, decode_content):
        size += len(part)
        if passage is not None and size > LONGEST:
            passage.cut()
            answer.close()
            raise ProtocolError("The answer is too long.")
        yield part


def _looked_at(work: "asyncio.Future[Any]") -> None:
    """An act that outlived its time has nobody to tell of its fault."""
    if not work.cancelled():
        work.exception()
