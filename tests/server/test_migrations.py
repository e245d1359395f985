"""The migrations: up, down and up again on both databases, and what they make is what the code expects."""

import asyncio
from pathlib import Path

import pytest
from alembic import command
from sqlalchemy import inspect, text

from orloj.server.db import migrate
from orloj.server.db.database import Database
from orloj.server.db.tables import metadata
from tests.postgres import Cluster

OURS = {table.name for table in metadata.sorted_tables}


@pytest.fixture(params=["sqlite", "postgres"])
def bare_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database without any table."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'bare.sqlite3'}"
    cluster: Cluster = request.getfixturevalue("postgres")
    return cluster.url(cluster.create())


async def tables(database: Database) -> set[str]:
    async with database.read() as connection:
        return set(await connection.run_sync(lambda c: inspect(c).get_table_names())) - {"alembic_version"}


async def test_up_down_and_up_again(bare_url: str) -> None:
    database = Database(bare_url)
    with pytest.raises(migrate.OutOfDate, match="at revision None"):
        await migrate.check(database)
    await migrate.upgrade(database)
    assert await tables(database) == OURS
    await migrate.check(database)
    await migrate.downgrade(database)
    assert await tables(database) == set()
    await migrate.upgrade(database)
    assert await tables(database) == OURS
    await database.dispose()


async def test_the_migrations_make_what_the_code_expects(bare_url: str) -> None:
    database = Database(bare_url)
    await migrate.upgrade(database)
    async with database.write() as connection:
        await connection.run_sync(lambda c: command.check(migrate.config(c)))
    await database.dispose()


async def test_a_difference_would_be_found(bare_url: str) -> None:
    database = Database(bare_url)
    await migrate.upgrade(database)
    async with database.write() as connection:
        await connection.execute(text("ALTER TABLE chat ADD COLUMN colour VARCHAR(8)"))
        with pytest.raises(Exception, match="New upgrade operations detected"):
            await connection.run_sync(lambda c: command.check(migrate.config(c)))
    await database.dispose()


async def test_processes_that_start_together_upgrade_once(postgres: Cluster) -> None:
    databases = [Database(postgres.url(postgres.create()))]
    databases += [Database(str(databases[0].engine.url.render_as_string(hide_password=False))) for _ in range(3)]
    await asyncio.gather(*(migrate.upgrade(database) for database in databases))
    assert await tables(databases[0]) == OURS
    for database in databases:
        await database.dispose()
