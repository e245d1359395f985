"""Databases as every earlier release wrote them come to the present revision, with their games (G1, G2, G11).

`earlier/*.gz` are backups of houses that were run with the program of that revision: games of both kinds early, in the
middle and over, tables that wait, chat, and since 0002 bots, a stand-in and a program. Revisions between two releases
are tried with the house of the release before.
"""

import hashlib
import json
import random
from pathlib import Path
from typing import Any

import pytest
from itsdangerous import Signer
from sqlalchemy import text

from orloj.games import GAMES
from orloj.server.accounts.cookie import NAME
from orloj.server.db import migrate
from orloj.server.db.archive import reading
from orloj.server.db.database import Database
from tests.postgres import Cluster
from tests.server.house import Guest, House, Table, running

EARLIER = Path(__file__).parent / "earlier"
RELEASES = sorted(file.stem for file in EARLIER.glob("*.gz"))
SIGNER = Signer("a secret for tests", salt="orloj.session", key_derivation="hmac", digest_method=hashlib.sha256)
BETWEEN = ("0003", "0004", "0005", "0006")
STEPS = [*((release, "head") for release in RELEASES), *(("0002", revision) for revision in BETWEEN)]


@pytest.fixture(params=["sqlite", "postgres"])
def bare_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database without any table."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'bare.sqlite3'}"
    cluster: Cluster = request.getfixturevalue("postgres")
    return cluster.url(cluster.create())


async def moved_in(url: str, release: str, revision: str) -> dict[str, Any]:
    """Fills a database with the house of a release, brought to a revision only; what is told of its tables."""
    database = Database(url)
    async with database.write() as connection:
        await connection.run_sync(
            lambda c: reading.fill(c, EARLIER / f"{release}.gz", postgres=database.postgres, to=revision)
        )
    await database.dispose()
    return dict(json.loads((EARLIER / f"{release}.json").read_text()))


async def guests(house: House, people: list[str]) -> list[Guest]:
    """People with the cookies that the earlier release gave them."""
    found = []
    for id in people:
        guest = await house.guest(None)
        guest.client.cookies.set(NAME, SIGNER.sign(id).decode())
        found.append(guest)
    return found


@pytest.mark.parametrize(("release", "revision"), STEPS)
async def test_every_game_is_there_and_goes_on(release: str, revision: str, bare_url: str, tmp_path: Path) -> None:
    told = await moved_in(bare_url, release, revision)
    dice = random.Random(release + revision)
    async with running(bare_url, tmp_path, GAMES, migrate=True) as house:
        for name, table in told.items():
            people = await guests(house, table["people"])
            here = Table(house, table["id"], "", people)
            shown = await people[0].get(here.path)
            assert [guest["name"] for guest in shown["seats"] if guest["person"]], name
            if name.endswith("open"):
                assert shown["status"] == "open"
                await people[0].post(f"{here.path}/start")
            elif name.endswith("over"):
                assert shown["status"] == "over"
                assert len(shown["scores"]) == 2
                record = await people[0].get(f"{here.path}/record")
                assert record["seed"] == shown["seed"]
                continue
            for _ in range(4):
                shown = await people[0].get(here.path)
                seat = int(next(iter(shown["waiting"])))
                if shown["seats"][seat]["bot"]:
                    break
                state = await people[seat].get(f"{here.path}/state")
                before = state["version"]
                answer = await here.choose(seat, dice.choice(state["decision"]["choices"]), before)
                assert answer["version"] == before + 1, name
        if release != "0001":
            stand_in = told["unseen-stand-in"]
            people = await guests(house, stand_in["people"])
            here = Table(house, stand_in["id"], "", people)
            shown = await people[1].post(f"{here.path}/seats/1", action="back")
            assert [seat["bot"] for seat in shown["seats"]] == [None, None]


@pytest.mark.parametrize("release", RELEASES)
async def test_the_upgrade_of_a_house_is_all_or_nothing(release: str, bare_url: str) -> None:
    """Stopped in the middle, the database is at the revision where it was, and comes up at the next try (G11)."""
    await moved_in(bare_url, release, release)
    database = Database(bare_url)
    async with database.write() as connection:
        await connection.execute(text("CREATE TABLE ticket (somebody VARCHAR(3))"))
    with pytest.raises(Exception, match="ticket"):
        await migrate.upgrade(database)
    with pytest.raises(migrate.OutOfDate, match=release):
        await migrate.check(database)
    async with database.write() as connection:
        await connection.execute(text("DROP TABLE ticket"))
    await migrate.upgrade(database)
    await migrate.check(database)
    await database.dispose()
