"""How the app is served: the one place that knows uvicorn's settings."""

import uvicorn
from fastapi import FastAPI

from orloj.server.guard import LARGEST
from orloj.server.settings import Settings


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
