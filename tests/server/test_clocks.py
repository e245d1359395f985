"""A table agrees on a clock, and the clocks of its seats run as agreed."""

from collections.abc import AsyncIterator
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from orloj.server.wire import now
from tests.server.clockwork import (
    HOUR,
    MANY,
    Pass,
    agree,
    clock,
    clocks,
    column,
    kinds,
    left,
    pass_time,
    stand,
)
from tests.server.house import House, problem, running

__all__ = ["pass_time"]

OUT_OF_BOUNDS: list[dict[str, Any]] = [
    {"bank": 59, "refill": 0},
    {"bank": 60 * 86400 + 1},
    {"bank": -1, "refill": 0},
    {"refill": 3601},
    {"refill": -1},
    {"days_off": [7]},
    {"days_off": [-1]},
    {"days_off": [0, 0]},
    {"days_off": [0, 1, 2, 3, 4, 5, 6]},
    {"zone": "Europe/Orloj"},
    {"zone": ""},
    {"zone": "../../etc/passwd"},
    {"zone": "localtime"},
    {"zone": "\0"},
]
GARBLED: list[Any] = [
    {"bank": "3600"},
    {"bank": 3600.5},
    {"refill": None},
    {"days_off": "sunday"},
    {"days_off": ["0"]},
    {"at_zero": "lose"},
    {"more": 1},
    {"bank": True},
]


@pytest.fixture
async def slow(database_url: str, tmp_path: Path) -> AsyncIterator[House]:
    """A server whose bots would take a minute for a choice."""
    async with running(database_url, tmp_path, bot_pace=60) as house:
        yield house


async def test_the_host_sets_the_clock_of_an_open_table(house: House) -> None:
    table = await house.table(3, start=False, clock=clock(bank=60, refill=60))
    host, guest, _ = table.guests
    page = await guest.open(table)
    assert (await page.until("presence"))["table"]["clock"] == clock(bank=60, refill=60)
    wanted = clock(bank=60 * 86400, refill=0, days_off=[6, 5], zone="Pacific/Auckland", at_zero="vote")
    answer = await agree(host, table, wanted)
    agreed = {**wanted, "days_off": [5, 6]}
    assert (answer.status_code, answer.json()["clock"], answer.json()["clocks"]) == (200, agreed, None)
    while (await page.until("presence"))["table"]["clock"] != agreed:
        pass
    assert (await agree(host, table, None)).json()["clock"] is None
    assert (await guest.get(table.path))["clock"] is None


async def test_no_clock_out_of_bounds(house: House) -> None:
    table = await house.table(start=False, clock=HOUR)
    host = table.guests[0]
    for other in OUT_OF_BOUNDS:
        problem(await agree(host, table, clock(**other)), 422, "bad-clock")
        await host.refused("/api/tables", 422, "bad-clock", game="toy", seats=2, clock=clock(**other))
    assert (await host.get(table.path))["clock"] == HOUR
    assert len((await host.get("/api/tables"))["tables"]) == 1


async def test_no_garbled_clock(house: House) -> None:
    table = await house.table(start=False, clock=HOUR)
    host = table.guests[0]
    for other in GARBLED:
        problem(await agree(host, table, {**HOUR, **other}), 422, "invalid-request")
        await host.refused("/api/tables", 422, "invalid-request", game="toy", seats=2, clock={**HOUR, **other})
    for lacking in HOUR:
        body = {name: value for name, value in HOUR.items() if name != lacking}
        problem(await agree(host, table, body), 422, "invalid-request")
    problem(await agree(host, table, [1]), 422, "invalid-request")
    assert (await host.get(table.path))["clock"] == HOUR


async def test_nobody_but_the_host_and_only_before_the_game(house: House) -> None:
    table = await house.table(clock=HOUR, start=False)
    host, guest = table.guests
    stranger = await house.guest("Stranger")
    problem(await agree(guest, table, None), 403, "not-host")
    problem(await agree(stranger, table, None), 404, "unknown-table")
    await host.post(f"{table.path}/start")
    problem(await agree(host, table, None), 409, "table-started")
    assert (await host.get(table.path))["clock"] == HOUR


async def test_a_rematch_takes_the_clock_over(house: House) -> None:
    table = await house.table(clock=HOUR)
    await table.play_out()
    again = await table.guests[1].post(f"{table.path}/rematch")
    shown = await table.guests[1].get(f"/api/tables/{again['id']}")
    assert (shown["clock"], shown["clocks"]) == (HOUR, None)


async def test_a_table_without_a_clock_has_none(house: House, pass_time: Pass) -> None:
    table = await house.table()
    pass_time(days=400)
    await house.parts.keeper.look()
    shown = await table.guests[0].get(table.path)
    assert (shown["clock"], shown["clocks"], shown["version"]) == (None, None, 1)
    assert (await column(house, table, "banks"), await column(house, table, "flag_due")) == (None, None)


async def test_the_clock_of_who_is_waited_for_runs(house: House, pass_time: Pass) -> None:
    table = await house.table(clock=HOUR, options=MANY)
    found = await clocks(table)
    assert (found["running"], found["standing"]) == (0, None)
    assert await left(table) == [3600, 3600]
    pass_time(minutes=10)
    assert await left(table) == [3000, 3600]
    await table.choose(0, "end-turn")
    assert (await clocks(table))["running"] == 1
    assert await left(table) == [3060, 3600], "and the refill"
    pass_time(seconds=20)
    await table.choose(1, "end-turn")
    assert await left(table) == [3060, 3600], "at most the bank"


async def test_the_moment_of_zero_is_told_beforehand(house: House, pass_time: Pass) -> None:
    """H3: what is left, the stored point and what is told agree, however often one acts in a turn."""
    table = await house.table(clock=HOUR, options=MANY)
    start = now()
    for _ in range(5):
        pass_time(minutes=5)
        await table.choose(0, "step:1")
    found = await clocks(table)
    assert found["seats"][0]["left"] == 3600 - 1500
    due = await column(house, table, "flag_due")
    assert due == datetime.fromisoformat(found["empty_at"]) == start + timedelta(hours=1)


async def test_moves_and_undo_farm_no_time(house: House, pass_time: Pass) -> None:
    """D10: the time used is charged, and nothing comes of moves that were taken back."""
    table = await house.table(clock=clock(bank=600, refill=60), options=MANY)
    pass_time(minutes=2)
    version = 1
    for number in range(50):
        pass_time(seconds=1)
        await table.choose(0, "step:1", version)
        await table.guests[0].post(f"{table.path}/undo", version=version + 1, command_id=f"u{number}")
        version += 2
    assert await left(table) == [600 - 120 - 50, 600]


@pytest.mark.parametrize("who", [0, 1])
async def test_pauses_cost_nobody_time(house: House, pass_time: Pass, who: int) -> None:
    """H2: also two in a row, and over the change of the turn; nothing falls below zero."""
    table = await house.table(clock=clock(bank=600, refill=0), options=MANY)
    if who:
        await table.choose(0, "end-turn")
    for _ in range(2):
        pass_time(minutes=1)
        await stand(house, table, still=True)
        shown = await clocks(table)
        assert (shown["running"], shown["standing"], shown["empty_at"]) == (None, "pause", None)
        pass_time(days=3)
        await house.parts.keeper.look()
        await stand(house, table, still=False)
        assert (await clocks(table))["running"] == who
    await stand(house, table, still=True)
    pass_time(days=1)
    await table.choose(who, "end-turn")
    pass_time(days=1)
    assert (await clocks(table))["standing"] == "pause"
    await stand(house, table, still=False)
    pass_time(minutes=3)
    expected = [600 - 120, 600 - 180]
    assert await left(table) == (expected[::-1] if who else expected)
    assert "flag" not in await kinds(table)


async def test_to_ask_again_and_again_stops_no_clock(house: House, pass_time: Pass) -> None:
    """While everybody thinks about going back the clocks stand: once a choice, unless it is agreed."""
    table = await house.table(3, clock=clock(bank=600, refill=0), options=MANY)
    first, second, _ = table.guests
    motions = f"{table.path}/motions"
    await table.choose(0, "step:1")
    for how in ("refused", "withdrawn"):
        await first.post(motions, kind="undo", about={"to": 1})
        pass_time(minutes=5)
        asked = (await first.get(table.path))["motion"]["id"]
        if how == "refused":
            await second.post(f"{motions}/{asked}/vote", yes=False)
        else:
            assert (await first.client.delete(f"{motions}/{asked}")).is_success
        pass_time(minutes=1)
        await first.refused(motions, 409, "asked-already", kind="undo", about={"to": 1})
        pass_time(minutes=1)
        await table.choose(0, "step:1", (await first.get(table.path))["version"])
    assert await left(table) == [600 - 240, 600, 600]
    await second.post(motions, kind="undo", about={"to": 1})


async def test_everybody_sees_the_same_numbers(house: House, pass_time: Pass) -> None:
    """H6: four players who have used different times."""
    table = await house.table(4, clock=clock(refill=0), options=MANY, public=True)
    for seat, minutes in enumerate((1, 7, 13, 29)):
        pass_time(minutes=minutes)
        await table.choose(seat, "end-turn")
    onlooker = await house.guest("Onlooker")
    expected = [3540, 3180, 2820, 1860]
    for guest in (*table.guests, onlooker):
        for _ in range(2):
            found = (await guest.get(table.path))["clocks"]
            assert [each["seat"] for each in found["seats"]] == [0, 1, 2, 3]
            assert [each["left"] for each in found["seats"]] == expected


async def test_a_page_that_comes_back_has_the_clock_at_once(house: House, pass_time: Pass) -> None:
    """A3: away for ten minutes in which the others moved."""
    table = await house.table(clock=clock(refill=0), options=MANY)
    page = await table.guests[0].open(table)
    await page.until("presence")
    await page.choose("end-turn", "c1")
    words = [message for message in page.messages if message["t"] == "clock"]
    assert words[-1]["clocks"]["running"] == 1, "a word about the clocks follows each event"
    await page.line.close()
    pass_time(minutes=4)
    await table.choose(1, "step:1")
    pass_time(minutes=6)
    await table.choose(1, "end-turn")
    back = await table.guests[0].open(table, after=page.version)
    back.version, back.view = page.version, page.view
    shown = (await back.until("presence"))["table"]["clocks"]
    assert back.version == 4
    assert shown["running"] == 0
    assert [each["left"] for each in shown["seats"]] == [3600, 3000]
    await house.parts.watch.look_after()
    assert (await back.until("clock"))["clocks"]["running"] == 0


async def test_clocks_end_with_the_game(house: House, pass_time: Pass) -> None:
    """H5: an hour after the end they stand as they stood, and nothing happens."""
    table = await house.table(clock=clock(at_zero="bot", refill=0))
    pass_time(minutes=10)
    await table.play_out()
    before = await clocks(table)
    assert (before["running"], before["standing"], before["empty_at"]) == (None, "over", None)
    assert await column(house, table, "flag_due") is None
    version = (await table.guests[0].get(table.path))["version"]
    pass_time(hours=2)
    await house.parts.keeper.look()
    assert {**await clocks(table), "at": None} == {**before, "at": None}
    assert (await table.guests[0].get(table.path))["version"] == version


async def test_a_live_game_of_six_hours_is_left_alone(house: House, pass_time: Pass) -> None:
    """H8: a move every two minutes, and ten minutes in the bank."""
    table = await house.table(clock=clock(bank=600, refill=120, at_zero="bot"), options=MANY)
    for number in range(90):
        pass_time(minutes=2)
        await house.parts.keeper.look()
        await table.choose(number % 2, "end-turn", number + 1)
        pass_time(minutes=2)
        if number % 9 == 0:
            await house.parts.keeper.look()
        pass_time(minutes=-2)
    pass_time(hours=3)
    assert set(await kinds(table)) == {"start", "choice"}
    await house.parts.keeper.look()
    assert (await kinds(table))[-2:] == ["flag", "bot"], "real idleness is seen"


async def test_days_off_are_those_of_the_tables_zone(house: House, pass_time: Pass) -> None:
    """H9: Saturday and Sunday in Auckland, whatever the server's zone is; and over the night of the change."""
    place = ZoneInfo("Pacific/Auckland")
    start = datetime(2027, 4, 2, 12, tzinfo=place)  # the Friday before clocks go back an hour
    pass_time(seconds=(start - now()).total_seconds())
    agreed = clock(bank=86400, refill=0, days_off=[5, 6], zone="Pacific/Auckland", at_zero="nudge")
    table = await house.table(clock=agreed)
    found = await clocks(table)
    empty = datetime(2027, 4, 5, 12, tzinfo=place)
    assert datetime.fromisoformat(found["empty_at"]) == empty
    pass_time(hours=18)
    found = await clocks(table)
    assert (found["running"], found["standing"]) == (None, "day-off")
    assert datetime.fromisoformat(found["empty_at"]) == empty
    assert await left(table) == [43200, 86400]
    pass_time(hours=30)
    await house.parts.keeper.look()
    assert await column(house, table, "flag_due") == empty
    assert await left(table) == [43200, 86400]
    pass_time(hours=25)
    await house.parts.keeper.look()
    assert await kinds(table) == ["start", "flag"]


async def test_a_stand_in_uses_nobodys_time(house: House, pass_time: Pass) -> None:
    table = await house.table(clock=clock(refill=0), options=MANY)
    pass_time(minutes=10)
    await table.guests[1].post(f"{table.path}/seats/1", action="bot", level="random")
    await table.choose(0, "end-turn")
    while (await table.guests[0].get(table.path))["waiting"] != {"0": "turn"}:
        pass
    assert await left(table) == [3000, 3600]


async def test_no_clock_runs_where_everything_is_a_bots(slow: House, pass_time: Pass) -> None:
    table = await slow.alone(clock=clock(at_zero="vote"))
    pass_time(minutes=1)
    await table.guests[0].post(f"{table.path}/seats/0", action="bot", level="random")
    found = await clocks(table)
    assert [each["seat"] for each in found["seats"]] == [0], "a bot has no clock"
    assert (found["running"], found["standing"], found["empty_at"]) == (None, None, None)
    pass_time(days=3)
    await slow.parts.keeper.look()
    assert await kinds(table) == ["start", "bot"]
    assert await left(table) == [3540]
    await table.guests[0].post(f"{table.path}/seats/0", action="back")
    pass_time(minutes=1)
    assert await left(table) == [3480]
