"""A bot plays for a person for a while, and the person has the seat back when he likes."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from orloj.engine.record import Record, verify
from orloj.server.db.tables import game_table
from orloj.server.lobby import repository as rows
from orloj.server.lobby.bots import Bots
from orloj.server.lobby.desk import Desk
from orloj.server.play import events
from tests.server.house import PATIENCE, House, Page, Table, running
from tests.server.toy import TOY

pytestmark = pytest.mark.either_database

MANY = {"rounds": "50"}


@pytest.fixture
async def slow(database_url: str, tmp_path: Path) -> AsyncIterator[House]:
    """A server whose bots would take a minute for a choice."""
    async with running(database_url, tmp_path, bot_pace=60) as house:
        yield house


@pytest.fixture
async def steps(database_url: str, tmp_path: Path) -> AsyncIterator[House]:
    """A server whose bots take a step at a time and never end their turn."""
    async with running(database_url, tmp_path, bots="tests.server.odd:stepping", bot_pace=0.05) as house:
        yield house


async def hand_over(table: Table, seat: int, by: int | None = None, level: str = "hard") -> dict[str, Any]:
    guest = table.guests[seat if by is None else by]
    return await guest.post(f"{table.path}/seats/{seat}", action="bot", level=level)


async def take_back(table: Table, seat: int) -> dict[str, Any]:
    return await table.guests[seat].post(f"{table.path}/seats/{seat}", action="back")


async def test_one_lets_a_bot_play_on_and_takes_the_seat_back(steps: House) -> None:
    table = await steps.table(options=MANY)
    pages = [await guest.open(table) for guest in table.guests]
    shown = await hand_over(table, 0)
    assert (shown["you"], shown["seats"][0]["bot"], shown["seats"][0]["name"]) == (0, "hard", "Guest 0")
    for page in pages:
        await page.reach(4)
    await take_back(table, 0)
    for page in pages:
        while (await page.until("presence"))["table"]["seats"][0]["bot"] is not None:
            pass
    last = pages[0].version
    assert pages[0].view["players"]["0"]["steps"] == last - 3, "one version each for start, hand-over and return"
    await pages[0].quiet(0.3)
    assert pages[0].version == last, "the bot does nothing any more"
    assert (await pages[0].choose("end-turn", "c1"))["t"] == "ack"


async def test_everybody_sees_the_hand_over_in_its_place(slow: House) -> None:
    table = await slow.table(public=True)
    onlooker = await (await slow.guest(None)).open(table)
    pages = [*[await guest.open(table) for guest in table.guests], onlooker]
    await hand_over(table, 0, level="easy")
    await take_back(table, 0)
    for page in pages:
        await page.reach(3)
        over, back = [message for message in page.messages if message["t"] == "diff"]
        assert (over["kind"], over["seat"], over["patch"]) == ("bot", 0, [])
        assert over["log"] == [{"k": "stand-in", "seat": 0, "by": 0, "level": "easy"}]
        assert (back["kind"], back["seat"], back["patch"]) == ("back", 0, [])
        assert back["log"] == [{"k": "back", "seat": 0}]
    events = (await table.guests[1].get(f"{table.path}/events?after=1"))["events"]
    assert [(event["kind"], event["seat"], event["choice"]) for event in events] == [
        ("bot", 0, "easy"),
        ("back", 0, ""),
    ]


@pytest.mark.parametrize("by", ["post", "socket"])
async def test_who_simply_plays_has_the_seat_back(slow: House, by: str) -> None:
    table = await slow.table()
    page = await table.guests[0].open(table)
    await hand_over(table, 0)
    await page.reach(2)
    body = {"version": 2, "choice": "step:2", "command_id": "c1"}
    if by == "post":
        for _ in range(2):
            answer = await table.guests[0].post(f"{table.path}/choices", **body)
            assert (answer["version"], answer["view"]["players"]["0"]["steps"]) == (4, 2)
    else:
        for _ in range(2):
            assert (await page.choose("step:2", "c1", version=2))["version"] == 4
    shown = await table.guests[0].get(table.path)
    assert (shown["version"], shown["seats"][0]["bot"]) == (4, None)
    events = (await table.guests[0].get(f"{table.path}/events?after=1"))["events"]
    assert [event["kind"] for event in events] == ["bot", "back", "choice"]


async def test_a_command_sent_again_is_no_wish_to_come_back(slow: House) -> None:
    """A page that finds its line again repeats what was not acknowledged."""
    table = await slow.table()
    body = {"version": 1, "choice": "step:1", "command_id": "c1"}
    await table.guests[0].post(f"{table.path}/choices", **body)
    await hand_over(table, 0)
    assert (await table.guests[0].post(f"{table.path}/choices", **body))["version"] == 2
    assert (await table.guests[0].get(table.path))["seats"][0]["bot"] == "hard"


async def test_who_saw_an_older_position_has_the_seat_back_but_not_the_choice(slow: House) -> None:
    table = await slow.table()
    await hand_over(table, 0)
    body = {"version": 1, "choice": "step:1", "command_id": "c1"}
    refusal = await table.guests[0].refused(f"{table.path}/choices", 409, "stale-version", **body)
    assert refusal["state"]["version"] == 3
    assert (await table.guests[0].get(table.path))["seats"][0]["bot"] is None


async def test_only_for_the_absent_can_others_decide(database_url: str, tmp_path: Path) -> None:
    async with running(database_url, tmp_path, bot_pace=60, absence_seconds=0.2, ping_seconds=0.1) as house:
        table = await house.table(3)
        first, second, _ = table.guests
        page, other = await first.open(table), await second.open(table)
        await page.until("presence", seats=[{"seat": n, "online": n < 2} for n in range(3)])
        await first.refused(f"{table.path}/seats/1", 409, "not-absent", action="bot")
        await other.line.close()
        while not (await page.until("presence"))["table"]["seats"][1]["away"]:
            pass
        shown = await hand_over(table, 1, by=0)
        assert (shown["seats"][1]["bot"], shown["seats"][1]["away"]) == ("hard", True)
        assert (await page.until("diff"))["log"] == [{"k": "stand-in", "seat": 1, "by": 0, "level": "hard"}]
        await first.refused(f"{table.path}/seats/1", 403, "not-your-seat", action="back")
        assert (await take_back(table, 1))["seats"][1]["bot"] is None


async def test_who_plays_by_http_is_not_away(sqlite_url: str, tmp_path: Path) -> None:
    async with running(sqlite_url, tmp_path, bot_pace=60, absence_seconds=0.5) as house:
        table = await house.table()
        await asyncio.sleep(0.6)
        await table.guests[1].get(f"{table.path}/state")
        await table.guests[0].refused(f"{table.path}/seats/1", 409, "not-absent", action="bot")
        await asyncio.sleep(0.6)
        await hand_over(table, 1, by=0)


async def test_after_a_start_nobody_is_away_yet(sqlite_url: str, tmp_path: Path) -> None:
    async with running(sqlite_url, tmp_path, absence_seconds=60) as house:
        table = await house.table()
        await table.guests[0].refused(f"{table.path}/seats/1", 409, "not-absent", action="bot")
        assert not any(seat["away"] for seat in (await table.guests[0].get(table.path))["seats"])


async def test_who_may_not_hand_over_changes_nothing(slow: House) -> None:
    private, public = await slow.table(), await slow.table(public=True)
    stranger = await slow.guest("Stranger")
    for action in ("bot", "back"):
        await stranger.refused(f"{private.path}/seats/0", 404, "unknown-table", action=action)
        await stranger.refused(f"{public.path}/seats/0", 403, "not-seated", action=action)
        await public.guests[0].refused(f"{public.path}/seats/2", 422, "bad-seat", action=action)
    bots = await slow.alone()
    for action in ("bot", "back"):
        await bots.guests[0].refused(f"{bots.path}/seats/1", 409, "bot-seat", action=action)
    assert (await take_back(private, 0))["version"] == 1, "nobody stands in: nothing happens"
    assert [(await t.guests[0].get(t.path))["version"] for t in (private, public, bots)] == [1, 1, 1]
    await private.play_out()
    for action in ("bot", "back"):
        await private.guests[0].refused(f"{private.path}/seats/0", 409, "game-over", action=action)


async def test_the_same_again_is_no_second_event(slow: House) -> None:
    table = await slow.table()
    assert [(await hand_over(table, 0))["version"] for _ in range(2)] == [2, 2]
    assert (await hand_over(table, 0, level="easy"))["version"] == 3
    assert [(await take_back(table, 0))["version"] for _ in range(2)] == [4, 4]


async def test_nobody_takes_back_what_the_bot_has_done(database_url: str, tmp_path: Path) -> None:
    """Also after a restart: the return of a seat is in the journal, and a checkpoint wherever it is read."""
    bots = "tests.server.odd:stepping"
    async with running(database_url, tmp_path, bots=bots, bot_pace=0.05) as house:
        table = await house.table(options=MANY)
        page = await table.guests[0].open(table)
        await page.until("presence")
        await page.choose("step:1", "c1")
        await hand_over(table, 0)
        await page.reach(5)
        await hand_over(table, 0, level="normal")
        await take_back(table, 0)
        state = await table.guests[0].get(f"{table.path}/state")
        assert state["decision"]["undo"] == []
        body = {"version": state["version"], "command_id": "u1"}
        await table.guests[0].refused(f"{table.path}/undo", 409, "nothing-to-undo", **body)
        await table.choose(0, "step:2")
        jar = dict(table.guests[0].client.cookies)
    async with running(database_url, tmp_path, bots=bots) as house:
        guest = await house.guest(None)
        guest.client.cookies.update(jar)
        state = await guest.get(f"{table.path}/state")
        assert state["decision"]["undo"] == ["step:2"]
        body = {"version": state["version"], "command_id": "u2", "steps": 2}
        await guest.refused(f"{table.path}/undo", 409, "nothing-to-undo", **body)
        assert (await guest.post(f"{table.path}/undo", version=state["version"], command_id="u3"))["version"]


async def test_a_hand_over_elsewhere_leaves_ones_undo_alone(slow: House) -> None:
    table = await slow.table()
    await table.choose(0, "step:1")
    await hand_over(table, 1)
    await table.choose(0, "step:2")
    await take_back(table, 1)
    state = await table.guests[0].get(f"{table.path}/state")
    assert state["decision"]["undo"] == ["step:1", "step:2"]
    answer = await table.guests[0].post(f"{table.path}/undo", version=5, command_id="u1", steps=2)
    assert answer["view"]["players"]["0"]["steps"] == 0


async def test_who_is_back_before_the_bot_acted_keeps_the_undo(slow: House) -> None:
    table = await slow.table()
    await table.choose(0, "step:1")
    await hand_over(table, 0)
    await take_back(table, 0)
    assert (await table.guests[0].get(f"{table.path}/state"))["decision"]["undo"] == ["step:1"]


async def test_undo_and_replay_leave_the_stand_in_in_its_seat(house: House) -> None:
    """Another's undo does not bring the replaced one back, and the record replays to the same scores."""
    table = await house.table(3)
    await hand_over(table, 2, level="random")
    await table.choose(0, "step:1")
    await table.guests[0].post(f"{table.path}/undo", version=3, command_id="u1")
    assert (await table.guests[0].get(table.path))["seats"][2]["bot"] == "random"
    pages = [await guest.open(table) for guest in table.guests[:2]]
    await asyncio.gather(*(page.play_out() for page in pages))
    shown = await table.guests[0].get(table.path)
    record = await table.guests[0].get(f"{table.path}/record")
    assert record["stand_ins"] == [{"before": 1, "seat": 2, "bot": "random"}]
    assert record["names"] == ["Guest 0", "Guest 1", "Guest 2"]
    assert list(verify(Record.load(record), TOY["toy"])) == shown["scores"]
    assert len(record["events"]) == shown["version"] - 1
    again = await table.guests[2].post(f"/api/tables/{shown['id']}/rematch")
    assert (await table.guests[2].get(f"/api/tables/{again['id']}"))["seats"][2]["bot"] is None


async def test_a_thought_about_a_passed_position_is_thrown_away(sqlite_url: str, tmp_path: Path) -> None:
    async with running(sqlite_url, tmp_path, bots="tests.server.odd:slow") as house:
        table = await house.table(options=MANY)
        await hand_over(table, 0)
        await asyncio.sleep(0.2)
        await take_back(table, 0)
        async with asyncio.timeout(PATIENCE):
            while house.parts.runner._serving:  # noqa: ASYNC110  it rings no bell
                await asyncio.sleep(0.05)
        assert (await table.guests[0].get(table.path))["version"] == 3


async def test_a_stand_in_stays_over_a_restart(database_url: str, tmp_path: Path) -> None:
    async with running(database_url, tmp_path, bot_pace=60) as house:
        table = await house.table()
        await hand_over(table, 0, level="random")
        jar = dict(table.guests[0].client.cookies)
    async with running(database_url, tmp_path) as house:
        guest = await house.guest(None)
        guest.client.cookies.update(jar)
        page: Page = await guest.open(table)
        await page.reach(3)
        assert (await guest.get(table.path))["seats"][0]["bot"] == "random"


async def test_all_may_leave_the_rest_to_bots(house: House) -> None:
    table = await house.table()
    page = await table.guests[0].open(table)
    for seat in (0, 1):
        await hand_over(table, seat, level="random")
    while (await page.until("presence"))["table"]["status"] != "over":
        pass


async def test_two_processes_play_each_turn_once_and_quietly(
    postgres_url: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with running(postgres_url, tmp_path) as left, running(postgres_url, tmp_path) as right:
        table = await left.table(4, options=MANY)
        twin = await table.guests[3].through(right)
        page = await twin.open(table)
        await page.until("presence")
        for seat in range(3):
            await hand_over(table, seat, level="random")
        for _ in range(15):
            await asyncio.gather(left.parts.runner.look(0), right.parts.runner.look(0))
            await asyncio.sleep(0.05)
        while page.decision is None:
            await page.next()
        state = await table.guests[3].get(f"{table.path}/state")
        assert (state["version"], state["view"]) == (page.version, page.view)
        await twin.post(f"{table.path}/seats/3", action="bot", level="random")
        await page.reach(page.version + 10)
        assert "orloj_bot_faults_total{" not in (await twin.client.get("/metrics")).text
    assert not [record for record in caplog.records if record.name == "orloj.bots"]


async def test_a_hand_over_while_a_table_is_loaded_is_not_missed(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Between the reading of its seats and of its events, or the other way round."""
    for late in ("find", "after"):
        table = await house.table(options=MANY)
        tables = house.parts.rooms._tables
        for task in list(house.parts.runner._serving.values()):
            await task
        tables.forget(table.id)
        handed: list[asyncio.Task[Any]] = []
        with monkeypatch.context() as patch:
            place = rows if late == "find" else events
            read = getattr(place, late)

            async def cross(connection: Any, id: str, *more: Any, **named: Any) -> Any:
                found = await read(connection, id, *more, **named)  # noqa: B023
                if not handed and not named:  # noqa: B023
                    handed.append(asyncio.create_task(hand_over(table, 0, level="hard")))  # noqa: B023
                    while (await _version(house, table)) < 2:  # noqa: ASYNC110, B023
                        await asyncio.sleep(0.01)
                return found

            patch.setattr(place, late, cross)
            live = await tables.get(table.id)
        assert handed
        assert live.version == 1 or live.info.bots == {0: "hard"}
        await handed[0]
        assert (live.version >= 2, live.info.bots) == (True, {0: "hard"}), "told although it was being loaded"
        await take_back(table, 0)


async def test_what_is_known_of_seats_is_never_older_than_the_version(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While a table catches up with what other processes did, they go on."""

    async def unheard(_: str) -> None:
        pass

    table = await house.table()
    live = await house.parts.rooms._tables.get(table.id)
    other = Bots(Desk(house.parts.database, unheard), lambda _: ())
    person = live.info.taken[0]
    await other.put(table.id, person, 0, "easy")
    read = events.after

    async def cross(connection: Any, id: str, seq: int) -> Any:
        await other.put(table.id, person, 0, "hard")
        return await read(connection, id, seq)

    with monkeypatch.context() as patch:
        patch.setattr(events, "after", cross)
        async with live.lock:
            await house.parts.rooms._tables.level(live)
    assert (live.version, live.info.version, live.info.bots) == (2, 2, {0: "easy"})
    await house.parts.rooms.level(live)
    assert (live.version, live.info.bots) == (3, {0: "hard"})


async def _version(house: House, table: Table) -> int:
    async with house.parts.database.read() as connection:
        query = select(game_table.c.version).where(game_table.c.id == table.id)
        return int((await connection.execute(query)).scalar_one())
