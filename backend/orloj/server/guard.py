"""What is checked of every request before any endpoint sees it, and what is said with every answer."""

from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

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
    """ASGI middleware: refuses foreign commands, sets the headers that protect pages."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handles one connection; sockets are checked by their endpoint."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def protected(message: Message) -> None:
            if message["type"] == "http.response.start":
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
        except Problem as problem:
            await problem.response()(scope, receive, protected)
        else:
            await self._app(scope, receive, protected)
