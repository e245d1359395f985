"""The service as one ASGI app."""

from collections.abc import AsyncIterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from importlib.metadata import version

from fastapi import FastAPI

from orloj.engine.rules import Rules
from orloj.games import GAMES
from orloj.server import faults, health, metrics, openapi, pages
from orloj.server.accounts import endpoints as accounts
from orloj.server.accounts import entering_endpoints as entering
from orloj.server.accounts import login_endpoints as logins
from orloj.server.accounts import passkey_endpoints as passkeys
from orloj.server.accounts import program_endpoints as programs
from orloj.server.admin import endpoints as admin
from orloj.server.assembly import assemble
from orloj.server.db.migrate import check, upgrade
from orloj.server.edge import trail
from orloj.server.guard import Guard
from orloj.server.history import endpoints as history
from orloj.server.life import endpoints as life
from orloj.server.lobby import endpoints as lobby
from orloj.server.lobby import host_endpoints as hosting
from orloj.server.lobby import watch_endpoints as watching
from orloj.server.play import endpoints as play
from orloj.server.play import socket
from orloj.server.settings import Settings
from orloj.server.telling import endpoints as telling
from orloj.server.thinking.shelves import SHELVES, Shelves

# Pages last: they answer for what is left.
PARTS = (
    accounts, entering, logins, passkeys, programs, lobby, hosting, life, watching,
    telling, play, history, socket, health, metrics, admin, pages,
)  # fmt: skip


def create_app(settings: Settings, games: Mapping[str, Rules] | None = None, shelves: Shelves = SHELVES) -> FastAPI:
    """The app for these settings, offering all games of the project unless others are given.

    With other games, or bots, `shelves` names where the processes find them in which bots think.
    Raises ValueError when the settings lack the secret that PostgreSQL's processes share.
    """
    offered = GAMES if games is None else games
    settings.signing_key  # noqa: B018  wrong settings show before anything starts

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        parts = assemble(settings, offered, shelves)
        async with AsyncExitStack() as leaving:  # also what has begun is ended when a later part cannot begin
            leaving.push_async_callback(parts.database.dispose)
            if settings.migrate if settings.migrate is not None else settings.embedded:
                await upgrade(parts.database)
            await check(parts.database)
            await parts.kept.keep()
            if parts.database.postgres:
                await parts.database.open_lines()
            app.state.services = parts
            trail.begin(trail.Trail(noting=parts.gate.incidents))
            await parts.gate.start()
            leaving.push_async_callback(parts.gate.stop)
            parts.housekeeper.start()
            leaving.push_async_callback(parts.housekeeper.stop)
            await parts.keeper.start()
            leaving.push_async_callback(parts.keeper.stop)
            leaving.push_async_callback(parts.mails.stop)
            await parts.watch.start()
            leaving.push_async_callback(parts.watch.stop)
            parts.runner.start()
            leaving.push_async_callback(parts.runner.stop)
            parts.courier.start()
            leaving.push_async_callback(parts.courier.stop)
            parts.gate.readiness.expect(
                house=parts.housekeeper.alive, telling=parts.courier.alive, watch=parts.watch.alive,
                bots=parts.runner.alive, clocks=parts.keeper.alive,
            )  # fmt: skip
            yield

    app = FastAPI(
        title="Orloj",
        version=version("orloj"),
        description="Tables for board games: sessions, tables, commands, and a socket for all that happens.",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
    )
    app.add_middleware(Guard, settings=settings)
    faults.install(app)
    openapi.install(app)
    for part in PARTS:
        app.router.routes.extend(part.router.routes)  # as they are: to include them would build each anew
    return app
