"""Devices where somebody is in: they are listed, ended, and work side by side."""

import asyncio
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select, update
from websockets.exceptions import InvalidStatus

from orloj.server.accounts.cookie import NAME
from orloj.server.accounts.device import device_of
from orloj.server.admin.people import ban_person
from orloj.server.db.tables import login, metadata, person
from orloj.server.wire import Present, now
from tests.server.house import Guest, House, Table, problem, running

pytestmark = pytest.mark.either_database

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
IPHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) "
    "Version/18.0 Mobile/15E148 Safari/604.1"
)


async def second_device(house: House, guest: Guest, agent: str = IPHONE) -> Guest:
    """The same person in another browser, let in by the personal link."""
    token = (await guest.post("/api/session/link"))["token"]
    twin = await house.guest(None)
    twin.client.headers["User-Agent"] = agent
    twin.id = (await twin.post("/api/session/enter", token=token))["person"]["id"]
    assert twin.id == guest.id
    return twin


async def test_devices_are_listed_in_plain_words(house: House) -> None:
    guest = await house.guest(None)
    guest.client.headers["User-Agent"] = FIREFOX
    guest.id = (await guest.post("/api/session", name="Jana"))["person"]["id"]
    await second_device(house, guest)
    logins = (await guest.get("/api/session/logins"))["logins"]
    assert {(one["device"], one["this"]) for one in logins} == {
        ("Firefox on Linux", True),
        ("Safari on an iPhone", False),
    }
    mine = next(one["id"] for one in logins if one["this"])
    assert (await guest.get("/api/session"))["login"] == mine


@pytest.mark.parametrize(
    ("agent", "words"),
    [
        (FIREFOX, "Firefox on Linux"),
        ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/126.0 Safari/537.36 Edg/126.0", "Edge on Windows"),
        ("Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36", "Chrome on Android"),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) Version/17.0 Safari/605.1.15", "Safari on a Mac"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) FxiOS/126.0 Safari/605.1", "Firefox on an iPhone"),
        ("python-httpx/0.28", "A browser"),
        ("<script>" * 100, "A browser"),
        ("", "A browser"),
    ],
)
def test_a_device_has_a_name_that_people_know(agent: str, words: str) -> None:
    assert device_of(agent) == words


async def test_two_devices_play_side_by_side(house: House) -> None:
    """Known fault A6: the second device gets the same seat, and neither harms the other."""
    elsewhere = await house.table()
    guest = elsewhere.guests[1]
    made = await guest.post("/api/tables", game="toy", seats=2)
    other = await house.guest("Other")
    await other.post(f"/api/tables/{made['id']}/join", invite=made["invite"])
    await guest.post(f"/api/tables/{made['id']}/start")
    table = Table(house, made["id"], made["invite"], [guest, other])
    twin = await second_device(house, guest)
    first, second = await guest.open(table), await twin.open(table)
    for page in (first, second):
        assert (await page.until("presence"))["table"]["you"] == 0
    assert (await second.choose("step:1", "phone-1", 1))["t"] == "ack"
    await first.reach(2)
    assert (await first.choose("step:2", "laptop-1"))["t"] == "ack"
    await second.reach(3)
    assert first.view == second.view


async def test_an_ended_device_is_out_at_once_and_the_others_stay(house: House) -> None:
    table = await house.table()
    guest = table.guests[0]
    phone, tablet = await second_device(house, guest), await second_device(house, guest)
    page, kept, third = await phone.open(table), await guest.open(table), await tablet.open(table)
    for line in (page, kept, third):
        await line.until("presence")
    id = (await phone.get("/api/session"))["login"]
    assert (await guest.client.delete(f"/api/session/logins/{id}")).status_code == 204
    assert await page.closed() == 4401
    assert (await phone.get("/api/session", 401))["code"] == "no-session"
    assert (await phone.get(table.path, 404))["code"] == "unknown-table"
    await phone.refused(f"{table.path}/choices", 401, "no-session", version=1, choice="step:1", command_id="c1")
    with pytest.raises(InvalidStatus):
        await phone.open(table)
    problem(await guest.client.delete(f"/api/session/logins/{id}"), 404, "unknown-login")
    assert (await kept.choose("step:1", "c1", 1))["t"] == "ack"
    await third.reach(2)
    assert (await guest.client.delete("/api/session/logins")).status_code == 204
    assert await third.closed() == 4401
    assert len((await guest.get("/api/session/logins"))["logins"]) == 1
    assert (await kept.choose("step:1", "c2"))["t"] == "ack"


async def test_nobody_ends_anothers_device(house: House) -> None:
    guest, other = await house.guest("Jana"), await house.guest("Eva")
    theirs = (await other.get("/api/session"))["login"]
    for id in (theirs, "x", "x" * 1400):
        problem(await guest.client.delete(f"/api/session/logins/{id}"), 404, "unknown-login")
    for id in ("%00", "%F0%9F%98%80", "x" * 1401):
        problem(await guest.client.delete(f"/api/session/logins/{id}"), 422, "invalid-request")
    assert (await other.get("/api/session"))["person"]["name"] == "Eva"


async def test_who_signs_out_is_out_and_the_old_cookie_is_dead(house: House) -> None:
    table = await house.table()
    guest = table.guests[0]
    page = await guest.open(table)
    await page.until("presence")
    jar = dict(guest.client.cookies)
    answer = await guest.client.delete("/api/session")
    assert answer.status_code == 204
    assert 'orloj_session=""' in answer.headers["set-cookie"]
    assert await page.closed() == 4401
    assert (await guest.get("/api/session", 401))["code"] == "no-session"
    guest.client.cookies.update(jar)
    assert (await guest.get("/api/session", 401))["code"] == "no-session"
    again = await guest.post("/api/session", name="Jana")
    assert again["person"]["id"] != guest.id


async def test_a_device_ended_through_one_process_is_out_of_the_other(postgres_url: str, tmp_path: Path) -> None:
    async with running(postgres_url, tmp_path) as left, running(postgres_url, tmp_path) as right:
        table = await left.table()
        phone = await (await second_device(left, table.guests[0])).through(right)
        page = await phone.open(table)
        await page.until("presence")
        await table.guests[0].client.delete("/api/session/logins")
        assert await page.closed() == 4401


async def test_a_device_is_seen_now_and_then(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    guest = await house.guest("Jana")
    first = (await guest.get("/api/session/logins"))["logins"][0]
    monkeypatch.setattr(Present, "ahead", timedelta(minutes=4))
    assert (await guest.get("/api/session/logins"))["logins"][0]["seen"] == first["seen"]
    monkeypatch.setattr(Present, "ahead", timedelta(minutes=6))
    assert (await guest.get("/api/session/logins"))["logins"][0]["seen"] > first["seen"]


async def test_the_cookie_lasts_anew_as_long_as_somebody_comes(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    guest = await house.guest("Jana")
    assert "set-cookie" not in (await guest.client.get("/api/session")).headers
    monkeypatch.setattr(Present, "ahead", timedelta(days=300))
    cookie = (await guest.client.get("/api/session")).headers["set-cookie"]
    assert "Max-Age=34560000" in cookie
    assert guest.client.cookies[NAME] in cookie


async def test_the_cookie_of_an_older_release_becomes_a_device(house: House) -> None:
    """Such a cookie held the person's signed id. All requests of a page may come with it at once."""
    async with house.parts.database.write() as connection:
        await connection.execute(insert(person).values(id="old-person", name="Old", created=now()))
    guest = await house.guest(None)
    guest.client.cookies.set(NAME, house.parts.cookies._signer.sign("old-person").decode())
    async with asyncio.TaskGroup() as group:
        tasks = [group.create_task(guest.get("/api/session")) for _ in range(8)]
    assert {task.result()["person"]["name"] for task in tasks} == {"Old"}
    assert len({task.result()["login"] for task in tasks}) == 1
    jar = dict(guest.client.cookies)
    await guest.client.delete("/api/session")
    guest.client.cookies.update(jar)
    assert (await guest.get("/api/session", 401))["code"] == "no-session"


async def test_an_old_cookie_is_nothing_where_the_person_is_in_by_another(house: House) -> None:
    guest, thief = await house.guest("Jana"), await house.guest(None)
    thief.client.cookies.set(NAME, house.parts.cookies._signer.sign(guest.id).decode())
    assert (await thief.get("/api/session", 401))["code"] == "no-session"


async def test_whoever_is_banned_is_refused_everywhere(house: House) -> None:
    """Known fault M12: at each request, not at the next login."""
    table = await house.table()
    guest = table.guests[0]
    token = (await guest.post("/api/session/link"))["token"]
    async with house.parts.database.write() as connection:
        await connection.execute(update(person).where(person.c.id == guest.id).values(banned=now()))
    assert (await guest.get("/api/session", 403))["code"] == "banned"
    await guest.refused(f"{table.path}/choices", 403, "banned", version=1, choice="step:1", command_id="c1")
    await guest.refused("/api/session", 403, "banned", name="Other")
    with pytest.raises(InvalidStatus):
        await guest.open(table)
    await (await house.guest(None)).refused("/api/session/enter", 403, "banned", token=token)
    assert (await table.guests[1].get(table.path))["version"] == 1


async def test_no_way_in_can_be_read_in_the_database(house: House) -> None:
    """Known fault M7: neither cookie nor links."""
    guest = await house.guest("Jana")
    secrets = [(await guest.post("/api/session/link"))["token"], guest.client.cookies[NAME]]
    secrets.append(secrets[1].rpartition(".")[0])
    async with house.parts.database.read() as connection:
        stored = "".join([str((await connection.execute(select(part))).all()) for part in metadata.sorted_tables])
        assert len((await connection.execute(select(login.c.token_hash))).all()) == 1
    assert guest.id in stored
    assert not [secret for secret in secrets if secret in stored]


@pytest.mark.parametrize(("way", "code"), [("login", 4401), ("ban", 4402)])
async def test_who_is_shut_out_while_a_page_opens_has_no_page(
    house: House, monkeypatch: pytest.MonkeyPatch, way: str, code: int
) -> None:
    """Between the look at the cookie and the moment in which the page is one of the table's."""
    table = await house.table()
    guest = table.guests[1]
    shut, news = False, house.parts.visits.news

    async def meanwhile(*asked: Any) -> Any:
        nonlocal shut
        if not shut:
            shut = True
            if way == "login":
                twin = await second_device(house, guest)
                assert (await twin.client.delete("/api/session/logins")).status_code == 204
            else:
                await ban_person(house.parts, guest.id, banned=True)
        return await news(*asked)

    page_of = guest.open(table)
    monkeypatch.setattr(house.parts.visits, "news", meanwhile)
    assert await (await page_of).closed() == code


async def test_a_page_ends_although_nobody_told_of_the_login(house: House) -> None:
    """A notice that is lost with its process is made good by the regular look."""
    table = await house.table()
    page = await table.guests[1].open(table)
    await page.until("presence")
    async with house.parts.database.write() as connection:
        await connection.execute(update(login).where(login.c.person_id == table.guests[1].id).values(ended=now()))
    await house.parts.watch.look_after()
    assert await page.closed() == 4401
