"""/api/tables and what is done with a table around the game."""

from typing import Annotated

from fastapi import APIRouter, Path, Query
from starlette.responses import Response

from orloj.server.accounts.service import Person
from orloj.server.lobby.schemas import (
    JoinBody,
    NewTable,
    OpenedTable,
    SeatAction,
    SeatNumber,
    TableList,
    TableOut,
)
from orloj.server.problems import Problem
from orloj.server.schemas import problems
from orloj.server.services import Guest, Me, Parts, Services
from orloj.server.wire import JsonResponse

router = APIRouter(prefix="/api/tables", tags=["tables"])
TableId = Annotated[str, Path(alias="id", max_length=32)]
IN_LOBBY = ("no-session", "unknown-table", "table-started", "foreign-origin")


@router.post(
    "",
    status_code=201,
    response_model=OpenedTable,
    responses=problems("no-session", "unknown-game", "bad-seats", "bad-options", "bad-name", "foreign-origin"),
)
async def open_table(body: NewTable, me: Me, parts: Parts) -> Response:
    """Open a table and sit down on its first seat."""
    id, invite = await parts.lobby.open(me, body.game, body.seats, body.options, body.name, body.public)
    return JsonResponse({"id": id, "invite": invite}, 201)


@router.get("", response_model=TableList, responses=problems("no-session"))
async def my_tables(me: Me, parts: Parts) -> Response:
    """The tables where you sit."""
    mine = await parts.lobby.mine(me)
    return JsonResponse({"tables": [table.shown_to(me.id, parts.rooms.online(table.id)) for table in mine]})


@router.get("/{id}", response_model=TableOut, responses=problems("unknown-table"))
async def show_table(
    id: TableId, guest: Guest, parts: Parts, invite: Annotated[str | None, Query()] = None
) -> Response:
    """One table: yours, a public one, or one to which you hold the invitation."""
    table = await parts.lobby.show(id, guest.id if guest else None, invite)
    return JsonResponse(table.shown_to(guest.id if guest else None, parts.rooms.online(id)))


@router.post(
    "/{id}/join",
    response_model=TableOut,
    responses=problems(*IN_LOBBY, "table-full", "seat-taken", "bad-seat"),
)
async def join(id: TableId, body: JoinBody, me: Me, parts: Parts) -> Response:
    """Sit down at an open table, or change your seat there."""
    await parts.lobby.join(id, me, body.invite, body.seat)
    return await _shown(id, me, parts)


@router.post("/{id}/leave", status_code=204, responses=problems(*IN_LOBBY))
async def leave(id: TableId, me: Me, parts: Parts) -> Response:
    """Get up from an open table. The host's part passes on; an empty table is gone."""
    await parts.lobby.leave(id, me)
    return Response(status_code=204)


@router.post("/{id}/start", response_model=TableOut, responses=problems(*IN_LOBBY, "not-host", "seats-free"))
async def start(id: TableId, me: Me, parts: Parts) -> Response:
    """Begin the game, when all seats are taken."""
    await parts.lobby.start(id, me)
    return await _shown(id, me, parts)


@router.post(
    "/{id}/rematch",
    status_code=201,
    response_model=OpenedTable,
    responses=problems(*IN_LOBBY, "not-over", "table-full"),
)
async def rematch(id: TableId, me: Me, parts: Parts) -> Response:
    """Open a table for the same people, or sit down at the one that another of them has opened."""
    fresh, invite = await parts.lobby.rematch(id, me)
    return JsonResponse({"id": fresh, "invite": invite}, 201)


@router.post(
    "/{id}/seats/{seat}",
    response_model=TableOut,
    responses=problems(*IN_LOBBY, "not-host", "bad-seat", "not-available"),
)
async def change_seat(id: TableId, seat: SeatNumber, body: SeatAction, me: Me, parts: Parts) -> Response:
    """Free a seat or swap two, as the host of an open table."""
    if body.action == "bot":
        raise Problem("not-available", "There are no bots on this server yet.")
    if body.action == "kick":
        await parts.lobby.kick(id, me, seat)
    else:
        await parts.lobby.swap(id, me, seat, body.with_)
    return await _shown(id, me, parts)


async def _shown(id: str, me: Person, parts: Services) -> Response:
    table = await parts.lobby.show(id, me.id)
    return JsonResponse(table.shown_to(me.id, parts.rooms.online(id)))
