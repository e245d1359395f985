"""Tables as the host sees them: what is played, who sits there, what is waited for. Never what is hidden."""

import logging
from dataclasses import replace
from typing import Any

from sqlalchemy import ColumnElement, and_, func, null, or_, select

from orloj.server.db.tables import game_table, person, seat
from orloj.server.lobby import repository as rows
from orloj.server.lobby.around import read_around
from orloj.server.lobby.table import OVER, TableInfo, unknown
from orloj.server.services import Services
from orloj.server.wire import now

PAGE = 50
log = logging.getLogger("orloj.admin")


async def listed(parts: Services, query: str, status: str | None, skip: int) -> dict[str, Any]:
    """A page of the tables that match, the one that changed last first, and how many match in all."""
    where = and_(*_conditions(query, status))
    wanted = select(game_table).where(where).order_by(game_table.c.updated.desc(), game_table.c.id)
    async with parts.database.read() as connection:
        number = select(func.count()).select_from(game_table).where(where)
        total = (await connection.execute(number)).scalar_one()
        found = (await connection.execute(wanted.limit(PAGE).offset(skip))).mappings().all()
        around = await read_around(connection, [row["id"] for row in found])
    tables = [TableInfo(**row, **around[row["id"]]) for row in found]
    return {"tables": [_shown(parts, table) for table in tables], "total": total, "now": now()}


async def find(parts: Services, id: str, *, complete: bool) -> TableInfo:
    """A table. A `complete` one passes for over, so that nothing is left out of its record; that is logged.

    Raises Problem("unknown-table").
    """
    async with parts.database.read() as connection:
        table = await rows.find(connection, id)
    if table is None:
        raise unknown()
    if complete:
        log.warning("the host took the complete record of table %s (%s)", id, table.status)
    return replace(table, status=OVER) if complete else table


async def remove(parts: Services, id: str) -> None:
    """Removes a table with all that belongs to it, whatever its state: the host has been asked twice.

    Raises Problem("unknown-table").
    """
    async with parts.database.write() as connection:
        table = await rows.find(connection, id, lock=True)
        if table is None:
            raise unknown()
        await rows.remove(connection, id)
    log.warning("the host removed table %s (%r, %s, version %d)", id, table.name, table.status, table.version)
    await parts.rooms.changed(id)


def _conditions(query: str, status: str | None) -> list[ColumnElement[bool]]:
    real = game_table.c.sandbox.is_(null())
    found: list[ColumnElement[bool]] = [game_table.c.id.is_not(None)]
    if status == "sandbox":
        found.append(~real)
    elif status is not None:
        found += [real, game_table.c.status == status]
    text = query.replace("\0", "").strip()
    if text:
        named = select(seat.c.table_id).join(person, person.c.id == seat.c.person_id)
        sitting = named.where(or_(person.c.name.icontains(text, autoescape=True), person.c.id == text))
        begins = game_table.c.id.startswith(text, autoescape=True)
        found.append(or_(begins, game_table.c.name.icontains(text, autoescape=True), game_table.c.id.in_(sitting)))
    return found


def _shown(parts: Services, table: TableInfo) -> dict[str, Any]:
    online = parts.rooms.online(table.id)
    games = parts.shelf.games
    return {
        "id": table.id,
        "name": table.name,
        "title": games[table.game].title if table.game in games else table.game,
        "status": "sandbox" if table.sandbox is not None else table.status,
        "cancelled": table.cancelled,
        "paused": table.paused,
        "seats": [_seat(table, number, online) for number in range(table.seats)],
        "waiting": table.waiting,
        "turn_since": table.turn_since,
        "version": table.version,
        "created": table.created,
        "updated": table.updated,
        "rules_version": table.rules_version,
        "older_data": table.game in games and games[table.game].version != table.rules_version,
        "broken": parts.rooms.is_broken(table.id),
    }


def _seat(table: TableInfo, number: int, online: frozenset[str]) -> dict[str, Any]:
    sitting = table.taken.get(number)
    return {
        "seat": number,
        "name": table.name_of(number),
        "person": sitting.id if sitting else None,
        "bot": table.bots.get(number),
        "online": sitting is not None and sitting.id in online,
    }
