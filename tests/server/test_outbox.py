"""What is to be told stands in the outbox as soon as it is so, and for nobody else."""

import asyncio
from datetime import timedelta
from typing import Any

import pytest
from sqlalchemy import insert, select, update

from orloj.engine.match import Step
from orloj.server.db.tables import companion, game_table, outbox, preference, seat
from orloj.server.lobby import repository as tables
from orloj.server.lobby.noting import note
from orloj.server.telling.outbox import tell
from orloj.server.wire import now
from tests.server.house import House, Table

Row = dict[str, Any]
QUESTIONS = {"traps": "questions"}


async def noted(table: Table) -> list[Row]:
    """A table's rows in the outbox, in their order."""
    async with table.house.parts.database.read() as connection:
        query = select(outbox).where(outbox.c.table_id == table.id).order_by(outbox.c.id)
        rows = (await connection.execute(query)).mappings().all()
    return [dict(row) for row in rows]


async def brief(table: Table) -> list[tuple[int, str, int]]:
    """Which guest is told, of what, at which version."""
    ids = [guest.id for guest in table.guests]
    return [(ids.index(row["person_id"]), row["occasion"], row["version"]) for row in await noted(table)]


async def test_a_start_tells_who_is_first_and_all_others_but_who_began_it(house: House) -> None:
    table = await house.table(3)
    assert sorted(await brief(table)) == [(0, "turn", 1), (1, "begin", 1), (2, "begin", 1)]


async def test_the_wait_passes_and_the_end_is_told_to_all(house: House) -> None:
    """What the same seat does in its turn is told to nobody."""
    table = await house.table(2)
    before = len(await noted(table))
    await table.choose(0, "step:1")
    await table.choose(0, "draw")
    assert len(await noted(table)) == before
    await table.choose(0, "end-turn")
    assert (await brief(table))[before:] == [(1, "turn", 4)]
    row = (await noted(table))[-1]
    assert row["about"] == {"seat": 1, "ask": "turn", "turn": 1}
    assert (row["due"] - row["created"], row["done"], row["held"]) == (timedelta(seconds=60), None, None)
    shown = await table.guests[0].get(table.path)
    assert shown["turn_since"][:23] == row["created"].isoformat()[:23]
    await table.play_out()
    assert sorted((await brief(table))[-2:]) == [(0, "over", 7), (1, "over", 7)]


async def test_a_decision_inside_anothers_turn_is_a_question(house: House) -> None:
    """Known fault I6. When it is answered, the turn goes on, and whose it is is told."""
    table = await house.table(3, options=QUESTIONS)
    before = len(await noted(table))
    await table.choose(0, "ask")
    assert (await noted(table))[-1]["about"] == {"seat": 1, "ask": "answer", "turn": 0}
    await table.choose(1, "yes")
    assert (await brief(table))[before:] == [(1, "question", 2), (0, "turn", 3)]


async def test_the_persons_own_delay_counts(house: House) -> None:
    table = await house.table(2)
    async with house.parts.database.write() as connection:
        values = {"zone": "Europe/Prague", "occasions": [], "delay": 5, "remind_most": 0}
        await connection.execute(insert(preference).values(person_id=table.guests[1].id, **values))
    await table.choose(0, "end-turn")
    row = (await noted(table))[-1]
    assert row["due"] - row["created"] == timedelta(seconds=5)


async def test_a_refused_and_a_repeated_command_tell_nothing(house: House) -> None:
    table = await house.table(2)
    before = len(await noted(table))
    body = {"version": 1, "choice": "end-turn", "command_id": "once"}
    path = f"{table.path}/choices"
    await table.guests[1].refused(path, 403, "not-your-turn", **{**body, "command_id": "never"})
    assert len(await noted(table)) == before
    await asyncio.gather(*(table.guests[0].post(path, **body) for _ in range(5)))
    await table.guests[0].refused(path, 409, "stale-version", **{**body, "command_id": "late"})
    assert len(await noted(table)) == before + 1


@pytest.mark.parametrize("who", ["program", "stand-in", "conceded"])
async def test_who_does_not_play_the_own_seat_is_told_of_no_turn(house: House, who: str) -> None:
    table = await house.table(2, start=False)
    program = await table.guests[1].post("/api/bots", name="Robot")
    values: Row = {
        "program": {"person_id": program["id"]},
        "stand-in": {"bot": "random"},
        "conceded": {"conceded": now()},
    }[who]
    async with house.parts.database.write() as connection:
        await connection.execute(update(seat).where(seat.c.table_id == table.id, seat.c.seat == 1).values(**values))
    await table.guests[0].post(f"{table.path}/start")
    await table.choose(0, "end-turn")
    assert [said for said in await brief(table) if said[1] != "begin"][:1] == [(0, "turn", 1)]
    assert (1, "turn", 2) not in await brief(table)


async def test_a_companions_turn_is_told_to_its_owner(house: House) -> None:
    table = await house.table(2)
    async with house.parts.database.write() as connection:
        await connection.execute(insert(companion).values(person_id=table.guests[1].id, owner=table.guests[0].id))
        found = await tables.find(connection, table.id)
        assert found is not None
        await tell(connection, found, [0, 1], "chat", 1, {"text": "hello"})
    assert (await brief(table))[-1] == (0, "chat", 1)
    assert (await noted(table))[-1]["about"]["seat"] == 0


async def test_a_table_for_trying_out_tells_nothing(house: House) -> None:
    table = await house.table(2, start=False)
    async with house.parts.database.write() as connection:
        about = {"of": None, "version": 0, "kind": "sandbox", "title": "x"}
        await connection.execute(update(game_table).where(game_table.c.id == table.id).values(sandbox=about))
    await table.guests[0].post(f"{table.path}/start")
    await table.choose(0, "end-turn")
    assert await noted(table) == []


async def test_what_is_told_once_is_not_told_twice(house: House) -> None:
    table = await house.table(2)
    for text in ("one", "two"):
        async with house.parts.database.write() as connection:
            found = await tables.find(connection, table.id)
            assert found is not None
            await tell(connection, found, [1], "motion", 7, {"text": text})
    rows = [row for row in await noted(table) if row["occasion"] == "motion"]
    assert [row["about"] for row in rows] == [{"seat": 1, "text": "one"}]


async def test_what_is_not_stored_is_not_told(house: House) -> None:
    """The row lives and dies with the transaction of what it tells of."""
    table = await house.table(2)
    before = len(await noted(table))

    async def fail() -> None:
        async with house.parts.database.write() as connection:
            found = await tables.find(connection, table.id)
            assert found is not None
            await tell(connection, found, [1], "motion", 7, {})
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await fail()
    assert len(await noted(table)) == before


@pytest.mark.parametrize("sent", [True, False])
async def test_a_wait_that_is_taken_back_is_told_to_who_was_told_of_it(house: House, sent: bool) -> None:
    """Known fault D9: who has the wait again is told, and who had it gets a correction, but only if told before."""
    table = await house.table(2)
    await table.choose(0, "end-turn")
    before = len(await noted(table))
    async with house.parts.database.write() as connection:
        if sent:
            mine = outbox.c.person_id == table.guests[1].id
            await connection.execute(update(outbox).where(mine, outbox.c.occasion == "turn").values(done=now()))
        found = await tables.find(connection, table.id, lock=True)
        assert found is not None
        at = now()
        await note(connection, found, Step("rewind", 0, "", 1, ()), waiting={"0": "turn"}, turn_since=at)
    assert sorted((await brief(table))[before:]) == [(0, "turn", 3), *([(1, "turn", 3)] if sent else [])]
    assert (await noted(table))[-1]["about"].get("withdrawn", False) is sent
