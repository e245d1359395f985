"""Onlookers at /api/tables/{id}: their link, their coming and going."""

from typing import Annotated

from fastapi import APIRouter, Path
from starlette.responses import Response

from orloj.server.lobby.endpoints import TableId, shown
from orloj.server.lobby.schemas import InviteLink, TableOut, WatchBody
from orloj.server.schemas import problems
from orloj.server.services import Me, Parts
from orloj.server.wire import JsonResponse

router = APIRouter(prefix="/api/tables", tags=["tables"])
OFTEN = ("no-session", "bad-token", "foreign-origin", "unknown-table")


@router.post(
    "/{id}/watch-link",
    status_code=201,
    response_model=InviteLink,
    responses=problems(*OFTEN, "not-seated", "own-table"),
)
async def invite(id: TableId, me: Me, parts: Parts) -> Response:
    """Make a link for onlookers; the old one is dead, but whoever looks on already goes on."""
    return JsonResponse({"invite": await parts.watching.invite(id, me)}, 201)


@router.delete("/{id}/watch-link", status_code=204, responses=problems(*OFTEN, "not-seated"))
async def uninvite(id: TableId, me: Me, parts: Parts) -> Response:
    """Make the link for onlookers worthless."""
    await parts.watching.uninvite(id, me)
    return Response(status_code=204)


@router.post("/{id}/watch", response_model=TableOut, responses=problems(*OFTEN, "too-many-watchers"))
async def watch(id: TableId, body: WatchBody, me: Me, parts: Parts) -> Response:
    """Look on at a table by its link. Who sits there keeps to the seat."""
    await parts.watching.watch(id, me, body.invite)
    return await shown(id, me, parts)


@router.delete("/{id}/watchers/{person}", status_code=204, responses=problems(*OFTEN, "not-seated", "unknown-watcher"))
async def send_away(id: TableId, person: Annotated[str, Path(max_length=32)], me: Me, parts: Parts) -> Response:
    """Send an onlooker away, or go yourself."""
    await parts.watching.remove(id, me, person)
    return Response(status_code=204)
