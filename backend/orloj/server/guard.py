"""What is checked of every request before any endpoint sees it, and what is said with every answer."""

from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from orloj.server.faults import incident
from orloj.server.problems import Problem
from orloj.server.settings import Settings

LARGEST = 16 * 1024  # bytes of a body, characters of a socket message
SAFE = {"GET", "HEAD", "OPTIONS"}
HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


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
    """ASGI middleware: refuses foreign commands and too large bodies, sets protective headers, answers faults.

    A fault that went further out would be answered without the headers, and cost the client its connection.
    """

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handles one connection; sockets are checked by their endpoint."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        begun = False

        async def protected(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                names = {name for name, _ in message["headers"]}
                more = [(k.lower().encode(), v.encode()) for k, v in HEADERS.items()]
                message["headers"] = [
                    *message["headers"],
                    *(header for header in more if header[0] not in names),
                ]
            await send(message)

        try:
            if scope["method"] not in SAFE:
                check_origin(HTTPConnection(scope), self._settings)
            body = await _read(scope, receive)
            await self._app(scope, _replay(body, receive), protected)
        except Problem as problem:
            await problem.response()(scope, receive, protected)
        except Exception as fault:
            if begun:
                raise
            told = incident("internal-error", "The request failed by a fault of the server.", fault)
            await told.response()(scope, receive, protected)


async def _read(scope: Scope, receive: Receive) -> bytes:
    """The whole body. Raises Problem("too-large") as soon as it is.

    The framework has a limit too, but answers in plain text.
    """
    length = Headers(scope=scope).get("content-length", "0")
    too_large = Problem("too-large", f"A request's body has at most {LARGEST} bytes.")
    if not length.isdecimal() or int(length) > LARGEST:
        raise too_large
    body = b""
    while True:
        message = await receive()
        chunk: bytes = message.get("body", b"")
        body += chunk
        if len(body) > LARGEST:
            raise too_large
        if message["type"] == "http.disconnect" or not message.get("more_body", False):
            return body


def _replay(body: bytes, receive: Receive) -> Receive:
    given = False

    async def again() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return again
