"""The ways by which a person wants to be told: browsers, the proved e-mail address, chat services."""

from base64 import urlsafe_b64decode
from datetime import datetime
from hashlib import sha256
from typing import Annotated, Any, NamedTuple
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePublicKey
from pydantic import BaseModel, Field
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from orloj.server.accounts.service import Person
from orloj.server.db.database import Database
from orloj.server.db.tables import channel, delivery, outbox, person
from orloj.server.marks import new_id
from orloj.server.problems import Problem
from orloj.server.settings import Settings
from orloj.server.telling.outbox import TEST
from orloj.server.telling.ways import hook
from orloj.server.wire import now

MOST = 20  # channels of one person
LONGEST = 1000  # characters of a push service's address
PUSH, MAIL, HOOK = "push", "mail", "hook"
PLAIN = {PUSH: "Browser", MAIL: "E-mail", HOOK: "Webhook"}


class Channel(NamedTuple):
    """A channel as its owner sees it; its address is a secret of the service it leads to."""

    id: str
    kind: str
    label: str
    on: bool
    arrived: datetime | None
    fault: str | None


SHOWN = tuple(channel.c[name] for name in Channel._fields)


class Channels:
    """Adds, lists, turns off and tries out channels."""

    def __init__(self, database: Database, settings: Settings) -> None:
        self._database = database
        self._settings = settings

    async def mine(self, me: Person) -> list[Channel]:
        """A person's channels, the oldest first."""
        query = select(*SHOWN).where(channel.c.person_id == me.id).order_by(channel.c.created, channel.c.id)
        async with self._database.read() as connection:
            return [Channel(*row) for row in await connection.execute(query)]

    async def add(self, me: Person, kind: str, address: object, label: str | None) -> Channel:
        """A new channel, or one that was there already, turned on.

        Raises Problem("bad-channel", "no-mail", "no-address", "too-many-channels", "not-for-bots",
        "not-for-companions").
        """
        check_person(me)
        async with self._database.write() as connection:
            await connection.execute(select(person.c.id).where(person.c.id == me.id).with_for_update(key_share=True))
            if kind == MAIL:
                return await self._mail(connection, me, label)
            if kind == PUSH:
                found = subscription(address)
                id = sha256(found["endpoint"].encode()).hexdigest()[:32]
                # One browser, one person: whoever sets it up gets the messages there from now on.
                await connection.execute(delete(channel).where(channel.c.id == id))
                return await self._add(connection, me, id, PUSH, label, found)
            if not isinstance(address, str):
                raise Problem("bad-channel", "The address of a service is a text.")
            service, _ = hook.opened(address)
            return await self._add(connection, me, new_id(), HOOK, label or service.title, address)

    async def _mail(self, connection: AsyncConnection, me: Person, label: str | None) -> Channel:
        if not self._settings.mails:
            raise Problem("no-mail", "This house sends no e-mails.")
        if (await connection.execute(select(person.c.email).where(person.c.id == me.id))).scalar_one() is None:
            raise Problem("no-address", "Prove an e-mail address first: it is written to that one.")
        mine = (channel.c.person_id == me.id, channel.c.kind == MAIL)
        known = (await connection.execute(select(channel.c.id).where(*mine))).scalar_one_or_none()
        if known is None:
            return await self._add(connection, me, new_id(), MAIL, label, {})
        await connection.execute(update(channel).where(*mine).values(on=True, fault=None))
        return Channel(*(await connection.execute(select(*SHOWN).where(*mine))).one())

    async def _add(
        self, connection: AsyncConnection, me: Person, id: str, kind: str, label: str | None, address: object
    ) -> Channel:
        count = select(func.count()).where(channel.c.person_id == me.id)
        if (await connection.execute(count)).scalar_one() >= MOST:
            raise Problem("too-many-channels", f"One person has at most {MOST} ways: remove one first.")
        made = Channel(id, kind, label or PLAIN[kind], True, None, None)
        values = {**made._asdict(), "person_id": me.id, "address": address, "created": now()}
        await connection.execute(insert(channel).values(**values))
        return made

    async def turn(self, me: Person, id: str, on: bool) -> Channel:
        """Turns a channel on or off. Raises Problem("unknown-channel")."""
        async with self._database.write() as connection:
            found = await _own(connection, me, id)
            await connection.execute(update(channel).where(channel.c.id == id).values(on=on, fault=None))
        return found._replace(on=on, fault=None)

    async def remove(self, me: Person, id: str) -> None:
        """Forgets a channel and its address. Raises Problem("unknown-channel")."""
        async with self._database.write() as connection:
            await _own(connection, me, id)
            await connection.execute(delete(channel).where(channel.c.id == id))

    async def stop(self, id: str) -> None:
        """Turns a channel off that one of its own messages names; nothing happens to one that is gone."""
        async with self._database.write() as connection:
            await connection.execute(update(channel).where(channel.c.id == id).values(on=False))

    async def stop_all(self, me: Person) -> None:
        """Turns all of a person's channels off."""
        async with self._database.write() as connection:
            await connection.execute(update(channel).where(channel.c.person_id == me.id).values(on=False))

    async def test(self, me: Person, id: str) -> None:
        """Sends a test by one channel, at once and whatever the hour; one at a time.

        Raises Problem("unknown-channel", "channel-off").
        """
        at = now()
        async with self._database.write() as connection:
            found = await _own(connection, me, id)
            if not found.on:
                raise Problem("channel-off", "This way is off: turn it on first.")
            tests = select(outbox.c.id).where(outbox.c.person_id == me.id, outbox.c.occasion == TEST)
            waiting = (delivery.c.channel_id == id, delivery.c.state == "waiting", delivery.c.outbox_id.in_(tests))
            if (await connection.execute(select(delivery.c.id).where(*waiting))).first() is not None:
                return
            row = {"person_id": me.id, "occasion": TEST, "version": 0, "round": 0, "about": {}}
            made = insert(outbox).values(**row, created=at, due=at, done=at).returning(outbox.c.id)
            sent = {"person_id": me.id, "channel_id": id, "kind": found.kind, "title": "A test from Orloj"}
            times = {"state": "waiting", "tries": 0, "due": at, "at": at}
            number = (await connection.execute(made)).scalar_one()
            await connection.execute(insert(delivery).values(outbox_id=number, **sent, **times))


def check_person(me: Person) -> None:
    """Raises Problem("not-for-bots", "not-for-companions"): only who has a device of one's own is told anything."""
    if me.program:
        raise Problem("not-for-bots", "A bot is told by its socket.")
    if me.companion:
        raise Problem("not-for-companions", "The person whose device it is gets the messages.")


class _Keys(BaseModel):
    p256dh: str
    auth: str


class _Subscription(BaseModel):
    endpoint: Annotated[str, Field(max_length=LONGEST)]
    keys: _Keys


def subscription(given: object) -> dict[str, Any]:
    """The parts of a browser's PushSubscription that are needed. Raises Problem("bad-channel")."""
    wrong = Problem("bad-channel", "This is no subscription of a browser.")
    try:
        found = _Subscription.model_validate(given)
        point, auth = (urlsafe_b64decode(f"{key}==") for key in (found.keys.p256dh, found.keys.auth))
        EllipticCurvePublicKey.from_encoded_point(SECP256R1(), point)
        parts = urlsplit(found.endpoint)
    except ValueError:
        raise wrong from None
    if parts.scheme not in ("https", "http") or not parts.hostname or len(auth) != 16:
        raise wrong
    return found.model_dump()


async def _own(connection: AsyncConnection, me: Person, id: str) -> Channel:
    query = select(*SHOWN).where(channel.c.id == id, channel.c.person_id == me.id)
    row = (await connection.execute(query)).one_or_none()
    if row is None:
        raise Problem("unknown-channel", "You have no such way of being told.")
    return Channel(*row)
