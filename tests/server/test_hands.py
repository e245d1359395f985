"""Seats that change hands for good: a game belongs to its table, and survives whoever leaves."""

import asyncio
from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from orloj.engine.record import Record, verify
from orloj.server import wire
from orloj.server.db import tables as db
from tests.server.house import Guest, House, Table, running
from tests.server.test_motions import ask, kinds, state, stored, vote
from tests.server.toy import ToyRules

pytestmark = pytest.mark.either_database

LONG = {"rounds": "50"}


@pytest.fixture
async def slow(database_url: str, tmp_path: Path) -> AsyncIterator[House]:
    """A server whose bots would take a minute for a choice, and where who has no page open is away at once."""
    async with running(database_url, tmp_path, bot_pace=60, absence_seconds=0) as house:
        yield house


@pytest.fixture
def a_day_later() -> Any:
    """Lets a day pass."""

    def pass_by() -> None:
        wire.Present.ahead += timedelta(hours=25)

    yield pass_by
    wire.Present.ahead = timedelta()


async def offered(table: Table, by: int, seat: int) -> str:
    """A link for a seat."""
    return str((await table.guests[by].post(f"{table.path}/seats/{seat}", action="offer"))["invite"])


async def taken(house: House, table: Table, seat: int, invite: str) -> Guest:
    """A newcomer on a seat."""
    guest = await house.guest("Newcomer")
    shown = await guest.post(f"{table.path}/take", invite=invite)
    assert (shown["you"], shown["seats"][seat]["person"]["id"]) == (seat, guest.id)
    return guest


# Conceding and leaving


async def test_a_bot_plays_on_for_good_for_who_concedes(slow: House) -> None:
    table = await slow.table(3, options=LONG)
    shown = await table.guests[0].post(f"{table.path}/concede")
    seat = shown["seats"][0]
    assert (seat["conceded"], seat["bot"], seat["person"]["name"], shown["you"]) == (True, "normal", "Guest 0", 0)
    assert (await kinds(table))[-1] == "concede"
    before = await stored(slow, table)
    body = {"version": 2, "choice": "step:1", "command_id": "c"}
    await table.guests[0].refused(f"{table.path}/choices", 403, "conceded", **body)
    await table.guests[0].refused(f"{table.path}/undo", 403, "conceded", version=2, command_id="u")
    await table.guests[0].refused(f"{table.path}/concede", 403, "conceded")
    for action in ("back", "bot"):
        await table.guests[0].refused(f"{table.path}/seats/0", 403, "conceded", action=action)
    await table.guests[1].refused(f"{table.path}/seats/0", 403, "conceded", action="bot", level="hard")
    assert await stored(slow, table) == before
    page = await table.guests[0].open(table)
    assert "words" in (await page.until("state"))["view"]["players"]["0"], "who has conceded looks on from the seat"
    assert (await page.choose("step:1", "s1"))["problem"]["code"] == "conceded"


async def test_a_command_from_before_gets_its_first_answer(slow: House) -> None:
    table = await slow.table(options=LONG)
    body = {"version": 1, "choice": "step:1", "command_id": "c"}
    await table.guests[0].post(f"{table.path}/choices", **body)
    await table.guests[0].post(f"{table.path}/concede")
    assert (await table.guests[0].post(f"{table.path}/choices", **body))["version"] == 2


async def test_j1_the_game_survives_its_host(slow: House) -> None:
    table = await slow.table(3, options=LONG)
    page = await table.guests[1].open(table)
    await table.guests[0].post(f"{table.path}/leave")
    assert (await page.until("diff"))["kind"] == "concede"
    shown = await table.guests[1].get(table.path)
    assert ([seat["host"] for seat in shown["seats"]], shown["status"]) == ([False, True, False], "running")
    await table.guests[1].post(f"{table.path}/leave")
    shown = await table.guests[2].get(table.path)
    assert [seat["host"] for seat in shown["seats"]] == [False, False, True]


async def test_the_game_goes_on_when_everybody_has_left(house: House) -> None:
    table = await house.table()
    for guest in table.guests:
        await guest.post(f"{table.path}/leave")
    for _ in range(100):
        if (shown := await table.guests[0].get(table.path))["status"] == "over":
            break
        await asyncio.sleep(0.1)
    assert shown["scores"] is not None
    record = Record.load(await table.guests[0].get(f"{table.path}/record"))
    assert list(verify(record, ToyRules())) == shown["scores"]


async def test_a_finished_table_leaves_ones_list_alone(house: House) -> None:
    table = await house.table()
    await table.play_out()
    await table.guests[0].post(f"{table.path}/leave")
    assert (await table.guests[0].get("/api/tables"))["tables"] == []
    assert len((await table.guests[1].get("/api/tables"))["tables"]) == 1
    shown = await table.guests[0].get(table.path)
    assert (shown["you"], shown["seats"][0]["person"]["name"]) == (0, "Guest 0"), "a table keeps its people"
    await table.guests[0].post(f"{table.path}/rematch")


async def test_j2_j3_a_guest_who_leaves_an_open_table_frees_the_seat_and_closes_nothing(house: House) -> None:
    table = await house.table(start=False)
    await table.guests[1].post(f"{table.path}/leave")
    await (await house.guest("Next")).post(f"{table.path}/join", invite=table.invite)
    await table.guests[1].refused(f"{table.path}/join", 409, "table-full", invite=table.invite)
    for path in ("motions", "concede", "resume", "seats/0"):
        body = {"motions": {"kind": "cancel"}, "seats/0": {"action": "offer"}}.get(path, {})
        await table.guests[0].refused(f"{table.path}/{path}", 409, "not-running", **body)


# Dropping


async def test_f7_who_is_dropped_is_out_and_the_rest_play_on(slow: House) -> None:
    table = await slow.table(3)
    page = await table.guests[0].open(table)
    await page.until("state")
    await ask(table, 1, "drop", seat=0)
    shown = await vote(table, 2, yes=True)
    seat = shown["seats"][0]
    assert (seat["person"], seat["bot"], seat["name"]) == (None, "normal", "Hanuš (bot)")
    assert seat["former"] == [{"id": table.guests[0].id, "name": "Guest 0"}]
    assert [seat["host"] for seat in shown["seats"]] == [False, True, False]
    assert await page.closed() == 4403
    for path in ("", "/state", "/events", "/record"):
        await table.guests[0].get(f"{table.path}{path}", 404)
    body = {"version": shown["version"], "choice": "step:1", "command_id": "c"}
    await table.guests[0].refused(f"{table.path}/choices", 404, "unknown-table", **body)


async def test_k11_the_end_comes_as_ever_when_somebody_was_dropped(house: House) -> None:
    table = await house.table(3)
    await table.choose(0, "step:1")
    await ask(table, 1, "drop", seat=0)
    await vote(table, 2, yes=True)
    for _ in range(200):
        shown = await table.guests[1].get(table.path)
        if shown["status"] == "over":
            break
        if (waiting := int(next(iter(shown["waiting"])))) != 0:
            await table.choose(waiting, "end-turn")
        await asyncio.sleep(0.02)
    assert len(shown["scores"]) == 3
    data = await table.guests[1].get(f"{table.path}/record")
    assert list(verify(Record.load(data), ToyRules())) == shown["scores"]
    assert data["former"] == [{"before": 2, "seat": 0, "name": "Guest 0"}]
    assert data["stand_ins"] == [{"before": 2, "seat": 0, "bot": "normal"}]
    again = await table.guests[1].post(f"{table.path}/rematch")
    seats = (await table.guests[1].get(f"/api/tables/{again['id']}"))["seats"]
    assert [(seat["person"] is not None, seat["bot"]) for seat in seats] == [
        (False, "normal"),
        (True, None),
        (False, None),
    ]


async def test_d7_undo_after_somebody_was_dropped(slow: House) -> None:
    table = await slow.table(3, options=LONG)
    for choice in ("step:1", "step:2"):
        await table.choose(0, choice)
    await ask(table, 0, "drop", seat=2)
    await vote(table, 1, yes=True)
    version = (await state(table))["version"]
    answer = await table.guests[0].post(f"{table.path}/undo", version=version, command_id="u")
    assert answer["view"]["players"]["0"]["steps"] == 1
    await ask(table, 0, "undo", to=1)
    shown = await vote(table, 1, yes=True)
    assert shown["seats"][2]["person"] is None, "going back in the game brings nobody back to the table"


async def test_one_alone_drops_only_whom_nobody_has_seen_for_a_day(slow: House, a_day_later: Any) -> None:
    """J4: then the game can be broken off without any mark."""
    table = await slow.table(options=LONG)
    await table.guests[0].refused(f"{table.path}/motions", 409, "not-absent", kind="drop", about={"seat": 1})
    shown = await ask(table, 0, "bot", seat=1)
    assert shown["seats"][1]["bot"] == "normal"
    a_day_later()
    shown = await ask(table, 0, "drop", seat=1)
    assert shown["seats"][1]["person"] is None
    shown = await ask(table, 0, "cancel")
    assert shown["cancelled"] is not None


# Substitutes


async def test_a_link_gives_the_seat_to_somebody_else(slow: House) -> None:
    table = await slow.table(options=LONG)
    await table.choose(0, "step:1")
    mine = (await state(table))["view"]["players"]["0"]["words"]
    page = await table.guests[0].open(table)
    await page.until("state")
    invite = await offered(table, 0, 0)
    guest = await slow.guest("Curious")
    assert (await guest.get(f"{table.path}?invite={invite}"))["seats"][0]["offered"] is True
    newcomer = await taken(slow, table, 0, invite)
    assert await page.closed() == 4403, "J8: the open page of who sat there ends"
    await table.guests[0].get(f"{table.path}/state", 404)
    found = await newcomer.get(f"{table.path}/state")
    assert found["view"]["players"]["0"]["words"] == mine
    assert found["decision"]["undo"] == [], "nobody takes back what somebody else has done"
    body = {"version": found["version"], "choice": "step:2", "command_id": "c"}
    await table.guests[0].refused(f"{table.path}/choices", 404, "unknown-table", **body)
    assert (await newcomer.post(f"{table.path}/choices", **body))["view"]["players"]["0"]["steps"] == 3
    shown = await newcomer.get(table.path)
    assert shown["seats"][0]["former"] == [{"id": table.guests[0].id, "name": "Guest 0"}]
    assert [seat["host"] for seat in shown["seats"]] == [False, True]
    told = (await table.guests[1].get(f"{table.path}/events?after=2"))["events"][0]
    log = {"k": "substitute", "seat": 0, "person": table.guests[0].id, "now": newcomer.id}
    assert (told["kind"], told["log"]) == ("substitute", [log])


async def test_j8_at_a_public_table_who_sat_there_looks_on_and_sees_nothing_hidden(slow: House) -> None:
    table = await slow.table(options=LONG, public=True)
    page = await table.guests[0].open(table)
    assert "words" in (await page.until("state"))["view"]["players"]["0"]
    newcomer = await taken(slow, table, 0, await offered(table, 0, 0))
    shown = await page.until("state")
    assert (shown["you"], "words" in shown["view"]["players"]["0"]) == (None, False)
    body = {"version": 2, "choice": "draw", "command_id": "c"}
    answer = await newcomer.post(f"{table.path}/choices", **body)
    await page.reach(answer["version"])
    secret = answer["view"]["players"]["0"]["words"][-1]
    assert secret.encode() not in table.guests[0].everything()
    assert (await page.choose("step:1", "s1"))["problem"]["code"] == "not-seated"


async def test_j9_a_link_works_once_and_a_new_one_kills_it(slow: House) -> None:
    table = await slow.table(options=LONG)
    first = await offered(table, 0, 0)
    second = await offered(table, 1, 0)
    strangers = [await slow.guest(f"Stranger {n}") for n in range(3)]
    await strangers[0].refused(f"{table.path}/take", 404, "unknown-table", invite=first)
    answers = await asyncio.gather(
        *(guest.client.post(f"{table.path}/take", json={"invite": second}) for guest in strangers)
    )
    assert sorted(answer.status_code for answer in answers) == [200, 404, 404]
    third = await offered(table, 1, 1)
    answer = await table.guests[1].client.delete(f"{table.path}/seats/1/offer")
    assert answer.json()["seats"][1]["offered"] is False
    await strangers[0].refused(f"{table.path}/take", 404, "unknown-table", invite=third)
    async with slow.parts.database.read() as connection:
        rows = str((await connection.execute(select(db.seat))).all())
    assert not any(invite in rows for invite in (first, second, third)), "M7: only hashes are kept"


async def test_only_the_own_seat_can_be_offered_unless_the_table_agrees(slow: House) -> None:
    table = await slow.table(4, options=LONG)
    await table.guests[0].refused(f"{table.path}/seats/1", 403, "not-your-seat", action="offer")
    await ask(table, 0, "substitute", seat=1)
    shown = await vote(table, 2, yes=True)
    assert (shown["motion"], shown["seats"][1]["offered"]) == (None, True)
    assert shown["seats"][1]["person"]["name"] == "Guest 1", "nobody is gone before somebody comes"
    newcomer = await taken(slow, table, 1, await offered(table, 3, 1))
    await newcomer.refused(f"{table.path}/take", 404, "unknown-table", invite="again")
    conceded = await slow.table(3, options=LONG)
    await conceded.guests[1].post(f"{conceded.path}/concede")
    newcomer = await taken(slow, conceded, 1, await offered(conceded, 2, 1))
    seat = (await newcomer.get(conceded.path))["seats"][1]
    assert (seat["conceded"], seat["bot"], seat["offered"]) == (False, None, False)


async def test_a_dropped_seat_can_be_taken_and_a_bots_own_cannot_be_offered(slow: House) -> None:
    table = await slow.table(3, options=LONG)
    await ask(table, 0, "drop", seat=1)
    await vote(table, 2, yes=True)
    newcomer = await taken(slow, table, 1, await offered(table, 2, 1))
    names = [person["name"] for person in (await newcomer.get(table.path))["seats"][1]["former"]]
    assert names == ["Guest 1"]
    alone = await slow.alone(options=LONG)
    await alone.guests[0].refused(f"{alone.path}/seats/1", 409, "bot-seat", action="offer")
    await alone.guests[0].refused(f"{alone.path}/seats/7", 422, "bad-seat", action="offer")


async def test_who_sits_there_already_takes_no_second_seat(slow: House) -> None:
    table = await slow.table(options=LONG)
    invite = await offered(table, 0, 0)
    before = await stored(slow, table)
    for guest in table.guests:
        await guest.refused(f"{table.path}/take", 409, "already-seated", invite=invite)
    assert await stored(slow, table) == before


async def test_the_people_who_sit_there_now_play_again(house: House) -> None:
    table = await house.table()
    newcomer = await taken(house, table, 0, await offered(table, 0, 0))
    left, table.guests[0] = table.guests[0], newcomer
    await table.play_out()
    await left.refused(f"{table.path}/rematch", 404, "unknown-table")
    again = await newcomer.post(f"{table.path}/rematch")
    assert (await table.guests[1].post(f"{table.path}/rematch"))["id"] == again["id"]
    data = await newcomer.get(f"{table.path}/record")
    assert (data["names"], data["former"]) == (
        ["Newcomer", "Guest 1"],
        [{"before": 1, "seat": 0, "name": "Guest 0"}],
    )


async def test_m5_words_stay_under_the_name_of_who_said_them(slow: House) -> None:
    table = await slow.table(options=LONG, public=True)
    page = await table.guests[0].open(table)
    await page.send(t="chat", text="Ahoj")
    await page.until("chat")
    newcomer = await taken(slow, table, 0, await offered(table, 0, 0))
    said = await (await newcomer.open(table)).until("chat")
    assert (said["name"], said["seat"]) == ("Guest 0", None)
    await page.send(t="chat", text="Na shledanou")
    while (said := await page.until("chat"))["text"] != "Na shledanou":
        pass
    assert (said["name"], said["seat"]) == ("Guest 0", None)
