"""What is told when, and what is not."""

from datetime import timedelta
from typing import Any

import pytest
from sqlalchemy import delete, insert, update

from orloj.engine.match import Step
from orloj.server.db.tables import companion, game_table, motion, outbox, person, seat, visit
from orloj.server.lobby import repository as tables
from orloj.server.lobby.noting import note
from orloj.server.telling.outbox import tell
from orloj.server.wire import now
from tests.server.house import Guest, Table
from tests.server.told import ORIGIN, Told

PLAIN: dict[str, Any] = {"zone": "Europe/Prague", "quiet": None, "off": [], "delay": 60, "remind": None}


async def prefer(guest: Guest, **wishes: Any) -> None:
    answer = await guest.client.put("/api/notices/preferences", json={**PLAIN, **wishes})
    assert answer.status_code == 200, answer.text


async def look(told: Told, table: Table, guest: int, ago: float = 0.0) -> None:
    """A sign that a guest looks at the table."""
    who = {"table_id": table.id, "person_id": table.guests[guest].id}
    async with told.house.parts.database.write() as connection:
        await connection.execute(delete(visit).where(*(visit.c[name] == value for name, value in who.items())))
        await connection.execute(insert(visit).values(**who, version=1, at=now() - timedelta(seconds=ago)))


async def test_a_turn_is_told_once_after_the_delay(told: Told) -> None:
    table = await told.table()
    await table.choose(0, "end-turn")
    await told.step(seconds=59)
    assert told.titles() == []
    await told.step(seconds=2)
    await told.step(hours=50)
    message = told.service.heard[0].json
    assert [heard.json["title"] for heard in told.service.heard] == ["Your turn, Thursday table"]
    assert message["message"].startswith(f"Thursday table (Secret Words): your turn.\n{ORIGIN}/t/{table.id}\n")
    assert f"{ORIGIN}/stop#" in message["message"]
    assert await told.deliveries("state", "tries", "error") == [("sent", 1, None)]


async def test_a_question_inside_anothers_turn_names_who_asks_and_what(told: Told) -> None:
    """Known fault I6."""
    table = await told.table(options={"traps": "questions"})
    await table.choose(0, "ask")
    await told.step(seconds=61)
    assert told.titles() == ["Question in Guest 0’s turn"]
    assert "you are asked: answer." in told.service.heard[0].json["message"]


async def test_who_has_acted_is_not_told(told: Told) -> None:
    table = await told.table(told=0)
    await table.choose(0, "end-turn")
    await table.choose(1, "end-turn")
    await table.choose(0, "end-turn")
    await told.step(seconds=61)
    assert told.titles() == []
    assert [row for row in await told.rows("held", "occasion") if row[0] != "before"] == [
        ("acted", "turn"), ("acted", "turn"), ("no-way", "turn"),
    ]  # fmt: skip


async def test_a_game_that_is_over_tells_its_end_and_no_turn(told: Told) -> None:
    """Known fault H5: also when a table was broken off."""
    table = await told.table()
    await table.choose(0, "end-turn")
    await table.play_out()
    await told.step(seconds=61)
    assert told.titles() == ["The game is over, Thursday table"]
    assert "Guest 0 and Guest 1 won" in told.service.heard[0].json["message"]

    other = await told.table()
    await other.choose(0, "end-turn")
    async with told.house.parts.database.write() as connection:
        found = await tables.find(connection, other.id, lock=True)
        assert found is not None
        step = Step("cancel", 0, "", 0, ())
        await note(connection, found, step, status="over", waiting=None, turn_since=None, cancelled=now())
    await told.step(seconds=61)
    await told.step(days=3)
    assert told.titles()[1:] == ["The game is over, Thursday table"]
    assert "broken off" in told.service.heard[1].json["message"]


@pytest.mark.parametrize("how", ["bot", "conceded", "another"])
async def test_whose_seat_is_no_longer_theirs_to_play_is_not_told(told: Told, how: str) -> None:
    table = await told.table()
    await table.choose(0, "end-turn")
    stranger = await told.house.guest("Stranger")
    ways: dict[str, dict[str, Any]] = {
        "bot": {"bot": "random"}, "conceded": {"conceded": now()}, "another": {"person_id": stranger.id},
    }  # fmt: skip
    async with told.house.parts.database.write() as connection:
        await connection.execute(update(seat).where(seat.c.table_id == table.id, seat.c.seat == 1).values(**ways[how]))
    await told.step(seconds=61)
    assert told.titles() == []


async def test_what_was_taken_back_before_it_was_told_is_not_told(told: Told) -> None:
    """Known fault D9, the first half."""
    table = await told.table()
    await table.choose(0, "end-turn")
    await rewind(told, table)
    await told.step(seconds=61)
    assert told.titles() == []


async def test_what_was_taken_back_after_it_was_told_is_followed_by_a_correction(told: Told) -> None:
    """Known fault D9: and no reminder comes; when the turn comes again, it is told again."""
    table = await told.table()
    await prefer(table.guests[1], remind={"after": 1, "most": 3})
    await table.choose(0, "end-turn")
    await told.step(seconds=61)
    await rewind(told, table)
    await told.step(seconds=61)
    assert told.titles() == ["Your turn, Thursday table", "Not your turn after all, Thursday table"]
    await told.step(hours=5)
    assert len(told.titles()) == 2


async def rewind(told: Told, table: Table) -> None:
    """Takes the wait back to the first seat, as an agreed undo does."""
    async with told.house.parts.database.write() as connection:
        found = await tables.find(connection, table.id, lock=True)
        assert found is not None
        await note(connection, found, Step("rewind", 0, "", 1, ()), waiting={"0": "turn"}, turn_since=now())


async def test_nothing_is_sent_while_one_looks_and_it_is_sent_once_one_has_gone(told: Told) -> None:
    """Known fault I1: a sign of 20 s ago holds it back; an old one, as of a hidden or a crashed tab, does not."""
    table = await told.table()
    await table.choose(0, "end-turn")
    await look(told, table, 1, ago=-41)
    await told.step(seconds=61)
    assert told.titles() == []
    listed = (await table.guests[1].get("/api/notices/deliveries"))["deliveries"]
    assert [(one["state"], one["held"], one["kind"]) for one in listed] == [("held", "looking", "hook")]
    await told.step(seconds=30)
    assert told.titles() == ["Your turn, Thursday table"]
    await told.step(hours=1)
    assert len(told.titles()) == 1


async def test_an_old_sign_of_looking_does_not_hold_a_turn_back(told: Told) -> None:
    """Known fault I1."""
    table = await told.table()
    await look(told, table, 1)
    await table.choose(0, "end-turn")
    await told.step(seconds=61)
    assert told.titles() == ["Your turn, Thursday table"]


async def test_looking_at_one_table_does_not_silence_another(told: Told) -> None:
    """Known fault I1: presence is of that table."""
    table = await told.table()
    other = await told.house.table(2)
    await table.choose(0, "end-turn")
    async with told.house.parts.database.write() as connection:
        values = {"table_id": other.id, "person_id": table.guests[1].id, "version": 1}
        await connection.execute(insert(visit).values(**values, at=now() + timedelta(seconds=61)))
    await told.step(seconds=61)
    assert told.titles() == ["Your turn, Thursday table"]


async def test_who_looked_on_with_a_companion_looks_too(told: Told) -> None:
    table = await told.table(told=0)
    async with told.house.parts.database.write() as connection:
        await connection.execute(insert(companion).values(person_id=table.guests[1].id, owner=table.guests[0].id))
    await table.choose(0, "end-turn")
    await look(told, table, 1, ago=-50)
    await told.step(seconds=61)
    assert told.titles() == []
    await told.step(seconds=60)
    assert told.titles() == ["Your turn, Thursday table"]


async def test_the_own_delay_and_the_occasions_that_are_off(told: Told) -> None:
    table = await told.table()
    await prefer(table.guests[1], delay=0)
    await table.choose(0, "end-turn")
    await told.step(seconds=1)
    assert len(told.titles()) == 1
    await prefer(table.guests[1], off=["over"])
    await table.play_out()
    await told.step(seconds=61)
    assert len(told.titles()) == 1


async def test_many_games_that_wait_are_told_in_one_message(told: Told) -> None:
    """Known fault I5: none is left out, however many there are."""
    table = await told.table()
    guest = table.guests[1]
    async with told.house.parts.database.write() as connection:
        found = await tables.find(connection, table.id)
        assert found is not None
        for number in range(149):
            id = f"copy-{number}"
            values = {name: getattr(found, name) for name in game_table.c.keys()}  # noqa: SIM118  columns, not a dict
            await tables.add(connection, {**values, "id": id, "name": f"Game {number}", "waiting": {"1": "turn"}})
            await tables.sit(connection, id, 1, guest.id)
    await told.step(seconds=1)
    await told.step(seconds=61)
    await told.step(hours=10)
    assert told.titles() == ["149 games wait for you"]
    text = told.service.heard[0].json["message"]
    assert all(f"Game {number} " in text for number in range(149))
    assert len(await told.deliveries("id")) == 1


async def test_reminders_come_in_the_chosen_rhythm_until_one_acts(told: Told) -> None:
    """Known fault I8."""
    table = await told.table()
    await prefer(table.guests[1], remind={"after": 12, "most": 2})
    await table.choose(0, "end-turn")
    await told.step(seconds=61)
    await told.step(hours=11)
    assert told.titles() == ["Your turn, Thursday table"]
    await told.step(hours=1)
    await told.step(hours=12)
    await told.step(hours=12)
    await told.step(hours=12)
    assert told.titles() == ["Your turn, Thursday table", *["Reminder: Thursday table"] * 2]


@pytest.mark.parametrize("ends", ["acts", "over"])
async def test_reminders_stop_at_once(told: Told, ends: str) -> None:
    """Known faults I8, H5."""
    table = await told.table()
    await prefer(table.guests[1], remind={"after": 1, "most": 5}, off=["over"])
    await table.choose(0, "end-turn")
    await told.step(seconds=61)
    await table.choose(1, "end-turn") if ends == "acts" else await table.play_out()
    await told.step(hours=30)
    assert len(told.titles()) == 1


async def test_a_vote_is_told_to_who_has_not_voted(told: Told) -> None:
    """Known fault I6."""
    table = await told.table()
    values = {
        "id": "m1", "table_id": table.id, "kind": "undo", "seat": 0, "about": {"to": 1}, "votes": {"0": True},
        "opened": now(), "expires": now() + timedelta(days=1),
    }  # fmt: skip
    for vote in (False, True):
        async with told.house.parts.database.write() as connection:
            await connection.execute(delete(motion))
            votes = {"0": True, **({"1": True} if vote else {})}
            await connection.execute(insert(motion).values(**{**values, "votes": votes}))
            found = await tables.find(connection, table.id)
            assert found is not None
            await tell(connection, found, [1], "motion", 10 + vote, {"kind": "undo", "by": 0})
        await told.step(seconds=61)
    assert told.titles() == ["Guest 0 asks to take steps back"]


async def test_what_nobody_noted_is_made_good(told: Told) -> None:
    """Known fault I2: a seat that comes back from a bot or changes hands, a game restored from a backup."""
    table = await told.table()
    await table.choose(0, "end-turn")
    async with told.house.parts.database.write() as connection:
        await connection.execute(delete(outbox))
    await told.step(seconds=61)
    await told.step(seconds=61)
    assert told.titles() == ["Your turn, Thursday table"]
    await told.step(hours=5)
    assert len(told.titles()) == 1


async def test_a_pause_holds_turns_back(told: Told) -> None:
    table = await told.table()
    await table.choose(0, "end-turn")
    async with told.house.parts.database.write() as connection:
        await tables.change(connection, table.id, paused=now())
    await told.step(hours=2)
    assert told.titles() == []
    async with told.house.parts.database.write() as connection:
        await tables.change(connection, table.id, paused=None)
    await told.step(seconds=61)
    assert told.titles() == ["Your turn, Thursday table"]


@pytest.mark.parametrize("column", ["removed", "banned"])
async def test_who_is_gone_is_told_nothing(told: Told, column: str) -> None:
    table = await told.table()
    await table.choose(0, "end-turn")
    async with told.house.parts.database.write() as connection:
        mine = person.c.id == table.guests[1].id
        await connection.execute(update(person).where(mine).values({column: now()}))
    await told.step(seconds=61)
    assert told.titles() == []


async def test_chat_that_addresses_somebody_is_told_to_that_person(told: Told) -> None:
    """Not to others, not of other chat, and not of somebody who is muted."""
    table = await told.table()
    guest = table.guests[1]
    page = await table.guests[0].open(table)
    for text in ("hello", "@Guest 10, hello", "mail me: a@guest", "@guest 0", "well, @GUEST 1: your move?"):
        await page.send(t="chat", text=text)
        await page.until("chat", text=text)
    await told.step(seconds=61)
    assert told.titles() == ["Guest 0 speaks to you, Thursday table"]
    assert "well, @GUEST 1: your move?" in told.service.heard[0].json["message"]
    await guest.client.put(f"/api/mutes/{table.guests[0].id}")
    await page.send(t="chat", text="@Guest 1!")
    await page.until("chat", text="@Guest 1!")
    await told.step(hours=2)
    assert len(told.titles()) == 1
