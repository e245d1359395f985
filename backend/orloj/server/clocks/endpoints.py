"""What a table agrees on about its clocks."""

from typing import Annotated

from fastapi import APIRouter, Body
from starlette.responses import Response

from orloj.server.clocks.schemas import ClockAgreed
from orloj.server.lobby.endpoints import TableId, shown
from orloj.server.lobby.schemas import TableOut
from orloj.server.schemas import problems
from orloj.server.services import Me, Parts

router = APIRouter(prefix="/api/tables", tags=["tables"])


@router.put(
    "/{id}/clock",
    response_model=TableOut,
    responses=problems(
        "no-session", "bad-token", "unknown-table", "table-started", "foreign-origin", "not-host", "bad-clock"
    ),
)
async def agree(id: TableId, body: Annotated[ClockAgreed | None, Body()], me: Me, parts: Parts) -> Response:
    """Set the clock of an open table, or do without one, as its host."""
    await parts.agreement.set(id, me, body.model_dump() if body is not None else None)
    return await shown(id, me, parts)
