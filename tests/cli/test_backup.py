"""`orloj backup` and `orloj restore`: a house moves with its running games, to either kind of database."""

import asyncio
import gzip
import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from orloj.cli import main
from orloj.games import GAMES
from orloj.server.db import migrate
from orloj.server.db.database import Database
from orloj.server.db.tables import game_table, metadata
from tests.postgres import Cluster
from tests.server.house import House, Table, running
from tests.server.toy import ToyRules

KINDS = ("sqlite", "postgres")
SEATS = 3
MOVES = [
    ("sqlite", "postgres", "unseen"), ("postgres", "sqlite", "caput"),
    ("sqlite", "sqlite", "caput"), ("postgres", "postgres", "unseen"),
]  # fmt: skip


@pytest.fixture
def fresh(postgres: Cluster, tmp_path: Path) -> Any:
    """Makes databases of a kind in which nothing is yet."""

    def make(kind: str, name: str = "other") -> str:
        return f"sqlite:///{tmp_path / name}.sqlite3" if kind == "sqlite" else postgres.url(postgres.create())

    return make


async def in_the_middle(house: House, game: str) -> Table:
    """A running game in which somebody has begun a turn and can take a step back."""
    table = await house.table(SEATS, game=game)
    for number in range(200):
        shown = await table.guests[0].get(table.path)
        seat = int(next(iter(shown["waiting"])))
        state = await table.guests[seat].get(f"{table.path}/state")
        if number > 30 and state["decision"]["undo"]:
            return table
        choices = state["decision"]["choices"]
        await table.choose(seat, choices[number * 7 % len(choices)], state["version"])
    raise AssertionError("no turn could be taken back")


async def positions(house: House, table: Table) -> list[Any]:
    """What every person at a table sees, with what may be chosen and taken back."""
    found = []
    for guest in table.guests:
        here = await guest.through(house)
        state, shown = await here.get(f"{table.path}/state"), await here.get(table.path)
        found.append((state, {name: value for name, value in shown.items() if name != "seats"}))
    return found


async def rows(url: str) -> dict[str, list[tuple[Any, ...]]]:
    """Everything in a database by table."""
    database = Database(url)
    async with database.read() as connection:
        found = {}
        for table in metadata.sorted_tables:
            if table.name not in ("pulse", "outage"):
                query = select(table).order_by(*table.primary_key.columns)
                found[table.name] = [tuple(row) for row in await connection.execute(query)]
    await database.dispose()
    return found


@pytest.mark.parametrize(("source", "target", "game"), MOVES)
def test_running_games_move_in_the_middle_of_a_turn(
    source: str, target: str, game: str, fresh: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    urls = {"from": fresh(source, "from"), "to": fresh(target, "to")}
    file = tmp_path / "house.gz"

    async def leave() -> tuple[Table, list[Any]]:
        async with running(urls["from"], tmp_path, GAMES, migrate=True) as house:
            table = await in_the_middle(house, game)
            await (await house.table(2, game=game, start=False)).guests[0].post("/api/session", name="Žofie ♜")
            page = await table.guests[0].open(table)
            await page.send(t="chat", text="“Ahoj”\n\t\\")
            await page.until("chat")
            # The service runs on while the backup is made.
            assert await asyncio.to_thread(main, ["backup", str(file), "--database-url", urls["from"]]) == 0
            return table, await positions(house, table)

    async def arrive(table: Table, before: list[Any]) -> None:
        async with running(urls["to"], tmp_path, GAMES) as house:
            assert await positions(house, table) == before
            guests = [await guest.through(house) for guest in table.guests]
            moved = Table(house, table.id, table.invite, guests)
            seat = int(next(iter(before[0][1]["waiting"])))
            version, undo = before[seat][0]["version"], before[seat][0]["decision"]["undo"]
            body = {"version": version, "command_id": "back", "steps": len(undo)}
            back = await guests[seat].post(f"{table.path}/undo", **body)
            assert back["decision"]["undo"] == []
            body = {"version": version + 1, "command_id": "again", "choice": undo[0]}
            assert (await guests[seat].post(f"{table.path}/choices", **body))["version"] == version + 2
            page = await guests[0].open(moved)
            assert (await page.until("chat"))["text"] == "“Ahoj”\n\t\\"
            await page.send(t="chat", text="here too")
            assert (await page.until("chat", text="here too"))["id"] == 2, "rows are counted on from where they were"

    table, before = asyncio.run(leave())
    assert main(["restore", str(file), "--database-url", urls["to"]]) == 0
    told, restored = capsys.readouterr().out.splitlines()
    assert told.split(": ")[1].split(" ")[0] == restored.split(": ")[1].split(" ")[0]
    assert asyncio.run(rows(urls["to"])).keys() == asyncio.run(rows(urls["from"])).keys()
    asyncio.run(arrive(table, before))


@pytest.mark.parametrize("target", KINDS)
@pytest.mark.parametrize("source", KINDS)
def test_every_row_is_as_it_was(source: str, target: str, fresh: Any, tmp_path: Path) -> None:
    urls = {"from": fresh(source, "from"), "to": fresh(target, "to")}

    async def fill() -> None:
        async with running(urls["from"], tmp_path, migrate=True) as house:
            table = await house.table()
            await table.play_out()
            for guest in table.guests:
                await guest.post(f"{table.path}/rematch")

    asyncio.run(fill())
    file = tmp_path / "house.gz"
    assert main(["backup", str(file), "--database-url", urls["from"]]) == 0
    assert main(["restore", str(file), "--database-url", urls["to"]]) == 0
    there, here = asyncio.run(rows(urls["from"])), asyncio.run(rows(urls["to"]))
    assert here == there
    rematch = [row for row in here["game_table"] if row[list(game_table.c.keys()).index("rematch")] is not None]
    assert len(rematch) == 1, "one table names another, which may stand after it in the file"
    again = tmp_path / "again.gz"
    assert main(["backup", str(again), "--database-url", urls["to"]]) == 0
    first, second = (sorted(gzip.decompress(name.read_bytes()).splitlines()[1:]) for name in (file, again))
    assert first == second


def test_the_file_is_for_its_owner_and_nothing_is_overwritten(
    fresh: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url, file = fresh("sqlite"), tmp_path / "a 'name'; $(touch gone) ..gz"
    asyncio.run(_set_up(url))
    assert main(["backup", str(file), "--database-url", url]) == 0
    assert file.stat().st_mode & 0o777 == 0o600
    before = file.read_bytes()
    assert main(["backup", str(file), "--database-url", url]) == 1
    assert "is there already" in capsys.readouterr().err
    assert file.read_bytes() == before
    assert {path.name for path in tmp_path.iterdir() if path.suffix != ".sqlite3-shm"} >= {file.name}
    assert main(["backup", str(tmp_path / "none" / "x.gz"), "--database-url", url]) == 1
    assert "no backup was made" in capsys.readouterr().err
    assert main(["backup", str(tmp_path / "x.gz"), "--data", str(tmp_path / "nowhere")]) == 1
    assert "there is no database" in capsys.readouterr().err
    assert not (tmp_path / "nowhere").exists()
    assert not list(tmp_path.glob(".*")), "nothing half-written is left"


async def _set_up(url: str) -> None:
    database = Database(url)
    await migrate.upgrade(database)
    await database.dispose()


def _lines(*changed: bytes) -> bytes:
    return gzip.compress(b"\n".join(changed) + b"\n")


HUGE = b'{"table":"pulse","row":{"id":9223372036854775808,"at":"2026-01-01T00:00:00+00:00"}}'


@pytest.mark.parametrize("kind", KINDS)
def test_a_bad_file_changes_nothing(kind: str, fresh: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source, target, file = fresh("sqlite", "from"), fresh(kind, "to"), tmp_path / "house.gz"

    async def fill() -> None:
        async with running(source, tmp_path, migrate=True) as house:
            await house.table()

    asyncio.run(fill())
    assert main(["backup", str(file), "--database-url", source]) == 0
    good = file.read_bytes()
    head, *middle, foot = gzip.decompress(good).splitlines()
    told = json.loads(head)
    person = next(line for line in middle if b'"person"' in line)
    bad = {
        "cut off": good[: len(good) // 2],
        "its end is missing": _lines(head, *middle),
        "rows instead of": _lines(head, *middle[:-1], foot),
        "lines after the last": _lines(head, *middle, foot, foot),
        "not a backup of Orloj": _lines(b"{}"),
        "a whole backup": b"something else altogether",
        "reads 1": _lines(json.dumps({**told, "format": 2}).encode()),
        "a newer one": _lines(json.dumps({**told, "revision": "9999"}).encode()),
        "no table 'chess'": _lines(head, b'{"table":"chess","row":{}}', foot),
        "no column": _lines(head, person.replace(b'"name"', b'"title"'), foot),
        "not JSON": _lines(head, b"<html>", foot),
        "revision None": _lines(b'{"orloj":"backup","format":1}'),
        "none: KeyError": _lines(head, b'{"table":"person"}', foot),
        "none: TypeError": _lines(head, b'{"table":["person"],"row":{}}', foot),
        "none: ValueError": _lines(head, b'{"table":"person","row":{"created":"once"}}', foot),
        "none: OverflowError|out of": _lines(head, HUGE, b'{"rows":1}'),
        "UNIQUE|duplicate key": _lines(head, person, person, b'{"rows":2}'),
    }
    capsys.readouterr()
    for said, content in bad.items():
        file.write_bytes(content)
        assert main(["restore", str(file), "--database-url", target]) == 1, said
        err = capsys.readouterr().err
        assert "nothing was restored" in err
        assert said == "cut off" or any(part in err for part in said.split("|")), (said, err)
    file.write_bytes(good)
    assert main(["restore", str(file), "--database-url", target]) == 0
    assert main(["restore", str(file), "--database-url", target]) == 1
    assert "not empty" in capsys.readouterr().err
    assert asyncio.run(rows(target)) == asyncio.run(rows(source))


def test_a_house_that_was_started_but_where_nobody_has_been_is_empty(fresh: Any, tmp_path: Path) -> None:
    source, target, file = fresh("sqlite", "from"), fresh("sqlite", "to"), tmp_path / "house.gz"

    async def start(url: str, guests: int) -> None:
        async with running(url, tmp_path, {"toy": ToyRules(guests + 1)}, migrate=True) as house:
            for _ in range(guests):
                await house.guest("Hana")

    asyncio.run(start(source, 1))
    asyncio.run(start(target, 0))
    assert main(["backup", str(file), "--database-url", source]) == 0
    assert main(["restore", str(file), "--database-url", target]) == 0
    assert asyncio.run(rows(target)) == asyncio.run(rows(source))
