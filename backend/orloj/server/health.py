"""GET /healthz: does this process live? GET /readyz: is it fit to be sent people?"""

from fastapi import APIRouter
from pydantic import BaseModel, Field
from starlette.responses import Response

from orloj.server.services import Parts
from orloj.server.wire import JsonResponse

router = APIRouter(tags=["operation"])


class Health(BaseModel):
    """Whoever can say this lives."""

    status: str


class Readiness(BaseModel):
    """What stands in the way of being ready."""

    ready: bool
    draining: bool = Field(description="the process is about to stop")
    database: str = Field(description='"ready", "does not answer" or "at another revision"')
    workers: dict[str, bool] = Field(description="what runs beside the requests, by name: does it live?")
    broken_tables: int = Field(description="tables that could not be loaded, in this process")


@router.get("/healthz", response_model=Health)
async def health() -> Response:
    """200 as long as the process answers at all: whoever restarts processes should ask for nothing more."""
    return JsonResponse({"status": "up"})


@router.get("/readyz", response_model=Readiness, responses={503: {"model": Readiness}})
async def readiness(parts: Parts) -> Response:
    """200 when the process can do its work, 503 when people had better be sent to another one."""
    found = await parts.gate.readiness.look()
    answer = {**found, "broken_tables": parts.rooms.broken}
    return JsonResponse(answer, 200 if found["ready"] else 503)
