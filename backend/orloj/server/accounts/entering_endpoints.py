"""/api/session: the ways back in by a personal link and by e-mail."""

from fastapi import APIRouter
from starlette.responses import Response

from orloj.server.accounts.request import AS_OWN, Device, Here, Own, OwnGuest, come_in, takes_passkeys
from orloj.server.accounts.schemas import EmailBody, LinkOut, SessionOut, TicketBody, TokenBody, WaysOut
from orloj.server.schemas import problems
from orloj.server.services import Parts
from orloj.server.wire import JsonResponse

router = APIRouter(prefix="/api/session", tags=["session"])
ENTERING = ("bad-token", "banned", "foreign-origin", "not-for-bots", "not-for-companions", "bad-link")


@router.get("/ways", response_model=WaysOut)
async def ways(parts: Parts, here: Here) -> Response:
    """By which ways one can come back."""
    return JsonResponse({"mail": parts.settings.mails, "passkeys": takes_passkeys(here)})


@router.post("/link", status_code=201, response_model=LinkOut, responses=problems(*AS_OWN))
async def new_link(me: Own, parts: Parts) -> Response:
    """Make a new personal link; the old one is dead. Whoever has it is in as you."""
    return JsonResponse({"token": await parts.links.renew(me)}, 201)


@router.post("/enter", response_model=SessionOut, responses=problems(*ENTERING))
async def enter(body: TokenBody, here: OwnGuest, parts: Parts, device: Device) -> Response:
    """Come in by a personal link."""
    person = await parts.links.whose(body.token)
    return await come_in(parts, await parts.entrance.come_in(person, here, device), here)


@router.post(
    "/mail",
    status_code=202,
    responses=problems(
        "bad-token", "banned", "foreign-origin", "not-for-bots", "not-for-companions", "no-mail", "bad-email"
    ),
)
async def ask_for_mail(body: EmailBody, here: OwnGuest, parts: Parts) -> Response:
    """Ask for a link by e-mail: to prove your address when you are in, else to come in by it.

    The answer does not tell whether the address is known.
    """
    parts.mails.send(here, body.email)
    return JsonResponse({}, 202)


@router.post("/mail/enter", response_model=SessionOut, responses=problems(*ENTERING))
async def enter_by_mail(body: TicketBody, here: OwnGuest, parts: Parts, device: Device) -> Response:
    """Come in by a link out of an e-mail, and prove the address if that was asked for. It works once."""
    person = await parts.mails.redeem(body.ticket, here)
    return await come_in(parts, await parts.entrance.come_in(person, here, device), here)


@router.delete("/email", status_code=204, responses=problems(*AS_OWN))
async def forget_email(me: Own, parts: Parts) -> Response:
    """Give your e-mail address up."""
    await parts.mails.forget(me)
    return Response(status_code=204)
