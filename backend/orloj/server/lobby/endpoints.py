"""/api/tables and what is done with a table around the game."""

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query
from starlette.responses import Response

from orloj.server.accounts.service import Person
from orloj.server.lobby.schemas import (
    FoundTable,
    InviteLink,
    JoinBody,
    NewTable,
    OpenedTable,
    Ready,
    SeatAction,
    SeatNumber,
    TableList,
    TableOut,
)
from orloj.server.lobby.table import TableInfo
from orloj.server.schemas import problems
from orloj.server.services import Guest, Me, Parts, Services
from orloj.server.wire import JsonResponse, now

router = APIRouter(prefix="/api/tables", tags=["tables"])
TableId = Annotated[str, Path(alias="id", max_length=32)]
IN_LOBBY = ("no-session", "bad-token", "unknown-table", "table-started", "foreign-origin")
WHILE_OPEN = ("not-host", "bad-seat", "seat-taken", "table-full", "bad-name", "not-for-bots")
WHILE_RUNNING = (
    "not-running", "game-over", "not-seated", "not-your-seat", "not-absent", "bot-seat", "conceded",
    "own-table",
)  # fmt: skip


@router.post(
    "",
    status_code=201,
    response_model=OpenedTable,
    responses=problems(
        "no-session", "bad-token", "unknown-game", "bad-seats", "bad-options", "bad-name", "bad-clock", "foreign-origin"
    ),
)
async def open_table(body: NewTable, me: Me, parts: Parts) -> Response:
    """Open a table and sit down on its first seat."""
    clock = body.clock.model_dump() if body.clock is not None else None
    id, invite = await parts.lobby.open(me, body.game, body.seats, body.options, body.name, body.public, clock)
    return JsonResponse({"id": id, "invite": invite}, 201)


@router.get("", response_model=TableList, responses=problems("no-session", "bad-token"))
async def my_tables(me: Me, parts: Parts) -> Response:
    """The tables where you sit."""
    mine = await parts.lobby.mine(me)
    news = await parts.visits.news(mine, me.id)
    return JsonResponse({"tables": [parts.rooms.shown(table, me.id, news[table.id]) for table in mine], "now": now()})


@router.get("/{id}", response_model=FoundTable, responses=problems("unknown-table", "bad-token"))
async def show_table(
    id: TableId, guest: Guest, parts: Parts, invite: Annotated[str | None, Query()] = None
) -> Response:
    """One table: yours, a public one, or one to which you hold the invitation."""
    person = guest.id if guest else None
    table = await parts.lobby.show(id, person, invite)
    return JsonResponse({**await _told(table, person, parts), "invited": table.invites(invite)})


@router.post(
    "/{id}/join",
    response_model=TableOut,
    responses=problems(*IN_LOBBY, "table-full", "seat-taken", "bad-seat", "agreement-changed"),
)
async def join(id: TableId, body: JoinBody, me: Me, parts: Parts) -> Response:
    """Sit down at an open table, or change your seat there."""
    await parts.lobby.join(id, me, body.invite, body.seat, body.agreement)
    return await shown(id, me, parts)


@router.post("/{id}/leave", status_code=204, responses=problems(*IN_LOBBY))
async def leave(id: TableId, me: Me, parts: Parts) -> Response:
    """Get up from an open table, give a running game up, or put one that is over out of your list.

    The host's part passes on; an open table without people is gone.
    """
    await parts.leaving.leave(id, me)
    return Response(status_code=204)


@router.put("/{id}/ready", response_model=TableOut, responses=problems(*IN_LOBBY, "not-seated", "agreement-changed"))
async def ready(id: TableId, body: Ready, me: Me, parts: Parts) -> Response:
    """Say whether you are ready for the game: it begins only when everybody is."""
    await parts.readiness.say(id, me, body.agreement, ready=body.ready)
    return await shown(id, me, parts)


@router.post(
    "/{id}/start", response_model=TableOut, responses=problems(*IN_LOBBY, "not-host", "seats-free", "not-ready")
)
async def start(id: TableId, me: Me, parts: Parts) -> Response:
    """Begin the game, when all seats are taken and everybody is ready."""
    await parts.lobby.start(id, me)
    return await shown(id, me, parts)


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
    response_model=TableOut | InviteLink,
    responses=problems(*IN_LOBBY, *WHILE_OPEN, *WHILE_RUNNING),
)
async def change_seat(id: TableId, seat: SeatNumber, body: SeatAction, me: Me, parts: Parts) -> Response:
    """Free a seat, swap two or put a bot on one, as the host of an open table; hand one over while the game runs.

    Or let somebody play on your device.
    """
    match body.action:
        case "kick":
            await parts.seats.kick(id, me, seat)
        case "swap":
            await parts.seats.swap(id, me, seat, body.with_)
        case "bot":
            await parts.bots.put(id, me, seat, body.level)
        case "companion":
            await parts.hot_seat.put(id, me, seat, body.name)
        case "back":
            await parts.bots.back(id, me.id, seat)
        case "offer":
            return JsonResponse({"invite": await parts.substitutes.offer(id, me, seat)})
    return await shown(id, me, parts)


async def shown(id: str, me: Person, parts: Services) -> Response:
    """A table as a person sees it now."""
    table = await parts.lobby.show(id, me.id)
    return JsonResponse(await _told(table, me.id, parts))


async def _told(table: TableInfo, person: str | None, parts: Services) -> dict[str, Any]:
    news = await parts.visits.news([table], person)
    return parts.rooms.shown(table, person, news[table.id])
