"""What the endpoints of accounts ask of a request."""

from ipaddress import ip_address
from typing import Annotated
from urllib.parse import urlsplit

from fastapi import Depends, Path
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from orloj.server.accounts.device import device_of
from orloj.server.accounts.entrance import Inside
from orloj.server.accounts.overview import session_of
from orloj.server.accounts.passkeys import Site
from orloj.server.accounts.service import Person
from orloj.server.problems import Problem
from orloj.server.services import Guest, Me, Parts, Services, services
from orloj.server.wire import JsonResponse

AS_OWN = ("no-session", "bad-token", "banned", "foreign-origin", "not-for-bots", "not-for-companions")
"""How `Own` refuses."""


async def require_own(me: Me) -> Person:
    """Who is in by a login of their own. Raises Problem("no-session", "not-for-bots", "not-for-companions")."""
    return _own(me)


async def own_guest(guest: Guest) -> Person | None:
    """Who is in by a login of their own, if anybody. Raises Problem("not-for-bots", "not-for-companions")."""
    return _own(guest) if guest is not None else None


def device(request: HTTPConnection) -> str:
    """The device that a request comes from, in plain words."""
    return device_of(request.headers.get("user-agent", ""))


def site(request: Request) -> Site:
    """Where passkeys made or used by a request are for: as the host has set it, else where the page was opened.

    A page's own origin is that of this very host: everything else is refused before an endpoint is asked.
    """
    origin = services(request).settings.public_origin or request.headers.get("origin")
    if origin is None:
        origin = f"{request.url.scheme}://{request.url.netloc}"
    return Site(urlsplit(origin).hostname or "", origin)


def takes_passkeys(place: Site) -> bool:
    """Do browsers offer passkeys there? They want a name for the host, and a line that nobody listens to."""
    try:
        ip_address(place.host)
    except ValueError:
        return place.origin.startswith("https:") or place.host == "localhost"
    return False


async def come_in(parts: Services, inside: Inside, here: Person | None) -> Response:
    """The answer to whoever has come in. Pages of who was in on this device before are told to go."""
    response = JsonResponse(await session_of(parts.database, inside.person))
    if inside.token is not None:
        parts.cookies.write(response, inside.token)
        if here is not None:
            await parts.dismiss()
    return response


def _own(person: Person) -> Person:
    if person.program:
        raise Problem("not-for-bots", "A bot comes in by its token alone.")
    if person.companion:
        raise Problem("not-for-companions", "This is for the person whose device it is.")
    return person


Id = Annotated[str, Path(max_length=1400, pattern="^[A-Za-z0-9_-]+$")]
Own = Annotated[Person, Depends(require_own)]
OwnGuest = Annotated[Person | None, Depends(own_guest)]
Device = Annotated[str, Depends(device)]
Here = Annotated[Site, Depends(site)]
__all__ = ["AS_OWN", "Device", "Here", "Id", "Own", "OwnGuest", "Parts", "come_in", "takes_passkeys"]
