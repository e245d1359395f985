"""Tables of a person's own: for trying out, and for records brought along. Nobody else ever sees them."""

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from orloj.engine.match import Step
from orloj.server.accounts.companions import called
from orloj.server.accounts.service import Person
from orloj.server.db.tables import game_table, person
from orloj.server.lobby import repository as tables
from orloj.server.lobby.table import BOT_NAMES, OPEN, TableInfo, hashed
from orloj.server.marks import new_id, new_token
from orloj.server.play.events import Event, begins_anew
from orloj.server.wire import now

TRIED, IMPORTED = "sandbox", "import"
"""What a table of one's own is: kinds in the column `sandbox`."""
BEFORE, FIRST = 0, 1
"""Versions of a table for trying out: the position as it was dealt, from which its record begins, and its start."""
MOST = 20  # of a kind and a person


async def add_table(
    connection: AsyncConnection, owner: Person, values: Mapping[str, Any]
) -> tuple[TableInfo, list[str]]:
    """A new table of a person's own, without seats and events as yet; with the oldest ones that had to go for it.

    `values` are the columns game, rules_version, name, seats, options, seed and sandbox.
    """
    await connection.execute(select(person.c.id).where(person.c.id == owner.id).with_for_update())
    gone = await _make_room(connection, owner, values["sandbox"]["kind"])
    id, at = new_id(), now()
    common = {"public": False, "host": owner.id, "status": OPEN, "version": 0, "created": at, "updated": at}
    # An invitation that nobody knows.
    await tables.add(connection, {"id": id, "invite_hash": hashed(new_token()), **common, **values})
    table = await tables.find(connection, id)
    assert table is not None, "it was just stored"
    return table, gone


async def seat_all(connection: AsyncConnection, id: str, owner: Person, own: int, names: Sequence[str]) -> None:
    """Seats the owner, and on all other seats companions of these names, who play on the owner's device.

    They are the same companions at all such tables, and stay when one is deleted: they may have sat, or said
    something, elsewhere by then.
    """
    await tables.sit(connection, id, own, owner.id)
    here = {owner.id}
    for number, name in enumerate(names):
        if number != own:
            somebody = await called(connection, owner.owner or owner.id, name, here)
            await tables.sit(connection, id, number, somebody)
            here.add(somebody)


def since_again(everything: Sequence[Event]) -> list[Event]:
    """The events of a table for trying out since it went back to its start, which begins them anew; of others all."""
    for number in reversed(range(len(everything))):
        if begins_anew(everything[number].step):
            start = Step("start", -1, "", 0, everything[number].step.outcomes)
            return [everything[number]._replace(step=start), *everything[number + 1 :]]
    return list(everything)


def name_at(table: TableInfo, number: int) -> str:
    """What to call whoever plays a seat in a table of one's own: as at the table it comes from."""
    somebody = table.taken.get(number)
    return somebody.name if somebody is not None else BOT_NAMES[number % len(BOT_NAMES)]


async def _make_room(connection: AsyncConnection, owner: Person, kind: str) -> list[str]:
    query = (
        select(game_table.c.id, game_table.c.sandbox)
        .where(game_table.c.host == owner.id, game_table.c.sandbox.is_not(None))
        .order_by(game_table.c.created.desc(), game_table.c.id)
    )
    mine = [id for id, sandbox in await connection.execute(query) if sandbox["kind"] == kind]
    for id in mine[MOST - 1 :]:
        await tables.remove(connection, id)
    return mine[MOST - 1 :]
