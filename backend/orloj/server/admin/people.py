"""People as the host sees them, and bans of persons and networks."""

import logging
from datetime import timedelta
from ipaddress import ip_network
from typing import Any

from sqlalchemy import delete, func, insert, or_, select, update

from orloj.server.db.tables import ban, login, person, program, seat
from orloj.server.problems import Problem
from orloj.server.services import Services
from orloj.server.wire import now

PAGE = 50
WIDEST = {4: 8, 6: 16}  # the shortest prefixes that may be banned: nobody locks the world out by a slip
log = logging.getLogger("orloj.admin")


async def listed(parts: Services, query: str, skip: int) -> dict[str, Any]:
    """A page of the persons that match, who was here last first, and how many match in all."""
    seen = select(func.max(login.c.seen)).where(login.c.person_id == person.c.id).scalar_subquery()
    tables = select(func.count()).where(seat.c.person_id == person.c.id).scalar_subquery()
    columns = (person.c.id, person.c.name, person.c.created, person.c.banned, person.c.removed, program.c.owner)
    wanted = select(*columns, seen.label("seen"), tables.label("tables")).outerjoin(
        program, program.c.person_id == person.c.id
    )
    text = query.replace("\0", "").strip()
    where = or_(person.c.name.icontains(text, autoescape=True), person.c.id == text) if text else person.c.id != ""
    order = func.coalesce(seen, person.c.created).desc()
    async with parts.database.read() as connection:
        total = (await connection.execute(select(func.count()).select_from(person).where(where))).scalar_one()
        rows = await connection.execute(wanted.where(where).order_by(order, person.c.id).limit(PAGE).offset(skip))
        people = [dict(row) for row in rows.mappings()]
    return {"people": people, "total": total}


async def ban_person(parts: Services, id: str, *, banned: bool) -> None:
    """Bans a person with all programs and companions, or lifts that. Raises Problem("not-found")."""
    values = {"banned": now() if banned else None}
    async with parts.database.write() as connection:
        done = await connection.execute(update(person).where(person.c.id == id).values(values))
    if done.rowcount != 1:
        raise Problem("not-found", "There is no such person.")
    log.warning("the host %s person %s", "banned" if banned else "lifted the ban of", id)
    await parts.gate.look()


async def bans(parts: Services) -> dict[str, Any]:
    """The banned networks and persons."""
    banned = select(person.c.id, person.c.name, person.c.banned).where(person.c.banned.is_not(None))
    async with parts.database.read() as connection:
        networks = [dict(row) for row in (await connection.execute(select(ban).order_by(ban.c.id))).mappings()]
        people = [dict(row) for row in (await connection.execute(banned.order_by(person.c.banned))).mappings()]
    return {"networks": networks, "people": people}


async def ban_network(parts: Services, text: str, reason: str, days: int | None) -> int:
    """Bans an address or a network, for good or for some days; the ban's number. Raises Problem("bad-network")."""
    try:
        network = ip_network(text.strip(), strict=False)
    except ValueError:
        raise Problem("bad-network", "A network is written like 203.0.113.0/24 or 2001:db8::/48.") from None
    if network.prefixlen < WIDEST[network.version]:
        raise Problem("bad-network", f"A ban is no wider than /{WIDEST[network.version]}.")
    at = now()
    until = at + timedelta(days=days) if days is not None else None
    values = {"network": str(network), "reason": reason.strip(), "created": at, "until": until}
    async with parts.database.write() as connection:
        number: int = (await connection.execute(insert(ban).values(values).returning(ban.c.id))).scalar_one()
    log.warning("the host banned %s until %s: %s", network, until, reason)
    await parts.gate.look()
    return number


async def lift(parts: Services, number: int) -> None:
    """Lifts the ban of a network. Raises Problem("not-found")."""
    async with parts.database.write() as connection:
        done = await connection.execute(delete(ban).where(ban.c.id == number))
    if done.rowcount != 1:
        raise Problem("not-found", "There is no such ban.")
    log.warning("the host lifted ban %d", number)
    await parts.gate.look()
