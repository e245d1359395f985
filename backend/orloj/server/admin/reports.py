"""What the host reads: sockets, faults, messages on their way, and how the process stands."""

import time
from importlib.metadata import version
from typing import Any

from sqlalchemy import func, select, text, update

from orloj.server.db.migrate import newest
from orloj.server.db.tables import delivery, incident, outbox, person
from orloj.server.problems import Problem
from orloj.server.services import Services
from orloj.server.wire import now

MOST = 100  # rows of a report
STARTED = time.monotonic()


async def overview(parts: Services) -> dict[str, Any]:
    """How the house stands, as this process sees it."""
    counts = await parts.counts.look(0)
    return {
        "version": version("orloj"),
        "revision": newest(),
        "database": await _database(parts),
        "up_seconds": round(time.monotonic() - STARTED),
        "readiness": await parts.gate.readiness.look(),
        "counts": counts._asdict(),
        "processes": 1 + len(parts.rooms.elsewhere()),
        "now": (await parts.housekeeper.sample())._asdict(),
        "samples": [sample._asdict() for sample in parts.housekeeper.samples],
        "limits": {name: str(item) for name, item in parts.gate.limits.items.items()},
        "trusted_proxies": [str(network) for network in parts.settings.trusted_proxies],
        "bots": {"workers": parts.settings.bot_workers, "seconds": parts.settings.bot_seconds},
    }


def sockets(parts: Services) -> dict[str, Any]:
    """The open pages of this process, and who is online in others as these have told."""
    here = [
        {
            "table": live.info.id,
            "name": live.info.name,
            "person": line.person,
            "called": next((p.name for p in live.info.taken.values() if p.id == line.person), None),
            "seat": line.viewer,
            "address": str(line.address) if line.address else None,
            "since": line.since,
        }
        for live, line in parts.rooms.lines()
    ]
    elsewhere = [{"process": name, "tables": tables} for name, tables in parts.rooms.elsewhere().items()]
    return {"here": here, "elsewhere": elsewhere}


async def incidents(parts: Services) -> dict[str, Any]:
    """The last faults, newest first, without their traces."""
    columns = [column for column in incident.c if column.name != "trace"]
    query = select(*columns).order_by(incident.c.id.desc()).limit(MOST)
    async with parts.database.read() as connection:
        return {"incidents": [dict(row) for row in (await connection.execute(query)).mappings()]}


async def fault(parts: Services, number: int) -> dict[str, Any]:
    """One fault with its trace. Raises Problem("not-found")."""
    async with parts.database.read() as connection:
        row = (await connection.execute(select(incident).where(incident.c.id == number))).mappings().one_or_none()
    if row is None:
        raise Problem("not-found", "There is no such incident.")
    return dict(row)


async def mark_seen(parts: Services, number: int | None) -> None:
    """Marks one fault, or all, as seen."""
    mark = update(incident).values(seen=True).where(~incident.c.seen)
    async with parts.database.write() as connection:
        await connection.execute(mark if number is None else mark.where(incident.c.id == number))


async def post(parts: Services) -> dict[str, Any]:
    """What waits to be told, and what became of the last messages. No address is in it, and no words of a message."""
    due = select(outbox.c.occasion, func.count(), func.min(outbox.c.due)).where(outbox.c.done.is_(None))
    told = (
        select(
            delivery.c.id, delivery.c.kind, delivery.c.title, delivery.c.state, delivery.c.tries, delivery.c.error,
            delivery.c.due, delivery.c.at, person.c.name.label("person"),
        )
        .join(person, person.c.id == delivery.c.person_id)
        .order_by(delivery.c.id.desc())
        .limit(MOST)
    )  # fmt: skip
    async with parts.database.read() as connection:
        waiting = [
            {"occasion": occasion, "number": number, "due": first}
            for occasion, number, first in await connection.execute(due.group_by(outbox.c.occasion))
        ]
        deliveries = [dict(row) for row in (await connection.execute(told)).mappings()]
    return {"waiting": waiting, "deliveries": deliveries, "now": now()}


async def _database(parts: Services) -> str:
    query = "SHOW server_version" if parts.database.postgres else "SELECT sqlite_version()"
    async with parts.database.read() as connection:
        number = str((await connection.execute(text(query))).scalar_one()).split()[0]
    return f"{'PostgreSQL' if parts.database.postgres else 'SQLite'} {number}"
