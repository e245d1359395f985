"""/api/bots: the tokens by which a person's own programs play."""

from typing import Annotated

from fastapi import APIRouter, Path
from starlette.responses import Response

from orloj.server.accounts.schemas import NameBody, NewProgram, ProgramList
from orloj.server.schemas import problems
from orloj.server.services import Me, Parts
from orloj.server.wire import JsonResponse

router = APIRouter(prefix="/api/bots", tags=["bots"])


@router.post(
    "",
    status_code=201,
    response_model=NewProgram,
    responses=problems(
        "no-session", "bad-token", "foreign-origin", "not-for-bots", "not-for-companions", "bad-name", "too-many-bots"
    ),
)
async def make(body: NameBody, me: Me, parts: Parts) -> Response:
    """Make a bot of your own: the token is told this once. Whoever has it plays in the bot's name."""
    made, token = await parts.programs.make(me, body.name)
    return JsonResponse({**made._asdict(), "token": token}, 201)


@router.get("", response_model=ProgramList, responses=problems("no-session", "bad-token"))
async def mine(me: Me, parts: Parts) -> Response:
    """Your bots, the newest first."""
    return JsonResponse({"bots": [program._asdict() for program in await parts.programs.mine(me)]})


@router.delete("/{id}", status_code=204, responses=problems("no-session", "bad-token", "foreign-origin", "unknown-bot"))
async def revoke(id: Annotated[str, Path(max_length=32)], me: Me, parts: Parts) -> Response:
    """Revoke a bot's token for good. Its seats stay its own; others at the table may let a bot stand in."""
    await parts.programs.revoke(me, id)
    await parts.dismiss()
    return Response(status_code=204)
