"""GET /healthz: can this server do its work?"""

from fastapi import APIRouter
from pydantic import BaseModel
from sqlalchemy import text
from starlette.responses import Response

from orloj.server.services import Parts
from orloj.server.wire import JsonResponse

router = APIRouter(tags=["operation"])


class Health(BaseModel):
    """`database` says whether it answers."""

    status: str
    database: str


@router.get("/healthz", response_model=Health, responses={503: {"model": Health}})
async def health(parts: Parts) -> Response:
    """200 when the database answers, 503 when it does not."""
    try:
        async with parts.database.read() as connection:
            await connection.execute(text("SELECT 1"))
    except Exception:  # noqa: BLE001  whatever it is, the answer is no
        return JsonResponse({"status": "down", "database": "does not answer"}, 503)
    return JsonResponse({"status": "up", "database": "answers"})
