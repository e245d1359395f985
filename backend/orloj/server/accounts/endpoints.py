"""/api/session: who one is on this device."""

from datetime import timedelta

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from orloj.server.accounts.overview import session_of
from orloj.server.accounts.request import AS_OWN, Device, Own
from orloj.server.accounts.schemas import NameBody, SessionOut
from orloj.server.problems import Problem
from orloj.server.schemas import problems
from orloj.server.services import Guest, Me, Parts, Services
from orloj.server.wire import JsonResponse

router = APIRouter(prefix="/api/session", tags=["session"])


@router.post(
    "",
    status_code=201,
    response_model=SessionOut,
    responses=problems("bad-name", "bad-token", "banned", "foreign-origin", "not-for-bots", "not-your-companion"),
)
async def say_name(body: NameBody, guest: Guest, parts: Parts, device: Device) -> Response:
    """Come in as a guest, or change your name, or a companion's, when you are in already."""
    if guest is not None and guest.program:
        raise Problem("not-for-bots", "A bot has the name that its owner gave it.")
    person, token = await parts.entrance.say_name(guest, body.name, device)
    if guest is not None:
        await parts.lobby.renamed(person)
    response = JsonResponse(await session_of(parts.database, person), 201)
    if token is not None:
        parts.cookies.write(response, token)
    return response


@router.get(
    "", response_model=SessionOut, responses=problems("no-session", "bad-token", "banned", "not-your-companion")
)
async def who_am_i(me: Me, parts: Parts, request: Request) -> Response:
    """Who you are to this server. A cookie that is older than a day lasts anew from here."""
    response = JsonResponse(await session_of(parts.database, me))
    token = parts.cookies.read(request)
    if token is not None and await parts.logins.began_before(me, timedelta(days=1)):
        parts.cookies.write(response, token)
    return response


@router.delete("", status_code=204, responses=problems(*AS_OWN))
async def sign_out(me: Own, parts: Parts) -> Response:
    """Sign out on this device."""
    await parts.logins.end(me, me.login or "")
    return await _gone(parts)


@router.delete("/person", status_code=204, responses=problems(*AS_OWN))
async def take_away(me: Own, parts: Parts) -> Response:
    """Take your account away for good. A bot plays on for you in running games; past games keep a nameless seat."""
    await parts.removal.remove(me)
    return await _gone(parts)


async def _gone(parts: Services) -> Response:
    await parts.dismiss()
    response = Response(status_code=204)
    parts.cookies.clear(response)
    return response
