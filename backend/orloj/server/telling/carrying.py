"""From deliveries to people: each is sent once, by one process, and tried again with pauses where that fails."""

import logging
from collections import Counter
from collections.abc import Iterable, Mapping
from datetime import datetime, timedelta
from email.utils import parseaddr
from functools import partial
from hashlib import sha256
from typing import Any, NamedTuple

from sqlalchemy import or_, select, update

from orloj.server.db.database import Database
from orloj.server.db.tables import channel, delivery, person
from orloj.server.lobby import repository as tables
from orloj.server.lobby.table import TableInfo
from orloj.server.metrics import Metrics
from orloj.server.settings import Settings
from orloj.server.telling.fence import Fence, Forbidden
from orloj.server.telling.keys import Keys
from orloj.server.telling.outbox import TEST
from orloj.server.telling.preferences import listener_of
from orloj.server.telling.sorting import Sorter, last_visits, rows_of
from orloj.server.telling.stopping import Stops
from orloj.server.telling.truth import SEND, Row, Verdict, judge
from orloj.server.telling.ways import UNREACHED, Later, Never, Parcel, hook, mail
from orloj.server.telling.ways.push import Push
from orloj.server.telling.words import message_of
from orloj.server.wire import now

LEASE = timedelta(minutes=3)  # for which a process has a delivery in hand: longer than any way takes
PATIENCE = 20.0  # seconds for a push service or a chat service, with all that the library does
PAUSES = tuple(timedelta(minutes=minutes) for minutes in (1, 5, 30, 120, 480))  # after the first try, the second ...
AT_ONCE = 32  # deliveries of one process
EACH = 4  # of them to one person: whose services are slow keeps nobody else waiting
LONGEST = 300  # characters of a fault
log = logging.getLogger("orloj.telling")


class Claim(NamedTuple):
    """A delivery in hand, with the way it goes by; `until` is this process's alone."""

    id: int
    person_id: str
    outbox_id: int
    kind: str
    tries: int
    channel_id: str | None
    address: Any
    on: bool | None
    email: str | None
    until: datetime


class Carrier:
    """Sends what is due, and notes what became of it."""

    def __init__(
        self, database: Database, settings: Settings, sorter: Sorter, keys: Keys, stops: Stops, fence: Fence,
        metrics: Metrics,
    ) -> None:  # fmt: skip
        self._database = database
        self._settings = settings
        self._sorter = sorter
        self._keys = keys
        self._stops = stops
        self._fence = fence
        self._metrics = metrics
        self._busy: Counter[str] = Counter()

    async def claim(self) -> list[Claim]:
        """Takes deliveries in hand that are due and that no living process has."""
        room = AT_ONCE - self._busy.total()
        full = [id for id, count in self._busy.items() if count >= EACH]
        at = now()
        free = or_(delivery.c.claimed.is_(None), delivery.c.claimed <= at)
        due = (delivery.c.state == "waiting", delivery.c.due <= at, free, delivery.c.person_id.not_in(full))
        ways = (delivery.c.channel_id, channel.c.address, channel.c.on, person.c.email)
        query = (
            select(delivery.c.id, delivery.c.person_id, delivery.c.outbox_id, delivery.c.kind, delivery.c.tries, *ways)
            .join(person, person.c.id == delivery.c.person_id)
            .outerjoin(channel, channel.c.id == delivery.c.channel_id)
            .where(*due)
            .order_by(delivery.c.due, delivery.c.id)
            .limit(AT_ONCE)
            .with_for_update(of=delivery, skip_locked=True)
        )
        async with self._database.read() as connection:  # mostly there is nothing, and nobody should wait for that
            something = (await connection.execute(select(delivery.c.id).where(*due).limit(1))).first()
        if room <= 0 or something is None:
            return []
        async with self._database.write() as connection:
            found = self._share((await connection.execute(query)).all(), room)
            values = {"claimed": at + LEASE, "tries": delivery.c.tries + 1}
            ids = [row.id for row in found]
            await connection.execute(update(delivery).where(delivery.c.id.in_(ids)).values(**values))
        return [Claim(**{**row._mapping, "tries": row.tries + 1, "until": at + LEASE}) for row in found]

    def _share(self, found: Iterable[Any], room: int) -> list[Any]:
        taken: list[Any] = []
        for row in found:
            if len(taken) < room and self._busy[row.person_id] < EACH:
                self._busy[row.person_id] += 1
                taken.append(row)
        return taken

    async def carry(self, claim: Claim) -> None:
        """Sends one delivery in hand and notes what became of it."""
        try:
            await self._carry(claim)
        except Exception:
            log.exception("delivery %d is tried again when its lease is over", claim.id)
        finally:
            self._busy[claim.person_id] -= 1
            self._busy += Counter()  # forgets who has none

    async def _carry(self, claim: Claim) -> None:
        rows, verdict, parcel = await self._prepare(claim)
        if verdict.until is not None:
            await self._note(claim, due=verdict.until, tries=claim.tries - 1, error=verdict.held)
        elif verdict.held is not None or not rows:
            await self._note(claim, state="held", error=verdict.held)
        else:
            await self._try(claim, parcel)

    async def _prepare(self, claim: Claim) -> tuple[list[Row], Verdict, Parcel]:
        """What is sent, and whether it still is to be: what is tried again may have come to nothing meanwhile."""
        async with self._database.read() as connection:
            lead = (await rows_of(connection, [claim.outbox_id]))[0]
            rows = await rows_of(connection, [lead.id, *lead.about.get("with", ())])
            places = await tables.of_ids(connection, {row.table_id for row in rows if row.table_id is not None})
            listener = await listener_of(connection, claim.person_id)
            visits = await last_visits(connection, claim.person_id, places)
        if not claim.on:
            return rows, Verdict("off"), self._parcel(claim, lead, rows, places)
        verdict = SEND
        if claim.tries > 1 and lead.occasion != TEST:
            at = now()
            found = [judge(row, places, visits, listener, at) for row in rows]
            rows = [row for row, one in zip(rows, found, strict=True) if one.sent]
            verdict = SEND if rows else max(found, key=lambda one: one.until is not None)
        return rows, verdict, self._parcel(claim, lead, rows or [lead], places)

    def _parcel(self, claim: Claim, lead: Row, rows: list[Row], places: Mapping[str, TableInfo]) -> Parcel:
        message = message_of(self._sorter.items(rows, places))
        origin, token = self._settings.origin, self._stops.token(claim.channel_id or "")
        return Parcel(
            id=sha256(f"{claim.id} {claim.channel_id} {lead.created.isoformat()}".encode()).hexdigest()[:32],
            title=message.title,
            text=message.text,
            url=f"{origin}{message.path}",
            tag=message.tag,
            stop=f"{origin}/stop#{token}",
            one_click=f"{origin}/api/notices/stop/{token}",
        )

    async def _try(self, claim: Claim, parcel: Parcel) -> None:
        try:
            await self._send(claim, parcel)
        except Never as never:
            await self._give_up(claim, never)
        except Later as later:
            await self._put_off(claim, later)
        except Exception:
            log.exception("delivery %d by %s failed by a fault of ours", claim.id, claim.kind)
            await self._put_off(claim, Later("Something broke here."))
        else:
            self._metrics.told.labels(claim.kind, "sent").inc()
            await self._note(claim, state="sent", at=now(), error=None)
            await self._mark(claim, arrived=now(), fault=None)

    async def _put_off(self, claim: Claim, fault: Later) -> None:
        if claim.tries > len(PAUSES):
            await self._give_up(claim, Never(str(fault)))
            return
        self._metrics.told.labels(claim.kind, "again").inc()
        await self._note(claim, due=now() + PAUSES[claim.tries - 1], error=str(fault)[:LONGEST])
        await self._mark(claim, fault=str(fault)[:LONGEST])

    async def _send(self, claim: Claim, parcel: Parcel) -> None:
        if claim.kind == "mail":
            await mail.send(self._settings, claim.email, parcel)
            return
        act = partial(hook.send, claim.address, parcel)
        if claim.kind == "push":
            act = partial(Push(await self._keys.key(), _host(self._settings)).send, claim.address, parcel)
        try:
            await self._fence.run(act, PATIENCE)
        except Forbidden as fault:
            raise Never(UNREACHED) from fault
        except TimeoutError as fault:
            raise Later("The service takes too long to answer.") from fault

    async def _give_up(self, claim: Claim, fault: Never) -> None:
        self._metrics.told.labels(claim.kind, "failed").inc()
        log.warning("delivery %d by %s was given up: %s", claim.id, claim.kind, fault)
        await self._note(claim, state="failed", at=now(), error=str(fault)[:LONGEST])
        await self._mark(claim, fault=str(fault)[:LONGEST], **({"on": False} if fault.gone else {}))

    async def _note(self, claim: Claim, **values: Any) -> None:
        """Stores what became of a delivery, unless another process has it by now."""
        mine = (delivery.c.id == claim.id, delivery.c.claimed == claim.until)
        async with self._database.write() as connection:
            await connection.execute(update(delivery).where(*mine).values(claimed=None, **values))

    async def _mark(self, claim: Claim, **values: Any) -> None:
        """Shows the person how it stands with the way."""
        async with self._database.write() as connection:
            await connection.execute(update(channel).where(channel.c.id == claim.channel_id).values(**values))


def _host(settings: Settings) -> str:
    """How a push service reaches the host: by a mail address or on https, for it takes nothing else (RFC 8292, 2.1)."""
    if settings.mails:
        return f"mailto:{parseaddr(settings.mail_from)[1]}"
    return settings.origin if settings.secure else "mailto:nobody@localhost"
