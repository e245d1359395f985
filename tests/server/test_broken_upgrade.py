"""An upgrade that is broken off, and a database of another version (G11)."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from alembic import op
from sqlalchemy import inspect, text

from orloj.server.db import migrate
from orloj.server.db.database import Database
from tests.cli.service import serving
from tests.postgres import Cluster
from tests.server.house import running

FIRST = "0002"


@pytest.fixture(params=["sqlite", "postgres"])
def old_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database without any table."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'old.sqlite3'}"
    cluster: Cluster = request.getfixturevalue("postgres")
    return cluster.url(cluster.create())


async def structure(database: Database) -> dict[str, list[str]]:
    """All tables with their columns, and the revision."""

    def look(connection: Any) -> dict[str, list[str]]:
        seen = inspect(connection)
        return {name: sorted(column["name"] for column in seen.get_columns(name)) for name in seen.get_table_names()}

    async with database.read() as connection:
        found = await connection.run_sync(look)
        found["revision"] = list((await connection.execute(text("SELECT version_num FROM alembic_version"))).scalars())
    return found


async def test_an_upgrade_broken_off_in_the_middle_changed_nothing_and_is_done_at_the_next_start(
    old_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = Database(old_url)
    await migrate.upgrade(database, FIRST)
    async with database.write() as connection:
        await connection.execute(
            text("INSERT INTO person (id, name, created) VALUES ('p', 'Jana', '2026-01-01 00:00')")
        )
    before = await structure(database)
    create = op.create_table

    def breaking(name: str, *parts: Any, **more: Any) -> Any:
        if name == "incident":  # in the last of the migrations
            raise RuntimeError("the machine went down")
        return create(name, *parts, **more)

    with monkeypatch.context() as patch:
        patch.setattr(op, "create_table", breaking)
        with pytest.raises(RuntimeError):
            await migrate.upgrade(database)
    assert await structure(database) == before
    await database.dispose()
    async with running(old_url, tmp_path, migrate=True) as house:
        assert (await (await house.guest(None)).get("/readyz"))["ready"]
        async with house.parts.database.read() as connection:
            assert (await connection.execute(text("SELECT name FROM person"))).scalars().all() == ["Jana"]


@pytest.mark.parametrize("migrating", [True, False])
async def test_a_database_of_a_newer_version_is_refused_and_left_alone(
    old_url: str, tmp_path: Path, migrating: bool
) -> None:
    database = Database(old_url)
    await migrate.upgrade(database)
    async with database.write() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    before = await structure(database)
    more = {"ORLOJ_DATABASE_URL": old_url, "ORLOJ_SECRET": "a secret", "ORLOJ_MIGRATE": str(migrating).lower()}

    def start() -> None:
        with pytest.raises(AssertionError, match="9999"), serving(tmp_path, **more):
            pass

    await asyncio.to_thread(start)
    assert await structure(database) == before
    await database.dispose()


async def test_readiness_sees_another_revision(sqlite_url: str, tmp_path: Path) -> None:
    async with running(sqlite_url, tmp_path) as house:
        guest = await house.guest(None)
        async with house.parts.database.write() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        assert (await guest.get("/readyz", 503))["database"] == "at another revision"
