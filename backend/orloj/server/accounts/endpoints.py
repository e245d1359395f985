"""POST and GET /api/session."""

from fastapi import APIRouter
from starlette.responses import Response

from orloj.server.accounts.schemas import NameBody, SessionOut
from orloj.server.problems import Problem
from orloj.server.schemas import problems
from orloj.server.services import Guest, Me, Parts
from orloj.server.wire import JsonResponse

router = APIRouter(prefix="/api/session", tags=["session"])


@router.post(
    "",
    status_code=201,
    response_model=SessionOut,
    responses=problems("bad-name", "bad-token", "foreign-origin", "not-for-bots"),
)
async def say_name(body: NameBody, guest: Guest, parts: Parts) -> Response:
    """Come in as a guest, or change your name when you are in already."""
    if guest is not None and guest.program:
        raise Problem("not-for-bots", "A bot has the name that its owner gave it.")
    person = await parts.accounts.enter(guest.id if guest else None, body.name)
    await parts.lobby.renamed(person)
    response = JsonResponse({"person": {"id": person.id, "name": person.name}}, 201)
    parts.cookies.write(response, person.id)
    return response


@router.get("", response_model=SessionOut, responses=problems("no-session", "bad-token"))
async def who_am_i(me: Me) -> Response:
    """Who you are to this server."""
    return JsonResponse({"person": {"id": me.id, "name": me.name}})
