"""What is checked of every request before any endpoint sees it, and what is said with every answer."""

import logging
import re
from time import perf_counter
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from orloj.server.edge import trail
from orloj.server.edge.address import from_trusted, origin_of
from orloj.server.faults import incident
from orloj.server.problems import Problem
from orloj.server.services import services
from orloj.server.settings import Settings

LARGEST = 16 * 1024  # bytes of a body, characters of a socket message
LARGEST_RECORD = 4 * 1024 * 1024
RECORDS = "/api/records"
SAFE = {"GET", "HEAD", "OPTIONS"}
HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
NUMBER = "X-Request-Id"
AT_TABLE = re.compile(r"/(?:api/tables|api/admin/tables|t)/([\w-]{1,32})(?:/|$)")
BEGINNINGS = {"http.response.start", "websocket.accept", "websocket.http.response.start"}
FAILED, LATER = 1011, 1013  # codes with which a socket ends after a fault of ours, or while the database is away
SLOW = 1.0  # seconds after which an answer is worth a line in the log
log = logging.getLogger("orloj.requests")


def check_origin(connection: HTTPConnection, settings: Settings) -> None:
    """Raises Problem("foreign-origin") when a page of another site is behind a request.

    Programs that are no browser name no origin; a browser cannot leave it out.
    """
    origin = connection.headers.get("origin")
    if origin is None or origin == settings.public_origin or origin in settings.allowed_origins:
        return
    parts = urlsplit(origin)
    if parts.scheme not in ("http", "https") or parts.netloc != connection.headers.get("host"):
        raise Problem("foreign-origin", "This request comes from a page of another site.")


class Guard:
    """ASGI middleware: gives every request its number, refuses what may not come in, answers faults.

    A fault that went further out would be answered without the headers, and cost the client its connection.
    """

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handles one connection."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        self._begin(connection)
        answer = Answer(send)
        try:
            if scope["type"] == "http":
                if scope["method"] not in SAFE:
                    check_origin(connection, self._settings)
                services(connection).gate.admit(connection)
                body = await _read(scope, receive)
                await self._app(scope, _replay(body, receive), answer.send)
            else:
                services(connection).gate.admit(connection)
                await self._app(scope, receive, answer.send)
        except Problem as problem:
            await answer.refuse(problem, scope, receive)
        except Exception as fault:
            told = incident("internal-error", "The request failed by a fault of the server.", fault)
            if answer.begun and scope["type"] == "http":
                raise
            await answer.refuse(told, scope, receive)
        finally:
            answer.conclude(scope)

    def _begin(self, connection: HTTPConnection) -> None:
        trusted = self._settings.trusted_proxies
        given = connection.headers.get(NUMBER) if from_trusted(connection, trusted) else None
        table = AT_TABLE.match(connection.scope["path"])
        trail.begin(
            trail.Trail(
                request=trail.number(given),
                address=origin_of(connection, trusted),
                table=table[1] if table else None,
                noting=services(connection).gate.incidents,
            )
        )


class Answer:
    """What is sent back on one connection: with the headers that every answer has, and noted when it is told."""

    def __init__(self, send: Send) -> None:
        self.begun = False
        self._status = 0
        self._send = send
        self._since = perf_counter()

    async def send(self, message: Message) -> None:
        """Sends a message of the application; the first one gets the headers."""
        if message["type"] in BEGINNINGS:
            self.begun = True
            self._status = message.get("status", 101)
            names = {name for name, _ in message.get("headers", ())}
            ours = {**HEADERS, NUMBER: trail.present().request or ""}
            more = [(k.lower().encode(), v.encode()) for k, v in ours.items()]
            message["headers"] = [*message.get("headers", ()), *(header for header in more if header[0] not in names)]
        await self._send(message)

    async def refuse(self, problem: Problem, scope: Scope, receive: Receive) -> None:
        """Answers with a problem; a socket that is open already is closed instead."""
        if self.begun:
            code = LATER if problem.kind.status == 503 else FAILED
            await self._send({"type": "websocket.close", "code": code, "reason": problem.kind.title})
        else:
            await problem.response()(scope, receive, self.send)

    def conclude(self, scope: Scope) -> None:
        """Writes a line about what was changed, failed or slow. Addresses may hold secrets: it names the pattern."""
        seconds = perf_counter() - self._since
        if scope["type"] == "http":
            services(HTTPConnection(scope)).metrics.requests.labels(str(self._status)).inc()
        method = scope.get("method", "SOCKET")
        worth = method not in SAFE or self._status >= 500 or (scope["type"] == "http" and seconds > SLOW)
        if worth and self._status:
            route = getattr(scope.get("route"), "path", "-")
            log.info("%s %s: %d in %.0f ms", method, route, self._status, 1000 * seconds)


async def _read(scope: Scope, receive: Receive) -> bytes:
    """The whole body. Raises Problem("too-large") as soon as it is.

    The framework has a limit too, but answers in plain text.
    """
    largest = LARGEST_RECORD if scope["path"] == RECORDS else LARGEST
    length = Headers(scope=scope).get("content-length", "0")
    too_large = Problem("too-large", f"A request's body has at most {largest} bytes here.")
    if not length.isdecimal() or int(length) > largest:
        raise too_large
    chunks: list[bytes] = []
    size = 0
    while True:
        message = await receive()
        chunk: bytes = message.get("body", b"")
        chunks.append(chunk)
        size += len(chunk)
        if size > largest:
            raise too_large
        if message["type"] == "http.disconnect" or not message.get("more_body", False):
            return b"".join(chunks)


def _replay(body: bytes, receive: Receive) -> Receive:
    given = False

    async def again() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return again
