"""What the host changes about an open table at /api/tables/{id}."""

from fastapi import APIRouter
from starlette.responses import Response

from orloj.server.lobby.endpoints import IN_LOBBY, TableId, shown
from orloj.server.lobby.schemas import Agreed, InviteLink, TableName, TableOut
from orloj.server.schemas import problems
from orloj.server.services import Me, Parts
from orloj.server.wire import JsonResponse

router = APIRouter(prefix="/api/tables", tags=["tables"])


@router.put("/{id}/name", response_model=TableOut, responses=problems(*IN_LOBBY, "not-host", "bad-name"))
async def rename(id: TableId, body: TableName, me: Me, parts: Parts) -> Response:
    """Give an open table another name, as its host."""
    await parts.hosting.rename(id, me, body.name)
    return await shown(id, me, parts)


@router.put(
    "/{id}/agreement",
    response_model=TableOut,
    responses=problems(*IN_LOBBY, "not-host", "agreement-changed", "bad-clock", "bad-options"),
)
async def agree(id: TableId, body: Agreed, me: Me, parts: Parts) -> Response:
    """Change how an open table plays, as its host; all others are asked anew whether they are ready."""
    clock = body.clock.model_dump() if body.clock is not None else None
    await parts.agreement.change(id, me, body.before, clock, body.options)
    return await shown(id, me, parts)


@router.post("/{id}/invite", status_code=201, response_model=InviteLink, responses=problems(*IN_LOBBY, "not-host"))
async def invite(id: TableId, me: Me, parts: Parts) -> Response:
    """Make a new invitation to an open table, as its host; the old one is dead, but whoever came by it stays."""
    return JsonResponse({"invite": await parts.hosting.invite(id, me)}, 201)
