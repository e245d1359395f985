"""Who comes with the host's token. Without the setting `admin_token` there is no such room at all."""

import logging
from hmac import compare_digest
from typing import Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection

from orloj.server.edge import trail
from orloj.server.edge.address import household
from orloj.server.problems import Problem
from orloj.server.services import Services, services

LIMIT = "admin"
log = logging.getLogger("orloj.admin")


async def require_host(connection: HTTPConnection) -> Services:
    """The services, for the host alone. Wrong tokens are limited before one is looked at, so that none is guessed.

    Raises Problem("not-found") where there is no such room, Problem("bad-token", "too-many").
    """
    parts = services(connection)
    token = parts.settings.admin_token
    if token is None:
        raise Problem("not-found", "Nothing is at this address.")
    who = household(trail.present().address)
    parts.gate.limits.check(LIMIT, who)
    kind, _, given = connection.headers.get("authorization", "").partition(" ")
    expected = token.get_secret_value().strip().encode()
    if kind.lower() != "bearer" or not compare_digest(given.strip().encode(errors="replace"), expected):
        parts.gate.count(LIMIT)
        log.warning("a wrong token of the host, from %s", who)
        raise Problem("bad-token", "This is not the host's token.")
    return parts


Hosted = Annotated[Services, Depends(require_host)]
