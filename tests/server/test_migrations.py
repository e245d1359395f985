"""The migrations: up, down and up again on both databases, and what they make is what the code expects."""

import asyncio
from pathlib import Path

import pytest
from alembic import command
from sqlalchemy import insert, inspect, text
from sqlalchemy.exc import IntegrityError

from orloj.engine.match import Match
from orloj.server.accounts.cookie import NAME
from orloj.server.db import migrate
from orloj.server.db.database import Database
from orloj.server.db.tables import game_table, metadata, person, seat
from orloj.server.play import events
from orloj.server.play.events import Event
from orloj.server.wire import now
from tests.postgres import Cluster
from tests.server.house import Table, running
from tests.server.toy import TOY

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


async def test_a_game_of_the_first_release_goes_on(bare_url: str, tmp_path: Path) -> None:
    """A database of revision 0001 with a game in progress: after the upgrade it is played on, and bots may stand in."""
    database = Database(bare_url)
    await migrate.upgrade(database, "0001")
    match, start = Match.start(TOY["toy"], 2, {}, bytes(32))
    at = now()
    columns = {
        "id": "old", "game": "toy", "rules_version": "1", "name": "Old", "public": False, "seats": 2, "host": "p0",
        "status": "running", "version": 1, "seed": bytes(32), "invite_hash": "x", "created": at, "updated": at,
        "options": {"rounds": "2", "traps": "off"}, "waiting": {"0": "turn"}, "turn_since": at,
    }  # fmt: skip
    async with database.write() as connection:
        for number in (0, 1):
            await connection.execute(insert(person).values(id=f"p{number}", name=f"Guest {number}", created=at))
        await connection.execute(insert(game_table).values(**columns))
        for number in (0, 1):
            await connection.execute(insert(seat).values(table_id="old", seat=number, person_id=f"p{number}"))
        await events.add(connection, Event("old", 1, start, None, at))
    await migrate.upgrade(database)
    await database.dispose()
    async with running(bare_url, tmp_path) as house:
        guests = [await house.guest(None) for _ in range(2)]
        for number, guest in enumerate(guests):
            guest.client.cookies.set(NAME, house.parts.cookies._signer.sign(f"p{number}").decode())
        table = Table(house, "old", "", guests)
        shown = await guests[0].get(table.path)
        assert [seat["name"] for seat in shown["seats"]] == ["Guest 0", "Guest 1"]
        assert [seat["bot"] for seat in shown["seats"]] == [None, None]
        answer = await table.choose(0, "step:2")
        assert answer["view"]["players"]["0"]["words"] == match.game.players[0].words  # type: ignore[attr-defined]
        await guests[1].post(f"{table.path}/seats/1", action="bot", level="random")
        await (await guests[0].open(table)).play_out()


async def test_a_table_with_bots_goes_back_without_them(bare_url: str) -> None:
    database = Database(bare_url)
    await migrate.upgrade(database)
    at = now()
    columns = {
        "id": "new", "game": "toy", "rules_version": "1", "name": "New", "public": False, "seats": 2, "host": "p0",
        "status": "open", "version": 0, "seed": bytes(32), "invite_hash": "x", "created": at, "updated": at,
        "options": {},
    }  # fmt: skip
    async with database.write() as connection:
        await connection.execute(insert(person).values(id="p0", name="Hana", created=at))
        await connection.execute(insert(game_table).values(**columns))
        await connection.execute(insert(seat).values(table_id="new", seat=0, person_id="p0", bot="easy"))
        await connection.execute(insert(seat).values(table_id="new", seat=1, bot="hard"))
    await migrate.downgrade(database, "0001")
    async with database.read() as connection:
        rows = (await connection.execute(text("SELECT seat, person_id FROM seat"))).all()
    assert [tuple(row) for row in rows] == [(0, "p0")]
    await database.dispose()


async def test_a_seat_without_anybody_is_no_row(bare_url: str) -> None:
    database = Database(bare_url)
    await migrate.upgrade(database)
    with pytest.raises(IntegrityError, match="ck_seat_taken"):
        async with database.read() as connection:
            await connection.execute(insert(seat).values(table_id="none", seat=1))
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
