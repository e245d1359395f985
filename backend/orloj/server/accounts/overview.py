"""What somebody is told about the own account."""

from typing import Any

from sqlalchemy import func, select

from orloj.server.accounts.service import Person
from orloj.server.db.database import Database
from orloj.server.db.tables import passkey, person


async def session_of(database: Database, who: Person) -> dict[str, Any]:
    """The session on the wire."""
    keys = select(func.count()).where(passkey.c.person_id == who.id).scalar_subquery()
    query = select(person.c.name, person.c.email, person.c.link_hash, keys.label("keys")).where(person.c.id == who.id)
    async with database.read() as connection:
        row = (await connection.execute(query)).one()
    return {
        "person": {"id": who.id, "name": row.name},
        "email": row.email,
        "has_link": row.link_hash is not None,
        "login": who.login,
        "passkeys": row.keys,
    }
