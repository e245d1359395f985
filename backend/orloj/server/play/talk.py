"""Chat between open pages."""

from orloj.server.db.database import Database
from orloj.server.play import chat
from orloj.server.play.connection import Connection
from orloj.server.play.live import LiveTable
from orloj.server.wire import now


class Talk:
    """Stores what is said and brings it to all pages, each message once a page."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def say(self, live: LiveTable, person: str, text: object) -> None:
        """Stores a message. Raises Problem("invalid-request")."""
        clean = chat.clean_text(text)
        async with self._database.write() as connection:
            await chat.add(connection, live.info.id, person, clean, now())

    async def relay(self, live: LiveTable) -> None:
        """Sends all pages what was said since the last time."""
        async with self._database.read() as connection:
            new = await chat.after(connection, live.info.id, live.last_chat)
        for said in new:
            text = said.message(live.info)
            live.last_chat = max(live.last_chat, said.id)
            for page in live.connections:
                page.send_chat(said.id, text)

    async def recall(self, live: LiveTable, page: Connection) -> None:
        """Sends a page that has just opened what was said lately."""
        async with self._database.read() as connection:
            recent = await chat.after(connection, live.info.id, 0)
        for said in recent:
            page.send_chat(said.id, said.message(live.info))
