"""Looking back: at any time, step by step, as one saw it then and nothing else."""

import asyncio
import json
import random
from typing import Any

import pytest
from sqlalchemy import delete, select

from orloj.engine.diff import apply
from orloj.games import GAMES
from orloj.server.db.tables import event, snapshot
from orloj.server.history import walking
from orloj.server.play.events import SNAPSHOT_EVERY
from orloj.server.play.replay import replay
from tests.server.house import Guest, House, Page, Table, problem, running
from tests.server.long_games import lengthen

pytestmark = pytest.mark.either_database

MANY = {"rounds": "50"}


async def past(guest: Guest, table: Table, first: int = 1, last: int | None = None) -> dict[str, Any]:
    """A stretch of the past."""
    to = f"&to={last}" if last is not None else ""
    return await guest.get(f"{table.path}/history?from={first}{to}")


def views(told: dict[str, Any]) -> dict[int, Any]:
    """What is seen at each version of a stretch."""
    found = {told["from"]: told["view"]}
    for step in told["steps"]:
        found[step["seq"]] = apply(found[step["seq"] - 1], step["patch"])
    return found


async def follow(page: Page, version: int, seen: dict[int, Any], logs: dict[int, Any]) -> None:
    """Follows a game live, and writes down what is seen at each version."""
    while page.version < version:
        message = await page.next()
        if message["t"] in ("state", "diff"):
            seen[page.version] = page.view
            logs[page.version] = message.get("log")


async def test_everybody_sees_again_what_they_saw_and_nothing_else(house: House) -> None:
    table = await house.table(3, public=True, options=MANY)
    watchers = [*table.guests, await house.guest("Onlooker"), await house.guest(None)]
    pages = [await guest.open(table) for guest in watchers]
    seen: list[dict[int, Any]] = [{} for _ in watchers]
    logs: list[dict[int, Any]] = [{} for _ in watchers]
    for turn in range(4):
        seat = turn % 3
        for choice in ("draw", "step:1", "step:2"):
            version = (await table.choose(seat, choice))["version"]
        await table.guests[seat].post(f"{table.path}/undo", version=version, command_id=f"u{turn}")
        idle = (seat + 1) % 3  # a bot stands in for somebody who is not asked
        await table.guests[idle].post(f"{table.path}/seats/{idle}", action="bot", level="random")
        await table.guests[idle].post(f"{table.path}/seats/{idle}", action="back")
        await table.choose(seat, "end-turn")
    last = (await table.guests[0].get(table.path))["version"]
    for number, page in enumerate(pages):
        await follow(page, last, seen[number], logs[number])
        told = await past(watchers[number], table)
        assert (told["from"], told["last"]) == (1, last)
        assert [step["seq"] for step in told["steps"]] == list(range(2, last + 1))
        assert views(told) == seen[number]
        assert {step["seq"]: step["log"] for step in told["steps"]} == {
            version: log for version, log in logs[number].items() if version > 1
        }


async def test_any_stretch_is_a_part_of_the_whole(house: House) -> None:
    table = await house.table(options=MANY)
    await lengthen(house, table, 130)
    guest = table.guests[0]
    whole = views(await past(guest, table))
    for first, last in ((1, 1), (1, 2), (49, 52), (50, 50), (50, 101), (77, 130), (130, 130)):
        told = await past(guest, table, first, last)
        found = views(told)
        assert (list(found), told["last"]) == (list(range(first, last + 1)), 130)
        assert all(found[version] == whole[version] for version in found)
    assert views(await past(guest, table, 0)) == whole, "before the first version there is nothing to see"
    assert list(views(await past(guest, table, 100, 5000))) == list(range(100, 131))


@pytest.mark.parametrize("version", [9, 10, 11, 99, 100, 1000])
async def test_the_last_step_is_the_last_at_any_length(sqlite_url: str, tmp_path: Any, version: int) -> None:
    async with running(sqlite_url, tmp_path) as house:
        table = await house.table(4, options=MANY)
        await lengthen(house, table, version)
        guest = table.guests[0]
        found: dict[int, Any] = {}
        while len(found) < version:
            told = await past(guest, table, max(found, default=1))
            assert len(told["steps"]) <= 200
            found |= views(told)
        assert list(found) == list(range(1, version + 1))
        assert found[version] == (await guest.get(f"{table.path}/state"))["view"]
        index = (await guest.get(f"{table.path}/history/index"))["steps"]
        assert [row[0] for row in index] == list(range(1, version + 1))
        record = await guest.get(f"{table.path}/record")
        assert len(record["events"]) == version


async def test_whose_turn_began_is_told_for_the_strip(house: House) -> None:
    table = await house.table()
    for choice in ("step:1", "end-turn"):
        await table.choose(0, choice)
    await table.choose(1, "end-turn")
    told = await past(table.guests[0], table)
    assert [step["turn"] for step in told["steps"]] == [False, True, True]
    index = (await table.guests[0].get(f"{table.path}/history/index"))["steps"]
    assert [(row[1], row[2], row[4]) for row in index] == [
        (-1, "start", None),
        (0, "choice", None),
        (0, "choice", 1),
        (1, "choice", 0),
    ]
    assert [step["at"] for step in told["steps"]] == [row[3] for row in index[1:]]


@pytest.mark.parametrize("game", GAMES)
async def test_the_strip_of_a_real_game_has_a_tick_for_each_turn(sqlite_url: str, tmp_path: Any, game: str) -> None:
    async with running(sqlite_url, tmp_path, GAMES) as house:
        table = await house.table(3, game=game)
        await lengthen(house, table, 90, seed=1)
        index = (await table.guests[0].get(f"{table.path}/history/index"))["steps"]
        turns = [row[4] for row in index if row[4] is not None]
        assert len(turns) > 5
        assert set(turns) == {0, 1, 2}


async def test_it_never_plays_more_than_to_the_nearest_stored_position(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await house.table(options=MANY)
    await lengthen(house, table, 190)
    played: list[int] = []

    def count(rules: Any, info: Any, match: Any, one: Any) -> Any:
        played.append(one.seq)
        return replay(rules, info, match, one)

    monkeypatch.setattr(walking, "replay", count)
    await past(table.guests[0], table, 149, 149)
    assert played == list(range(101, 150))
    played.clear()
    await past(table.guests[0], table, 150, 160)
    assert played == list(range(151, 161))


async def test_positions_that_an_older_game_lacks_are_stored_on_the_way(house: House) -> None:
    table = await house.table(options=MANY)
    await lengthen(house, table, 170, snapshots=False)
    before = views(await past(table.guests[0], table))
    async with house.parts.database.read() as connection:
        query = select(snapshot.c.seq).where(snapshot.c.table_id == table.id).order_by(snapshot.c.seq)
        assert list((await connection.execute(query)).scalars())[:3] == [50, 100, 150]
    assert views(await past(table.guests[0], table)) == before


async def test_loading_plays_few_events_whatever_kinds_there_are(house: House) -> None:
    """Events of the table's own count as well: hand-overs alone make a stored position due."""
    table = await house.table(options=MANY)
    for _ in range(30):
        await table.guests[1].post(f"{table.path}/seats/1", action="bot", level="random")
        await table.guests[1].post(f"{table.path}/seats/1", action="back")
    tables = house.parts.rooms._tables
    for _ in range(2):
        tables.forget(table.id)
        await table.guests[0].get(f"{table.path}/state")
    live = tables.known(table.id)
    assert live is not None
    assert live.version - live.saved <= SNAPSHOT_EVERY
    assert live.version == 61


async def test_others_are_served_between_the_steps(house: House) -> None:
    """A long look back never keeps the process to itself."""
    table = await house.table(options=MANY)
    await lengthen(house, table, 220)
    turns = 0

    async def somebody_else() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    other = asyncio.create_task(somebody_else())
    await past(table.guests[0], table, 1, 201)
    other.cancel()
    assert turns > 200


async def test_a_running_game_goes_on_while_somebody_looks_back(house: House) -> None:
    """A board that shows the past sends nothing; what was meant for a passed position is refused all the same."""
    table = await house.table(options=MANY)
    for _ in range(3):
        await table.choose(0, "step:1")
    told = await past(table.guests[0], table, 2, 3)
    body = {"version": told["from"], "choice": "step:2", "command_id": "late"}
    await table.guests[0].refused(f"{table.path}/choices", 409, "stale-version", **body)
    assert (await table.choose(0, "step:2"))["version"] == 5
    assert (await past(table.guests[0], table, 2, 3)) == {**told, "last": 5}


async def test_who_may_not_watch_gets_no_past(house: House) -> None:
    private, opened = await house.table(), await house.table(start=False)
    for stranger in (await house.guest("Stranger"), await house.guest(None)):
        for address in ("/history", "/history?from=1&to=1", "/history/index", f"/history?invite={private.invite}"):
            answer = await stranger.client.get(f"{private.path}{address}")
            problem(answer, 404, "unknown-table")
    for address in ("/history", "/history/index"):
        problem(await opened.guests[0].client.get(f"{opened.path}{address}"), 409, "not-running")


async def test_nobody_gets_anothers_past_by_asking(house: House) -> None:
    table = await house.table(public=True)
    await table.choose(0, "draw")
    onlooker = await house.guest("Onlooker")
    own = await past(onlooker, table)
    for query in ("seat=0", "viewer=0", f"person={table.guests[0].id}", f"invite={table.invite}"):
        assert await onlooker.get(f"{table.path}/history?{query}") == own
    assert "secret-" not in str(own)
    assert "secret-" in str(await past(table.guests[0], table))


@pytest.mark.parametrize("query", ["from=5", "from=2&to=1", "from=3&to=2", "from=2147483647"])
async def test_a_version_that_is_not_there_is_refused(house: House, query: str) -> None:
    table = await house.table()
    await table.choose(0, "step:1")
    problem(await table.guests[0].client.get(f"{table.path}/history?{query}"), 404, "unknown-version")


@pytest.mark.parametrize("query", ["from=-1", "from=x", "to=1.5", "from=99999999999"])
async def test_what_is_no_version_is_refused(house: House, query: str) -> None:
    table = await house.table()
    problem(await table.guests[0].client.get(f"{table.path}/history?{query}"), 422, "invalid-request")


async def test_a_broken_past_is_said_and_breaks_nothing_else(house: House) -> None:
    """The present is loaded from its stored position; only what cannot be played again is missing."""
    table, other = await house.table(options=MANY), await house.table()
    await lengthen(house, table, 120)
    async with house.parts.database.write() as connection:
        await connection.execute(delete(event).where(event.c.table_id == table.id, event.c.seq == 30))
    problem(await table.guests[0].client.get(f"{table.path}/history?from=1&to=60"), 500, "broken-table")
    assert len((await past(table.guests[0], table, 60, 100))["steps"]) == 40
    assert (await table.guests[0].get(f"{table.path}/state"))["version"] == 120
    assert (await other.guests[0].get(f"{other.path}/history"))["last"] == 1
    assert len((await table.guests[0].get("/api/tables"))["tables"]) == 1


async def test_the_past_goes_on_over_the_end(house: House) -> None:
    table = await house.table()
    await table.choose(0, "draw")
    await table.play_out()
    for guest in table.guests:
        told = await past(guest, table)
        assert views(told)[told["last"]] == (await guest.get(f"{table.path}/state"))["view"]
    shown = str(await past(table.guests[1], table))
    assert shown.count("secret-") == 1, "the past stays as it was seen, also when everything may be known"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", [1, 3])
async def test_real_games_are_seen_again_by_all(sqlite_url: str, tmp_path: Any, game: str, seats: int) -> None:
    """Prague Unseen and Praga Caput Regni: the end of the walk is what the present shows to each seat and onlooker."""
    async with running(sqlite_url, tmp_path, GAMES) as house:
        table = await house.table(seats, game=game, public=True)
        await lengthen(house, table, 60 if seats == 1 else 150, seed=random.Random(game).randrange(99))
        for guest in (*table.guests, await house.guest(None)):
            told = await past(guest, table)
            assert views(told)[told["last"]] == (await guest.get(f"{table.path}/state"))["view"]


async def test_it_leads_through_rewinds_to_what_was_seen_then(house: House) -> None:
    """Before, at and after going back by consent; also where several such steps lie in one stretch."""
    table = await house.table(2, public=True, options=MANY)
    onlooker = await house.guest("Onlooker")
    watchers = [*table.guests, onlooker]
    pages = [await guest.open(table) for guest in watchers]
    seen: list[dict[int, Any]] = [{} for _ in watchers]
    for choice in ("step:1", "draw", "step:2", "draw"):
        await table.choose(0, choice)
    for to in (2, 4):
        made = await table.guests[0].post(f"{table.path}/motions", kind="undo", about={"to": to})
        await table.guests[1].post(f"{table.path}/motions/{made['motion']['id']}/vote", yes=True)
        await table.choose(0, "draw")
    last = (await table.guests[0].get(table.path))["version"]
    for guest, page, known in zip(watchers, pages, seen, strict=True):
        await follow(page, last, known, {})
        told = await past(guest, table)
        assert views(told) == known
        assert [step["kind"] for step in told["steps"]].count("rewind") == 2
        for first in range(1, last + 1):
            part = views(await past(guest, table, first, last))
            assert part == {version: view for version, view in known.items() if version >= first}


@pytest.mark.parametrize("game", GAMES)
async def test_what_is_sent_does_not_grow_with_the_game(sqlite_url: str, tmp_path: Any, game: str) -> None:
    """With a thousand lines of log behind: a first load, what one choice changes, and what a page missed."""
    async with running(sqlite_url, tmp_path, GAMES) as house:
        table = await house.table(4, game=game)
        await lengthen(house, table, 1100, seed=2, undo=0.5)
        log = sum(len(one["log"]) for one in (await table.guests[0].get(f"{table.path}/events"))["events"])
        assert log > 1000
        page = await table.guests[0].open(table)
        await page.until("presence")
        assert sum(map(len, page.sent)) < 1_000_000
        before = page.view
        (asked,) = (await table.guests[0].get(table.path))["waiting"]
        decision = (await table.guests[int(asked)].get(f"{table.path}/state"))["decision"]
        await table.choose(int(asked), decision["choices"][0])
        await page.reach(1101)
        assert len(page.sent[-1]) < 20_000
        again = await table.guests[0].open(table, after=1100)
        again.version, again.view = 1100, before
        await again.until("diff")
        assert again.view == page.view
        assert sum(map(len, again.sent)) < 50_000
        assert len(json.dumps(await past(table.guests[0], table, 900, 1100))) < 1_000_000


async def test_several_look_at_once_at_what_nobody_has_kept_yet(house: House) -> None:
    """Each of them keeps the positions on the way: whoever comes second finds them there."""
    table = await house.table(options=MANY)
    await lengthen(house, table, 3 * SNAPSHOT_EVERY)
    await asyncio.gather(*house.parts.commands._saving)
    for _ in range(5):
        async with house.parts.database.write() as connection:
            await connection.execute(delete(snapshot).where(snapshot.c.table_id == table.id, snapshot.c.seq > 1))
        await asyncio.gather(*(past(guest, table) for guest in table.guests for _ in range(2)))
