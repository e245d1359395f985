"""A server in a process of its own: `python -m tests.server.process` with settings in the environment."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import httpx
import uvicorn

from orloj.server.app import create_app
from orloj.server.serving import configuration
from orloj.server.settings import Settings
from orloj.server.thinking.shelves import Shelves
from tests.ports import free_port
from tests.server.toy import TOY

ROOT = Path(__file__).parents[2]


@asynccontextmanager
async def process(url: str, folder: Path) -> AsyncIterator[tuple[str, subprocess.Popen[bytes]]]:
    """A server process on a database: its origin, and the process, which is ended after the block."""
    port = free_port()
    origin = f"http://127.0.0.1:{port}"
    settings = {"DATABASE_URL": url, "PORT": str(port), "SECRET": "shared by all", "DATA": str(folder), "BOT_PACE": "0"}
    settings["LIMITS"] = '{"all": "off"}'  # everybody in a test comes from one address
    environment = {**os.environ, **{f"ORLOJ_{name}": value for name, value in settings.items()}}
    command = [sys.executable, "-m", "tests.server.process"]
    with (folder / f"server-{port}.log").open("wb") as log:
        running = subprocess.Popen(command, cwd=ROOT, env=environment, stdout=log, stderr=log)  # noqa: ASYNC220
    try:
        async with AsyncExitStack() as stack:
            client = await stack.enter_async_context(httpx.AsyncClient())
            async with asyncio.timeout(30):
                while not await _answers(client, origin):
                    assert running.poll() is None, (folder / f"server-{port}.log").read_text()
                    await asyncio.sleep(0.1)
        yield origin, running
    finally:
        if running.poll() is None:
            running.send_signal(signal.SIGTERM)
        await asyncio.to_thread(running.wait, 20)


async def _answers(client: httpx.AsyncClient, origin: str) -> bool:
    try:
        return (await client.get(f"{origin}/healthz")).status_code == 200
    except httpx.TransportError:
        return False


if __name__ == "__main__":
    configured = Settings()
    app = create_app(configured, TOY, Shelves("tests.server.toy:TOY", "orloj.bots:bot"))
    uvicorn.Server(configuration(app, configured)).run()
