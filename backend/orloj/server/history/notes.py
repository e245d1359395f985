"""What somebody keeps for oneself at a table: nobody else ever reads it."""

from sqlalchemy import delete, select
from sqlalchemy.dialects import postgresql, sqlite

from orloj.server.db.database import Database
from orloj.server.db.tables import note
from orloj.server.problems import Problem
from orloj.server.wire import now

LONGEST = 5000


class Notes:
    """Private notes, one a table and person."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def read(self, table_id: str, person: str) -> str:
        """The note, empty where there is none."""
        query = select(note.c.text).where(note.c.table_id == table_id, note.c.person_id == person)
        async with self._database.read() as connection:
            return (await connection.execute(query)).scalar_one_or_none() or ""

    async def write(self, table_id: str, person: str, text: str) -> None:
        """Replaces the note; an empty one is deleted. Raises Problem("invalid-request")."""
        if len(text) > LONGEST:
            raise Problem("invalid-request", f"text: a note has at most {LONGEST} characters.")
        if "\0" in text:
            raise Problem("invalid-request", "text: a note has no null characters.")
        values = {"table_id": table_id, "person_id": person, "text": text, "updated": now()}
        insert = postgresql.insert if self._database.postgres else sqlite.insert
        async with self._database.read() as connection:
            if not text:
                where = (note.c.table_id == table_id, note.c.person_id == person)
                await connection.execute(delete(note).where(*where))
                return
            statement = insert(note).values(**values)
            changed = {"text": statement.excluded.text, "updated": statement.excluded.updated}
            await connection.execute(statement.on_conflict_do_update(index_elements=note.primary_key, set_=changed))
