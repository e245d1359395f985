"""/api/session/passkeys: to make passkeys, and to come in by one."""

from typing import Any

from fastapi import APIRouter
from starlette.responses import Response

from orloj.server.accounts.request import AS_OWN, Device, Here, Id, Own, OwnGuest, come_in
from orloj.server.accounts.schemas import CredentialBody, NewPasskey, PasskeyList, PasskeyOut, SessionOut
from orloj.server.schemas import problems
from orloj.server.services import Parts
from orloj.server.wire import JsonResponse

router = APIRouter(prefix="/api/session/passkeys", tags=["session"])


@router.get("", response_model=PasskeyList, responses=problems(*AS_OWN))
async def mine(me: Own, parts: Parts) -> Response:
    """Your passkeys."""
    return JsonResponse({"passkeys": [passkey._asdict() for passkey in await parts.passkeys.of(me)]})


@router.post("/options", response_model=dict[str, Any], responses=problems(*AS_OWN, "too-many-passkeys"))
async def options(me: Own, parts: Parts, here: Here) -> Response:
    """What `navigator.credentials.create` needs (WebAuthn's creation options as JSON); good for five minutes."""
    return JsonResponse(await parts.passkeys.options(me, here))


@router.post(
    "",
    status_code=201,
    response_model=PasskeyOut,
    responses=problems(*AS_OWN, "bad-passkey", "bad-name", "too-many-passkeys"),
)
async def add(body: NewPasskey, me: Own, parts: Parts, here: Here) -> Response:
    """Keep a passkey that the browser has made."""
    made = await parts.passkeys.add(me, here, body.credential, body.name)
    return JsonResponse(made._asdict(), 201)


@router.delete("/{id}", status_code=204, responses=problems(*AS_OWN, "unknown-passkey"))
async def remove(id: Id, me: Own, parts: Parts) -> Response:
    """Take a passkey away."""
    await parts.passkeys.remove(me, id)
    return Response(status_code=204)


@router.post("/ask", response_model=dict[str, Any], responses=problems("foreign-origin"))
async def ask(parts: Parts, here: Here) -> Response:
    """What `navigator.credentials.get` needs (WebAuthn's request options as JSON); good for five minutes."""
    return JsonResponse(await parts.passkeys.ask(here))


@router.post(
    "/enter",
    response_model=SessionOut,
    responses=problems("bad-token", "banned", "foreign-origin", "not-for-bots", "not-for-companions", "bad-passkey"),
)
async def enter(body: CredentialBody, guest: OwnGuest, parts: Parts, here: Here, device: Device) -> Response:
    """Come in by a passkey."""
    person = await parts.passkeys.whose(here, body.credential)
    return await come_in(parts, await parts.entrance.come_in(person, guest, device), guest)
