"""Chat that is addressed to somebody: "@name" in it tells that person, unless the speaker is muted there."""

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from orloj.server.accounts.service import Person
from orloj.server.db.tables import mute
from orloj.server.lobby.table import TableInfo
from orloj.server.telling.outbox import CHAT, listeners, tell


def addressed(table: TableInfo, text: str) -> list[int]:
    """The seats of the persons whose whole name stands in a text after an @, in small letters or capitals."""
    plain = text.casefold()
    return [seat for seat, person in table.taken.items() if _named(plain, person)]


def _named(plain: str, person: Person) -> bool:
    _, *after = plain.split(f"@{person.name.casefold()}")
    return any(not rest[:1].isalnum() for rest in after)


async def tell_addressed(connection: AsyncConnection, table: TableInfo, speaker: str, text: str, number: int) -> None:
    """Notes that those addressed are to be told, in the transaction that stores the message of that number."""
    told = listeners(table, addressed(table, text), CHAT)
    told.pop(speaker, None)
    if not told:
        return
    query = select(mute.c.person_id).where(mute.c.person_id.in_(told), mute.c.other == speaker)
    deaf = set((await connection.execute(query)).scalars())
    seats = [seat for person, seat in told.items() if person not in deaf]
    somebody = next((one for one in table.taken.values() if one.id == speaker), table.watchers.get(speaker))
    about = {"name": somebody.shown if somebody is not None else None, "text": text}
    await tell(connection, table, seats, CHAT, number, about)
