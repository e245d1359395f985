"""Who has followed how far, and what is new since: at the table, in lists, and for whoever wants to tell somebody."""

from collections.abc import Iterator
from datetime import datetime, timedelta
from typing import Any

import pytest
from sqlalchemy import event as sqlalchemy_event
from sqlalchemy import select

from orloj.server.db.tables import visit
from orloj.server.wire import Present, now
from tests.server.house import Guest, House, Page, Table


@pytest.fixture(autouse=True)
def present() -> Iterator[None]:
    """Time is moved, never waited for."""
    yield
    Present.ahead = timedelta()


@pytest.fixture
async def table(house: House) -> Table:
    """A long game of two."""
    return await house.table(options={"rounds": "50"})


async def look(page: Page, version: int, **more: Any) -> None:
    """A sign of life, and an answer to a question after it: it has been noted then."""
    await page.send(t="look", version=version, **more)
    await page.send(t="resync", after=page.version)
    await page.until("diff")


async def arrive(guest: Guest, table: Table) -> Page:
    """Opens a page; it is at the present version then."""
    page = await guest.open(table)
    await page.until("presence")
    return page


async def told(guest: Guest, table: Table) -> tuple[int | None, int, list[int]]:
    """What the table's own address says of news, which must be what lists say."""
    shown = await guest.get(table.path)
    listed = next(one for one in (await guest.get("/api/tables"))["tables"] if one["id"] == table.id)
    found = shown["seen"], shown["news"], shown["news_by"]
    assert found == (listed["seen"], listed["news"], listed["news_by"])
    return found


async def test_catching_up_survives_a_reload_and_ends_with_going_on(table: Table) -> None:
    guest = table.guests[1]
    page = await arrive(guest, table)
    await look(page, 1)
    assert await told(guest, table) == (1, 0, [])
    await page.line.close()
    Present.ahead += timedelta(days=1)
    for choice in ("step:1", "draw", "end-turn"):
        await table.choose(0, choice)
    assert await told(guest, table) == (1, 3, [0])
    page = await guest.open(table)
    assert (await page.until("presence"))["table"]["seen"] == 1
    await look(page, 4)  # the page shows the present beside its catch-up
    assert await told(guest, table) == (1, 3, [0])
    await look(page, 4, visible=False)  # as browsers say when a page is loaded anew
    page = await guest.open(table)
    shown = (await page.until("presence"))["table"]
    assert (shown["seen"], shown["news"], shown["news_by"]) == (1, 3, [0])
    await look(page, 4, done=True)
    assert await told(guest, table) == (4, 0, [])
    await look(page, 4, visible=False)
    assert await told(guest, table) == (4, 0, [])


async def test_what_is_seen_as_it_happens_is_no_news(table: Table) -> None:
    guest = table.guests[1]
    page = await arrive(guest, table)
    await look(page, 1)
    for _ in range(3):
        Present.ahead += timedelta(seconds=20)
        version = (await table.choose(0, "step:1"))["version"]
        await page.reach(version)
        await look(page, version)
    assert await told(guest, table) == (4, 0, [])


async def test_a_page_in_the_background_sees_nothing(table: Table) -> None:
    guest = table.guests[1]
    page = await arrive(guest, table)
    await look(page, 1)
    await look(page, 1, visible=False)
    version = (await table.choose(0, "step:1"))["version"]
    await page.reach(version)
    await look(page, version, visible=False)
    assert await told(guest, table) == (1, 1, [0])
    await look(page, version)
    assert await told(guest, table) == (1, 1, [0]), "it comes to the front: this is the catch-up"


async def test_an_interrupted_catch_up_goes_on_where_it_was(table: Table) -> None:
    """A page that says how far it has come loses nothing however long the pause is."""
    guest = table.guests[1]
    await look(await arrive(guest, table), 1)
    Present.ahead += timedelta(days=1)
    for _ in range(6):
        await table.choose(0, "step:1")
    page = await arrive(guest, table)
    await look(page, 1)
    await look(page, 4)
    Present.ahead += timedelta(days=1)
    assert await told(guest, table) == (4, 3, [0])


async def test_ones_own_doings_are_no_news(table: Table) -> None:
    host = table.guests[0]
    await look(await arrive(host, table), 1)
    Present.ahead += timedelta(days=1)
    await table.choose(0, "end-turn")  # by another device
    assert await told(host, table) == (1, 0, [])
    await table.choose(1, "step:1")
    await table.choose(1, "end-turn")
    assert await told(host, table) == (1, 2, [1])


async def test_who_never_looked_has_everything_before_them(table: Table) -> None:
    await table.choose(0, "step:1")
    seen, number, by = await told(table.guests[1], table)
    assert (seen, number, by) == (None, 1, [0])


async def test_two_devices_are_one_visitor(table: Table) -> None:
    guest = table.guests[1]
    first = await arrive(guest, table)
    await look(first, 1)
    second = await arrive(guest, table)
    await table.choose(0, "step:1")
    await first.reach(2)
    await look(first, 2)
    await look(second, 1)  # it lags behind
    assert await told(guest, table) == (2, 0, [])


async def test_a_look_is_a_sign_of_life_until_it_is_old_or_taken_back(house: House, table: Table) -> None:
    guest = table.guests[1]
    page = await arrive(guest, table)
    await look(page, 1)
    assert await _looked(house, guest) < 5
    Present.ahead += timedelta(seconds=20)
    assert await _looked(house, guest) >= 20
    await look(page, 1)
    assert await _looked(house, guest) < 5
    await look(page, 1, visible=False)
    assert await _looked(house, guest) >= 45


async def _looked(house: House, guest: Guest) -> float:
    async with house.parts.database.read() as connection:
        at: datetime = (await connection.execute(select(visit.c.at).where(visit.c.person_id == guest.id))).scalar_one()
    return (now() - at).total_seconds()


async def test_nobody_follows_further_than_the_game_has_come(table: Table) -> None:
    guest = table.guests[1]
    page = await arrive(guest, table)
    await look(page, 1000)
    Present.ahead += timedelta(days=1)
    await table.choose(0, "step:1")
    assert await told(guest, table) == (1, 1, [0])


async def test_strangers_leave_no_trace(house: House) -> None:
    table = await house.table(public=True)
    for name in ("Onlooker", None):
        page = await (await house.guest(name)).open(table)
        await page.until("presence")
        await look(page, 1)
        assert page.messages[-1]["t"] == "diff", "nor is it refused"
    async with house.parts.database.read() as connection:
        assert (await connection.execute(select(visit))).all() == []


GARBLED: tuple[dict[str, Any], ...] = (
    {},
    {"version": "1"},
    {"version": True},
    {"version": -1},
    {"version": 2**31},
    {"version": 1, "visible": "yes"},
    {"version": 1, "done": 1},
)


async def test_a_garbled_look_is_refused(house: House, table: Table, subtests: pytest.Subtests) -> None:
    page = await arrive(table.guests[0], table)
    for message in GARBLED:
        with subtests.test(message=message):
            await page.send(t="look", **message)
            assert (await page.until("refused"))["problem"]["code"] == "invalid-request"
            async with house.parts.database.read() as connection:
                assert (await connection.execute(select(visit))).all() == []


async def test_a_list_needs_one_query_for_all_news(house: House) -> None:
    host = await house.guest("Hana")
    for _ in range(5):
        made = await host.post("/api/tables", game="toy", seats=2)
        await host.post(f"/api/tables/{made['id']}/seats/1", action="bot", level="random")
        await host.post(f"/api/tables/{made['id']}/start")
    asked: list[str] = []
    engine = house.parts.database.engine.sync_engine

    def note(_c: Any, _u: Any, statement: str, *_: Any) -> None:
        if "event" in statement and "visit" in statement:
            asked.append(statement)

    sqlalchemy_event.listen(engine, "before_cursor_execute", note)
    try:
        listed = (await host.get("/api/tables"))["tables"]
    finally:
        sqlalchemy_event.remove(engine, "before_cursor_execute", note)
    assert [one["news"] for one in listed] == [0] * 5
    assert len(asked) == 1


async def test_that_a_game_began_is_no_news(table: Table) -> None:
    """Nobody has done anything yet: there is nothing that a catch-up could show."""
    for guest in table.guests:
        assert await told(guest, table) == (None, 0, [])
