"""What happens when a clock is empty: what the table has chosen, once for each wait."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from orloj.engine.match import Step
from orloj.server.db.tables import seat as seats
from orloj.server.lobby.noting import note
from orloj.server.play.orders import Order
from tests.server.clockwork import (
    MANY,
    Pass,
    clock,
    clocks,
    column,
    kinds,
    left,
    logs,
    pass_time,
    told,
)
from tests.server.house import House, Table, running

__all__ = ["pass_time"]


@pytest.fixture
async def slow(database_url: str, tmp_path: Path) -> AsyncIterator[House]:
    """A server whose bots would take a minute for a choice."""
    async with running(database_url, tmp_path, bot_pace=60) as house:
        yield house


@pytest.fixture
async def passing(database_url: str, tmp_path: Path) -> AsyncIterator[House]:
    """A server whose bots end their turn at once."""
    async with running(database_url, tmp_path, bots="tests.server.odd:passing") as house:
        yield house


async def emptied(house: House, pass_time: Pass, at_zero: str, **more: Any) -> Table:
    """A table where the first seat's flag has just fallen."""
    table = await house.table(clock=clock(at_zero=at_zero, refill=600), options=MANY, **more)
    pass_time(minutes=59, seconds=50)
    await house.parts.keeper.look()
    assert await kinds(table) == ["start"], "not a moment before"
    pass_time(seconds=11)
    await house.parts.keeper.look()
    return table


@pytest.mark.parametrize("at_zero", ["nothing", "nudge"])
async def test_a_flag_falls_once_for_a_wait_and_nothing_is_taken(house: House, pass_time: Pass, at_zero: str) -> None:
    table = await emptied(house, pass_time, at_zero)
    page = await table.guests[1].open(table)
    shown = (await page.until("presence"))["table"]
    assert shown["clocks"]["seats"] == [
        {"seat": 0, "left": 0, "flagged": True},
        {"seat": 1, "left": 3600, "flagged": False},
    ]
    assert (shown["clocks"]["running"], shown["clocks"]["empty_at"]) == (0, None)
    assert await logs(house, table, "flag") == [{"k": "flag", "seat": 0, "then": at_zero}]
    late = [(table.guests[0].id, {"seat": 0, "then": "nudge"})] if at_zero == "nudge" else []
    assert await told(house, table) == late
    for _ in range(3):
        pass_time(days=1)
        await asyncio.gather(house.parts.keeper.look(), house.parts.keeper.look())
        await table.choose(0, "step:1")
    assert await kinds(table) == ["start", "flag", "choice", "choice", "choice"]
    await table.choose(0, "end-turn")
    assert await left(table) == [600, 3600], "the refill, from nothing"
    assert not any(each["flagged"] for each in (await clocks(table))["seats"])
    await table.choose(1, "end-turn")
    pass_time(seconds=599)
    await house.parts.keeper.look()
    assert (await kinds(table))[-1] == "choice"
    pass_time(seconds=2)
    await house.parts.keeper.look()
    assert (await kinds(table))[-1] == "flag", "another wait, another flag"
    assert await told(house, table) == late * 2


async def test_pages_see_the_flag_without_asking(house: House, pass_time: Pass) -> None:
    table = await house.table(clock=clock(), options=MANY)
    page = await table.guests[1].open(table)
    await page.until("presence")
    pass_time(hours=1, seconds=1)
    message = await page.until("diff", kind="flag")
    assert (message["seat"], message["patch"]) == (0, [])
    assert message["log"] == [{"k": "flag", "seat": 0, "then": "nothing"}]
    assert (await page.until("clock"))["clocks"]["seats"][0] == {"seat": 0, "left": 0, "flagged": True}


async def test_a_bot_plays_this_wait_and_hands_the_seat_back(passing: House, pass_time: Pass) -> None:
    table = await emptied(passing, pass_time, "bot")
    page = await table.guests[1].open(table)
    await page.reach(5)
    assert await kinds(table) == ["start", "flag", "bot", "choice", "back"]
    shown = await table.guests[1].get(table.path)
    assert (shown["waiting"], shown["seats"][0]["bot"]) == ({"1": "turn"}, None)
    assert await logs(passing, table, "back") == [{"k": "back", "seat": 0}]
    assert await told(passing, table) == [(table.guests[0].id, {"seat": 0, "then": "bot"})]
    assert await left(table) == [600, 3600]
    await table.choose(1, "end-turn")
    await passing.parts.runner.look(0)
    await page.quiet()
    assert (await table.guests[1].get(table.path))["waiting"] == {"0": "turn"}, "the person is waited for again"
    assert (await clocks(table))["running"] == 0
    assert (await table.choose(0, "step:1"))["version"] == 7


async def test_who_comes_back_takes_over_at_once(slow: House, pass_time: Pass) -> None:
    table = await emptied(slow, pass_time, "bot")
    shown = await table.guests[0].get(table.path)
    assert (shown["seats"][0]["bot"], shown["clocks"]["running"]) == ("normal", None)
    assert await left(table) == [0, 3600]
    assert (await table.choose(0, "step:1"))["version"] == 5
    assert await kinds(table) == ["start", "flag", "bot", "back", "choice"]
    pass_time(hours=2)
    await slow.parts.keeper.look()
    assert (await table.guests[0].get(table.path))["seats"][0]["bot"] is None, "this wait has had its flag"
    await table.choose(0, "end-turn")
    assert await left(table) == [600, 3600]


async def test_the_seat_goes_back_also_if_the_process_died_in_between(passing: House, pass_time: Pass) -> None:
    """The bot's last choice is stored, and nobody was left to hand the seat back."""

    async def lost(_table: str, _person: str) -> int:
        return 0

    passing.parts.commands._back = lost
    table = await emptied(passing, pass_time, "bot")
    while len(await kinds(table)) < 4:
        await passing.parts.runner.look(0)
    assert await kinds(table) == ["start", "flag", "bot", "choice"]
    await passing.parts.keeper.look()
    assert (await kinds(table))[4:] == ["back"]
    assert (await table.guests[1].get(table.path))["seats"][0]["bot"] is None


async def test_a_bot_that_was_wanted_stays(passing: House, pass_time: Pass) -> None:
    """Whoever has let a bot play on has it until coming back, clock or no clock."""
    table = await passing.table(3, clock=clock(at_zero="bot"), options=MANY)
    await table.guests[1].post(f"{table.path}/seats/1", action="bot", level="random")
    await table.choose(0, "end-turn")
    page = await table.guests[0].open(table)
    await page.reach(4)
    pass_time(hours=1, seconds=1)
    await passing.parts.keeper.look()
    await page.reach(8)
    assert (await kinds(table))[-4:] == ["flag", "bot", "choice", "back"]
    bots = [each["bot"] for each in (await table.guests[0].get(table.path))["seats"]]
    assert bots == [None, "random", None]


@pytest.mark.parametrize("level", ["hard", None])
async def test_whoever_chooses_another_bot_meanwhile_keeps_it(slow: House, pass_time: Pass, level: str | None) -> None:
    """The one that the clock called goes, the one that a person called stays."""
    table = await emptied(slow, pass_time, "bot")
    if level is not None:
        await table.guests[0].post(f"{table.path}/seats/0", action="bot", level=level)
    live = await slow.parts.rooms._tables.get(table.id)
    await slow.parts.commands.play_for_bot(live, 0, Order(live.version, "bot-1", "end-turn", 0))
    await slow.parts.keeper.look()
    shown = await table.guests[1].get(table.path)
    assert (shown["waiting"], shown["seats"][0]["bot"]) == ({"1": "turn"}, level)


async def test_a_game_that_a_bot_ends_is_over(passing: House, pass_time: Pass) -> None:
    """H5: nothing is handed back any more, and no clock runs."""
    table = await passing.table(clock=clock(at_zero="bot"))
    for seat in (0, 1, 0):
        await table.choose(seat, "end-turn")
    page = await table.guests[0].open(table)
    pass_time(hours=1, seconds=1)
    await passing.parts.keeper.look()
    while (await page.until("presence"))["table"]["status"] != "over":
        pass
    pass_time(days=1)
    await passing.parts.keeper.look()
    assert (await kinds(table))[-3:] == ["flag", "bot", "choice"]
    assert await column(passing, table, "flag_due") is None
    assert (await clocks(table))["standing"] == "over"


async def test_who_takes_a_seat_over_has_a_full_clock(house: House, pass_time: Pass) -> None:
    table = await emptied(house, pass_time, "nothing")
    fresh = await house.guest("Substitute")
    async with house.parts.keeper._desk.locked(table.id) as (connection, info):
        mine = seats.c.table_id == table.id, seats.c.seat == 0
        await connection.execute(update(seats).where(*mine).values(person_id=fresh.id))
        await note(connection, info, Step("substitute", 0, "", 0, ()))
    found = (await table.guests[1].get(table.path))["clocks"]
    assert found["seats"][0]["flagged"] is False
    assert [each["left"] for each in found["seats"]] == [3600, 3600]
    pass_time(hours=1, seconds=1)
    await house.parts.keeper.look()
    assert (await table.guests[1].get(f"{table.path}/events?after=3"))["events"][0]["kind"] == "flag"


async def test_a_clock_of_a_conceded_seat_stands(slow: House, pass_time: Pass) -> None:
    """H5: a bot plays on there for good, and uses nobody's time."""
    table = await slow.table(3, clock=clock(at_zero="bot"), options=MANY)
    pass_time(minutes=5)
    async with slow.parts.keeper._desk.locked(table.id) as (connection, info):
        mine = seats.c.table_id == table.id, seats.c.seat == 0
        await connection.execute(update(seats).where(*mine).values(bot="normal", conceded=info.created))
        await note(connection, info, Step("concede", 0, "normal", 0, ()))
    pass_time(days=1)
    await slow.parts.keeper.look()
    found = await clocks(table, 1)
    assert (found["running"], found["empty_at"]) == (None, None)
    assert [each["left"] for each in found["seats"]] == [3300, 3600, 3600]
    assert await column(slow, table, "flag_due") is None


async def test_two_processes_let_a_flag_fall_once(postgres_url: str, tmp_path: Path, pass_time: Pass) -> None:
    async with AsyncExitStack() as stack:
        bots = "tests.server.odd:passing"
        pair = [await stack.enter_async_context(running(postgres_url, tmp_path, bots=bots)) for _ in range(2)]
        left, right = pair
        tables = [await left.table(clock=clock(at_zero=at_zero), options=MANY) for at_zero in ("nudge", "bot") * 3]
        pages = [await (await table.guests[1].through(right)).open(table) for table in tables]
        for page in pages:
            await page.until("presence")
        pass_time(hours=1, seconds=1)
        await asyncio.gather(*(house.parts.keeper.look() for house in pair for _ in range(3)))
        for table, page in zip(tables, pages, strict=True):
            bot = (await table.guests[0].get(table.path))["clock"]["at_zero"] == "bot"
            await page.reach(5 if bot else 2)
            await page.quiet()
            expected = ["start", "flag", "bot", "choice", "back"] if bot else ["start", "flag"]
            assert await kinds(table) == expected
            assert len(await told(left, table)) == 1


@pytest.mark.parametrize("answer", ["wait", "bot", "substitute"])
async def test_the_others_vote_about_an_empty_clock(slow: House, pass_time: Pass, answer: str) -> None:
    table = await slow.table(3, clock=clock(at_zero="vote", refill=0), options=MANY)
    pass_time(hours=1, seconds=1)
    await slow.parts.keeper.look()
    await slow.parts.keeper.look()
    late, *others = table.guests
    motion = (await late.get(table.path))["motion"]
    assert (motion["kind"], motion["about"]["seat"], motion["voters"]) == ("time", 0, [1, 2])
    assert await kinds(table) == ["start", "flag"]
    assert await told(slow, table) == [(late.id, {"seat": 0, "then": "vote"})]
    vote = f"{table.path}/motions/{motion['id']}/vote"
    await late.refused(vote, 403, "no-vote", choice=answer)
    for other in others:
        await other.post(vote, choice=answer)
    shown = await others[0].get(table.path)
    assert shown["motion"] is None
    assert shown["seats"][0]["bot"] == ("normal" if answer == "bot" else None)
    assert [each["left"] for each in shown["clocks"]["seats"]] == [3600 if answer == "wait" else 0, 3600, 3600]
    pass_time(hours=1, seconds=1)
    await slow.parts.keeper.look()
    flags = 2 if answer == "wait" else 1
    assert (await kinds(table)).count("flag") == flags, "only who was given more time is late again"


async def test_a_vote_about_time_takes_the_place_of_another_question(slow: House, pass_time: Pass) -> None:
    table = await slow.table(3, clock=clock(at_zero="vote"), options=MANY)
    await table.guests[1].post(f"{table.path}/motions", kind="cancel", about={})
    pass_time(hours=1, seconds=1)
    await slow.parts.keeper.look()
    assert (await table.guests[1].get(table.path))["motion"]["kind"] == "time"
    assert await kinds(table) == ["start", "flag", "motion"]


async def test_the_clock_stands_while_everybody_thinks_about_going_back(slow: House, pass_time: Pass) -> None:
    """C8: and to go back gives nobody time back, nor another refill when the wait passes on again."""
    table = await slow.table(clock=clock(refill=600, at_zero="bot"), options=MANY)
    first, second = table.guests
    pass_time(minutes=30)
    await table.choose(0, "end-turn")
    pass_time(minutes=5)
    await first.post(f"{table.path}/motions", kind="undo", about={"to": 1})
    pass_time(hours=20)
    await slow.parts.keeper.look()
    found = await clocks(table)
    assert (found["running"], found["standing"], found["empty_at"]) == (None, "motion", None)
    assert await left(table) == [2400, 3300]
    motion = (await second.get(table.path))["motion"]["id"]
    await second.post(f"{table.path}/motions/{motion}/vote", yes=True)
    found = await clocks(table)
    assert (found["running"], found["standing"]) == (0, None)
    assert await left(table) == [2400, 3300]
    pass_time(minutes=10)
    await table.choose(0, "end-turn")
    assert await left(table) == [1800, 3300]
    assert (await kinds(table))[-2:] == ["rewind", "choice"]


async def test_a_table_agrees_on_a_pause(slow: House, pass_time: Pass) -> None:
    """H2, by the ways that people have: all agree, anybody ends it."""
    table = await slow.table(clock=clock(at_zero="bot"), options=MANY)
    pass_time(minutes=30)
    await table.guests[0].post(f"{table.path}/motions", kind="pause", about={})
    pass_time(minutes=10)
    motion = (await table.guests[1].get(table.path))["motion"]["id"]
    await table.guests[1].post(f"{table.path}/motions/{motion}/vote", yes=True)
    assert (await clocks(table))["standing"] == "pause"
    pass_time(days=30)
    await slow.parts.keeper.look()
    await table.guests[1].post(f"{table.path}/resume")
    assert (await clocks(table))["running"] == 0
    assert await left(table) == [1200, 3600]


@pytest.mark.parametrize("end", ["cancel", "concede"])
async def test_clocks_stand_when_a_game_ends_before_its_end(slow: House, pass_time: Pass, end: str) -> None:
    """H5."""
    table = await slow.table(clock=clock(at_zero="bot"), options=MANY)
    pass_time(minutes=30)
    if end == "cancel":
        await table.guests[0].post(f"{table.path}/motions", kind="cancel", about={})
        motion = (await table.guests[1].get(table.path))["motion"]["id"]
        await table.guests[1].post(f"{table.path}/motions/{motion}/vote", yes=True)
    else:
        for guest in table.guests:
            await guest.post(f"{table.path}/concede")
    pass_time(hours=2)
    events = await kinds(table)
    await slow.parts.keeper.look()
    found = await clocks(table)
    assert (found["running"], found["empty_at"]) == (None, None)
    assert await left(table) == [1800, 3600]
    assert await kinds(table) == events
    assert await column(slow, table, "flag_due") is None


async def test_who_comes_by_a_link_has_a_full_clock(slow: House, pass_time: Pass) -> None:
    table = await slow.table(clock=clock(), options=MANY)
    pass_time(minutes=30)
    link = await table.guests[0].post(f"{table.path}/seats/0", action="offer")
    fresh = await slow.guest("Substitute")
    await fresh.post(f"{table.path}/take", invite=link["invite"])
    assert [each["left"] for each in (await fresh.get(table.path))["clocks"]["seats"]] == [3600, 3600]
