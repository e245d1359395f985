"""A table asks itself, and does what it has agreed on."""

import asyncio
from datetime import timedelta
from typing import Any

import pytest
from sqlalchemy import select

from orloj.engine.record import Record, verify
from orloj.server import wire
from orloj.server.db import tables as db
from tests.server.house import House, Table
from tests.server.toy import ToyRules

LONG = {"rounds": "50"}
Json = dict[str, Any]


@pytest.fixture
def days() -> Any:
    """Lets time pass."""

    def pass_by(**more: float) -> None:
        wire.Present.ahead += timedelta(**more)

    yield pass_by
    wire.Present.ahead = timedelta()


async def ask(table: Table, by: int, kind: str, **about: Any) -> Json:
    """A question of a seat; the table after it."""
    return await table.guests[by].post(f"{table.path}/motions", kind=kind, about=about)


async def vote(table: Table, seat: int, yes: bool) -> Json:
    """A vote about what is asked; the table after it."""
    motion = (await table.guests[seat].get(table.path))["motion"]
    return await table.guests[seat].post(f"{table.path}/motions/{motion['id']}/vote", yes=yes)


async def state(table: Table, seat: int = 0) -> Json:
    """What a seat sees."""
    return await table.guests[seat].get(f"{table.path}/state")


async def kinds(table: Table) -> list[str]:
    """The kinds of all events."""
    return [event["kind"] for event in (await table.guests[0].get(f"{table.path}/events"))["events"]]


async def stored(house: House, table: Table) -> Any:
    """Everything that the database has of a table."""
    async with house.parts.database.read() as connection:
        row = (await connection.execute(select(db.game_table).where(db.game_table.c.id == table.id))).mappings().one()
        parts = [
            (await connection.execute(select(part).where(part.c.table_id == table.id))).all()
            for part in (db.seat, db.motion, db.event, db.snapshot, db.outbox)
        ]
    return dict(row), parts


# What is asked, and what comes of it


async def test_all_agree_to_go_back_and_the_position_is_that_of_then(house: House) -> None:
    table = await house.table(3, options=LONG)
    pages = [await guest.open(table) for guest in table.guests]
    await table.choose(0, "step:1")
    await table.choose(0, "draw")
    then = [await state(table, seat) for seat in range(3)]
    await table.choose(0, "step:2")
    await table.choose(0, "draw")
    await table.choose(0, "end-turn")
    asked = await ask(table, 0, "undo", to=3)
    assert asked["version"] == 6, "a question is no event"
    motion = asked["motion"]
    assert (motion["kind"], motion["by"], motion["about"]) == ("undo", 0, {"to": 3})
    assert (motion["voters"], motion["needs"]) == ([0, 1, 2], "all")
    assert motion["votes"] == [{"seat": 0, "yes": True, "choice": None}]
    for page in pages:
        while (await page.until("presence"))["table"]["motion"] is None:
            pass
    assert (await vote(table, 1, yes=True))["version"] == 6
    done = await vote(table, 2, yes=True)
    assert (done["version"], done["motion"], done["waiting"]) == (7, None, {"0": "turn"})
    for seat, page in enumerate(pages):
        await page.reach(7)
        now = await state(table, seat)
        assert page.view == now["view"] == then[seat]["view"]
        diff = [message for message in page.messages if message["t"] == "diff"][-1]
        assert (diff["kind"], diff["log"]) == ("rewind", [{"k": "rewind", "seat": 0, "to": 3, "agreed": [0, 1, 2]}])
    assert (await state(table))["decision"]["undo"] == [], "nobody takes anything back from beyond it"


async def test_going_back_draws_other_things_than_before(house: House) -> None:
    """D1 for a table: nobody may know the next draws, whoever agrees to what."""
    table = await house.table(options=LONG)
    seen = set()
    for n in range(6):
        await table.choose(0, "draw")
        (_, word) = (await state(table))["view"]["players"]["0"]["words"]
        seen.add(word)
        await ask(table, 0, "undo", to=1 + 2 * n)
        await vote(table, 1, yes=True)
        assert len((await state(table))["view"]["players"]["0"]["words"]) == 1
    assert len(seen) > 3, "six draws out of 62 words"


async def test_c8_the_target_is_the_version_that_was_named(house: House) -> None:
    table = await house.table(options=LONG)
    await table.choose(0, "step:1")
    await ask(table, 1, "undo", to=1)
    await table.choose(0, "step:2")
    await table.choose(0, "end-turn")
    assert (await table.guests[0].get(table.path))["motion"]["about"] == {"to": 1}
    await vote(table, 0, yes=True)
    assert (await state(table))["view"]["players"]["0"]["steps"] == 0


@pytest.mark.parametrize("first", ["vote", "choice"])
async def test_c3_a_choice_never_lands_in_another_position_than_was_seen(house: House, first: str) -> None:
    table = await house.table(options=LONG)
    for _ in range(3):
        await table.choose(0, "step:1")
    motion = (await ask(table, 0, "undo", to=2))["motion"]["id"]
    body = {"version": 4, "choice": "step:2", "command_id": "c"}

    async def agree(pause: float) -> int:
        await asyncio.sleep(pause)
        path = f"{table.path}/motions/{motion}/vote"
        return (await table.guests[1].client.post(path, json={"yes": True})).status_code

    async def choose(pause: float) -> int:
        await asyncio.sleep(pause)
        return (await table.guests[0].client.post(f"{table.path}/choices", json=body)).status_code

    agreed, chosen = await asyncio.gather(agree(0.05 * (first != "vote")), choose(0.05 * (first == "vote")))
    assert agreed == 200
    assert chosen == (409 if first == "vote" else 200)
    assert (await state(table))["view"]["players"]["0"]["steps"] == 1


async def test_d11_a_way_back_can_itself_be_taken_back(house: House) -> None:
    table = await house.table(options=LONG)
    for choice in ("step:1", "draw", "end-turn"):
        await table.choose(0, choice)
    before = [await state(table, seat) for seat in range(2)]
    await ask(table, 1, "undo", to=1)
    await vote(table, 0, yes=True)
    await table.choose(0, "step:2")
    await ask(table, 0, "undo", to=4)
    await vote(table, 1, yes=True)
    after = [await state(table, seat) for seat in range(2)]
    assert [found["view"] for found in after] == [found["view"] for found in before]
    await table.play_out()
    record = Record.load(await table.guests[0].get(f"{table.path}/record"))
    assert [event.steps for event in record.events if event.kind == "rewind"] == [1, 4]
    verify(record, ToyRules())


async def test_a_no_ends_it_and_the_log_says_so(house: House) -> None:
    table = await house.table(3, options=LONG)
    await table.choose(0, "step:1")
    await ask(table, 0, "undo", to=1)
    shown = await vote(table, 1, yes=False)
    assert (shown["motion"], shown["version"]) == (None, 3)
    event = (await table.guests[2].get(f"{table.path}/events?after=2"))["events"][0]
    told = {"k": "motion", "seat": 0, "of": "undo", "about": {"to": 1}, "passed": False, "how": "refused"}
    assert (event["kind"], event["log"]) == ("motion", [told])
    assert (await state(table))["view"]["players"]["0"]["steps"] == 1


async def test_silence_is_a_no_after_a_day(house: House, days: Any) -> None:
    table = await house.table(options=LONG)
    await table.choose(0, "step:1")
    await ask(table, 0, "undo", to=1)
    days(hours=23)
    await house.parts.motions.look()
    assert (await table.guests[0].get(table.path))["motion"] is not None
    days(hours=2)
    await house.parts.motions.look()
    shown = await table.guests[0].get(table.path)
    assert (shown["motion"], shown["version"]) == (None, 3)
    assert (await kinds(table))[-1] == "motion"


async def test_who_asks_can_take_the_question_back_and_nobody_else(house: House) -> None:
    table = await house.table(options=LONG)
    motion = (await ask(table, 0, "cancel"))["motion"]["id"]
    path = f"{table.path}/motions/{motion}"
    answer = await table.guests[1].client.delete(path)
    assert (answer.status_code, answer.json()["code"]) == (403, "not-your-motion")
    answer = await table.guests[0].client.delete(path)
    assert (answer.status_code, answer.json()["motion"]) == (200, None)
    await table.guests[1].refused(f"{path}/vote", 404, "no-motion", yes=True)


async def test_one_question_at_a_time(house: House) -> None:
    table = await house.table(options=LONG)
    answers = await asyncio.gather(
        *(guest.client.post(f"{table.path}/motions", json={"kind": "pause"}) for guest in table.guests * 2)
    )
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409]
    assert {answer.json()["code"] for answer in answers if answer.status_code == 409} == {"motion-open"}


async def test_what_would_be_taken_back_is_told_to_each_as_it_may_be_known(house: House) -> None:
    table = await house.table(options=LONG)
    await table.choose(0, "step:1")
    path = f"{table.path}/motions/undo?to="
    assert (await table.guests[1].get(f"{path}1"))["seen"] is False
    await table.choose(0, "draw")
    own, other = [await guest.get(f"{path}1") for guest in table.guests]
    assert [(step["seq"], step["seat"]) for step in own["steps"]] == [(2, 0), (3, 0)]
    assert own["seen"] is other["seen"] is True
    assert "word" in own["steps"][1]["log"][0]
    assert "word" not in other["steps"][1]["log"][0]


# A game that is broken off, and clocks that stand


async def test_all_agree_to_break_the_game_off(house: House) -> None:
    table = await house.table(options=LONG)
    page = await table.guests[1].open(table)
    await table.choose(0, "draw")
    await ask(table, 0, "cancel")
    shown = await vote(table, 1, yes=True)
    assert (shown["status"], shown["scores"], shown["waiting"]) == ("over", None, None)
    assert shown["cancelled"] is not None
    assert shown["seed"] is not None
    await page.reach(3)
    assert page.status == "over" or (await page.until("presence"))["table"]["status"] == "over"
    assert (await state(table))["decision"] is None
    body = {"version": 3, "choice": "step:1", "command_id": "c"}
    await table.guests[0].refused(f"{table.path}/choices", 409, "game-over", **body)
    await table.guests[0].refused(f"{table.path}/motions", 409, "game-over", kind="undo", about={"to": 1})
    data = await table.guests[0].get(f"{table.path}/record")
    assert (data["cancelled"], data["scores"], data["seed"]) == (True, None, shown["seed"])
    assert verify(Record.load(data), ToyRules()) == ()
    again = await table.guests[1].post(f"{table.path}/rematch")
    assert (await table.guests[0].post(f"{table.path}/rematch"))["id"] == again["id"]


async def test_j4_who_is_left_alone_breaks_the_game_off_without_a_mark(house: House) -> None:
    table = await house.table(3, options=LONG)
    for seat in (1, 2):
        await table.guests[seat].post(f"{table.path}/concede")
    shown = await ask(table, 0, "cancel")
    assert (shown["status"], shown["scores"], shown["motion"]) == ("over", None, None)


async def test_bots_stop_when_the_game_is_broken_off(house: House) -> None:
    table = await house.alone(2, "random", options=LONG)
    await ask(table, 0, "cancel")
    version = (await table.guests[0].get(table.path))["version"]
    await house.parts.runner.look(0)
    await asyncio.sleep(0.3)
    assert (await table.guests[0].get(table.path))["version"] == version


async def test_a_pause_needs_all_and_ends_by_anybody(house: House) -> None:
    table = await house.table(3, options=LONG)
    await table.guests[0].refused(f"{table.path}/resume", 409, "not-paused")
    await ask(table, 0, "pause")
    await vote(table, 1, yes=True)
    shown = await vote(table, 2, yes=True)
    assert shown["paused"] is not None
    await table.guests[1].refused(f"{table.path}/motions", 409, "already-paused", kind="pause")
    shown = await table.guests[2].post(f"{table.path}/resume")
    assert shown["paused"] is None
    assert await kinds(table) == ["start", "pause", "resume"]


# Who has a vote, and what is refused


async def test_bots_and_those_who_are_out_follow_the_others(house: House) -> None:
    alone = await house.alone(options=LONG)
    await alone.choose(0, "step:1")
    shown = await ask(alone, 0, "undo", to=1)
    assert (shown["motion"], shown["version"]) == (None, 3), "it is done at once"
    table = await house.table(3, options=LONG)
    await table.guests[2].post(f"{table.path}/concede")
    assert (await ask(table, 0, "pause"))["motion"]["voters"] == [0, 1]
    await table.guests[2].refused(f"{table.path}/motions", 403, "conceded", kind="pause")
    motion = (await table.guests[2].get(table.path))["motion"]["id"]
    await table.guests[2].refused(f"{table.path}/motions/{motion}/vote", 403, "conceded", yes=False)


async def test_a_vote_that_was_waited_for_is_not_when_its_person_has_conceded(house: House) -> None:
    table = await house.table(3, options=LONG)
    await table.choose(0, "step:1")
    await ask(table, 0, "undo", to=1)
    await vote(table, 1, yes=True)
    shown = await table.guests[2].post(f"{table.path}/concede")
    assert shown["motion"] is None
    assert await kinds(table) == ["start", "choice", "concede", "rewind"]


async def test_the_question_of_who_concedes_is_moot(house: House) -> None:
    table = await house.table(3, options=LONG)
    await ask(table, 0, "pause")
    shown = await table.guests[0].post(f"{table.path}/concede")
    assert (shown["motion"], shown["paused"]) == (None, None)


async def test_more_than_half_of_the_others_decide_about_a_seat(house: House) -> None:
    table = await house.table(4, options=LONG)
    asked = await ask(table, 0, "bot", seat=3)
    assert (asked["motion"]["voters"], asked["motion"]["needs"]) == ([0, 1, 2], "most")
    motion = asked["motion"]["id"]
    await table.guests[3].refused(f"{table.path}/motions/{motion}/vote", 403, "no-vote", yes=False)
    assert (await vote(table, 1, yes=False))["motion"] is not None
    shown = await vote(table, 2, yes=True)
    assert (shown["motion"], shown["seats"][3]["bot"], shown["seats"][3]["person"]["name"]) == (
        None,
        "normal",
        "Guest 3",
    )
    back = await table.guests[3].post(f"{table.path}/seats/3", action="back")
    assert back["seats"][3]["bot"] is None


async def test_m11_what_may_not_be_asked_changes_nothing(house: House, subtests: pytest.Subtests) -> None:
    """At version 3 with nothing but a hand-over after version 2; a third seat is a bot's."""
    host, guest = await house.guest("Hana"), await house.guest("Ondra")
    made = await host.post("/api/tables", game="toy", seats=3, options=LONG)
    table = Table(house, made["id"], made["invite"], [host, guest])
    await guest.post(f"{table.path}/join", invite=table.invite, seat=1)
    await host.post(f"{table.path}/seats/2", action="bot", level="easy")
    await host.post(f"{table.path}/start")
    await table.choose(0, "step:1")
    await host.post(f"{table.path}/seats/0", action="bot", level="random")
    await host.post(f"{table.path}/seats/0", action="back")
    before = await stored(house, table)
    for kind, about, status, code in (
        ("undo", {"to": before[0]["version"]}, 422, "bad-target"),
        ("undo", {"to": 99}, 422, "bad-target"),
        ("undo", {"to": 0}, 422, "bad-target"),
        ("undo", {"to": 2}, 422, "bad-target"),
        ("undo", {}, 422, "invalid-request"),
        ("undo", {"seat": 1}, 422, "invalid-request"),
        ("undo", {"to": -1}, 422, "invalid-request"),
        ("drop", {"seat": 0}, 422, "bad-seat"),
        ("drop", {"seat": 5}, 422, "bad-seat"),
        ("drop", {"to": 1}, 422, "invalid-request"),
        ("bot", {"seat": 2}, 409, "bot-seat"),
        ("wait", {"seat": 1}, 409, "no-clock"),
        ("time", {"seat": 1}, 422, "invalid-request"),
        ("drop", {"seat": 1}, 409, "not-absent"),
        ("substitute", {"seat": 1}, 409, "not-absent"),
        ("bot", {"seat": 1}, 409, "not-absent"),
    ):
        with subtests.test(kind=kind, about=about):
            await host.refused(f"{table.path}/motions", status, code, kind=kind, about=about)
            assert await stored(house, table) == before


async def test_m13_onlookers_strangers_and_those_at_finished_tables_decide_nothing(house: House) -> None:
    private, public = await house.table(options=LONG), await house.table(options=LONG, public=True)
    stranger = await house.guest("Stranger")
    motions = {}
    for table, status, code in ((private, 404, "unknown-table"), (public, 403, "not-seated")):
        await table.choose(0, "step:1")
        motions[table.id] = (await ask(table, 0, "cancel"))["motion"]["id"]
        before = await stored(house, table)
        for path, body in (
            ("motions", {"kind": "cancel"}),
            (f"motions/{motions[table.id]}/vote", {"yes": True}),
            ("resume", {}),
            ("concede", {}),
            ("seats/0", {"action": "offer"}),
            ("choices", {"version": 2, "choice": "step:1", "command_id": "c"}),
        ):
            await stranger.refused(f"{table.path}/{path}", status, code, **body)
        for path in (f"motions/{motions[table.id]}", "seats/0/offer"):
            answer = await stranger.client.delete(f"{table.path}/{path}")
            assert (answer.status_code, answer.json()["code"]) == (status, code)
        await stranger.refused(f"{table.path}/take", 404, "unknown-table", invite="guess")
        assert await stored(house, table) == before
        await vote(table, 1, yes=True)
        before = await stored(house, table)
        for path, body in (
            ("motions", {"kind": "pause"}),
            ("concede", {}),
            ("resume", {}),
            ("seats/0", {"action": "offer"}),
        ):
            await table.guests[0].refused(f"{table.path}/{path}", 409, "game-over", **body)
        assert await stored(house, table) == before


async def test_a_game_that_ends_takes_its_question_with_it(house: House) -> None:
    table = await house.table()
    await ask(table, 0, "pause")
    await table.play_out()
    assert (await table.guests[0].get(table.path))["motion"] is None
    version = (await table.guests[0].get(table.path))["version"]
    await house.parts.motions.look()
    assert (await table.guests[0].get(table.path))["version"] == version
    async with house.parts.database.read() as connection:
        open_ = (await connection.execute(select(db.motion.c.id).where(db.motion.c.closed.is_(None)))).all()
    assert open_ == []


async def test_everybody_who_has_a_vote_is_told_once(house: House) -> None:
    table = await house.table(3, options=LONG)
    await ask(table, 1, "cancel")
    async with house.parts.database.read() as connection:
        query = select(db.outbox.c.person_id, db.outbox.c.about).where(db.outbox.c.occasion == "motion")
        told = {row.person_id: row.about for row in await connection.execute(query)}
    assert set(told) == {table.guests[0].id, table.guests[2].id}
    assert told[table.guests[0].id]["kind"] == "cancel"


async def test_one_device_has_one_voice(house: House) -> None:
    """Who plays on another's device has no vote beside that one: either asks and votes for both."""
    host, other = await house.guest("Hana"), await house.guest("Ondra")
    made = await host.post("/api/tables", game="toy", seats=3, options=LONG)
    table = Table(house, made["id"], made["invite"], [host, other])
    await other.post(f"{table.path}/join", invite=table.invite, seat=1)
    shown = await host.post(f"{table.path}/seats/2", action="companion", name="Cyril")
    companion = shown["seats"][2]["person"]["id"]
    await host.post(f"{table.path}/start")
    await table.choose(0, "step:1")
    shown = await ask(table, 1, "undo", to=1)
    assert shown["motion"]["voters"] == [0, 1]
    vote_by_companion = f"{table.path}/motions/{shown['motion']['id']}/vote?as={companion}"
    shown = await host.post(vote_by_companion, yes=True)
    assert (shown["motion"], shown["version"]) == (None, 3)
    shown = await host.post(f"{table.path}/motions?as={companion}", kind="cancel")
    assert (shown["motion"]["by"], shown["motion"]["votes"]) == (2, [{"seat": 0, "yes": True, "choice": None}])
    shown = await vote(table, 1, yes=True)
    again = await host.post(f"{table.path}/rematch")
    names = [seat["name"] for seat in (await host.get(f"/api/tables/{again['id']}"))["seats"]]
    assert names == ["Hana", None, "Cyril"], "who plays on the device comes along"
