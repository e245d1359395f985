"""A house that tells people, and days that pass in a moment."""

from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

from sqlalchemy import select, update

from orloj.server.db.tables import delivery, outbox, person
from orloj.server.wire import Present, now
from tests.server.house import Guest, House, Table, running
from tests.server.post import Post, post_office
from tests.server.receivers import Receiver, receiver

ORIGIN = "http://games.example"
FAR = 10_000.0  # seconds between the service's own looks: tests make each step themselves


class Told:
    """A house with everything that people can be told by."""

    def __init__(self, house: House, post: Post, service: Receiver) -> None:
        self.house = house
        self.post = post
        self.service = service

    async def step(self, **ahead: float) -> None:
        """Lets so much time pass, then does what is due."""
        Present.ahead += timedelta(**ahead)
        await self.house.parts.courier.step()

    async def by_hook(self, guest: Guest) -> str:
        """Lets a guest be told by the webhook; the channel's id."""
        made = await guest.post("/api/notices/channels", kind="hook", address=self.service.hook)
        return str(made["id"])

    async def by_push(self, guest: Guest) -> str:
        """Lets a guest be told by a browser."""
        made = await guest.post("/api/notices/channels", kind="push", address=self.service.subscription)
        return str(made["id"])

    async def by_mail(self, guest: Guest, email: str = "guest@example.org") -> str:
        """Lets a guest be told by e-mail, at an address that counts as proved."""
        async with self.house.parts.database.write() as connection:
            await connection.execute(update(person).where(person.c.id == guest.id).values(email=email))
        return str((await guest.post("/api/notices/channels", kind="mail"))["id"])

    def titles(self) -> list[str]:
        """What the chat service has heard."""
        return [heard.json["title"] for heard in self.service.heard]

    async def table(self, *, told: int = 1, **more: Any) -> Table:
        """A running table of two at which one guest is told by the webhook, with nothing left to tell."""
        table = await self.house.table(2, name="Thursday table", **more)
        await self.by_hook(table.guests[told])
        async with self.house.parts.database.write() as connection:
            await connection.execute(update(outbox).values(done=now(), held="before"))
        return table

    async def rows(self, *columns: str) -> list[tuple[Any, ...]]:
        """Columns of the outbox, in its order."""
        async with self.house.parts.database.read() as connection:
            found = await connection.execute(select(*(outbox.c[name] for name in columns)).order_by(outbox.c.id))
            return [tuple(row) for row in found]

    async def deliveries(self, *columns: str) -> list[tuple[Any, ...]]:
        """Columns of the deliveries, in their order."""
        async with self.house.parts.database.read() as connection:
            found = await connection.execute(select(*(delivery.c[name] for name in columns)).order_by(delivery.c.id))
            return [tuple(row) for row in found]


@asynccontextmanager
async def telling(url: str, folder: Path, **more: Any) -> AsyncIterator[Told]:
    """A house with a mail server, a push service and a chat service, whose own worker sleeps."""
    given = {"public_origin": ORIGIN, "hook_networks": "127.0.0.0/8", "ping_seconds": FAR, **more}
    async with AsyncExitStack() as stack:
        post = await stack.enter_async_context(post_office())
        service = await stack.enter_async_context(receiver())
        house = await stack.enter_async_context(running(url, folder, **{**post.settings, **given}))
        await house.parts.courier.rest()
        yield Told(house, post, service)


@contextmanager
def days() -> Iterator[None]:
    """Time that passes within the block has not passed after it."""
    try:
        yield
    finally:
        Present.ahead = timedelta()


@contextmanager
def beginning(at: datetime) -> Iterator[None]:
    """The block begins at that moment."""
    Present.ahead = at - (Present.moment() - Present.ahead)
    with days():
        yield
