"""Who takes the account away is nobody any more; every game goes on, and past ones stay readable."""

from pathlib import Path

from sqlalchemy import insert, select

from orloj.server.db.tables import channel, game_table, login, metadata, passkey, person, preference, ticket
from orloj.server.wire import now
from tests.server.house import Guest, House, Table, problem, running


async def take_away(guest: Guest) -> None:
    answer = await guest.client.request("DELETE", "/api/session/person", json={})
    assert answer.status_code == 204, answer.text


async def test_a_running_game_goes_on_without_the_account(house: House) -> None:
    """Known fault G7: neutral name, a bot in the seat, host passed on, a substitute may come."""
    table = await house.table(3)
    guest, pages = table.guests[0], [await other.open(table) for other in table.guests]
    for page in pages:
        await page.until("presence")
    await take_away(guest)
    assert await pages[0].closed() == 4401
    shown = await table.guests[1].get(table.path)
    gone = shown["seats"][0]
    assert (gone["name"], gone["bot"], gone["conceded"], gone["host"]) == ("Somebody", "normal", True, False)
    assert shown["host"] is True
    invite = (await table.guests[2].post(f"{table.path}/seats/0", action="offer"))["invite"]
    other = await house.guest("Olga")
    taken = await other.post(f"{table.path}/take", invite=invite)
    assert (taken["you"], taken["seats"][0]["name"], taken["seats"][0]["bot"]) == (0, "Olga", None)
    assert (await guest.get("/api/session", 401))["code"] == "no-session"
    assert (await guest.get(table.path, 404))["code"] == "unknown-table"


async def test_the_others_play_to_the_end_and_the_record_stays(house: House) -> None:
    table = await house.table()
    finished = await house.table()
    await finished.play_out()
    await take_away(finished.guests[0])
    assert (await finished.guests[1].get(f"{finished.path}/record"))["names"] == ["Somebody", "Guest 1"]
    page = await table.guests[1].open(table)
    await page.until("presence")
    await take_away(table.guests[0])
    await page.play_out()
    record = await table.guests[1].get(f"{table.path}/record")
    assert record["names"] == ["Somebody", "Guest 1"]
    assert record["scores"]


async def test_open_tables_are_left(house: House) -> None:
    """Known fault J1: the host's part passes on; a table without people is gone."""
    table, alone = await house.table(3, start=False), await house.guest("Alone")
    page = await table.guests[1].open(table)
    await page.until("presence")
    made = await alone.post("/api/tables", game="toy", seats=2)
    onlooker = await house.guest("Stella")
    invite = (await alone.post(f"/api/tables/{made['id']}/watch-link"))["invite"]
    await onlooker.post(f"/api/tables/{made['id']}/watch", invite=invite)
    await take_away(table.guests[0])
    while (told := (await page.until("presence"))["table"])["seats"][0]["name"] is not None:
        pass
    assert (told["host"], told["seats"][1]["host"]) == (True, True)
    await take_away(alone)
    assert (await onlooker.get(f"/api/tables/{made['id']}", 404))["code"] == "unknown-table"


async def test_nothing_of_the_person_is_left(house: House) -> None:
    guest = await house.guest("Jana Nováková")
    token = (await guest.post("/api/session/link"))["token"]
    at = now()
    async with house.parts.database.write() as connection:
        await connection.execute(
            insert(channel).values(
                id="c", person_id=guest.id, kind="hook", label="Mine", address={"url": "x"}, on=True, created=at
            )
        )
        await connection.execute(
            insert(passkey).values(id="k", person_id=guest.id, public_key=b"", sign_count=0, name="My key", created=at)
        )
        await connection.execute(
            insert(preference).values(person_id=guest.id, zone="Europe/Prague", occasions=[], delay=0, remind_most=0)
        )
        values = {"token_hash": "h", "person_id": guest.id, "purpose": "mail", "about": {}, "expires": at}
        await connection.execute(insert(ticket).values(values))
    owned = await guest.post("/api/bots", name="Nováková's robot")
    made = await guest.post("/api/tables", game="toy", seats=2)
    await guest.post(f"/api/tables/{made['id']}/seats/1", action="companion", name="Dad Novák")
    jar = dict(guest.client.cookies)
    await take_away(guest)
    async with house.parts.database.read() as connection:
        stored = "".join([str((await connection.execute(select(part))).all()) for part in metadata.sorted_tables])
        for part in (login, channel, passkey, preference, ticket):
            assert not (await connection.execute(select(part))).all(), part.name
        assert {row.name for row in await connection.execute(select(person))} == {"Somebody"}
    assert "Novák" not in stored
    await (await house.guest(None)).refused("/api/session/enter", 404, "bad-link", token=token)
    robot = await house.guest(None)
    robot.client.headers["Authorization"] = f"Bearer {owned['token']}"
    assert (await robot.get("/api/session", 401))["code"] == "bad-token"
    guest.client.cookies.update(jar)
    assert (await guest.get("/api/session", 401))["code"] == "no-session"


async def test_tables_of_ones_own_go_with_the_account(house: House) -> None:
    table = await house.table()
    guest = table.guests[0]
    tried = Table(house, (await guest.post(f"{table.path}/sandbox", version=1))["id"], "", [guest])
    given_up = Table(house, (await guest.post(f"{table.path}/sandbox", version=1))["id"], "", [guest])
    await guest.post(f"{given_up.path}/concede")
    await table.play_out()
    taken = (await guest.post("/api/records", record=await guest.get(f"{table.path}/record")))["id"]
    await take_away(guest)
    async with house.parts.database.read() as connection:
        left = set((await connection.execute(select(game_table.c.id))).scalars())
    assert left.isdisjoint({tried.id, given_up.id, taken})
    assert table.id in left


async def test_companions_go_with_the_account(house: House) -> None:
    host, guest = await house.guest("Hana"), await house.guest("Gita")
    made = await host.post("/api/tables", game="toy", seats=3)
    table = Table(house, made["id"], made["invite"], [host, guest])
    await guest.post(f"{table.path}/join", invite=table.invite)
    await guest.post(f"{table.path}/seats/2", action="companion", name="Dad")
    await host.post(f"{table.path}/start")
    page = await host.open(table)
    await page.until("presence")
    await take_away(guest)
    seats = (await host.get(table.path))["seats"]
    assert [(seat["name"], seat["conceded"]) for seat in seats[1:]] == [("Somebody", True), ("Somebody", True)]
    await page.play_out()


async def test_a_game_against_bots_alone_plays_itself_out(house: House) -> None:
    table = await house.alone()
    watching = await house.guest("Stella")
    invite = (await table.guests[0].post(f"{table.path}/watch-link"))["invite"]
    await watching.post(f"{table.path}/watch", invite=invite)
    page = await watching.open(table)
    await take_away(table.guests[0])
    while (await page.until("presence"))["table"]["status"] != "over":
        pass


async def test_an_onlooker_goes_with_the_account(house: House) -> None:
    table = await house.table()
    stella = await house.guest("Stella")
    invite = (await table.guests[0].post(f"{table.path}/watch-link"))["invite"]
    await stella.post(f"{table.path}/watch", invite=invite)
    page = await stella.open(table)
    await page.until("presence")
    await take_away(stella)
    assert await page.closed() == 4403
    assert (await table.guests[0].get(table.path))["watchers"] == []


async def test_without_a_session_there_is_nothing_to_take_away(house: House) -> None:
    problem(await (await house.guest(None)).client.delete("/api/session/person"), 401, "no-session")
    guest = await house.guest("Jana")
    answer = await guest.client.delete("/api/session/person", headers={"Origin": "https://evil.example"})
    problem(answer, 403, "foreign-origin")
    assert (await guest.get("/api/session"))["person"]["name"] == "Jana"


async def test_an_account_taken_away_through_one_process_is_so_in_the_other(postgres_url: str, tmp_path: Path) -> None:
    async with running(postgres_url, tmp_path) as left, running(postgres_url, tmp_path) as right:
        table = await left.table()
        twin = await table.guests[0].through(right)
        page, other = await twin.open(table), await (await table.guests[1].through(right)).open(table)
        await other.until("presence")
        await take_away(table.guests[0])
        assert await page.closed() == 4401
        while (await other.until("presence"))["table"]["seats"][0]["name"] != "Somebody":
            pass
