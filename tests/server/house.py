"""A server under test, and people who use it through real HTTP and real sockets."""

import asyncio
import json
from collections.abc import AsyncIterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import count
from pathlib import Path
from secrets import token_hex
from typing import Any

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from orloj.engine.diff import apply
from orloj.engine.rules import Rules
from orloj.server.app import create_app
from orloj.server.services import Services
from orloj.server.serving import configuration
from orloj.server.settings import Settings
from orloj.server.thinking.shelves import Shelves
from tests.server.toy import TOY

PATIENCE = 20.0  # seconds a test waits for a message
TRUSTED = httpx.create_ssl_context()  # one for all: httpx reads the list of authorities anew for every client
Json = dict[str, Any]


class House:
    """A running server. `parts` are its insides, for tests that break something there, unless it runs elsewhere."""

    def __init__(self, origin: str, parts: Services | None, stack: AsyncExitStack) -> None:
        self.origin = origin
        self._parts = parts
        self._stack = stack

    @property
    def parts(self) -> Services:
        """The insides of a server in this process."""
        assert self._parts is not None, "this server runs in another process"
        return self._parts

    async def guest(self, name: str | None) -> "Guest":
        """Somebody with a browser of their own, who has said a name unless it is None."""
        client = httpx.AsyncClient(base_url=self.origin, timeout=30, verify=TRUSTED)
        guest = Guest(self, await self._stack.enter_async_context(client), self._stack)
        if name is not None:
            guest.id = (await guest.post("/api/session", name=name))["person"]["id"]
        return guest

    async def table(self, seats: int = 2, *, start: bool = True, game: str = "toy", **more: Any) -> "Table":
        """A private table with all seats taken, at once started."""
        host = await self.guest("Guest 0")
        made = await host.post("/api/tables", game=game, seats=seats, **more)
        table = Table(self, made["id"], made["invite"], [host])
        for seat in range(1, seats):
            guest = await self.guest(f"Guest {seat}")
            await guest.post(f"{table.path}/join", invite=table.invite)
            table.guests.append(guest)
        if start:
            await host.post(f"{table.path}/start")
        return table

    async def alone(
        self, seats: int = 2, level: str = "random", *, start: bool = True, game: str = "toy", **more: Any
    ) -> "Table":
        """A table of one person on the first seat and bots on all others, at once started."""
        host = await self.guest("Hana")
        made = await host.post("/api/tables", game=game, seats=seats, **more)
        table = Table(self, made["id"], made["invite"], [host])
        for seat in range(1, seats):
            await host.post(f"{table.path}/seats/{seat}", action="bot", level=level)
        if start:
            await host.post(f"{table.path}/start")
        return table


class Guest:
    """A person with a cookie jar."""

    def __init__(self, house: House, client: httpx.AsyncClient, stack: AsyncExitStack) -> None:
        self.house = house
        self.client = client
        self.id = ""
        self.received: list[bytes] = []
        self.pages: list[Page] = []
        self._stack = stack
        client.event_hooks["response"].append(self._note)

    async def get(self, path: str, status: int = 200) -> Json:
        """The answer to a GET, which must have that status."""
        answer = await self.client.get(path)
        assert answer.status_code == status, answer.text
        return dict(answer.json())

    async def post(self, path: str, **body: Any) -> Json:
        """The answer to a POST that must succeed."""
        answer = await self.client.post(path, json=body)
        assert answer.is_success, answer.text
        return dict(answer.json()) if answer.content else {}

    async def refused(self, path: str, status: int, code: str, **body: Any) -> Json:
        """The problem document of a POST that must fail so."""
        answer = await self.client.post(path, json=body)
        return problem(answer, status, code)

    async def through(self, house: House) -> "Guest":
        """The same person in the same browser, but at another process of the service."""
        twin = await house.guest(None)
        twin.id = self.id
        twin.client.cookies.update(dict(self.client.cookies))
        return twin

    async def open(
        self, table: "Table", after: int | str | None = None, companion: str | None = None, **headers: str
    ) -> "Page":
        """A page of the table, closed at the test's end; in the name of a companion where one is given."""
        wanted = {"after": after, "as": companion}
        query = "?" + "&".join(f"{name}={value}" for name, value in wanted.items() if value is not None)
        who = {"Cookie": "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())}
        if "Authorization" in self.client.headers:
            who = {"Authorization": self.client.headers["Authorization"]}
        address = f"{self.house.origin.replace('http', 'ws')}{table.path}/live{query}"
        line = connect(
            address,
            additional_headers={**who, **headers},
            compression=None,
            ping_interval=None,
            max_queue=None,
            close_timeout=0.5,
        )
        page = Page(await self._stack.enter_async_context(line))
        self.pages.append(page)
        return page

    def everything(self) -> bytes:
        """All that was ever sent to this person, by either way."""
        return b"\n".join([*self.received, *(text.encode() for page in self.pages for text in page.sent)])

    async def _note(self, answer: httpx.Response) -> None:
        head = "".join(f"{name}: {value}\n" for name, value in answer.headers.multi_items())
        self.received.append(head.encode() + await answer.aread())


class Table:
    """A table and those who sit there, in the order of their seats."""

    def __init__(self, house: House, id: str, invite: str, guests: list[Guest]) -> None:
        self.house = house
        self.id = id
        self.invite = invite
        self.path = f"/api/tables/{id}"
        self.guests = guests
        self._commands, self._series = count(), token_hex(4)

    async def choose(self, seat: int, choice: str, version: int | None = None) -> Json:
        """A choice that must succeed, of the present version unless another is given."""
        if version is None:
            version = (await self.guests[seat].get(f"{self.path}/state"))["version"]
        command = f"{self._series}-{next(self._commands)}"
        return await self.guests[seat].post(f"{self.path}/choices", version=version, choice=choice, command_id=command)

    async def play_out(self) -> None:
        """Ends turns until the game is over."""
        while (await self.guests[0].get(self.path))["status"] == "running":
            waiting = (await self.guests[0].get(self.path))["waiting"]
            await self.choose(int(next(iter(waiting))), "end-turn")


class Page:
    """An open page: it follows the messages as a browser does and notes everything it was sent."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.sent: list[str] = []
        self.messages: list[Json] = []
        self.version = 0
        self.view: Json = {}
        self.decision: Json | None = None
        self.status = ""

    async def next(self) -> Json:
        """The next message, followed."""
        text = await asyncio.wait_for(self.line.recv(), PATIENCE)
        assert isinstance(text, str)
        self.sent.append(text)
        message: Json = json.loads(text)
        self.messages.append(message)
        self._follow(message)
        return message

    async def until(self, t: str, **members: Any) -> Json:
        """The next message of a type with these members; what comes before it is followed too."""
        while True:
            message = await self.next()
            if message["t"] == t and all(message.get(name) == value for name, value in members.items()):
                return message

    async def reach(self, version: int) -> None:
        """Follows until the page shows a version."""
        while self.version < version:
            await self.next()

    async def quiet(self, seconds: float = 0.2) -> None:
        """Follows whatever comes until nothing has come for so long."""
        while True:
            try:
                async with asyncio.timeout(seconds):
                    await self.next()
            except TimeoutError:
                return

    async def closed(self) -> int:
        """Follows until the server ends the line; the code it gives."""
        try:
            while True:
                await self.next()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 0

    async def send(self, **message: Any) -> None:
        """Sends a message."""
        await self.line.send(json.dumps(message))

    async def choose(self, choice: str, command_id: str, version: int | None = None) -> Json:
        """A choice; its ack or refusal."""
        seen = self.version if version is None else version
        await self.send(t="choose", version=seen, choice=choice, command_id=command_id)
        while True:
            message = await self.next()
            if message["t"] in ("ack", "refused"):
                return message

    async def play_out(self, choice: str = "end-turn") -> None:
        """Chooses the same whenever it is asked, until the table says that the game is over."""
        while self.status != "over":
            if self.decision is not None:
                await self.choose(choice, f"own-{self.version}")
            else:
                await self.next()

    def _follow(self, message: Json) -> None:
        if message["t"] == "presence":
            self.status = message["table"]["status"]
        if message["t"] == "state":
            self.version, self.view, self.decision = message["version"], message["view"], message["decision"]
        if message["t"] == "diff":
            assert message["from"] == self.version, "versions are contiguous for everybody"
            self.version, self.view = message["to"], apply(self.view, message["patch"])
            self.decision = message["decision"]


def problem(answer: httpx.Response, status: int, code: str) -> Json:
    """The problem document of an answer, which must be this one."""
    assert answer.headers["content-type"] == "application/problem+json"
    document = dict(answer.json())
    assert (answer.status_code, document["code"]) == (status, code), document
    assert document["status"] == status
    assert document["title"]
    assert document["detail"]
    return document


@asynccontextmanager
async def running(
    url: str, folder: Path, games: Mapping[str, Rules] = TOY, bots: str = "orloj.bots:bot", **more: Any
) -> AsyncIterator[House]:
    """A server on a free port, in this event loop, until the block ends; its bots lose no time unless told."""
    given = {"database_url": url, "data": folder, "secret": "a secret for tests", "port": 0, "bot_pace": 0, **more}
    given.setdefault("limits", {"all": "off"})  # everybody in a test comes from one address
    settings = Settings(**given)
    shelf = "tests.server.toy:TOY" if games is TOY else "orloj.games:GAMES"
    app = create_app(settings, games, Shelves(shelf, bots))
    server = uvicorn.Server(configuration(app, settings))
    serving = asyncio.create_task(server.serve())
    async with AsyncExitStack() as stack:
        try:
            while not server.started:
                if serving.done():
                    serving.result()
                    raise AssertionError("the server ended at its start")
                await asyncio.sleep(0.01)
            port = server.servers[0].sockets[0].getsockname()[1]
            yield House(f"http://127.0.0.1:{port}", app.state.services, stack)
        finally:
            server.should_exit = True
            await serving
