"""/api/session/logins: the devices where one is in."""

from fastapi import APIRouter
from starlette.responses import Response

from orloj.server.accounts.request import AS_OWN, Id, Own
from orloj.server.accounts.schemas import LoginList
from orloj.server.schemas import problems
from orloj.server.services import Parts
from orloj.server.wire import JsonResponse

router = APIRouter(prefix="/api/session/logins", tags=["session"])


@router.get("", response_model=LoginList, responses=problems(*AS_OWN))
async def mine(me: Own, parts: Parts) -> Response:
    """The devices where you are in."""
    logins = [{**login._asdict(), "this": login.id == me.login} for login in await parts.logins.of(me)]
    return JsonResponse({"logins": logins})


@router.delete("/{id}", status_code=204, responses=problems(*AS_OWN, "unknown-login"))
async def end(id: Id, me: Own, parts: Parts) -> Response:
    """Sign out on one of your devices; its open pages are told."""
    await parts.logins.end(me, id)
    await parts.dismiss()
    return Response(status_code=204)


@router.delete("", status_code=204, responses=problems(*AS_OWN))
async def end_others(me: Own, parts: Parts) -> Response:
    """Sign out everywhere but here."""
    await parts.logins.end_others(me)
    await parts.dismiss()
    return Response(status_code=204)
