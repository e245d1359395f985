"""Tables where bots play among themselves, to see what a table of people feels of them."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http.client import HTTPConnection
from urllib.parse import urlsplit

from orloj.server.bench.players import ask, say_name

PAUSE = 0.5  # seconds between two looks at the tables


class Crowd:
    """So many tables of bots; a finished game is followed by another one. `choices` counts what they have done."""

    def __init__(self, origin: str, game: str, seats: int, level: str) -> None:
        self.choices = 0
        self._origin = origin
        self._game = game
        self._seats = seats
        self._level = level
        self._versions: dict[str, int] = {}
        self._enough = False

    @asynccontextmanager
    async def playing(self, tables: int) -> AsyncIterator[None]:
        """Plays during the block, which begins when the bots have."""
        server = HTTPConnection(urlsplit(self._origin).netloc)
        cookie = await asyncio.to_thread(say_name, server, "Host")
        for _ in range(tables):
            await asyncio.to_thread(self._begin, server, cookie)
        while not self.choices:
            await asyncio.to_thread(self._look, server, cookie)
        watching = asyncio.create_task(asyncio.to_thread(self._watch, server, cookie))
        try:
            yield
        finally:
            self._enough = True
            await watching
            server.close()

    def _watch(self, server: HTTPConnection, cookie: str) -> None:
        while not self._enough:
            self._look(server, cookie)

    def _look(self, server: HTTPConnection, cookie: str) -> None:
        time.sleep(PAUSE)
        for _ in range(self._count(server, cookie)):
            self._begin(server, cookie)

    def _begin(self, server: HTTPConnection, cookie: str) -> None:
        table = ask(server, "POST", "/api/tables", {"game": self._game, "seats": self._seats}, cookie)["id"]
        bot = {"action": "bot", "level": self._level}
        for seat in range(1, self._seats):
            ask(server, "POST", f"/api/tables/{table}/seats/{seat}", bot, cookie)
        ask(server, "POST", f"/api/tables/{table}/start", {}, cookie)
        self._versions[table] = ask(server, "POST", f"/api/tables/{table}/seats/0", bot, cookie)["version"]

    def _count(self, server: HTTPConnection, cookie: str) -> int:
        """Counts what was done since the last time; how many games are over that were not."""
        over = 0
        for table in ask(server, "GET", "/api/tables", None, cookie)["tables"]:
            if table["id"] in self._versions:
                self.choices += table["version"] - self._versions[table["id"]]
                self._versions[table["id"]] = table["version"]
                if table["status"] == "over":
                    del self._versions[table["id"]]
                    over += 1
        return over
