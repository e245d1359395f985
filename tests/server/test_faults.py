"""What breaks, breaks alone: one command fails with a clear answer, the table stays as it was."""

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from orloj.server.play.events import Event
from orloj.server.play.journal import Journal
from orloj.server.play.progress import Progress
from tests.postgres import Cluster
from tests.server.house import House, problem, running
from tests.server.toy import TOY, Toy, ToyRules


async def position(house: House, path: str) -> list[tuple[Any, ...]]:
    """What the database holds of a table's game."""
    async with house.parts.database.read() as connection:
        events = (await connection.execute(text("SELECT seq, kind, choice FROM event ORDER BY seq"))).all()
        tables = (await connection.execute(text("SELECT version, status, updated FROM game_table"))).all()
    return [tuple(row) for row in (*events, *tables)]


@pytest.mark.parametrize("trap", ["crash", "blind"])
async def test_a_rule_or_view_that_breaks_leaves_the_table_as_it_was(
    house: House, trap: str, caplog: pytest.LogCaptureFixture
) -> None:
    table = await house.table(options={"traps": "on"})
    page = await table.guests[1].open(table)
    await page.until("presence")
    before = await position(house, table.path)
    body = {"version": 1, "choice": trap, "command_id": "c1"}
    with caplog.at_level(logging.ERROR, "orloj.faults"):
        refusal = await table.guests[0].refused(f"{table.path}/choices", 500, "rule-failed", **body)
    assert refusal["incident"] in refusal["detail"]
    assert refusal["incident"] in caplog.text
    assert ("ZeroDivisionError" if trap == "crash" else "LookupError") in caplog.text, "the trace is in the log"
    assert "Error" not in str(refusal), "and nowhere else"
    assert await position(house, table.path) == before
    await page.quiet()
    assert page.version == 1
    answer = await table.guests[0].post(f"{table.path}/choices", version=1, choice="step:1", command_id="c1")
    assert answer["view"]["players"]["0"]["steps"] == 1
    await page.reach(2)


async def test_a_rule_that_breaks_by_socket(house: House) -> None:
    table = await house.table(options={"traps": "on"})
    page = await table.guests[0].open(table)
    await page.until("presence")
    refusal = await page.choose("crash", "c1")
    assert refusal["problem"]["code"] == "rule-failed"
    assert (await page.choose("step:1", "c2"))["version"] == 2


class Storm:
    """A journal whose database fails on demand: before it stores, or after."""

    def __init__(self, journal: Journal) -> None:
        self.journal = journal
        self.before = self.after = False

    async def append(self, new: Event, progress: Progress) -> bool:
        """Stores, or not, and fails."""
        if self.before:
            raise ConnectionError("the disk is full")
        stored = await self.journal.append(new, progress)
        if self.after:
            raise ConnectionError("the line broke after the commit")
        return stored

    def __getattr__(self, name: str) -> Any:
        return getattr(self.journal, name)


@contextmanager
def storm(house: House, **kinds: bool) -> Iterator[Storm]:
    commands = house.parts.commands
    calm = commands._journal
    stormy = Storm(calm)
    for kind, on in kinds.items():
        setattr(stormy, kind, on)
    commands._journal = stormy  # type: ignore[assignment]
    yield stormy
    commands._journal = calm


async def test_what_cannot_be_stored_is_not_shown(house: House) -> None:
    table = await house.table()
    page = await table.guests[1].open(table)
    await page.until("presence")
    body = {"version": 1, "choice": "step:1", "command_id": "c1"}
    with storm(house, before=True):
        refusal = await table.guests[0].refused(f"{table.path}/choices", 503, "not-saved", **body)
        assert "disk" not in str(refusal)
    await page.quiet()
    assert page.version == 1
    assert (await table.guests[0].get(f"{table.path}/state"))["version"] == 1
    assert (await table.guests[0].post(f"{table.path}/choices", **body))["version"] == 2
    await page.reach(2)


async def test_an_error_after_storing_counts_the_command_once(house: House) -> None:
    table = await house.table()
    page = await table.guests[1].open(table)
    await page.until("presence")
    body = {"version": 1, "choice": "draw", "command_id": "c1"}
    with storm(house, after=True):
        await table.guests[0].refused(f"{table.path}/choices", 503, "not-saved", **body)
    again = await table.guests[0].post(f"{table.path}/choices", **body)
    assert (again["version"], len(again["view"]["players"]["0"]["words"])) == (2, 2)
    await page.reach(2)
    events = (await table.guests[0].get(f"{table.path}/events"))["events"]
    assert [event["seq"] for event in events] == [1, 2]


async def test_undo_that_cannot_be_stored_changes_nothing(house: House) -> None:
    table = await house.table()
    await table.choose(0, "step:1")
    body = {"version": 2, "command_id": "u1"}
    with storm(house, before=True):
        await table.guests[0].refused(f"{table.path}/undo", 503, "not-saved", **body)
    shown = await table.guests[0].get(f"{table.path}/state")
    assert (shown["version"], shown["decision"]["undo"]) == (2, ["step:1"])
    assert (await table.guests[0].post(f"{table.path}/undo", **body))["version"] == 3


async def test_a_broken_table_is_named_and_the_others_play_on(database_url: str, tmp_path: Path) -> None:
    async with running(database_url, tmp_path) as house:
        broken, sound = await house.table(), await house.table()
        await broken.choose(0, "draw")
        cookies = [dict(guest.client.cookies) for guest in (*broken.guests, *sound.guests)]
        async with house.parts.database.write() as connection:
            query = text("UPDATE event SET outcomes = '[\"secret-zz\"]' WHERE table_id = :id AND seq = 2")
            await connection.execute(query, {"id": broken.id})
    async with running(database_url, tmp_path) as house:
        first, _, third, _ = [await house.guest(None) for _ in range(4)]
        for guest, jar in zip((first, third), (cookies[0], cookies[2]), strict=True):
            guest.client.cookies.update(jar)
        refusal = await first.get(f"{broken.path}/state", 500)
        assert refusal["code"] == "broken-table"
        body = {"version": 2, "choice": "step:1", "command_id": "c"}
        await first.refused(f"{broken.path}/choices", 500, "broken-table", **body)
        assert len((await first.get(f"{broken.path}/record"))["events"]) == 2, "its record can be had"
        assert len((await first.get("/api/tables"))["tables"]) == 1
        assert (await third.get(f"{sound.path}/state"))["version"] == 1
        assert "orloj_tables_broken 1.0" in (await first.client.get("/metrics")).text


async def test_rules_that_changed_do_not_change_a_game_in_silence(database_url: str, tmp_path: Path) -> None:
    class Renamed(ToyRules):
        def new(self, seats: int, options: Any) -> Toy:
            game = super().new(seats, options)
            game.bag.unseen = {word.upper(): n for word, n in game.bag.unseen.items()}
            return game

    async with running(database_url, tmp_path, TOY) as house:
        table = await house.table()
        jar = dict(table.guests[0].client.cookies)
    async with running(database_url, tmp_path, {"toy": Renamed()}) as house:
        guest = await house.guest(None)
        guest.client.cookies.update(jar)
        assert (await guest.get(f"{table.path}/state", 500))["code"] == "broken-table"


async def test_a_game_that_is_gone_from_the_shelf(database_url: str, tmp_path: Path) -> None:
    async with running(database_url, tmp_path) as house:
        table = await house.table()
        jar = dict(table.guests[0].client.cookies)
    async with running(database_url, tmp_path, {}) as house:
        guest = await house.guest(None)
        guest.client.cookies.update(jar)
        assert (await guest.get(f"{table.path}/state", 500))["code"] == "broken-table"
        assert (await guest.get(table.path))["status"] == "running"


async def test_a_restart_of_the_database_is_overcome(
    postgres_url: str, postgres_database: tuple[Cluster, str], tmp_path: Path
) -> None:
    cluster, name = postgres_database
    async with running(postgres_url, tmp_path) as house:
        table = await house.table()
        page = await table.guests[0].open(table)
        await page.until("presence")
        for n in range(3):
            cluster.sql(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE datname = current_database() AND pid <> pg_backend_pid()",
                name,
            )
            await asyncio.sleep(0.05)
            assert (await table.guests[1].get("/healthz"))["status"] == "up"
            assert (await table.guests[1].get(f"{table.path}/state"))["version"] == n + 1
            assert (await page.choose("step:1", f"c{n}"))["t"] == "ack"


async def test_a_broken_table_keeps_no_other_from_being_looked_after(house: House) -> None:
    broken, sound = await house.table(), await house.table()
    pages = [await table.guests[0].open(table) for table in (broken, sound)]
    for page in pages:
        await page.until("presence")
    async with house.parts.database.write() as connection:  # as if other processes had done it, unheard
        row = "INSERT INTO event SELECT table_id, 2, 'choice', 0, 'secret', 0, outcomes, log, NULL, at FROM event"
        await connection.execute(text(f"{row} WHERE table_id = :id"), {"id": broken.id})
        await connection.execute(text("UPDATE game_table SET version = 2 WHERE id = :id"), {"id": broken.id})
        rename = "UPDATE game_table SET name = 'Renamed', updated = '2030-01-01 00:00:00' WHERE id = :id"
        await connection.execute(text(rename), {"id": sound.id})
    for look in (house.parts.watch.look_after, house.parts.watch._recovered):
        await look()
    assert (await pages[1].until("presence"))["table"]["name"] == "Renamed"


async def test_a_page_that_could_not_be_let_in_leaves_no_trace(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def away(*_: object) -> None:
        raise ConnectionError("away")

    table = await house.table()
    with monkeypatch.context() as patch:
        patch.setattr(house.parts.talk, "recall", away)
        await (await table.guests[0].open(table)).closed()
    page = await table.guests[1].open(table)
    assert [seat["online"] for seat in (await page.until("presence"))["seats"]] == [False, True]
    assert "orloj_sockets 1.0" in (await table.guests[0].client.get("/metrics")).text


async def test_health_says_when_the_database_is_away(house: House) -> None:
    guest = await house.guest(None)
    assert (await guest.get("/readyz"))["ready"]
    await house.parts.database.dispose()
    broken = house.parts.database._reader

    class Away:
        def connect(self) -> Any:
            raise ConnectionError("away")

    house.parts.database._reader = Away()  # type: ignore[assignment]
    assert (await guest.get("/readyz", 503))["database"] == "does not answer"
    answer = await guest.client.get("/api/tables/x")
    problem(answer, 503, "database-away")
    assert int(answer.headers["retry-after"]) > 0
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "connection" not in answer.headers, "the line can be used again"
    assert (await guest.get("/healthz"))["status"] == "up", "the process itself lives"
    house.parts.database._reader = broken
    assert (await guest.get("/readyz"))["ready"]
