"""Chat between open pages."""

from collections.abc import Iterable

from orloj.server.db.database import Database
from orloj.server.history.mutes import muted_by
from orloj.server.play import chat
from orloj.server.play.connection import Connection
from orloj.server.play.live import LiveTable
from orloj.server.telling.mentions import tell_addressed
from orloj.server.wire import now


class Talk:
    """Stores what is said and brings it to all pages, each message once a page."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def say(self, live: LiveTable, person: str, text: object) -> None:
        """Stores a message, and notes whom it addresses. Raises Problem("invalid-request")."""
        clean = chat.clean_text(text)
        async with self._database.write() as connection:
            number = await chat.add(connection, live.info.id, person, clean, now())
            await tell_addressed(connection, live.info, person, clean, number)

    async def relay(self, live: LiveTable) -> None:
        """Sends all pages what was said since the last time."""
        async with self._database.read() as connection:
            new = await chat.after(connection, live.info.id, live.last_chat)
        muted = await self._muted(live, live.connections) if new else {}
        for said in new:
            text = said.message(live.info)
            live.last_chat = max(live.last_chat, said.id)
            for page in live.connections:
                if said.person_id not in muted.get(page.person, ()):
                    page.send_chat(said.id, text)

    async def recall(self, live: LiveTable, page: Connection) -> None:
        """Sends a page that has just opened what was said lately."""
        async with self._database.read() as connection:
            recent = await chat.after(connection, live.info.id, 0)
        muted = await self._muted(live, [page])
        for said in recent:
            if said.person_id not in muted.get(page.person, ()):
                page.send_chat(said.id, said.message(live.info))

    async def _muted(self, live: LiveTable, pages: Iterable[Connection]) -> dict[str | None, set[str]]:
        """Whom the persons of these pages do not want to read; who plays on another's device reads as that one does."""
        owners = {person.id: person.owner for person in live.info.taken.values()}
        persons = {page.person: (page.person, owners.get(page.person)) for page in pages if page.person is not None}
        found = await muted_by(self._database, {one for both in persons.values() for one in both if one is not None})
        return {
            person: {other for one in both for other in found.get(one or "", ())} for person, both in persons.items()
        }
