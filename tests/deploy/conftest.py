"""What the deployment's files do, without the machines they are written for."""

import json
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.cli.service import Service, serving
from tests.deploy.nginx import nginx
from tests.postgres import Cluster
from tests.server.house import House

TOKEN = "the token of this test"
Deploy = Callable[..., "Deployed"]


class Deployed(NamedTuple):
    """Two replicas of `orloj serve` on one PostgreSQL, and nginx in front of them."""

    origin: str
    replicas: list[Service]


@contextmanager
def deployed(
    postgres: Cluster, folder: Path, changes: dict[str, str] | None = None, **variables: str
) -> Iterator[Deployed]:
    """The deployment, with these changes to nginx' configuration and these settings beside the usual ones."""
    settings = {
        "ORLOJ_SECRET": "shared by both",
        "ORLOJ_MIGRATE": "true",
        "ORLOJ_BOT_PACE": "0",
        "ORLOJ_TRUSTED_PROXIES": "127.0.0.1",
        "ORLOJ_ADMIN_TOKEN": TOKEN,
        **variables,
    }
    with ExitStack() as stack:
        url = stack.enter_context(postgres.fresh())
        replicas = [
            stack.enter_context(serving(folder, ORLOJ_DATABASE_URL=url, **settings)) for _ in range(2)
        ]  # fmt: skip
        origin = stack.enter_context(nginx(folder, [replica.url for replica in replicas], changes))
        yield Deployed(origin, replicas)


@pytest.fixture(scope="module")
def pair(postgres: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Deployed]:
    """The deployment as it is shipped, for tests that leave it whole."""
    limits = json.dumps({"all": "off", "sessions": "300/minute", "invitations": "5/minute"})
    with deployed(postgres, tmp_path_factory.mktemp("deployed"), ORLOJ_LIMITS=limits) as made:
        yield made


@pytest.fixture
async def stack() -> AsyncIterator[AsyncExitStack]:
    """Closes what a test opened."""
    async with AsyncExitStack() as opened:
        yield opened


@pytest.fixture
def house(pair: Deployed, stack: AsyncExitStack) -> House:
    """The deployment as people see it."""
    return House(pair.origin, None, stack)
