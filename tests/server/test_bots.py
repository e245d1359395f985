"""Bots in seats of their own: put there, shown, and playing to the end."""

import asyncio
from pathlib import Path
from typing import get_args

import pytest

from orloj.bots import BOTS
from orloj.engine.record import Record, verify
from orloj.games import GAMES
from orloj.server.lobby.schemas import Level
from tests.server.house import House, Page, running
from tests.server.toy import TOY

pytestmark = pytest.mark.either_database


def test_the_levels_on_the_wire_are_those_there_are() -> None:
    assert get_args(Level) == tuple(BOTS)


async def test_the_host_seats_bots_changes_them_and_frees_their_seats(house: House) -> None:
    table = await house.alone(3, "easy", start=False)
    host = table.guests[0]
    seats = (await host.get(table.path))["seats"]
    assert [seat["bot"] for seat in seats] == [None, "easy", "easy"]
    assert [seat["name"] for seat in seats] == ["Hana", "Libuše (bot)", "Bruncvík (bot)"]
    assert [seat["person"] is None for seat in seats] == [False, True, True]
    assert not any(seat["program"] or seat["away"] for seat in seats)
    shown = await host.post(f"{table.path}/seats/2", action="bot", level="hard")
    assert [seat["bot"] for seat in shown["seats"]] == [None, "easy", "hard"]
    shown = await host.post(f"{table.path}/seats/0", action="swap", **{"with": 2})
    assert [seat["bot"] for seat in shown["seats"]] == ["hard", "easy", None]
    assert (shown["you"], shown["seats"][0]["name"]) == (2, "Hanuš (bot)")
    shown = await host.post(f"{table.path}/seats/1", action="kick")
    assert (shown["seats"][1]["bot"], shown["seats"][1]["name"]) == (None, None)
    refusal = await host.refused(f"{table.path}/start", 409, "seats-free")
    assert refusal["detail"] == "Free as yet: 1."
    guest = await house.guest("Gita")
    assert (await guest.post(f"{table.path}/join", invite=table.invite))["you"] == 1


async def test_only_the_host_seats_bots_and_only_where_nobody_sits(house: House) -> None:
    table = await house.table(3, start=False, public=True)
    host, guest, _ = table.guests
    await table.guests[2].post(f"{table.path}/leave")
    for stranger in (guest, await house.guest("Stranger")):
        for body in ({"action": "bot", "level": "easy"}, {"action": "kick"}, {"action": "swap", "with": 2}):
            await stranger.refused(f"{table.path}/seats/0", 403, "not-host", **body)
    await (await house.guest(None)).refused(f"{table.path}/seats/2", 401, "no-session", action="bot")
    await host.refused(f"{table.path}/seats/1", 409, "seat-taken", action="bot")
    refusal = await host.refused(f"{table.path}/seats/3", 422, "bad-seat", action="bot")
    assert refusal["detail"] == "The seats here are numbered from 0, the last is 2."
    await host.refused(f"{table.path}/seats/2", 422, "invalid-request", action="bot", level="genius")
    await host.refused(f"{table.path}/seats/0", 409, "not-running", action="back")
    assert [seat["bot"] for seat in (await host.get(table.path))["seats"]] == [None, None, None]


async def test_nobody_joins_in_a_bots_place(house: House) -> None:
    table = await house.alone(2, start=False)
    guest = await house.guest("Gita")
    await guest.refused(f"{table.path}/join", 409, "table-full", invite=table.invite)
    await guest.refused(f"{table.path}/join", 409, "table-full", invite=table.invite, seat=1)


async def test_a_table_is_closed_with_its_last_person(house: House) -> None:
    """Bots alone would keep a server busy for nobody."""
    table = await house.alone(3, start=False)
    await table.guests[0].post(f"{table.path}/leave")
    assert (await table.guests[0].get(f"{table.path}?invite={table.invite}", 404))["code"] == "unknown-table"


@pytest.mark.parametrize("seats", [2, 4])
async def test_one_person_plays_to_the_end_among_bots(house: House, seats: int) -> None:
    table = await house.alone(seats, public=True)
    host = table.guests[0]
    watcher = await (await house.guest(None)).open(table)
    page = await host.open(table)
    await page.play_out()
    acted = {message["seat"] for message in page.messages if message["t"] == "diff"}
    assert acted == set(range(seats))
    await watcher.reach(page.version)
    shown = await host.get(table.path)
    assert [score["seat"] for score in shown["scores"]] == list(range(seats))
    record = await host.get(f"{table.path}/record")
    assert record["names"] == ["Hana", "Libuše (bot)", "Bruncvík (bot)", "Drahomíra (bot)"][:seats]
    assert record["stand_ins"] == []
    assert list(verify(Record.load(record), TOY["toy"])) == shown["scores"]


async def test_two_people_and_two_bots(house: House) -> None:
    table = await house.table(4, start=False)
    host = table.guests[0]
    for seat in (1, 3):
        await host.post(f"{table.path}/seats/{seat}", action="kick")
        await host.post(f"{table.path}/seats/{seat}", action="bot", level="random")
    await host.post(f"{table.path}/start")
    pages = [await table.guests[seat].open(table) for seat in (0, 2)]
    await asyncio.gather(*(page.play_out() for page in pages))
    assert pages[0].version == pages[1].version


async def test_bots_act_without_any_open_page(house: House) -> None:
    table = await house.alone()
    host = table.guests[0]
    await table.choose(0, "end-turn")
    for _ in range(1000):
        if "0" in (await host.get(table.path))["waiting"]:
            break
        await asyncio.sleep(0.02)
    assert {event["seat"] for event in (await host.get(f"{table.path}/events"))["events"]} == {-1, 0, 1}


async def test_a_rematch_has_its_bots_again(house: House) -> None:
    table = await house.alone(3)
    host = table.guests[0]
    await (await host.open(table)).play_out()
    again = await host.post(f"{table.path}/rematch")
    shown = await host.get(f"/api/tables/{again['id']}")
    assert [seat["bot"] for seat in shown["seats"]] == [None, "random", "random"]
    assert shown["you"] == 0
    assert (await host.post(f"/api/tables/{again['id']}/start"))["status"] == "running"


async def test_a_bot_that_begins_acts_at_the_start(house: House) -> None:
    table = await house.alone(start=False)
    host = table.guests[0]
    await host.post(f"{table.path}/seats/0", action="swap", **{"with": 1})
    page = await host.open(table)
    await host.post(f"{table.path}/start")
    while page.decision is None:
        await page.next()
    assert page.decision["seat"] == 1


async def test_bots_pause_so_that_one_can_follow(sqlite_url: str, tmp_path: Path) -> None:
    async with running(sqlite_url, tmp_path, bots="tests.server.odd:passing", bot_pace=0.5) as house:
        table = await house.alone(3, "hard")
        page = await table.guests[0].open(table)
        await page.until("presence")
        await page.choose("end-turn", "c1")
        began = asyncio.get_running_loop().time()
        await page.reach(4)
        assert asyncio.get_running_loop().time() - began >= 1.0


async def test_a_bots_turn_goes_on_after_a_restart(database_url: str, tmp_path: Path) -> None:
    async with running(database_url, tmp_path, bot_pace=60) as house:
        table = await house.alone(options={"rounds": "50"})
        await table.choose(0, "end-turn")
        jar = dict(table.guests[0].client.cookies)
        assert (await table.guests[0].get(table.path))["version"] == 2
    async with running(database_url, tmp_path) as house:
        guest = await house.guest(None)
        guest.client.cookies.update(jar)
        page: Page = await guest.open(table)
        while page.decision is None:
            await page.next()
        assert page.version > 2


async def test_a_turn_left_by_another_process_is_found(house: House) -> None:
    table = await house.alone()
    for duty in house.parts.runner._duties:
        duty.cancel()  # deaf, as for what another process did before it died
    await table.choose(0, "end-turn")
    assert "1" in (await table.guests[0].get(table.path))["waiting"]
    await house.parts.runner.look(waited=60)
    assert not house.parts.runner._serving, "it has not waited for that long"
    await house.parts.runner.look(waited=0)
    page = await table.guests[0].open(table)
    while page.decision is None:
        await page.next()


@pytest.mark.parametrize("game", ["unseen", "caput"])
async def test_whole_games_of_the_shelf_against_a_bot(sqlite_url: str, tmp_path: Path, game: str) -> None:
    async with running(sqlite_url, tmp_path, GAMES) as house:
        table = await house.alone(game=game)
        host = table.guests[0]
        await host.post(f"{table.path}/seats/0", action="bot", level="random")
        page = await host.open(table)
        await page.until("presence")
        while (await page.until("presence"))["table"]["status"] != "over":
            pass
        shown = await host.get(table.path)
        record = Record.load(await host.get(f"{table.path}/record"))
        assert list(verify(record, GAMES[game])) == shown["scores"]


async def test_every_level_plays_every_game(sqlite_url: str, tmp_path: Path) -> None:
    """In processes of their own, from the position alone, without a fault."""
    async with running(sqlite_url, tmp_path, GAMES, bot_seconds=0.1) as house:
        for game in GAMES:
            table = await house.alone(4, "hard", game=game, start=False)
            host = table.guests[0]
            for seat, level in ((1, "easy"), (2, "normal")):
                await host.post(f"{table.path}/seats/{seat}", action="bot", level=level)
            await host.post(f"{table.path}/start")
            page = await host.open(table)
            await host.post(f"{table.path}/seats/0", action="bot", level="random")
            await page.reach(40)
            assert {message["seat"] for message in page.messages if message["t"] == "diff"} == {0, 1, 2, 3}
        text = (await host.client.get("/metrics")).text
        for level in BOTS:
            assert f'orloj_bot_seconds_count{{level="{level}"}}' in text
        assert "orloj_bot_faults_total{" not in text
