"""The server under measurement, in a process of its own as in real life."""

import asyncio
import logging
import multiprocessing
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http.client import HTTPConnection
from importlib import import_module
from typing import Any

import uvicorn

from orloj.server.app import create_app
from orloj.server.serving import configuration
from orloj.server.settings import Settings
from orloj.server.thinking.shelves import SHELVES

PATIENCE = 60.0  # seconds a server may take to start


def serve(games: str, settings: dict[str, Any], door: socket.socket) -> None:
    """Runs a server at a bound socket until it is told to stop; `games` names the shelf as module:attribute."""
    logging.disable(logging.INFO)
    module, _, name = games.partition(":")
    configured = Settings(**settings)
    app = create_app(configured, getattr(import_module(module), name), SHELVES._replace(games=games))
    uvicorn.Server(configuration(app, configured)).run([door])


@asynccontextmanager
async def serving(games: str, settings: dict[str, Any]) -> AsyncIterator[str]:
    """The origin of a server that runs during the block."""
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        port = door.getsockname()[1]
        told = (games, {**settings, "port": port}, door)
        process = multiprocessing.get_context("spawn").Process(target=serve, args=told)
        process.start()
    origin = f"http://127.0.0.1:{port}"
    try:
        async with asyncio.timeout(PATIENCE):
            while not await asyncio.to_thread(_answers, port):
                if not process.is_alive():
                    raise RuntimeError("the server to be measured ended at its start")
                await asyncio.sleep(0.05)
        yield origin
    finally:
        process.terminate()
        await asyncio.to_thread(process.join)


def _answers(port: int) -> bool:
    server = HTTPConnection("127.0.0.1", port, timeout=2)
    try:
        server.request("GET", "/healthz")
        return server.getresponse().status == 200
    except OSError:
        return False
    finally:
        server.close()
