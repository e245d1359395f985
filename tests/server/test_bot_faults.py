"""Whatever a bot does wrong, the game goes on: the fault is logged and counted, and another bot chooses."""

import asyncio
import logging
import signal
import sys
import time
from pathlib import Path

import pytest

from orloj.server.thinking import minds
from orloj.server.thinking.minds import Failed, Mind, Minds
from orloj.server.thinking.shelves import Shelves
from tests.server.house import House, running

pytestmark = pytest.mark.either_database

LONG = {"rounds": "50"}


async def played(house: House, level: str = "hard") -> str:
    """A whole game against one bot; what the metrics say afterwards."""
    table = await house.alone(level=level)
    page = await table.guests[0].open(table)
    await page.play_out()
    assert {message["seat"] for message in page.messages if message["t"] == "diff"} == {0, 1}
    text: str = (await table.guests[0].client.get("/metrics")).text
    return text


@pytest.mark.parametrize(
    ("bots", "fault", "told"),
    [
        ("raising", "raised", "it cannot count its 4 choices"),
        ("lying", "illegal", "'step:9'"),
        ("hanging", "silent", "no answer within 1.0"),
        ("dying", "died", "its process ended with 7"),
    ],
)
async def test_an_easy_bot_chooses_instead(
    database_url: str, tmp_path: Path, bots: str, fault: str, told: str,
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture,
) -> None:  # fmt: skip
    monkeypatch.setattr(minds, "GRACE", 0.9)
    async with running(database_url, tmp_path, bots=f"tests.server.odd:{bots}", bot_seconds=0.1) as house:
        with caplog.at_level(logging.ERROR, "orloj.bots"):
            text = await played(house)
    assert f'orloj_bot_faults_total{{fault="{fault}",level="hard"}}' in text
    assert 'level="easy"' in text
    assert 'orloj_bot_faults_total{fault="raised",level="easy"}' not in text
    assert "bot hard at table " in caplog.text
    assert ", version " in caplog.text
    assert told in caplog.text


async def test_without_any_bot_left_a_legal_choice_is_made(database_url: str, tmp_path: Path) -> None:
    async with running(database_url, tmp_path, bots="tests.server.odd:hopeless") as house:
        text = await played(house)
    for level in ("hard", "easy"):
        assert f'orloj_bot_faults_total{{fault="raised",level="{level}"}}' in text


async def test_without_any_process_a_legal_choice_is_made(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "executable", str(tmp_path / "no-such-program"))
    async with running(sqlite_url, tmp_path) as house:
        assert 'orloj_bot_faults_total{fault="died",level="easy"}' in await played(house, "easy")


async def test_what_a_bot_prints_is_no_answer(sqlite_url: str, tmp_path: Path) -> None:
    async with running(sqlite_url, tmp_path, bots="tests.server.odd:babbling") as house:
        table = await house.alone(level="hard", options=LONG)
        page = await table.guests[0].open(table)
        await table.choose(0, "end-turn")
        await page.reach(10)
        assert "orloj_bot_faults_total{" not in (await table.guests[0].client.get("/metrics")).text


async def test_a_choice_on_which_the_rules_break_is_not_the_end(sqlite_url: str, tmp_path: Path) -> None:
    async with running(sqlite_url, tmp_path, bots="tests.server.odd:crashing") as house:
        table = await house.alone(level="hard", options={"traps": "on"})
        page = await table.guests[0].open(table)
        await page.play_out()
        text = (await table.guests[0].client.get("/metrics")).text
        assert 'orloj_bot_faults_total{fault="rule-failed",level="hard"}' in text


async def test_a_turn_in_which_nothing_can_be_played_is_not_tried_for_ever(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with running(sqlite_url, tmp_path) as house:
        table = await house.alone()

        async def refuse(*_: object) -> bool:
            return False

        monkeypatch.setattr(house.parts.runner, "_played", refuse)
        await table.choose(0, "end-turn")
        for _ in range(3):
            await house.parts.runner.look(0)
            await asyncio.gather(*house.parts.runner._serving.values())
        assert caplog.text.count("nothing can be played") == 1
        monkeypatch.undo()
        house.parts.runner._stuck.clear()
        await house.parts.runner.look(0)
        await (await table.guests[0].open(table)).play_out()


async def test_the_database_fails_while_a_bot_plays(database_url: str, tmp_path: Path) -> None:
    async with running(database_url, tmp_path) as house:
        table = await house.alone()
        journal = house.parts.commands._journal
        failing = journal.append

        async def away(*_: object) -> bool:
            raise ConnectionError("the disk is full")

        version = (await table.choose(0, "step:1"))["version"]
        body = {"version": version, "choice": "end-turn", "command_id": "c"}
        await table.guests[0].post(f"{table.path}/choices", **body)
        journal.append = away  # type: ignore[method-assign, assignment]
        await house.parts.runner.look(0)
        await asyncio.gather(*house.parts.runner._serving.values())
        journal.append = failing  # type: ignore[method-assign]
        await house.parts.runner.look(0)
        await (await table.guests[0].open(table)).play_out()


async def test_a_bot_that_thinks_long_keeps_nobody_else_waiting(sqlite_url: str, tmp_path: Path) -> None:
    async with running(sqlite_url, tmp_path, bots="tests.server.odd:hanging", bot_seconds=30) as house:
        stuck, free = await house.alone(level="hard"), await house.table(options=LONG)
        await stuck.choose(0, "end-turn")
        began = time.monotonic()
        for _ in range(20):
            await free.choose(0, "step:1")
        assert time.monotonic() - began < 20, "the bot thinks for 35 seconds"
    assert time.monotonic() - began < 30, "nor does the server's end wait for it"


async def test_no_table_waits_for_anothers_thinking(sqlite_url: str, tmp_path: Path) -> None:
    """A bot of another level chooses while a hard one thinks, though there is one process for hard ones only."""
    async with running(sqlite_url, tmp_path, bots="tests.server.odd:hanging", bot_seconds=60) as house:
        thinking, quick = await house.alone(level="hard"), await house.alone(level="easy")
        await thinking.choose(0, "end-turn")
        await (await quick.guests[0].open(quick)).play_out()
        assert (await thinking.guests[0].get(thinking.path))["version"] == 2


async def test_minds_answer_in_turn_and_are_replaced(caplog: pytest.LogCaptureFixture) -> None:
    several = Minds(2, Shelves("tests.server.toy:TOY", "tests.server.odd:raising"))
    async with several.free() as first, several.free() as second:
        assert first is not second
        waiting = asyncio.create_task(_borrow(several))
        await asyncio.sleep(0.05)
        assert not waiting.done(), "both are taken"
    assert await waiting in (first, second)
    killed: list[Mind] = []
    with pytest.raises(Failed, match="its process ended with -9"):
        await _kill(several, killed)
    kept = [await _borrow(several) for _ in range(4)]
    assert killed[0] not in kept
    assert len(set(kept)) == 2
    await several.stop()
    assert all(mind._process.returncode is not None for mind in kept)


@pytest.mark.parametrize("moment", ["starting", "getting ready"])
async def test_a_process_that_nobody_waits_for_any_more_is_ended(moment: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also one that cannot be asked yet: the end of the server does not wait for it."""
    started: list[Mind] = []
    reached, goes_on, start = asyncio.Event(), asyncio.Event(), Mind.start

    async def slowly(shelves: Shelves) -> Mind:
        started.append(await start(shelves))
        if moment == "starting":
            reached.set()
            await goes_on.wait()
        return started[0]

    async def never(*_: object) -> None:
        reached.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(Mind, "start", slowly)
    monkeypatch.setattr(Mind, "get_ready", never)
    several = Minds(1, Shelves("tests.server.toy:TOY", "tests.server.odd:passing"))
    asking = asyncio.create_task(_borrow(several))
    await reached.wait()
    asking.cancel()
    await asyncio.sleep(0)
    goes_on.set()
    with pytest.raises(asyncio.CancelledError):
        await asking
    assert started[0]._process.returncode is not None
    monkeypatch.undo()
    await several.stop()
    assert await _borrow(several) not in started
    await several.stop()


async def test_the_server_ends_when_all_its_processes_have(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also one that is killed while its bot's pause still runs."""
    asked: list[Mind] = []
    reached, end = asyncio.Event(), Mind.end

    async def never(mind: Mind, _: object) -> None:
        asked.append(mind)
        reached.set()
        await asyncio.Event().wait()

    async def slowly(mind: Mind) -> None:
        await asyncio.sleep(0.5)
        await end(mind)

    monkeypatch.setattr(Mind, "get_ready", never)
    monkeypatch.setattr(Mind, "end", slowly)
    async with running(sqlite_url, tmp_path, bot_pace=60) as house:
        table = await house.alone()
        await table.choose(0, "end-turn")
        await reached.wait()
    assert asked[0]._process.returncode is not None


async def _borrow(several: Minds) -> Mind:
    async with several.free() as mind:
        return mind


async def _kill(several: Minds, killed: list[Mind]) -> None:
    async with several.free() as mind:
        killed.append(mind)
        mind._process.send_signal(signal.SIGKILL)
        await mind.choose({}, 1)


async def test_bots_are_not_told_what_chance_will_bring(house: House) -> None:
    """A process that thinks has neither the seed nor how often it was drawn upon."""
    table = await house.alone(start=False)
    await table.guests[0].post(f"{table.path}/seats/0", action="swap", **{"with": 1})
    asked = []

    async def listen(_: Mind, question: dict[str, object], __: float) -> str:
        asked.append(question)
        return "end-turn"

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Mind, "choose", listen)
        await table.guests[0].post(f"{table.path}/start")
        page = await table.guests[0].open(table)
        await page.play_out()
    shown = await table.guests[0].get(table.path)
    assert asked
    for question in asked:
        match = question["match"]
        assert isinstance(match, dict)
        assert (match["seed"], match["chances"], match["trail"]) == ("", 0, [])
        assert shown["seed"] not in str(question)
