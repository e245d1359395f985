"""Several people on one device: a companion sits, sees and plays by the cookie of whoever brought it along."""

from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.house import Guest, House, Page, Table, problem, running

pytestmark = pytest.mark.either_database


class Companion:
    """Somebody who plays on another's device, through the browser of a guest."""

    def __init__(self, owner: Guest, id: str) -> None:
        self.owner = owner
        self.id = id

    def at(self, path: str) -> str:
        """An address, asked in this one's name."""
        return f"{path}{'&' if '?' in path else '?'}as={self.id}"

    async def choose(self, table: Table, choice: str) -> dict[str, Any]:
        """A choice of the present version."""
        version = (await self.owner.get(self.at(f"{table.path}/state")))["version"]
        command = {"version": version, "choice": choice, "command_id": f"{self.id}-{version}"}
        return await self.owner.post(self.at(f"{table.path}/choices"), **command)


async def family(house: House, *names: str, start: bool = True, **more: Any) -> tuple[Table, list[Companion]]:
    """A table of one person and companions, who have all other seats."""
    owner = await house.guest("Hana")
    made = await owner.post("/api/tables", game="toy", seats=len(names) + 1, **more)
    table = Table(house, made["id"], made["invite"], [owner])
    found = []
    for seat, name in enumerate(names, 1):
        shown = await owner.post(f"{table.path}/seats/{seat}", action="companion", name=name)
        found.append(Companion(owner, shown["seats"][seat]["person"]["id"]))
    if start:
        await owner.post(f"{table.path}/start")
    return table, found


async def page_of(companion: Companion, table: Table) -> Page:
    return await companion.owner.open(table, companion=companion.id)


async def test_two_play_a_whole_game_on_one_device(house: House) -> None:
    table, (dad,) = await family(house, "Dad")
    owner = table.guests[0]
    shown = await owner.get(table.path)
    assert [(seat["name"], seat["you"], seat["yours"], seat["companion"]) for seat in shown["seats"]] == [
        ("Hana", True, True, False),
        ("Dad", False, True, True),
    ]
    assert (await owner.get(dad.at(table.path)))["you"] == 1
    assert (await owner.get(dad.at("/api/session")))["person"] == {"id": dad.id, "name": "Dad"}
    while (await owner.get(table.path))["status"] == "running":
        seat = next(iter((await owner.get(table.path))["waiting"]))
        if seat == "0":
            await table.choose(0, "end-turn")
        else:
            await dad.choose(table, "end-turn")
    assert [table["id"] for table in (await owner.get(dad.at("/api/tables")))["tables"]] == [table.id]


async def test_each_on_the_device_sees_the_own_secrets_and_no_others(house: House) -> None:
    table, (dad,) = await family(house, "Dad", options={"traps": "on"})
    owner = table.guests[0]
    mine, theirs = await owner.open(table), await page_of(dad, table)
    assert (await mine.until("state"))["you"] == 0
    assert (await theirs.until("state"))["you"] == 1
    assert mine.decision is not None
    assert theirs.decision is None
    assert (await mine.choose("end-turn", "c1"))["t"] == "ack"
    await theirs.reach(2)
    await mine.reach(2)
    assert theirs.decision is not None
    assert mine.decision is None
    assert (await mine.choose("end-turn", "c2"))["problem"]["code"] == "not-your-turn"
    assert (await theirs.choose("end-turn", "c3"))["t"] == "ack"


async def test_nobody_acts_as_anothers_companion(house: House) -> None:
    """Known fault E2: not by request, not by socket, and neither as any other person."""
    table, (dad,) = await family(house, "Dad", public=True)
    sly, owner = await house.guest("Sly"), table.guests[0]
    body = {"version": 1, "choice": "step:1", "command_id": "c1"}
    for id in (dad.id, owner.id, "", "x", "%00", "x" * 3000):
        for path in ("/api/session", "/api/tables", table.path, f"{table.path}/state"):
            problem(await sly.client.get(f"{path}?as={id}"), 403, "not-your-companion")
        await sly.refused(f"{table.path}/choices?as={id}", 403, "not-your-companion", **body)
        with pytest.raises(InvalidStatus):
            await sly.open(table, companion=id)
    stranger = await house.guest(None)
    assert (await stranger.get(f"/api/session?as={dad.id}", 401))["code"] == "no-session"
    assert (await owner.get(f"/api/session?as={owner.id}"))["person"]["id"] == owner.id


async def test_a_companion_is_seated_at_open_tables_on_free_seats_by_who_sits_there(house: House) -> None:
    table, _ = await family(house, "Dad", "Mum", start=False)
    owner, outsider = table.guests[0], await house.guest("Eva")
    path = f"{table.path}/seats"
    await owner.post(f"{path}/2", action="kick")
    await outsider.refused(f"{path}/2", 404, "unknown-table", action="companion", name="X")
    problem(await owner.client.post(f"{path}/1", json={"action": "companion", "name": "X"}), 409, "seat-taken")
    problem(await owner.client.post(f"{path}/2", json={"action": "companion", "name": " "}), 422, "bad-name")
    problem(await owner.client.post(f"{path}/2", json={"action": "companion"}), 422, "bad-name")
    problem(await owner.client.post(f"{path}/9", json={"action": "companion", "name": "X"}), 422, "bad-seat")
    assert [seat["name"] for seat in (await owner.get(table.path))["seats"]] == ["Hana", "Dad", None]
    await outsider.post(f"{table.path}/join", invite=table.invite)
    await owner.post(f"{table.path}/start")
    problem(await owner.client.post(f"{path}/2", json={"action": "companion", "name": "X"}), 409, "table-started")


async def test_who_brought_a_companion_or_the_host_frees_the_seat(house: House) -> None:
    host, guest = await house.guest("Hana"), await house.guest("Gita")
    made = await host.post("/api/tables", game="toy", seats=4)
    path = f"/api/tables/{made['id']}"
    await guest.post(f"{path}/join", invite=made["invite"])
    await guest.post(f"{path}/seats/2", action="companion", name="Dad")
    await host.post(f"{path}/seats/3", action="companion", name="Mum")
    await guest.refused(f"{path}/seats/3", 403, "not-host", action="kick")
    await guest.post(f"{path}/seats/2", action="kick")
    await guest.post(f"{path}/seats/2", action="companion", name="Dad")
    await host.post(f"{path}/seats/2", action="kick")
    await guest.post(f"{path}/seats/2", action="companion", name="Dad")
    await host.post(f"{path}/seats/1", action="kick")
    seats = (await host.get(path))["seats"]
    assert [seat["name"] for seat in seats] == ["Hana", None, None, "Mum"], "a companion goes with the device"


async def test_companions_leave_with_the_device_and_no_table_is_left_to_them(house: House) -> None:
    table, _ = await family(house, "Dad", start=False)
    owner, page = table.guests[0], await table.guests[0].open(table)
    await page.until("presence")
    await owner.post(f"{table.path}/leave")
    assert await page.closed() == 4404


async def test_the_same_companions_play_again(house: House) -> None:
    """The same name on the same device is the same person; a rematch brings all along."""
    table, (dad,) = await family(house, "Dad")
    owner = table.guests[0]
    while (await owner.get(table.path))["status"] == "running":
        waiting = (await owner.get(table.path))["waiting"]
        await (table.choose(0, "end-turn") if "0" in waiting else dad.choose(table, "end-turn"))
    again = await owner.post(f"{table.path}/rematch")
    seats = (await owner.get(f"/api/tables/{again['id']}"))["seats"]
    assert [seat["person"]["id"] for seat in seats] == [owner.id, dad.id]
    other, (again_dad,) = await family_of(owner, "Dad")
    assert again_dad == dad.id
    shown = await owner.post(f"/api/tables/{other}/seats/2", action="companion", name="Dad")
    assert shown["seats"][2]["person"]["id"] != dad.id, "two of one name at one table are two"


async def family_of(owner: Guest, name: str) -> tuple[str, tuple[str]]:
    made = await owner.post("/api/tables", game="toy", seats=3)
    shown = await owner.post(f"/api/tables/{made['id']}/seats/1", action="companion", name=name)
    return made["id"], (shown["seats"][1]["person"]["id"],)


async def test_a_companion_is_there_while_the_device_is(database_url: str, tmp_path: Path) -> None:
    """An open page of whoever brought it along is one of the companion's too: no bot may stand in."""
    async with running(database_url, tmp_path, absence_seconds=0) as house:
        host, guest = await house.guest("Hana"), await house.guest("Gita")
        made = await host.post("/api/tables", game="toy", seats=3)
        table = Table(house, made["id"], made["invite"], [host, guest])
        await guest.post(f"{table.path}/join", invite=table.invite)
        await guest.post(f"{table.path}/seats/2", action="companion", name="Dad")
        await host.post(f"{table.path}/start")
        page = await guest.open(table)
        await page.until("presence")
        seats = (await host.get(table.path))["seats"]
        assert [(seat["online"], seat["away"]) for seat in seats[1:]] == [(True, False), (True, False)]
        await host.refused(f"{table.path}/seats/2", 409, "not-absent", action="bot", level="random")
        await page.line.close()
        watched = await host.open(table)
        while (await watched.until("presence"))["seats"][2]["online"]:
            pass
        await host.post(f"{table.path}/seats/2", action="bot", level="random")


async def test_a_companions_page_ends_with_the_devices_login(house: House) -> None:
    table, (dad,) = await family(house, "Dad")
    page = await page_of(dad, table)
    await page.until("presence")
    await table.guests[0].client.delete("/api/session")
    assert await page.closed() == 4401


async def test_a_companion_may_be_renamed_and_chats_in_the_own_name(house: House) -> None:
    table, (dad,) = await family(house, "Dad")
    owner = table.guests[0]
    page = await page_of(dad, table)
    await page.until("presence")
    await owner.post(dad.at("/api/session"), name="Tatínek")
    while (await page.until("presence"))["table"]["seats"][1]["name"] != "Tatínek":
        pass
    await page.send(t="chat", text="Ahoj")
    said = await page.until("chat")
    assert (said["name"], said["seat"]) == ("Tatínek", 1)
    assert (await owner.get("/api/session"))["person"]["name"] == "Hana"


async def test_a_companion_has_no_programs(house: House) -> None:
    """A token would outlive the account, and a ban, of the person on whose device the companion plays."""
    table, (dad,) = await family(house, "Dad")
    await table.guests[0].refused(dad.at("/api/bots"), 403, "not-for-companions", name="Robot")


async def test_a_program_has_no_companions(house: House) -> None:
    owner, robot = await house.guest("Olga"), await house.guest(None)
    token = (await owner.post("/api/bots", name="Robot"))["token"]
    robot.client.headers["Authorization"] = f"Bearer {token}"
    made = await robot.post("/api/tables", game="toy", seats=2)
    address = f"/api/tables/{made['id']}/seats/1"
    problem(await robot.client.post(address, json={"action": "companion", "name": "X"}), 403, "not-for-bots")
