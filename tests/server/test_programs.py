"""People's own programs: they come in with a token, are named as bots, and lose everything with the token."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select
from websockets.exceptions import InvalidStatus

from orloj.server.accounts.programs import MOST
from orloj.server.db.tables import metadata
from tests.server.house import Guest, House, Table, problem, running

pytestmark = pytest.mark.either_database


async def program(house: House, name: str = "Deep Vltava") -> tuple[Guest, Guest, dict[str, Any]]:
    """Somebody, a program of theirs with its token in its headers, and what was told about it."""
    owner, robot = await house.guest("Olga"), await house.guest(None)
    made = await owner.post("/api/bots", name=name)
    robot.id = made["id"]
    robot.client.headers["Authorization"] = f"Bearer {made['token']}"
    return owner, robot, made


async def test_a_program_is_made_listed_and_revoked(house: House) -> None:
    owner, robot, made = await program(house)
    assert set(made) == {"id", "name", "created", "token"}
    assert (await robot.get("/api/session"))["person"] == {"id": made["id"], "name": "Deep Vltava"}
    second = await owner.post("/api/bots", name="Second")
    listed = (await owner.get("/api/bots"))["bots"]
    assert {bot["id"] for bot in listed} == {made["id"], second["id"]}
    assert not any("token" in bot for bot in listed)
    assert (await (await house.guest("Other")).get("/api/bots"))["bots"] == []
    assert (await owner.client.delete(f"/api/bots/{made['id']}")).status_code == 204
    assert [bot["id"] for bot in (await owner.get("/api/bots"))["bots"]] == [second["id"]]
    problem(await owner.client.delete(f"/api/bots/{made['id']}"), 404, "unknown-bot")
    assert (await robot.get("/api/session", 401))["code"] == "bad-token"


async def test_what_may_not_be_done_with_programs(house: House) -> None:
    owner, robot, made = await program(house)
    stranger = await house.guest("Stranger")
    await (await house.guest(None)).refused("/api/bots", 401, "no-session", name="X")
    await owner.refused("/api/bots", 422, "bad-name", name=" ")
    await robot.refused("/api/bots", 403, "not-for-bots", name="Child")
    await robot.refused("/api/session", 403, "not-for-bots", name="Person")
    problem(await stranger.client.delete(f"/api/bots/{made['id']}"), 404, "unknown-bot")
    problem(await robot.client.delete(f"/api/bots/{made['id']}"), 404, "unknown-bot")
    answer = await owner.client.delete(f"/api/bots/{made['id']}", headers={"Origin": "https://evil.example"})
    problem(answer, 403, "foreign-origin")
    for number in range(MOST - 1):
        await owner.post("/api/bots", name=f"Robot {number}")
    await owner.refused("/api/bots", 409, "too-many-bots", name="One more")
    await owner.client.delete(f"/api/bots/{made['id']}")
    await owner.post("/api/bots", name="One more")


@pytest.mark.parametrize("token", ["", "guess", "\u00e9", "x" * 5000, "Bearer"])
async def test_a_wrong_token_is_nobody(house: House, token: str) -> None:
    """Not even who the cookie says."""
    guest = await house.guest("Jana")
    headers = {b"Authorization": f"Bearer {token}".strip().encode("latin-1")}
    for path in ("/api/session", "/api/tables", "/api/tables/x", "/api/tables/x/state"):
        problem(await guest.client.get(path, headers=headers), 401, "bad-token")
    answer = await guest.client.post("/api/tables", json={"game": "toy", "seats": 2}, headers=headers)
    problem(answer, 401, "bad-token")


async def test_a_token_is_no_persons_and_a_persons_id_no_token(house: House) -> None:
    owner, _, made = await program(house)
    thief = await house.guest(None)
    for token in (owner.id, made["id"], made["token"][:-1], made["token"].upper()):
        thief.client.headers["Authorization"] = f"Bearer {token}"
        assert (await thief.get("/api/session", 401))["code"] == "bad-token"


async def test_tokens_are_stored_as_hashes(house: House) -> None:
    _, _, made = await program(house)
    async with house.parts.database.read() as connection:
        stored = "".join([str((await connection.execute(select(part))).all()) for part in metadata.sorted_tables])
    assert made["id"] in stored
    assert made["token"] not in stored


async def test_a_program_joins_by_invitation_only_and_is_named_as_a_bot(house: House) -> None:
    host = await house.guest("Hana")
    _, robot, made = await program(house)
    table = await host.post("/api/tables", game="toy", seats=2)
    path = f"/api/tables/{table['id']}"
    page = await host.open(_as_table(house, table, host))
    for body in ({}, {"invite": "guess"}):
        await robot.refused(f"{path}/join", 404, "unknown-table", **body)
    assert (await robot.get(path, 404))["code"] == "unknown-table"
    shown = await robot.post(f"{path}/join", invite=table["invite"])
    seat = shown["seats"][1]
    assert (seat["name"], seat["program"], seat["bot"]) == ("Deep Vltava (bot)", True, None)
    assert seat["person"] == {"id": made["id"], "name": "Deep Vltava"}
    assert not shown["seats"][0]["program"]
    line = await robot.open(_as_table(house, table, host))
    await line.send(t="chat", text="Ahoj")
    assert (await page.until("chat"))["name"] == "Deep Vltava (bot)"
    again = await robot.open(_as_table(house, table, host))
    assert (await again.until("chat"))["name"] == "Deep Vltava (bot)"
    await host.post(f"{path}/start")
    assert (await host.get(f"{path}/record"))["names"] == ["Hana", "Deep Vltava (bot)"]


async def test_a_program_plays_by_http_alone(house: House) -> None:
    host = await house.guest("Hana")
    _, robot, _ = await program(house)
    made = await host.post("/api/tables", game="toy", seats=2)
    path = f"/api/tables/{made['id']}"
    await robot.post(f"{path}/join", invite=made["invite"])
    await host.post(f"{path}/start")
    players = [host, robot]
    while (await robot.get(path))["status"] == "running":
        for number, player in enumerate(players):
            state = await player.get(f"{path}/state")
            if state["decision"]:
                body = {"version": state["version"], "choice": "end-turn", "command_id": f"{number}-{state['version']}"}
                await player.post(f"{path}/choices", **body)
    assert (await robot.get(path))["scores"]


async def test_a_program_acts_for_itself_alone(house: House) -> None:
    table = await house.table()
    _, robot, _ = await program(house)
    for path in ("", "/state", "/events", "/record"):
        assert (await robot.get(f"{table.path}{path}", 404))["code"] == "unknown-table"
    body = {"version": 1, "choice": "step:1", "command_id": "c1"}
    await robot.refused(f"{table.path}/choices", 404, "unknown-table", **body)
    await robot.refused(f"{table.path}/join", 409, "table-started", invite=table.invite)
    with pytest.raises(InvalidStatus):
        await robot.open(table)


async def test_a_revoked_token_is_worth_nothing_at_once(house: House) -> None:
    host = await house.guest("Hana")
    owner, robot, made = await program(house)
    table = await host.post("/api/tables", game="toy", seats=2)
    path = f"/api/tables/{table['id']}"
    await robot.post(f"{path}/join", invite=table["invite"])
    await host.post(f"{path}/start")
    at = _as_table(house, table, host)
    line, page = await robot.open(at), await host.open(at)
    await line.until("presence")
    await owner.client.delete(f"/api/bots/{made['id']}")
    assert await line.closed() == 4401
    while (await page.until("presence"))["table"]["seats"][1]["online"]:
        pass
    body = {"version": 1, "choice": "step:1", "command_id": "c1"}
    for get in ("", "/state", "/events", "/record"):
        assert (await robot.get(f"{path}{get}", 401))["code"] == "bad-token"
    await robot.refused(f"{path}/choices", 401, "bad-token", **body)
    with pytest.raises(InvalidStatus):
        await robot.open(at)
    assert (await page.choose("step:1", "c1"))["t"] == "ack", "the others play on"
    assert (await host.get(path))["seats"][1]["name"] == "Deep Vltava (bot)"


async def test_a_token_revoked_through_one_process_is_dead_in_the_other(postgres_url: str, tmp_path: Path) -> None:
    async with running(postgres_url, tmp_path) as left, running(postgres_url, tmp_path) as right:
        owner, robot, made = await program(left)
        table = await left.table(public=True)
        twin = await robot.through(right)
        twin.client.headers["Authorization"] = robot.client.headers["Authorization"]
        line = await twin.open(table)
        await line.until("presence")
        await owner.client.delete(f"/api/bots/{made['id']}")
        assert await line.closed() == 4401


async def test_a_bot_stands_in_for_a_program_too(sqlite_url: str, tmp_path: Path) -> None:
    async with running(sqlite_url, tmp_path, absence_seconds=0) as house:
        host = await house.guest("Hana")
        _, robot, _ = await program(house)
        table = await host.post("/api/tables", game="toy", seats=2)
        path = f"/api/tables/{table['id']}"
        await robot.post(f"{path}/join", invite=table["invite"])
        await host.post(f"{path}/start")
        await asyncio.sleep(0.01)
        shown = await host.post(f"{path}/seats/1", action="bot", level="random")
        assert (shown["seats"][1]["bot"], shown["seats"][1]["program"]) == ("random", True)
        await (await host.open(_as_table(house, table, host))).play_out()


async def test_a_program_inherits_a_table_only_where_no_people_are_left(house: House) -> None:
    host, guest = await house.guest("Hana"), await house.guest("Gita")
    _, robot, _ = await program(house)
    table = await host.post("/api/tables", game="toy", seats=3)
    path = f"/api/tables/{table['id']}"
    for player in (robot, guest):
        await player.post(f"{path}/join", invite=table["invite"])
    await host.post(f"{path}/leave")
    assert (await guest.get(path))["host"] is True
    await guest.post(f"{path}/leave")
    assert (await robot.get(path))["host"] is True


def _as_table(house: House, made: dict[str, Any], host: Guest) -> Table:
    return Table(house, made["id"], made["invite"], [host])
