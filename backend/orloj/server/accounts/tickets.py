"""What works once and not for long: links in e-mails, and what a passkey is to sign. Only hashes are stored."""

from collections.abc import Mapping
from datetime import timedelta
from typing import Any, NamedTuple

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from orloj.server.accounts.programs import hashed
from orloj.server.db.tables import ticket
from orloj.server.marks import new_token
from orloj.server.wire import now


class Ticket(NamedTuple):
    """A ticket that was good: for whom, where that stands already, and what else was noted."""

    person_id: str | None
    about: Mapping[str, Any]


async def issue(
    connection: AsyncConnection, purpose: str, lasts: timedelta, person_id: str | None = None, **about: Any
) -> str:
    """A new ticket. Those that have expired are thrown away."""
    text = new_token()
    await connection.execute(delete(ticket).where(ticket.c.expires < now()))
    values = {"token_hash": hashed(text), "person_id": person_id, "purpose": purpose, "about": about}
    await connection.execute(insert(ticket).values(**values, expires=now() + lasts))
    return text


async def redeem(connection: AsyncConnection, purpose: str, text: str) -> Ticket | None:
    """Takes a ticket in: of several who come with it, one is served. None where it is not good, or no more."""
    which = (ticket.c.token_hash == hashed(text), ticket.c.purpose == purpose, ticket.c.expires >= now())
    taken = delete(ticket).where(*which).returning(ticket.c.person_id, ticket.c.about)
    row = (await connection.execute(taken)).one_or_none()
    return Ticket(row.person_id, row.about) if row else None


async def outstanding(connection: AsyncConnection, purpose: str) -> list[Ticket]:
    """The tickets of a purpose that are still good."""
    query = select(ticket.c.person_id, ticket.c.about).where(ticket.c.purpose == purpose, ticket.c.expires >= now())
    return [Ticket(*row) for row in await connection.execute(query)]
