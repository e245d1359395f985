"""Tests of the service run on SQLite and on PostgreSQL, unless they say that they need one of them.

Those of modules with `pytestmark = pytest.mark.either_database` run on one of the two, half of them on each: what they
are about goes through statements that other modules try on both. ORLOJ_TEST_DATABASES=both runs all on both.
"""

import asyncio
import os
import shutil
import zlib
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from orloj.server.db import migrate
from orloj.server.db.database import Database
from orloj.server.db.tables import metadata
from tests.postgres import Cluster, postgres
from tests.server.house import House, running
from tests.server.told import Told, days, telling

__all__ = ["postgres"]


async def upgraded(url: str) -> None:
    """Brings a database to the newest revision."""
    database = Database(url)
    await migrate.upgrade(database)
    await database.dispose()


@pytest.fixture(scope="session")
def sqlite_template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A migrated file, to be copied."""
    file = tmp_path_factory.mktemp("template") / "orloj.sqlite3"
    asyncio.run(upgraded(f"sqlite:///{file}"))
    return file


@pytest.fixture(scope="session")
def postgres_database(postgres: Cluster) -> tuple[Cluster, str]:
    """A migrated database of this worker's own."""
    name = postgres.create()
    asyncio.run(upgraded(postgres.url(name)))
    return postgres, name


@pytest.fixture
def postgres_url(postgres_database: tuple[Cluster, str]) -> Iterator[str]:
    """The migrated database, emptied after the test: quicker than a new one."""
    cluster, name = postgres_database
    yield cluster.url(name)
    cluster.sql("; ".join(f"DELETE FROM {table.name}" for table in reversed(metadata.sorted_tables)), name)


@pytest.fixture
def sqlite_url(sqlite_template: Path, tmp_path: Path) -> str:
    """A migrated file of the test's own."""
    shutil.copy(sqlite_template, tmp_path / "orloj.sqlite3")
    return f"sqlite:///{tmp_path / 'orloj.sqlite3'}"


DATABASES = ("sqlite", "postgres")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Which databases a test runs on."""
    if "database_url" not in metafunc.fixturenames:
        return
    either = metafunc.definition.get_closest_marker("either_database") is not None
    if either and os.environ.get("ORLOJ_TEST_DATABASES") != "both":
        chosen = [DATABASES[zlib.crc32(metafunc.definition.nodeid.encode()) % 2]]
    else:
        chosen = list(DATABASES)
    metafunc.parametrize("database_url", chosen, indirect=True)


@pytest.fixture
def database_url(request: pytest.FixtureRequest) -> str:
    """Either database, migrated and empty."""
    return str(request.getfixturevalue(f"{request.param}_url"))


@pytest.fixture
async def house(database_url: str, tmp_path: Path) -> AsyncIterator[House]:
    """A running server."""
    async with running(database_url, tmp_path) as house:
        yield house


@pytest.fixture
async def told(database_url: str, tmp_path: Path) -> AsyncIterator[Told]:
    """A running server that tells people, over days that have not passed after the test."""
    with days():
        async with telling(database_url, tmp_path) as told:
            yield told
