"""How the app is served: the one place that knows uvicorn's settings."""

import logging
import time
from types import FrameType

import uvicorn
from fastapi import FastAPI

from orloj.server.guard import LARGEST
from orloj.server.settings import Settings

log = logging.getLogger("orloj.serving")


def configuration(app: FastAPI, settings: Settings) -> uvicorn.Config:
    """Uvicorn's configuration for an app.

    Patches are short: compressing them costs more than it saves. A message larger than the app would read is
    still received up to a bound, so that it can be refused by name.
    """
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_max_size=4 * LARGEST,
        ws_ping_interval=settings.ping_seconds,
        ws_ping_timeout=settings.ping_seconds,
        server_header=False,
        access_log=False,
        log_config=None,  # see orloj.server.edge.logs
        proxy_headers=False,  # they would be believed whoever sends them: see orloj.server.edge.address
        timeout_graceful_shutdown=5,
    )


class Server(uvicorn.Server):
    """A server that says it is not ready any more for as long as the settings have it, before it stops.

    Whoever shares out requests can send them elsewhere meanwhile. A second signal stops it at once.
    """

    def __init__(self, app: FastAPI, settings: Settings) -> None:
        super().__init__(configuration(app, settings))
        self._app = app
        self._seconds = settings.drain_seconds
        self._leaving: tuple[float, int] | None = None

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """The first signal begins the leave-taking."""
        if not self.started or self._leaving is not None:
            super().handle_exit(sig, frame)
            return
        self._app.state.services.gate.readiness.draining = True
        self._leaving = time.monotonic() + self._seconds, sig
        if self._seconds:
            log.info("stopping in %g s", self._seconds)
        else:
            super().handle_exit(sig, frame)

    async def on_tick(self, counter: int) -> bool:
        """Ends the leave-taking when its time has come."""
        if self._leaving is not None and time.monotonic() >= self._leaving[0] and not self.should_exit:
            super().handle_exit(self._leaving[1], None)
        return await super().on_tick(counter)
