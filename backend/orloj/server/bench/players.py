"""Players who choose at random through real sockets, as fast as they are answered."""

import asyncio
import random
import time
from dataclasses import dataclass, field
from http.client import HTTPConnection
from http.cookies import SimpleCookie
from typing import Any, Self
from urllib.parse import urlsplit

import orjson
from websockets.asyncio.client import ClientConnection, connect

JSON = {"Content-Type": "application/json"}


@dataclass
class Sample:
    """What was measured: seconds from a choice to the last viewer's difference, and bytes of each difference."""

    seconds: list[float] = field(default_factory=list)
    sizes: list[int] = field(default_factory=list)


class Party:
    """One table with all its players."""

    def __init__(self, origin: str, game: str, seats: int, seed: int) -> None:
        self._origin = origin
        self._game = game
        self._seats = seats
        self._random = random.Random(seed)  # noqa: S311  only the choices of a player
        self._number = 0
        self._lines: list[ClientConnection] = []
        self._version = 0
        self._decision: dict[str, Any] | None = None

    async def sit_down(self) -> Self:
        """Opens a new table, takes all seats, starts, and opens a page for everybody."""
        await self.get_up()
        path, cookies = await asyncio.to_thread(self._start)
        socket = f"{self._origin.replace('http', 'ws')}{path}/live"
        for cookie in cookies:
            line = await connect(socket, additional_headers={"Cookie": cookie}, compression=None)
            self._lines.append(line)
            while b'"t":"state"' not in (message := await line.recv(decode=False)):
                pass
            state = orjson.loads(message)
            self._version = state["version"]
            self._decision = state["decision"] or self._decision
        return self

    async def get_up(self) -> None:
        """Closes all pages."""
        for line in self._lines:
            await line.close()
        self._lines = []
        self._decision = None

    async def play(self, choices: int, until: float, sample: Sample) -> None:
        """So many choices, or as many as there is time for; a finished game is followed by another one."""
        for _ in range(choices):
            if time.perf_counter() > until:
                return
            if self._decision is None:
                await self.sit_down()
            await self._choose(sample)

    async def _choose(self, sample: Sample) -> None:
        assert self._decision is not None
        self._number += 1
        message = {
            "t": "choose",
            "version": self._version,
            "choice": self._random.choice(self._decision["choices"]),
            "command_id": f"bench-{self._number}",
        }
        began = time.perf_counter()
        await self._lines[self._decision["seat"]].send(orjson.dumps(message).decode())
        told = await asyncio.gather(*(self._next_difference(line) for line in self._lines))
        sample.seconds.append(time.perf_counter() - began)
        sample.sizes += [len(difference) for difference in told]
        self._version += 1
        mine = next((difference for difference in told if b'"decision":null' not in difference), None)
        self._decision = orjson.loads(mine)["decision"] if mine else None

    async def _next_difference(self, line: ClientConnection) -> bytes:
        while True:
            message = await line.recv(decode=False)
            if message.startswith(b'{"t":"diff"'):
                return bytes(message)
            if message.startswith(b'{"t":"refused"'):
                raise RuntimeError(f"a legal choice was refused: {message!r}")

    def _start(self) -> tuple[str, list[str]]:
        server = HTTPConnection(urlsplit(self._origin).netloc)
        cookies = [say_name(server, f"Player {seat}") for seat in range(self._seats)]
        made = ask(server, "POST", "/api/tables", {"game": self._game, "seats": self._seats}, cookies[0])
        path = f"/api/tables/{made['id']}"
        for cookie in cookies[1:]:
            ask(server, "POST", f"{path}/join", {"invite": made["invite"]}, cookie)
        ask(server, "POST", f"{path}/start", {}, cookies[0])
        server.close()
        return path, cookies


def say_name(server: HTTPConnection, name: str) -> str:
    """A new person's cookie."""
    server.request("POST", "/api/session", orjson.dumps({"name": name}), JSON)
    answer = server.getresponse()
    answer.read()
    jar = SimpleCookie(answer.headers["Set-Cookie"])
    return "; ".join(f"{key}={morsel.value}" for key, morsel in jar.items())


def ask(server: HTTPConnection, method: str, path: str, body: dict[str, Any] | None, cookie: str) -> dict[str, Any]:
    """The answer to a request. Raises RuntimeError when it is refused."""
    server.request(method, path, orjson.dumps(body) if body is not None else None, {**JSON, "Cookie": cookie})
    answer = server.getresponse()
    text = answer.read()
    if answer.status >= 300:
        raise RuntimeError(f"{path} was refused: {text!r}")
    return dict(orjson.loads(text))
