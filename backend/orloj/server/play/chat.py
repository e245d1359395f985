"""What people at a table say to one another."""

from datetime import datetime
from typing import Any, NamedTuple

from sqlalchemy import func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from orloj.server.accounts.service import Person
from orloj.server.db.tables import chat, game_table, person, program
from orloj.server.lobby.table import TableInfo
from orloj.server.problems import Problem
from orloj.server.wire import encode

LONGEST = 500
RECENT = 50  # messages a page gets when it opens


class Said(NamedTuple):
    """One message."""

    id: int
    person_id: str
    name: str
    text: str
    at: datetime

    def message(self, table: TableInfo) -> str:
        """The message on the wire."""
        seat = table.seat_of(self.person_id)
        fields: dict[str, Any] = {"t": "chat", "id": self.id, "person": self.person_id, "seat": seat}
        return encode({**fields, "name": self.name, "text": self.text, "at": self.at}).decode()


def clean_text(text: object) -> str:
    """The text as it is stored. Raises Problem("invalid-request")."""
    if not isinstance(text, str) or not text.strip():
        raise Problem("invalid-request", "A message has at least one character.")
    if len(text) > LONGEST:
        raise Problem("invalid-request", f"A message has at most {LONGEST} characters.")
    if "\0" in text:
        raise Problem("invalid-request", "A message has no null characters.")
    return text.strip()


async def add(connection: AsyncConnection, table_id: str, person_id: str, text: str, at: datetime) -> int:
    """Stores a message; its id. The table's row is held: ids rise in the order in which messages become visible."""
    await connection.execute(select(game_table.c.id).where(game_table.c.id == table_id).with_for_update())
    made = insert(chat).values(table_id=table_id, person_id=person_id, text=text, at=at).returning(chat.c.id)
    return int((await connection.execute(made)).scalar_one())


async def after(connection: AsyncConnection, table_id: str, id: int) -> list[Said]:
    """The newest messages later than an id, in order."""
    query = (
        select(chat.c.id, person.c.id.label("person"), person.c.name, program.c.owner, chat.c.text, chat.c.at)
        .join(person, person.c.id == chat.c.person_id)
        .outerjoin(program, program.c.person_id == person.c.id)
        .where(chat.c.table_id == table_id, chat.c.id > id)
        .order_by(chat.c.id.desc())
        .limit(RECENT)
    )
    rows = (await connection.execute(query)).all()
    return [
        Said(row.id, row.person, Person(row.person, row.name, row.owner is not None).shown, row.text, row.at)
        for row in reversed(rows)
    ]


async def newest(connection: AsyncConnection, table_id: str) -> int:
    """The id of the last message, 0 where there is none."""
    query = select(func.max(chat.c.id)).where(chat.c.table_id == table_id)
    return (await connection.execute(query)).scalar_one() or 0
